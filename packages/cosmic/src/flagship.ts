/**
 * The one ship that differs from its owner's others. Ships are only counted, so whenever some of those at its place go
 * and others stay, its owner says whether it is among them (TCH-09).
 */
import { ask, type Ref, type Seat } from "@hypergate/kernel";
import { askOne, rule } from "./asking.ts";
import type { Play } from "./effects.ts";
import { TRANSIT } from "./refs.ts";

const SOURCE = rule("TCH-09");

/** Called before `n` of the ships `there` leave a place. */
export function flagshipLeaves(g: Play, seat: Seat, place: Ref, n: number, there: number): void {
  const { flagship } = g.s.table;
  if (flagship.seat !== seat || flagship.at !== place || n <= 0) return;
  if (n >= there || isAmong(g, seat, n)) flagship.at = TRANSIT;
}

/** Called before `n` ships in transit come to a place. */
export function flagshipComes(g: Play, seat: Seat, place: Ref, n: number): void {
  const { flagship } = g.s.table;
  if (comesAlong(g, seat, n)) flagship.at = place;
}

/** The same for ships that spread over several places. */
export function flagshipSpreads(g: Play, seat: Seat, places: readonly Ref[], n: number): void {
  const { flagship } = g.s.table;
  if (comesAlong(g, seat, n)) flagship.at = askOne(g, seat, "ships/flagship-where", SOURCE, places);
}

function comesAlong(g: Play, seat: Seat, n: number): boolean {
  const { flagship, transit } = g.s.table;
  if (flagship.seat !== seat || flagship.at !== TRANSIT || n <= 0) return false;
  return n >= transit[seat] || isAmong(g, seat, n);
}

/** Ships may move unseen, so nobody sees that this is being asked. */
function isAmong(g: Play, who: Seat, n: number): boolean {
  const params = { n };
  return ask(g, { kind: "confirm", key: "ships/flagship", who, source: SOURCE, params, hidden: true }) as boolean;
}
