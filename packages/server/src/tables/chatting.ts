/** What is said at a table, and what is removed of it. */
import type { ChatLine } from "@hypergate/wire";
import type { Hall } from "../play/hall.ts";
import type { LiveTable, Watcher } from "../play/live-table.ts";
import { Problem } from "../problem.ts";
import type { Person, StoredLine } from "../store/store.ts";

/** A line as everybody may know it. */
export function shownLine({ by: _, ...line }: StoredLine): ChatLine {
  return line;
}

/** Throws if this person may not write at this table. */
export function mustMaySpeak({ table }: LiveTable, person: Person): void {
  if (person.muted === true || table.muted?.includes(person.id) === true) throw new Problem("chat.muted", 403);
}

/** A line of a person as it is stored; spectators have no seat. */
export function lineOf(person: Person, { viewer }: Watcher, text: string): Omit<StoredLine, "n"> {
  const seat = viewer === "spectator" ? {} : { seat: viewer };
  return { at: Date.now(), name: person.name, ...seat, text, by: person.id };
}

/** Removes the words of a line, for everybody who looks. */
export async function unsay({ parts: { store } }: Hall, t: LiveTable, n: number): Promise<void> {
  const line = await store.unsay(t.table.id, n);
  if (line === undefined) throw new Problem("not.found", 404);
  t.tell({ t: "chat", table: t.table.id, line: shownLine(line) });
}
