/** Questions, answers and events of any game. Their types are the kernel's; the schemas only check them. */
import type {
  Answer,
  Counts,
  Params,
  Question,
  SettingChoice,
  SettingValue,
  SettingValues,
  TableSettings,
  Value,
  Viewer,
} from "@hypergate/kernel";
import { z } from "zod";
import type { Plain } from "./plain.ts";

export const seat = z.number().int().min(0).max(9);
export const viewer: z.ZodType<Viewer> = z.union([seat, z.literal("spectator")]);

/** How long a reference may be, how many of them an answer may name, and how many of each it may count. */
export const LONGEST_REF = 200;
export const MOST_REFS = 200;
export const MOST_COUNTED = 1000;
const ref = z.string().max(LONGEST_REF);
const whole = z.number().int();
const refs = z.array(ref).readonly();
export const params: z.ZodType<Params> = z.record(z.string(), z.union([z.string(), z.number()]));

/** How many of each thing. */
const counts: z.ZodType<Counts, Counts> = z
  .record(ref, whole.min(0).max(MOST_COUNTED))
  .refine((record) => Object.keys(record).length <= MOST_REFS, "too many");
const terms = { give: counts, want: counts };

/** An answer to any question of any game. */
export const value: z.ZodType<Value, Value> = z.union([
  ref,
  whole,
  z.boolean(),
  z.array(ref).max(MOST_REFS),
  z.discriminatedUnion("do", [
    z.strictObject({ do: z.literal("offer"), ...terms }),
    z.strictObject({ do: z.literal("accept") }),
    z.strictObject({ do: z.literal("refuse") }),
  ]),
  counts,
]);

const slots = z.array(z.strictObject({ ref, max: whole })).readonly();
const caps = z.array(z.strictObject({ side: z.enum(["give", "want"]), refs, max: whole })).readonly();
const range = { min: whole, max: whole };
const everyKind = {
  key: z.string(),
  who: seat,
  source: z.strictObject({ by: ref, rule: z.string() }),
  params: params.optional(),
  hidden: z.boolean().optional(),
  anyway: z.boolean().optional(),
  quiet: z.boolean().optional(),
};

export const question: z.ZodType<Question> = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("one"), ...everyKind, options: refs }),
  z.strictObject({ kind: z.literal("some"), ...everyKind, options: refs, ...range }),
  z.strictObject({ kind: z.literal("number"), ...everyKind, ...range }),
  z.strictObject({ kind: z.literal("spread"), ...everyKind, slots, ...range }),
  z.strictObject({ kind: z.literal("order"), ...everyKind, options: refs }),
  z.strictObject({ kind: z.literal("confirm"), ...everyKind }),
  z.strictObject({
    kind: z.literal("deal"),
    ...everyKind,
    give: slots,
    want: slots,
    caps,
    needs: refs.optional(),
    standing: z.strictObject(terms).optional(),
    mayAccept: z.boolean(),
    mayOffer: z.boolean(),
    wordless: z.literal(true).optional(),
  }),
]);

/** An answer as a finished game lists it. */
export const answer: z.ZodType<Answer> = z.strictObject({ who: seat, key: z.string(), value });

/**
 * An event as one viewer may know it. `trail` says where in the game it happened, outermost first; `scene`, with events worth a
 * picture, what lay on the table at that moment.
 */
export const toldEvent = z.strictObject({
  n: whole.min(0),
  trail: z.string(),
  id: z.string(),
  params,
  scene: z.unknown().optional(),
});
export type ToldEvent = Plain<typeof toldEvent>;

/** A time in milliseconds since 1970. */
const moment = z.number();
/** From when on a question costs its seat time, after what happened before it could be seen, and when it is answered for the seat. */
const clock = z.strictObject({ from: moment, until: moment });
export type QuestionClock = Plain<typeof clock>;

/** A question as it is put to a seat. */
export const asked = z.strictObject({ ask: z.string(), question, clock: clock.optional() });
export type Asked = Plain<typeof asked>;

/** Whom a table waits for: seats asked in the open, and whether anybody is asked in secret. */
export const waiting = z.strictObject({
  seats: z.array(seat).readonly(),
  responses: z.boolean(),
  /** By seat. */
  clocks: z.record(z.string(), clock),
});
export type Waiting = Plain<typeof waiting>;

const settingValue: z.ZodType<SettingValue, SettingValue> = z.union([
  z.string().max(100),
  z.number(),
  z.boolean(),
  z.array(z.string().max(100)).max(100),
]);
/** What a table chooses of its game. */
export const settings: z.ZodType<TableSettings, TableSettings> = z.record(
  z.string().regex(/^[a-z]\w{0,60}$/i),
  settingValue,
);

const texts = z.array(z.string());
const settingValues: z.ZodType<SettingValues> = z.union([
  z.strictObject({ oneOf: z.array(settingValue) }),
  z.strictObject({ min: z.number(), max: z.number() }),
  z.strictObject({ listOf: texts }),
  z.strictObject({ bySeat: texts }),
  z.strictObject({ seat: z.literal(true) }),
]);
export const settingChoice: z.ZodType<SettingChoice> = z.strictObject({
  name: z.string(),
  values: settingValues,
  where: settings.optional(),
});
