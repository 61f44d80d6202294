/** Every message a client may send over a socket; anything else is refused. */
import { z } from "zod";
import { STOPS } from "../tables/table.ts";

const ref = z.string().max(200);
const counts = z.record(ref, z.number().int().min(0).max(1000)).refine(isSmall, "too many");
const terms = { give: counts, want: counts };

/** An answer to any question of any game. */
export const value = z.union([
  ref,
  z.number().int(),
  z.boolean(),
  z.array(ref).max(200),
  z.discriminatedUnion("do", [
    z.strictObject({ do: z.literal("offer"), ...terms }),
    z.strictObject({ do: z.literal("accept") }),
    z.strictObject({ do: z.literal("refuse") }),
  ]),
  counts,
]);

function isSmall(record: object): boolean {
  return Object.keys(record).length <= 200;
}

export const tableId = z.string().regex(/^[\w-]{8,32}$/);
const id = z.number().int().min(0).max(2_147_483_647);
const about = { id, table: tableId };

export const message = z.discriminatedUnion("t", [
  z.strictObject({
    t: z.literal("watch"),
    ...about,
    seen: z.number().int().min(0).max(1_000_000_000).optional(),
    code: z.string().max(32).optional(),
  }),
  z.strictObject({ t: z.literal("unwatch"), ...about }),
  z.strictObject({ t: z.literal("answer"), ...about, ask: z.string().regex(/^\d{1,9}\.\d{1,9}$/), value }),
  z.strictObject({ t: z.literal("undo"), ...about }),
  z.strictObject({ t: z.literal("consent"), ...about, yes: z.boolean() }),
  z.strictObject({ t: z.literal("chat"), ...about, text: z.string().trim().min(1).max(500) }),
  z.strictObject({
    t: z.literal("stop"),
    ...about,
    window: z.string().regex(/^(\*|[\w./-]{1,80})$/),
    stop: z.enum(STOPS),
  }),
  z.strictObject({ t: z.literal("ping"), id }),
]);

export type Message = z.infer<typeof message>;

/** The first thing wrong with a message, without repeating what was sent. */
export function whatIsWrong(error: z.ZodError): string {
  const [issue] = error.issues;
  const path = issue.path.map(String).join(".").slice(0, 60);
  return path === "" ? issue.code : `${path}: ${issue.code}`;
}
