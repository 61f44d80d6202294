/** One player's marked ships do not go into an encounter together (SS-14). */
import type { Counts, Ref, Seat } from "@hypergate/kernel";
import { askOne, rule } from "../asking.ts";
import type { Play } from "../effects.ts";
import { shipsAt, sideOfShip } from "../fleet.ts";
import { liftShips, liftSpecial } from "../ships.ts";
import { shipRef } from "../special-ships.ts";
import { NOBODY, type SpecialShip, type Table } from "../state.ts";
import { isMarked } from "./kinds.ts";

const ONE = rule("SS-14");
const NEITHER: Ref = "word/neither";

/**
 * Takes ships that a player sends into the encounter. Where two marked ships could be among them, the player says which one
 * is; one that stays although every ship of its place was named makes it a ship less.
 */
export function liftForEncounter(g: Play, seat: Seat, from: Counts): number {
  const t = g.s.table;
  if (t.specials.length === 0) return liftShips(g, seat, from);
  let isTaken = false;
  const leaving: SpecialShip[] = [];
  for (const ship of t.specials) {
    if (ship.seat !== seat || !isMarked(ship)) continue;
    if ((from[ship.at] ?? 0) > 0) leaving.push(ship);
    if (sideOfShip(t, ship) !== NOBODY) isTaken = true;
  }
  if (leaving.length === 0 || (leaving.length === 1 && !isTaken)) return liftShips(g, seat, from);
  const goes = isTaken ? undefined : chooseOne(g, seat, leaving, from);
  const rest: Record<Ref, number> = { ...from };
  let n = 0;
  if (goes !== undefined) {
    liftSpecial(g, goes);
    rest[goes.at]--;
    n++;
  }
  const staying = leaving.filter((ship) => ship !== goes);
  for (const { at } of staying) rest[at] = Math.min(rest[at], roomBeside(t, seat, at, staying));
  return n + liftShips(g, seat, rest, staying);
}

/** Which of them goes; none only if all can stay. */
function chooseOne(g: Play, seat: Seat, leaving: readonly SpecialShip[], from: Counts): SpecialShip | undefined {
  const canStay = leaving.every(({ at }) => from[at] <= roomBeside(g.s.table, seat, at, leaving));
  const options = leaving.map(({ kind }) => shipRef(kind));
  const answer = askOne(g, seat, "ships/one-marked", ONE, canStay ? [...options, NEITHER] : options);
  return leaving.find(({ kind }) => shipRef(kind) === answer);
}

/** Ships of a place without these. */
function roomBeside(t: Table, seat: Seat, place: Ref, ships: readonly SpecialShip[]): number {
  return shipsAt(t, seat, place) - ships.filter((ship) => ship.at === place).length;
}
