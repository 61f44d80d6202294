/** What lay on the table when an encounter was decided: told with the event, for those who watch it in order. */
import { cloneEncounter } from "./copying.ts";
import { reckoningOf } from "./folds.ts";
import type { State, Table } from "./state.ts";
import type { Reckoning } from "./totals.ts";

/** What a picture of the moment needs. All of it is public. */
export interface Scene {
  readonly table: Pick<Table, "encounter" | "ships" | "warp">;
  readonly reckoning: Reckoning;
}

const EVENTS: ReadonlySet<string> = new Set(["encounter.won", "encounter.bothLost"]);

export function scene({ table: t }: State, event: string): Scene | undefined {
  if (!EVENTS.has(event)) return undefined;
  const table = { encounter: cloneEncounter(t.encounter), ships: t.ships.slice(), warp: t.warp.slice() };
  return { table, reckoning: reckoningOf(t) };
}
