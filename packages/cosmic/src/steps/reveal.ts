import { isHeard, tell } from "@hypergate/kernel";
import { NONE } from "../cards.ts";
import { type Play, sideWord } from "../effects.ts";
import { reckoningOf } from "../folds.ts";
import { effectNamed } from "../installed.ts";
import { lastOn } from "../lasting.ts";
import { startKickers, turnUpKickers } from "../laying.ts";
import { bothAttack, mainPlayer, otherSide, shipsInEncounter } from "../query.ts";
import { playerRef } from "../refs.ts";
import { multiplyCards, settleCards, turnRetreats, turnUp } from "../showing.ts";
import { DEFENSE, OFFENSE, type Side } from "../state.ts";
import { type Reckoning, totalBy } from "../totals.ts";
import { WINDOW } from "../vocabulary.ts";
import { hasResult, mayHoldBack, openWindow } from "../windows.ts";
import { AFTER_DEAL, decideAs, goOnWith } from "./agenda.ts";

const SIDES = [OFFENSE, DEFENSE] as const;

/** The cards are turned up, some of them change by themselves, and they may still be changed (REV-12 steps 1 to 3, section 1.9). */
export function reveal(g: Play): void {
  openWindow(g, WINDOW["reveal.before"], undefined);
  const back = heldBack(g);
  if (back !== NONE) {
    if (isFaceDown(g, otherSide(back))) turnUp(g, otherSide(back));
    openWindow(g, WINDOW["reveal.turn"], undefined);
  }
  for (const side of SIDES) if (isFaceDown(g, side)) turnUp(g, side);
  turnUpKickers(g);
  openWindow(g, WINDOW["reveal.shown"], undefined);
  settleCards(g);
  openWindow(g, WINDOW["reveal.settled"], undefined);
  startKickers(g);
  openWindow(g, WINDOW["reveal.change"], undefined, hasResult);
  turnRetreats(g);
  multiplyCards(g);
}

/** The side whose main player could keep its card face down, if there is one. */
function heldBack(g: Play): Side | typeof NONE {
  for (const side of SIDES) if (isFaceDown(g, side) && mayHoldBack(g, mainPlayer(g.s.table, side))) return side;
  return NONE;
}

/** A card still face down that nobody has stated yet. */
function isFaceDown(g: Play, side: Side): boolean {
  return g.s.secret.chosen[side] !== NONE && g.s.table.encounter.shown[side].type === "none";
}

/** Values, ships, additions and reinforcements (REV-12 steps 4 to 9). */
export function totals(g: Play): void {
  const e = g.s.table.encounter;
  e.faces = [e.shown[OFFENSE].value, e.shown[DEFENSE].value];
  openWindow(g, WINDOW["reveal.first"], undefined);
  for (const { effect, seat, n } of e.queue) effectNamed(effect).effect.queued?.(g, seat, n);
  openWindow(g, WINDOW["reveal.value"], undefined);
  openWindow(g, WINDOW["reveal.multiply"], undefined);
  openWindow(g, WINDOW["reveal.add"], undefined);
  if (bothAttack(g.s.table)) openWindow(g, WINDOW["reveal.reinforce"], undefined);
}

/** Who has won, or that a deal is to be made (REV-04 to REV-06, REV-12 steps 10 to 12). */
export function outcome(g: Play): void {
  const t = g.s.table;
  const e = t.encounter;
  openWindow(g, WINDOW["reveal.outcome"], undefined);
  turnRetreats(g);
  startTexts(g);
  const one = e.shown[OFFENSE];
  const two = e.shown[DEFENSE];
  if (e.instant === NONE && one.type === "negotiate" && two.type === "negotiate") {
    countCommitted(g);
    goOnWith(g, AFTER_DEAL);
    return;
  }
  const reckoning = reckoningOf(t);
  const ahead = e.instant === NONE ? comparison(g, reckoning) : e.instant;
  decideAs(g, "won", ahead === NONE ? NONE : reckoning.goesTo[ahead]);
}

/** What is printed on negotiates works from now on (NG-2). */
function startTexts(g: Play): void {
  const { encounter: e } = g.s.table;
  for (const side of SIDES) {
    const { type, text } = e.shown[side];
    if (type === "negotiate" && text !== "") lastOn(g, `card/${text}`, mainPlayer(g.s.table, side), side);
  }
}

/** The side whose card wins; neither if both still are morphs (REV-03). */
function comparison(g: Play, { combinations, lowestWins }: Reckoning): number {
  const t = g.s.table;
  const e = t.encounter;
  const one = e.shown[OFFENSE];
  const two = e.shown[DEFENSE];
  if (one.type === "attack" && two.type === "attack") {
    const mine = totalBy(combinations[OFFENSE], t, OFFENSE).sum;
    const theirs = totalBy(combinations[DEFENSE], t, DEFENSE).sum;
    e.margin = Math.abs(mine - theirs);
    if (isHeard(g)) tell(g, "reveal.totals", { offense: mine, defense: theirs });
    return (lowestWins ? mine < theirs : mine > theirs) ? OFFENSE : DEFENSE;
  }
  if (one.type === "attack") return OFFENSE;
  return two.type === "attack" ? DEFENSE : NONE;
}

/** The winner is known; effects before ships are lost (RES-13 steps 1 and 2). */
export function winner(g: Play): void {
  const t = g.s.table;
  const side = t.encounter.winner;
  countCommitted(g);
  if (side === NONE) tell(g, "encounter.bothLost", {});
  else if (isHeard(g))
    tell(g, "encounter.won", { player: playerRef(mainPlayer(t, side as Side)), side: sideWord(side as Side) });
  openWindow(g, WINDOW["resolution.before"], undefined);
}

function countCommitted(g: Play): void {
  const t = g.s.table;
  for (let seat = 0; seat < t.seats; seat++) t.encounter.committed[seat] = shipsInEncounter(t, seat);
}
