/** Encounter cards on the table: turned up, settled, copied, replaced. */
import { isHeard, tell } from "@hypergate/kernel";
import { CARDS, type CardNumber, cardRef, NONE } from "./cards.ts";
import type { Play } from "./effects.ts";
import { printed } from "./encounter-cards.ts";
import { discardFromPlay, toHand } from "./piles.ts";
import { isMain, mainPlayer, otherSide } from "./query.ts";
import { playerRef } from "./refs.ts";
import { DEFENSE, NOBODY, notShown, OFFENSE, type RevealedCard, type Side } from "./state.ts";

const SIDES = [OFFENSE, DEFENSE] as const;

/** A card as it counts when it is turned up; with a hazard warning some attacks have another value (VA-2). */
export function faceOf(card: CardNumber, hazard = false): RevealedCard {
  const { text, type } = CARDS[card];
  const own = type === "negotiate" && text !== undefined ? text : "";
  const { type: as, value } = printed(card);
  const counts = hazard ? (CARDS[card].hazard ?? value) : value;
  return { card, type: as, value: counts, times: 1, text: own, added: 0, extra: [] };
}

/** Turns up the card of one side. */
export function turnUp(g: Play, side: Side): void {
  const card = g.s.secret.chosen[side];
  g.s.secret.chosen[side] = NONE;
  g.s.table.inPlay.push(card);
  showCard(g, side, card);
}

/** A card in play is the card of one side from now on. */
export function showCard(g: Play, side: Side, card: CardNumber): void {
  g.s.table.encounter.shown[side] = faceOf(card, g.s.table.encounter.hazard);
  g.fence = g.used;
  if (isHeard(g)) tell(g, "reveal.card", { player: playerRef(mainPlayer(g.s.table, side)), card: cardRef(card) });
}

/** Cards that change by themselves have settled before anything else happens to them (steps 2 to 5 of section 1.9). */
export function settleCards(g: Play): void {
  turnIntimidates(g);
  turnRetreats(g);
  for (const side of SIDES) copyMorph(g, side);
}

/** Against an attack an intimidate is an attack, otherwise a negotiate; both look at the cards as they lie (IN-11, IN-12). */
function turnIntimidates(g: Play): void {
  const { shown } = g.s.table.encounter;
  if (shown[OFFENSE].type !== "intimidate" && shown[DEFENSE].type !== "intimidate") return;
  const facesAttack = SIDES.map((side) => shown[otherSide(side)].type === "attack");
  for (const side of SIDES) {
    if (shown[side].type !== "intimidate") continue;
    if (facesAttack[side]) shown[side].type = "attack";
    else turnPlain(shown[side]);
    const player = playerRef(mainPlayer(g.s.table, side));
    tell(g, "reveal.intimidate", { player, as: `type/${shown[side].type}` });
  }
}

/** Unless it faces an attack, a retreat is a negotiate from then on (RT-5, RT-6). */
export function turnRetreats(g: Play): void {
  const { shown } = g.s.table.encounter;
  if (shown[OFFENSE].type !== "retreat" && shown[DEFENSE].type !== "retreat") return;
  const facesAttack = SIDES.map((side) => shown[otherSide(side)].type === "attack");
  for (const side of SIDES) {
    if (shown[side].type !== "retreat" || facesAttack[side]) continue;
    turnPlain(shown[side]);
    tell(g, "reveal.retreat", { player: playerRef(mainPlayer(g.s.table, side)) });
  }
}

/** The card is a negotiate without any text (NG-3). */
function turnPlain(shown: RevealedCard): void {
  shown.type = "negotiate";
  shown.text = "";
}

/** From now on the card is a negotiate without any text (NG-3). A retreat that faced it is one as well (RT-6). */
export function becomeNegotiate(g: Play, shown: RevealedCard): void {
  turnPlain(shown);
  turnRetreats(g);
}

/** From now on the card is an attack of this value; kickers still have to multiply it (KI-12). */
export function becomeAttack(shown: RevealedCard, value: number): void {
  shown.type = "attack";
  shown.value = value;
  shown.times = 1;
  shown.text = "";
}

/** After a card has become another one: what changes by itself and what is multiplied follows (RT-6, KI-12). */
export function resettle(g: Play): void {
  settleCards(g);
  multiplyCards(g);
}

/** From now on a card is what the other one is. A retreat that faced an attack may not do so any more (RT-6). */
export function becomeCopy(g: Play, shown: RevealedCard, other: RevealedCard): void {
  duplicate(shown, other);
  turnRetreats(g);
}

/** The card is what the other one is, but not what kickers made of it (MO-2). */
function duplicate(shown: RevealedCard, other: RevealedCard): void {
  shown.type = other.type;
  shown.value = unkicked(other);
  shown.times = 1;
  shown.text = other.text;
}

/** What a card is worth without kickers. Nothing is nothing, whatever sign it was multiplied by. */
function unkicked({ value, times }: RevealedCard): number {
  return (value / times) | 0;
}

/** REV-02: a morph becomes an exact duplicate of the other card, without its kicker (MO-2). */
function copyMorph(g: Play, side: Side): void {
  const { shown } = g.s.table.encounter;
  const mine = shown[side];
  const other = shown[otherSide(side)];
  if (mine.type !== "morph" || other.type === "morph" || other.type === "none") return;
  duplicate(mine, other);
  tell(g, "reveal.morph", { player: playerRef(mainPlayer(g.s.table, side)) });
}

/**
 * An attack counts as often as the kicker of its side says, once (KI-3). A card that takes the place of another is
 * multiplied as well (KI-12).
 */
function multiplyCard(g: Play, side: Side): void {
  const { shown, times } = g.s.table.encounter;
  const mine = shown[side];
  if (mine.type !== "attack" || mine.times === times[side]) return;
  mine.value = Math.imul(unkicked(mine), times[side]);
  mine.times = times[side];
}

export function multiplyCards(g: Play): void {
  for (const side of SIDES) multiplyCard(g, side);
}

/** Another card, already in play, takes the place of the one shown; the old one is discarded with all that was added to it. */
export function replaceShown(g: Play, side: Side, card: CardNumber): void {
  const e = g.s.table.encounter;
  const old = e.shown[side];
  for (const spent of [old.card, ...old.extra]) if (spent !== NONE) discardFromPlay(g, spent);
  e.shown[side] = faceOf(card, e.hazard);
  resettle(g);
}

/** The card of one side, shown or not, goes back to its player's hand; what an ally lent goes back to that ally (IN-10). */
export function takeBack(g: Play, side: Side): void {
  const card = takeOffTable(g, side);
  if (card === NONE) return;
  const lender = g.s.table.encounter.chosenBy[side];
  const isLent = lender !== NOBODY && !isMain(g.s.table, lender);
  toHand(g, isLent ? lender : mainPlayer(g.s.table, side), card);
}

/** The card of one side, shown or not, makes room for another and goes back to whoever put it down (IN-10, DR-14). */
export function giveBack(g: Play, side: Side): void {
  const card = takeOffTable(g, side);
  if (card !== NONE) toHand(g, g.s.table.encounter.chosenBy[side], card);
}

function takeOffTable(g: Play, side: Side): CardNumber {
  const { table: t, secret: x } = g.s;
  const { encounter: e } = t;
  const card = e.shown[side].card !== NONE ? e.shown[side].card : x.chosen[side];
  e.shown[side] = notShown();
  x.chosen[side] = NONE;
  return card;
}
