/** What the operator of a server sees of people, tables and reports. */
import { z } from "zod";
import { STATUSES } from "./choices.ts";
import type { Plain } from "./plain.ts";
import { seat } from "./questions.ts";
import { chatLine, tableId } from "./tables.ts";

export const personId = z.string().regex(/^[\w-]{8,32}$/);

/** A person as the operator knows them. */
export const knownPerson = z.strictObject({
  id: personId,
  name: z.string(),
  created: z.number(),
  muted: z.boolean(),
  banned: z.boolean(),
});
export type KnownPerson = Plain<typeof knownPerson>;

/** A seat as the operator knows it. */
const heldSeat = z.strictObject({
  seat,
  kind: z.enum(["open", "bot", "person", "former"]),
  name: z.string().optional(),
  person: z.string().optional(),
  away: z.boolean().optional(),
});

/** A table as the operator knows it. */
export const knownTable = z.strictObject({
  id: tableId,
  name: z.string().optional(),
  game: z.string(),
  status: z.enum(STATUSES),
  public: z.boolean(),
  created: z.number(),
  changed: z.number(),
  owner: z.string(),
  seats: z.array(heldSeat),
});
export type KnownTable = Plain<typeof knownTable>;

/** A line of chat with the id of the person who said it. */
export const knownLine = chatLine.extend({ by: z.string().optional() });
export type KnownLine = Plain<typeof knownLine>;

/** What somebody has reported: about whom, at which table, about which line. */
export const report = z.strictObject({
  id: z.string(),
  at: z.number(),
  table: tableId,
  by: z.string(),
  byName: z.string(),
  about: z.string(),
  aboutName: z.string(),
  line: z.strictObject({ n: z.number(), text: z.string() }).optional(),
  why: z.string(),
  done: z.boolean(),
});
export type ReportInfo = Plain<typeof report>;
