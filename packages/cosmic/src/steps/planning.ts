import { askAll, type Question, type Seat, tell } from "@hypergate/kernel";
import { askCard, rule } from "../asking.ts";
import { type CardNumber, cardOf, cardRef, NONE } from "../cards.ts";
import type { Play } from "../effects.ts";
import { newHandUntilPlayable } from "../hand.ts";
import { takeFromPlayer } from "../piles.ts";
import { encounterCards, hasEncounterCard, mainPlayer, otherSide } from "../query.ts";
import { playerRef } from "../refs.ts";
import { turnUp } from "../showing.ts";
import { DEFENSE, OFFENSE, type Side } from "../state.ts";
import { openWindow } from "../windows.ts";
import { breakOff } from "./agenda.ts";

const SELECT = rule("PLN-06");

/** Planning begins: both main players need an encounter card (PLN-01 to PLN-05). */
export function plan(g: Play): void {
  if (!readyToPlan(g)) return;
  openWindow(g, "planning.before", undefined);
  if (g.s.table.encounter.result === "none") readyToPlan(g);
}

/** PLN-01, PLN-02, PLN-04. False if the encounter ended for want of a card. */
function readyToPlan(g: Play): boolean {
  const e = g.s.table.encounter;
  const { offense, defense } = e;
  if (!hasEncounterCard(g.s, offense)) {
    breakOff(g, "encounter.noCards");
    return false;
  }
  if (hasEncounterCard(g.s, defense)) return true;
  openWindow(g, "planning.before", undefined, () => hasEncounterCard(g.s, defense) || e.result !== "none", defense);
  if (e.result !== "none") return false;
  if (hasEncounterCard(g.s, offense) && !hasEncounterCard(g.s, defense)) newHandUntilPlayable(g, defense);
  if (hasEncounterCard(g.s, offense) && hasEncounterCard(g.s, defense)) return true;
  breakOff(g, "encounter.noCards");
  return false;
}

/** Each main player puts one encounter card face down (PLN-06), unless an effect wants one of them face up first. */
export function select(g: Play): void {
  const e = g.s.table.encounter;
  const event = { faceUp: NONE };
  openWindow(g, "planning.select", event);
  if (event.faceUp === NONE) {
    const sides = [OFFENSE, DEFENSE] as const;
    const values = askAll(
      g,
      sides.map((side) => selection(g, side)),
    );
    sides.forEach((side, i) => {
      put(g, side, cardOf(values[i] as string));
    });
    return;
  }
  const side = event.faceUp as Side;
  const seat = mainPlayer(g.s.table, side);
  put(g, side, askCard(g, seat, "planning/select", SELECT, encounterCards(g.s, seat)));
  openWindow(g, "reveal.turn", undefined);
  if (e.shown[side].type === "none") turnUp(g, side);
  openWindow(g, "planning.shown", { side });
  if (e.result !== "none") return;
  const other = mainPlayer(g.s.table, otherSide(side));
  put(g, otherSide(side), askCard(g, other, "planning/select", SELECT, encounterCards(g.s, other)));
}

function selection(g: Play, side: Side): Question {
  const who = mainPlayer(g.s.table, side);
  const options = encounterCards(g.s, who).map(cardRef);
  return { kind: "one", key: "planning/select", who, source: SELECT, options, hidden: true };
}

/** PLN-08: the card is no longer part of the hand. */
function put(g: Play, side: Side, card: CardNumber): void {
  const seat: Seat = mainPlayer(g.s.table, side);
  takeFromPlayer(g, seat, card);
  g.s.secret.chosen[side] = card;
  g.s.table.encounter.chosenBy[side] = seat;
  tell(g, "planning.selected", { player: playerRef(seat) });
}

/** After selection, before reveal (PLN-07). */
export function selected(g: Play): void {
  openWindow(g, "planning.selected", undefined);
}
