import type { Seat } from "@hypergate/kernel";
import { otherSide, sideOf } from "../query.ts";
import type { Side, Table } from "../state.ts";

/** A main player has shown a negotiate against an attack and lost. */
export function hasLostToAttack(t: Table, me: Seat): boolean {
  const { shown, winner, result } = t.encounter;
  const side = sideOf(t, me) as Side;
  return (
    result === "won" &&
    winner === otherSide(side) &&
    shown[side].type === "negotiate" &&
    shown[otherSide(side)].type === "attack"
  );
}
