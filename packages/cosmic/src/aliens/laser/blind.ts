/** Cards of a main player go out of use, and with the last encounter card the encounter is lost. */
import { type Seat, tell } from "@hypergate/kernel";
import { askNumber, byPower } from "../../asking.ts";
import type { Play } from "../../effects.ts";
import { needsNewHand } from "../../folds.ts";
import { randomOf, redraw, setAside } from "../../hand.ts";
import { otherSide, shipsInEncounter, sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import type { Side } from "../../state.ts";
import { decideAs } from "../../steps/agenda.ts";

const PICK = byPower("laser", "laser 3");

export function blind(g: Play, me: Seat, victim: Seat): void {
  const { table: t, secret: x } = g.s;
  if (victim === t.encounter.defense && needsNewHand(g.s, victim)) redraw(g, victim);
  const most = Math.min(shipsInEncounter(t, victim), x.hands[victim].length);
  const n = askNumber(g, me, "laser/number", PICK, 0, most, { player: playerRef(victim) });
  const cards = randomOf(g, me, victim, x.hands[victim], n);
  if (cards.length > 0) setAside(g, victim, cards);
  if (!needsNewHand(g.s, victim)) return;
  tell(g, "laser.blinded", { player: playerRef(victim) });
  decideAs(g, "won", otherSide(sideOf(t, victim) as Side));
}
