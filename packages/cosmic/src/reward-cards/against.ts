import type { Seat } from "@hypergate/kernel";
import { mainPlayer, otherSide, sideOf } from "../query.ts";
import { NOBODY, type Table } from "../state.ts";

/** A main player has shown a negotiate against an attack and lost. Who played the card may not be one any more. */
export function hasLostToAttack(t: Table, me: Seat): boolean {
  const { shown, winner, result } = t.encounter;
  const side = sideOf(t, me);
  if (side === NOBODY || mainPlayer(t, side) !== me) return false;
  return (
    result === "won" &&
    winner === otherSide(side) &&
    shown[side].type === "negotiate" &&
    shown[otherSide(side)].type === "attack"
  );
}
