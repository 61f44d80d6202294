/** What a client may send over the socket, and what the acknowledgement of each message says. Anything else is refused. */
import { z } from "zod";
import { PASSES, STOPS } from "./choices.ts";
import { canBeSeen, tidyWords } from "./names.ts";
import type { Given, Plain } from "./plain.ts";
import { LONGEST_REF, MOST_COUNTED, MOST_REFS, value, viewer } from "./questions.ts";
import { chatLine, inviteCode, TABLE_ID, tableId } from "./tables.ts";

const MOST_ID = 2_147_483_647;
export const messageId = z.number().int().min(0).max(MOST_ID);
/** The name of a question: how often the game went back, and how many answers its seat has given. */
const ASK = /^\d{1,9}\.\d{1,9}$/;
/** A line of chat. */
const words = z.string().max(500).transform(tidyWords).refine(canBeSeen);
const about = { id: messageId, table: tableId };

export const MESSAGES = {
  watch: z.strictObject({
    t: z.literal("watch"),
    ...about,
    seen: z.number().int().min(0).max(1_000_000_000).optional(),
    code: inviteCode.optional(),
    spectator: z.literal(true).optional(),
  }),
  unwatch: z.strictObject({ t: z.literal("unwatch"), ...about }),
  answer: z.strictObject({ t: z.literal("answer"), ...about, ask: z.string().regex(ASK), value }),
  undo: z.strictObject({ t: z.literal("undo"), ...about }),
  consent: z.strictObject({ t: z.literal("consent"), ...about, yes: z.boolean() }),
  chat: z.strictObject({ t: z.literal("chat"), ...about, text: words }),
  stop: z.strictObject({
    t: z.literal("stop"),
    ...about,
    window: z.string().regex(/^(\*|[\w./-]{1,80})(@player\/\d)?$/),
    stop: z.enum([...STOPS, "unset"]),
  }),
  pass: z.strictObject({ t: z.literal("pass"), ...about, until: z.enum([...PASSES, "never"]) }),
  ping: z.strictObject({ t: z.literal("ping"), id: messageId }),
};

export const message = z.discriminatedUnion("t", Object.values(MESSAGES) as TupleOf<typeof MESSAGES>);
type TupleOf<M> = [M[keyof M], ...M[keyof M][]];

/** A message as it is received. */
export type Message = Plain<typeof message>;

/**
 * Whether this is an answer that names or counts things, is a number, or is yes or no. Most messages are, and checking such a one
 * by hand takes less than half the time. Whatever is not has yet to be held against the schema.
 */
export function isPlainAnswer(json: unknown): json is Extract<Message, { t: "answer" }> {
  if (typeof json !== "object" || json === null) return false;
  const { t, id, table, ask, value: given } = json as Readonly<Record<string, unknown>>;
  if (t !== "answer" || Object.keys(json).length !== 5) return false;
  if (typeof id !== "number" || !Number.isInteger(id) || id < 0 || id > MOST_ID) return false;
  if (typeof table !== "string" || !TABLE_ID.test(table) || typeof ask !== "string" || !ASK.test(ask)) return false;
  return (
    typeof given === "boolean" || Number.isSafeInteger(given) || isRef(given) || isListOfRefs(given) || isCounts(given)
  );
}

function isRef(given: unknown): boolean {
  return typeof given === "string" && given.length <= LONGEST_REF;
}

function isListOfRefs(given: unknown): boolean {
  return Array.isArray(given) && given.length <= MOST_REFS && given.every(isRef);
}

/** Offers in deals have a field `do`. */
function isCounts(given: unknown): boolean {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return false;
  const counts = Object.entries(given);
  const isCount = (n: unknown) => typeof n === "number" && Number.isInteger(n) && n >= 0 && n <= MOST_COUNTED;
  return (
    counts.length <= MOST_REFS &&
    counts.every(([ref, n]) => isRef(ref) && isCount(n) && ref !== "do" && ref !== "__proto__")
  );
}

type Unnumbered<M> = M extends unknown ? Omit<M, "id"> : never;

/** A message as it is sent, before it has its number. */
export type UnsentMessage = Unnumbered<Given<typeof message>>;

const nothing = z.strictObject({});
const done = z.strictObject({ done: z.boolean() });

/** What is told with the acknowledgement. One who stopped looking before their turn came is told nothing by `watch`. */
export const REPLIES = {
  watch: z.strictObject({
    viewer: viewer.optional(),
    chat: z.array(chatLine).optional(),
    seen: z.number().optional(),
    slept: z.literal(true).optional(),
  }),
  unwatch: nothing,
  answer: z.strictObject({ n: z.number(), again: z.literal(true).optional() }),
  undo: done,
  consent: done,
  chat: nothing,
  stop: nothing,
  pass: nothing,
  ping: nothing,
} satisfies Record<keyof typeof MESSAGES, z.ZodObject>;

export type MessageKind = keyof typeof MESSAGES;
export type Reply<K extends MessageKind> = Plain<(typeof REPLIES)[K]>;
