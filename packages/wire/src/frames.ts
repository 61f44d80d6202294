/** What the server sends over the socket. */
import { z } from "zod";
import { messageId, REPLIES } from "./messages.ts";
import type { Plain } from "./plain.ts";
import { asked, seat, toldEvent, viewer, waiting } from "./questions.ts";
import { refusal } from "./refusals.ts";
import { chatLine, tableId, tableInfo } from "./tables.ts";

/**
 * A seat wants to go back. The people in `missing` have not agreed yet; those in `away` have left the game and agree unless
 * they object before it `ends`.
 */
export const undoRequest = z.strictObject({
  by: seat,
  missing: z.array(seat),
  away: z.array(seat),
  ends: z.number(),
});
export type UndoRequest = Plain<typeof undoRequest>;

const about = { table: tableId, n: z.number().int().min(0) };
const changes = {
  events: z.array(toldEvent),
  set: z.record(z.string(), z.unknown()),
  asked: asked.nullable(),
  waiting,
};

export const FRAMES = {
  ok: z.strictObject({
    t: z.literal("ok"),
    id: messageId,
    ...REPLIES.watch.shape,
    ...REPLIES.answer.partial().shape,
    ...REPLIES.undo.partial().shape,
  }),
  error: z.strictObject({ t: z.literal("error"), id: z.number().optional(), error: refusal }),
  table: z.strictObject({ t: z.literal("table"), table: tableInfo }),
  state: z.strictObject({ t: z.literal("state"), ...about, viewer, ...changes }),
  update: z.strictObject({
    t: z.literal("update"),
    ...about,
    ...z.object({ ...changes, gone: z.array(z.string()) }).partial().shape,
  }),
  undo: z.strictObject({ t: z.literal("undo"), table: tableId, request: undoRequest.nullable() }),
  presence: z.strictObject({
    t: z.literal("presence"),
    table: tableId,
    seats: z.array(seat),
    spectators: z.number(),
    asleep: z.literal(true).optional(),
  }),
  chat: z.strictObject({ t: z.literal("chat"), table: tableId, line: chatLine }),
  gone: z.strictObject({ t: z.literal("gone"), table: tableId }),
};

export type FrameKind = keyof typeof FRAMES;
export type FrameOf<K extends FrameKind> = Plain<(typeof FRAMES)[K]>;
export type Frame = { readonly [K in FrameKind]: FrameOf<K> }[FrameKind];

/** What changed at a table; each part is there only if it did. */
export type Changes = Omit<FrameOf<"update">, "t">;

export const frame: z.ZodType<Frame> = z.discriminatedUnion("t", [
  FRAMES.ok,
  FRAMES.error,
  FRAMES.table,
  FRAMES.state,
  FRAMES.update,
  FRAMES.undo,
  FRAMES.presence,
  FRAMES.chat,
  FRAMES.gone,
]);
