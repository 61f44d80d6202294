import type { Seat } from "@hypergate/kernel";
import { opponentOf, sideOf } from "../../query.ts";
import type { Table } from "../../state.ts";

/** The player's card is a negotiate and the opponent's an attack, as they count now. */
export function offersPeace(t: Table, me: Seat): boolean {
  const { shown } = t.encounter;
  return shown[sideOf(t, me)].type === "negotiate" && shown[sideOf(t, opponentOf(t, me))].type === "attack";
}
