import type { Ref, Seat } from "@hypergate/kernel";
import type { Play } from "../../effects.ts";
import { extraShips, labAt } from "../../fleet.ts";
import { GATE, planetOf, REMOVED, WARP } from "../../refs.ts";
import { addShips, liftQuietly } from "../../ships.ts";
import { addSpecial, specialsCome } from "../../special-ships.ts";
import type { SpecialKind } from "../../state.ts";

/** Ordinary ships at a place leave the game, and as many special ones take their places. Those that stay special stay. */
export function exchange(g: Play, seat: Seat, place: Ref, n: number, kind: SpecialKind): void {
  const t = g.s.table;
  liftQuietly(g, seat, { [place]: n }, extraShips(t, seat, place));
  specialsCome(g, seat, REMOVED, n);
  t.transit[seat] -= n;
  t.removed[seat] += n;
  const lab = labAt(t, seat, place);
  if (place === GATE) t.encounter.gate[seat] += n;
  else if (place === WARP) t.warp[seat] += n;
  else if (lab !== undefined) lab.ships += n;
  else addShips(g, planetOf(place), seat, n);
  for (let i = 0; i < n; i++) addSpecial(t, kind, seat, place);
}
