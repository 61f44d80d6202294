import { tell } from "@hypergate/kernel";
import { NONE } from "../cards.ts";
import { effectNamed, type Play, sideWord } from "../effects.ts";
import { bothAttack, mainPlayer, otherSide, shipsInEncounter } from "../query.ts";
import { playerRef } from "../refs.ts";
import { copyMorph, turnUp } from "../showing.ts";
import { DEFENSE, OFFENSE, type Side } from "../state.ts";
import { totalOf } from "../totals.ts";
import { mayHoldBack, openWindow } from "../windows.ts";
import { AFTER_DEAL, AFTER_WIN, goOnWith } from "./agenda.ts";

const SIDES = [OFFENSE, DEFENSE] as const;

/** The cards are turned up, morphs copy, and cards may still be changed (REV-12 steps 1 to 3). */
export function reveal(g: Play): void {
  openWindow(g, "reveal.before", undefined);
  const back = SIDES.find((side) => isFaceDown(g, side) && mayHoldBack(g, mainPlayer(g.s.table, side)));
  if (back !== undefined) {
    if (isFaceDown(g, otherSide(back))) turnUp(g, otherSide(back));
    openWindow(g, "reveal.turn", undefined);
  }
  for (const side of SIDES) if (isFaceDown(g, side)) turnUp(g, side);
  for (const side of SIDES) copyMorph(g, side);
  openWindow(g, "reveal.change", undefined);
}

/** A card still face down that nobody has stated yet. */
function isFaceDown(g: Play, side: Side): boolean {
  return g.s.secret.chosen[side] !== NONE && g.s.table.encounter.shown[side].type === "none";
}

/** Values, ships, additions and reinforcements (REV-12 steps 4 to 9). */
export function totals(g: Play): void {
  const e = g.s.table.encounter;
  openWindow(g, "reveal.first", undefined);
  for (const { effect, seat, n } of e.queue) effectNamed(effect).effect.queued?.(g, seat, n);
  openWindow(g, "reveal.value", undefined);
  openWindow(g, "reveal.multiply", undefined);
  openWindow(g, "reveal.add", undefined);
  if (bothAttack(g.s.table)) openWindow(g, "reveal.reinforce", undefined);
}

/** Who has won, or that a deal is to be made (REV-04 to REV-06, REV-12 steps 10 to 12). */
export function outcome(g: Play): void {
  const t = g.s.table;
  const e = t.encounter;
  const [one, two] = e.shown;
  for (let seat = 0; seat < t.seats; seat++) e.committed[seat] = shipsInEncounter(t, seat);
  if (one.type === "negotiate" && two.type === "negotiate") {
    goOnWith(g, AFTER_DEAL);
    return;
  }
  e.result = "won";
  if (one.type === "attack" && two.type === "attack") {
    const [mine, theirs] = [totalOf(t, OFFENSE).sum, totalOf(t, DEFENSE).sum];
    e.winner = mine > theirs ? OFFENSE : DEFENSE;
    e.margin = Math.abs(mine - theirs);
    tell(g, "reveal.totals", { offense: mine, defense: theirs });
  } else if (one.type === "attack") e.winner = OFFENSE;
  else if (two.type === "attack") e.winner = DEFENSE;
  if (e.winner === NONE) tell(g, "encounter.bothLost", {});
  else
    tell(g, "encounter.won", { player: playerRef(mainPlayer(t, e.winner as Side)), side: sideWord(e.winner as Side) });
  goOnWith(g, AFTER_WIN);
  openWindow(g, "resolution.before", undefined);
}
