/** What a client may send over the socket, and what the acknowledgement of each message says. Anything else is refused. */
import { z } from "zod";
import { PASSES, STOPS } from "./choices.ts";
import { canBeSeen, tidyWords } from "./names.ts";
import type { Given, Plain } from "./plain.ts";
import { value, viewer } from "./questions.ts";
import { chatLine, inviteCode, tableId } from "./tables.ts";

export const messageId = z.number().int().min(0).max(2_147_483_647);
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
  answer: z.strictObject({ t: z.literal("answer"), ...about, ask: z.string().regex(/^\d{1,9}\.\d{1,9}$/), value }),
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
