/** Whose answers a table waits for, as stored for people's lists of tables. */
import { people } from "../tables/table.ts";
import type { LiveTable } from "./live-table.ts";

export function askedPeople(t: LiveTable): ReadonlySet<string> {
  const pending = t.live?.session.run.pending ?? [];
  const seats = pending.map((question) => t.table.seats[question.who]);
  return new Set(seats.flatMap((holder) => (holder.kind === "person" && !holder.away ? [holder.person] : [])));
}

/** People who are asked now and were not before, or the reverse. */
export function askedChange(t: LiveTable, now: ReadonlySet<string>): { asked?: Record<string, boolean> } {
  const changed = people(t.table).filter(({ person }) => now.has(person) !== t.askedPeople.has(person));
  if (changed.length === 0) return {};
  return { asked: Object.fromEntries(changed.map(({ person }) => [person, now.has(person)])) };
}
