import type { TableRecord } from "../tables/table.ts";
import type { LiveGame } from "./game.ts";

/** The table of a game that is over. */
export function ended(table: TableRecord, { session, game }: LiveGame, now: number): TableRecord {
  const state = session.run.s;
  const result = { winners: game.winners(state), units: game.units(state) };
  return { ...table, version: table.version + 1, changed: now, status: "over", result };
}
