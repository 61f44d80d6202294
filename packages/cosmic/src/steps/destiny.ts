import { isHeard, mix, type Ref, type Seat, tell } from "@hypergate/kernel";
import { askOne, askSeat, askSpread, colonySlots, rule } from "../asking.ts";
import { DESTINY, NONE } from "../cards.ts";
import { SHIPS_PER_PLANET, type Special } from "../catalogue.ts";
import type { Play } from "../effects.ts";
import type { Events } from "../events.ts";
import { takeOut } from "../piles.ts";
import {
  foreignColonies,
  hasColony,
  homePlanets,
  isOver,
  others,
  shipsInWarp,
  shipsOn,
  shipsOnColonies,
} from "../query.ts";
import { colonyRef, type Planet, planetOf, planetRef, playerRef } from "../refs.ts";
import { moveShips } from "../ships.ts";
import { NOBODY, type Table } from "../state.ts";
import { checkVictory } from "../victory.ts";
import { WINDOW } from "../vocabulary.ts";
import { openWindow } from "../windows.ts";
import { AFTER_NOTHING, goOnWith } from "./agenda.ts";
import { maybeOutOfCards } from "./regroup.ts";

const WILD = rule("DST-04");
const OWN = rule("DST-09");
const SETTLE = rule("DST-10");

/** Destiny: fixes the defense, or lets the offense settle an empty planet of its own (DST-01 to DST-18). */
export function destiny(g: Play): void {
  const t = g.s.table;
  if (t.encounter.defense === NOBODY && !findDefense(g)) return;
  openWindow(g, WINDOW["destiny.final"], undefined);
  maybeOutOfCards(g);
}

/** Draws until somebody is the defense. False if the encounter is over without one. */
function findDefense(g: Play): boolean {
  const t = g.s.table;
  let untilOther = false;
  for (;;) {
    const card = drawDestiny(g);
    const named = designated(t, g.s.secret.hands, card);
    openWindow(g, WINDOW["destiny.turned"], { card, named });
    const drawn = { card, named, redraw: false };
    openWindow(g, WINDOW["destiny.drawn"], drawn, isRedrawn);
    if (drawn.redraw) continue;
    const choice = { card, named, chosen: false };
    openWindow(g, WINDOW["destiny.choose"], choice, isChosen);
    if (isOver(g.s)) return false;
    if (choice.chosen) return true;
    const { offense } = t.encounter;
    if (named !== offense) {
      t.encounter.defense = named === NOBODY ? askSeat(g, offense, "destiny/wild", WILD, others(t, offense)) : named;
      return true;
    }
    if (!untilOther) {
      const how = ownColour(g);
      if (how !== "redraw") return how === "attack";
      untilOther = t.settings.ownColorRedraw === "untilOther";
    }
  }
}

function isRedrawn({ redraw }: Events["destiny.drawn"]): boolean {
  return redraw;
}

function isChosen({ chosen }: Events["destiny.choose"]): boolean {
  return chosen;
}

function isDrawn({ card }: Events["destiny.draw"]): boolean {
  return card !== NONE;
}

/** DST-01, DST-02. The card lies on the discard pile from the moment it is seen. */
export function drawDestiny(g: Play): number {
  const { table: t, secret: x } = g.s;
  if (x.destiny.length <= 1) {
    x.destiny = mix(g, [...x.destiny, ...t.destinyDiscard]);
    t.destinyDiscard = [];
  }
  const event = { card: NONE };
  openWindow(g, WINDOW["destiny.draw"], event, isDrawn);
  const card = event.card === NONE ? x.destiny[x.destiny.length - 1] : event.card;
  takeOut(x.destiny, card);
  t.destinyDiscard.push(card);
  if (DESTINY[card].hazard && hasHazards(t)) t.encounter.hazard = true;
  g.fence = g.used;
  if (isHeard(g)) tell(g, "destiny.drawn", { card: DESTINY[card].ref });
  if (t.encounter.hazard && DESTINY[card].hazard) tell(g, "destiny.hazard", {});
  return card;
}

/** Is there anything at this table that hazard warnings matter to (VA-2)? */
function hasHazards({ settings }: Table): boolean {
  return settings.rewardDeck || settings.boxes.includes("dominion");
}

/** The player a card names; nobody for a wild card. Ties on special cards go clockwise (DST-05 to DST-08). */
function designated(t: Table, hands: readonly (readonly unknown[])[], card: number): Seat {
  const { seat, special } = DESTINY[card];
  if (seat !== undefined) return seat;
  if (special === undefined) return NOBODY;
  let best = NOBODY;
  let most = Number.NEGATIVE_INFINITY;
  for (const other of others(t, t.encounter.offense)) {
    const n = standing(t, hands, special, other);
    if (n > most) {
      most = n;
      best = other;
    }
  }
  return best;
}

function standing(t: Table, hands: readonly (readonly unknown[])[], special: Special, seat: Seat): number {
  switch (special) {
    case "most-cards":
      return hands[seat].length;
    case "most-foreign-colonies":
      return foreignColonies(t, seat);
    case "fewest-in-warp":
      return -shipsInWarp(t, seat);
  }
}

/** DST-09 to DST-13: drive off an invader, settle an empty home planet, or draw again. */
function ownColour(g: Play): "attack" | "settled" | "redraw" {
  const t = g.s.table;
  const { offense } = t.encounter;
  const options: Ref[] = ["word/redraw"];
  /** In the order of the options, those that may be driven off. */
  const invaders: ({ planet: Planet; seat: Seat } | undefined)[] = [undefined];
  for (const planet of homePlanets(t, offense)) {
    let empty = true;
    for (let seat = 0; seat < t.seats; seat++) {
      if (shipsOn(t, planet, seat) === 0) continue;
      empty = false;
      if (seat === offense) continue;
      invaders[options.length] = { planet, seat };
      options.push(colonyRef(planet, seat));
    }
    if (empty && hasColony(t, offense)) options.push(planetRef(planet));
  }
  const answer = askOne(g, offense, "destiny/own", OWN, options);
  if (answer === "word/redraw") return "redraw";
  const invader = invaders[options.indexOf(answer)];
  if (invader === undefined) {
    openWindow(g, WINDOW["destiny.final"], undefined);
    settleHome(g, answer);
    return "settled";
  }
  t.encounter.defense = invader.seat;
  t.encounter.planet = invader.planet;
  return "attack";
}

/** DST-10: one to four ships move to an empty home planet; the encounter is a success. */
function settleHome(g: Play, planet: Ref): void {
  const t = g.s.table;
  const { offense } = t.encounter;
  const n = Math.min(SHIPS_PER_PLANET, shipsOnColonies(t, offense));
  const from = askSpread(g, offense, "destiny/settle", SETTLE, colonySlots(g, offense), 1, n);
  moveShips(g, planetOf(planet), offense, from);
  tell(g, "encounter.settled", { player: playerRef(offense) });
  t.encounter.result = "settled";
  goOnWith(g, AFTER_NOTHING);
  checkVictory(g);
}
