/** What is said at a table. */
import type { Viewer } from "@hypergate/kernel";
import { Problem } from "../problem.ts";
import type { ChatBounds, Person } from "../store/store.ts";
import type { Hall } from "./hall.ts";
import type { LiveTable } from "./live-table.ts";

/** So much of a table's chat is kept; older lines go. */
const KEPT: ChatBounds = { lines: 300, bytes: 100_000 };

/** Stores a line and shows it to everybody who looks, unless too much is being said there. */
export async function say(hall: Hall, t: LiveTable, person: Person, viewer: Viewer, text: string): Promise<void> {
  if (!t.talk.take(hall.time.now())) throw new Problem("limit.tooFast", 429);
  const { store } = hall.parts;
  const table = t.table.id;
  // Their name may have changed since they came.
  const { name } = (await store.person(person.id)) ?? person;
  const line = { at: hall.time.wall(), name, ...(viewer === "spectator" ? {} : { seat: viewer }), text };
  t.tell({ t: "chat", table, line: await store.addChat(table, line, KEPT) });
}
