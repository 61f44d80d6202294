/** What is said at a table, and what is removed of it. */
import type { Viewer } from "@hypergate/kernel";
import { Problem } from "../problem.ts";
import type { ChatBounds, Person } from "../store/records.ts";
import { mustNotLookLike } from "../tables/lobby.ts";
import type { Hall } from "./hall.ts";
import type { LiveTable } from "./live-table.ts";
import { showLine } from "./saying.ts";

/** So much of a table's chat is kept; older lines go. */
const KEPT: ChatBounds = { lines: 300, bytes: 100_000 };

/** Stores a line and shows it to everybody who looks, unless too much is being said there. */
export async function say(hall: Hall, t: LiveTable, sender: Person, viewer: Viewer, text: string): Promise<void> {
  const { store } = hall.parts;
  // Their name, and whether they may speak, may have changed since they came.
  const person = (await store.person(sender.id)) ?? sender;
  mustMaySpeak(t, person);
  // A line without a seat, in the name of somebody who has one, would be taken for theirs.
  if (viewer === "spectator") mustNotLookLike(t.table, person);
  if (!t.maySpeak(viewer, hall.time.now())) throw new Problem("limit.tooFast", 429);
  const seat = viewer === "spectator" ? {} : { seat: viewer };
  const line = { at: hall.time.wall(), name: person.name, ...seat, text, by: person.id };
  showLine(t, await store.addChat(t.table.id, line, KEPT));
}

/** Throws if this person may not write at this table. */
function mustMaySpeak({ table }: LiveTable, person: Person): void {
  if (person.muted === true || table.muted?.includes(person.id) === true) throw new Problem("chat.muted", 403);
}

/** Removes the words of a line, for everybody who looks. */
export async function unsay({ parts: { store } }: Hall, t: LiveTable, n: number): Promise<void> {
  const line = await store.unsay(t.table.id, n);
  if (line === undefined) throw new Problem("not.found", 404);
  showLine(t, line);
}
