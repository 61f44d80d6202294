/** Players who pass everything for a while. */
import type { PersonSeat, TableRecord } from "../tables/table.ts";
import { isOver, type LiveGame } from "./game.ts";
import type { TableChange, Watcher } from "./live-table.ts";

/** The encounter or round that is being played. */
export function unitOf({ game, session }: LiveGame): number {
  return game.units(session.run.s);
}

export function isPassing({ passing }: PersonSeat, live: LiveGame): boolean {
  if (passing === undefined) return false;
  return passing.until === "asked" || passing.unit === unitOf(live);
}

/** The seats whose passing is over: something is asked in the open, or the next encounter or round has begun. */
function endedAt(table: TableRecord, live: LiveGame): readonly PersonSeat[] {
  const { pending } = live.session.run;
  return table.seats.filter((holder, seat): holder is PersonSeat => {
    if (holder.kind !== "person" || holder.passing === undefined) return false;
    if (holder.passing.until === "unit") return !isPassing(holder, live);
    return pending.some(({ who, hidden }) => who === seat && hidden !== true);
  });
}

/** A change of a table together with the passing that is over by now, of which only its players hear. */
export function changeWithPassing(
  before: TableRecord,
  wanted: TableChange | undefined,
  live: LiveGame,
): TableChange | undefined {
  const now = wanted?.table ?? before;
  const ended = isOver(live) ? [] : endedAt(now, live);
  if (ended.length === 0) return wanted;
  const seats = now.seats.map((holder) => {
    if (holder.kind !== "person" || !ended.includes(holder)) return holder;
    const { passing: _, ...asked } = holder;
    return asked;
  });
  const table = { ...now, seats, version: before.version + 1 };
  const hear = ({ person }: Watcher) => ended.some((holder) => holder.person === person);
  if (wanted === undefined) return { table, concerns: hear };
  const { concerns } = wanted;
  return concerns === undefined ? { table } : { table, concerns: (watcher) => concerns(watcher) || hear(watcher) };
}
