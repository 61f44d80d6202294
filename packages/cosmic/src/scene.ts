/** What lay on the table when an encounter was decided: told with the event, for those who watch it in order. */
import { cloneEncounter } from "./copying.ts";
import type { State, Table } from "./state.ts";

/** The parts of the table that a picture of the moment needs. All of it is public. */
export type Scene = Pick<Table, "encounter" | "ships" | "warp">;

const EVENTS: ReadonlySet<string> = new Set(["encounter.won", "encounter.bothLost"]);

export function scene({ table: t }: State, event: string): Scene | undefined {
  if (!EVENTS.has(event)) return undefined;
  return { encounter: cloneEncounter(t.encounter), ships: t.ships.slice(), warp: t.warp.slice() };
}
