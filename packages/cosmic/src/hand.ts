/** Drawing, discarding and taking cards. */
import { chance, isHeard, mix, type Params, type Seat, type Source, tell } from "@hypergate/kernel";
import { askCard, askCards, askNumber, askOne, rule } from "./asking.ts";
import { CARDS, type CardNumber, cardOf, cardRef, IS_REWARD, TYPE_OF } from "./cards.ts";
import { type Back, HAND_SIZE } from "./catalogue.ts";
import type { Play } from "./effects.ts";
import { hasEncounterCardInHand } from "./encounter-cards.ts";
import { ownEffect } from "./installed.ts";
import { deckOf, discardOf, putInto, putOnSheet, takeFrom, takeOffSheet, takeOut } from "./piles.ts";
import { others } from "./query.ts";
import { playerRef } from "./refs.ts";
import type { Lists, State } from "./state.ts";
import { WINDOW } from "./vocabulary.ts";
import { openWindow } from "./windows.ts";

export function cardList(cards: readonly CardNumber[]): string {
  return cards.map(cardRef).join(" ");
}

/**
 * Takes cards off a deck for a player to look at. If the deck is empty, its discard pile becomes the new deck (DCK-01,
 * RD-9). If that is empty too, fewer cards come, after a quake if it is the cosmic deck and the table plays so (DCK-03,
 * RD-11).
 */
export function takeFromDeck(g: Play, n: number, back: Back = "cosmic"): CardNumber[] {
  const cards: CardNumber[] = [];
  const { secret: x } = g.s;
  let shuffled = false;
  while (cards.length < n) {
    if (deckOf(g.s, back).length === 0) {
      if (discardOf(g.s.table, back).length === 0) {
        if (back === "cosmic" && g.s.table.settings.cosmicQuake) quake(g, cards);
        break;
      }
      renewDeck(g, back);
      shuffled = back === "cosmic";
    }
    cards.push(deckOf(g.s, back).pop() as CardNumber);
  }
  if (cards.length > 0) g.fence = g.used;
  if (shuffled) {
    x.limbo.push(...cards);
    openWindow(g, WINDOW["deck.shuffled"], undefined);
    for (const card of cards) takeOut(x.limbo, card);
  }
  return cards;
}

/** The order of a discard pile changes nothing in the new deck, so both piles may be emptied in place. */
function renewDeck(g: Play, back: Back): void {
  const pile = discardOf(g.s.table, back);
  deckOf(g.s, back).push(...mix(g, pile.splice(0)));
  tell(g, back === "cosmic" ? "deck.shuffled" : "deck.rewardsShuffled", {});
}

/** DCK-03, DCK-04: all hands and the cards already drawn are shuffled, everyone gets eight. Reward cards are discarded (RD-11). */
function quake(g: Play, drawn: CardNumber[]): void {
  const { secret: x, table: t } = g.s;
  const hands = x.hands.flat();
  const all = [...drawn.splice(0), ...hands.filter((card) => !IS_REWARD[card])];
  t.rewardDiscard.push(...hands.filter((card) => IS_REWARD[card]));
  x.hands.fill([]);
  tell(g, "deck.quake", {});
  x.deck = mix(g, all);
  for (const seat of [t.encounter.offense, ...others(t, t.encounter.offense)]) {
    const hand: CardNumber[] = [];
    while (hand.length < HAND_SIZE && x.deck.length > 0) hand.push(x.deck.pop() as CardNumber);
    x.hands[seat] = hand;
  }
}

/** Where the cards of a player lie: lists by seat, or the sheet of a power. */
type Pile = Lists<CardNumber> | string;

/**
 * A player draws cards from the deck into the hand, or to the place that replaces it. One event, however many cards.
 */
export function draw(g: Play, seat: Seat, n: number, to: Pile = g.s.secret.hands): CardNumber[] {
  const cards = drawTo(g, seat, n, to, "cosmic");
  if (cards.length > 0) openWindow(g, WINDOW["cards.drawn"], { seat, count: cards.length, cards });
  return cards;
}

/** So many cards of each deck come to a hand by one instruction: one event for those who answer a draw. */
export function drawOfEach(g: Play, seat: Seat, counts: Readonly<Record<Back, number>>): CardNumber[] {
  const rewards = drawTo(g, seat, counts.reward, g.s.secret.hands, "reward");
  const cosmic = drawTo(g, seat, counts.cosmic, g.s.secret.hands, "cosmic");
  const cards = rewards.length === 0 ? cosmic : [...rewards, ...cosmic];
  if (cards.length > 0) openWindow(g, WINDOW["cards.drawn"], { seat, count: cards.length, cards });
  return cards;
}

function drawTo(g: Play, seat: Seat, n: number, to: Pile, back: Back): CardNumber[] {
  if (n <= 0) return [];
  const cards = takeFromDeck(g, n, back);
  if (cards.length === 0) return cards;
  if (typeof to === "string") putOnSheet(g.s.secret, to, cards);
  else putInto(to, seat, cards);
  const id = back === "cosmic" ? "cards.drawn" : "cards.rewardsDrawn";
  tellCards(g, id, { player: playerRef(seat), n: cards.length }, [seat], cards);
  return cards;
}

/** The list of cards for an event; not built if events are not recorded. */
function listed(g: Play, cards: readonly CardNumber[]): string {
  return g.events === undefined ? "" : cardList(cards);
}

/** Tells how many cards to all, and which to some. */
export function tellCards(
  g: Play,
  id: string,
  params: Params,
  seats: readonly Seat[],
  cards: readonly CardNumber[],
): void {
  g.fence = g.used;
  if (!isHeard(g)) return;
  const own = { cards: listed(g, cards) };
  tell(g, id, params, Object.fromEntries(seats.map((seat) => [seat, own])));
}

/**
 * A player discards cards from the hand or another place; everybody sees them. Cards chosen earlier that have left
 * meanwhile are skipped.
 */
export function discard(g: Play, seat: Seat, chosen: readonly CardNumber[], from: Pile = g.s.secret.hands): void {
  const { secret: x } = g.s;
  const there = typeof from === "string" ? (x.stash[from] ?? []) : from[seat];
  const cards = chosen.filter((card) => there.includes(card));
  if (cards.length === 0) return;
  for (const card of cards) {
    if (typeof from === "string") takeOffSheet(x, from, card);
    else takeFrom(from, seat, card);
    discardOf(g.s.table, CARDS[card].back).push(card);
  }
  tell(g, "cards.discarded", { player: playerRef(seat), cards: listed(g, cards) });
  openWindow(g, WINDOW["cards.discarded"], { seat, cards });
}

/** A player draws a new hand: shows and discards what is left, then draws eight (STT-01, PLN-04). */
export function newHand(g: Play, seat: Seat, kept: CardNumber[] = []): void {
  openWindow(g, WINDOW["hand.new"], { seat, kept });
  const spent = g.s.secret.hands[seat].filter((card) => !kept.includes(card));
  discard(g, seat, spent);
  draw(g, seat, HAND_SIZE);
}

/** Draws new hands until one has an encounter card; stops when no card is left to draw. Kept cards stay. */
export function newHandUntilPlayable(g: Play, seat: Seat, kept: CardNumber[] = []): void {
  let tries = 0;
  do newHand(g, seat, kept);
  while (!hasEncounterCardInHand(g.s, seat) && ++tries < 100);
}

/** A main player without encounter cards draws a new hand, over and over only where the table plays so (STT-03, PLN-04). */
export function redraw(g: Play, seat: Seat, kept: CardNumber[] = []): void {
  const t = g.s.table;
  if (seat === t.encounter.offense && !t.settings.offenseRedrawRepeats) newHand(g, seat, kept);
  else newHandUntilPlayable(g, seat, kept);
}

/**
 * Random ones of these cards of a player, all of them if there are too few. Backs are seen, so whoever takes them says how
 * many with the second back if there are both kinds (RD-12).
 */
export function randomOf(g: Play, taker: Seat, from: Seat, cards: readonly CardNumber[], n: number): CardNumber[] {
  const rewards = cards.filter((card) => IS_REWARD[card]);
  if (rewards.length === 0) return drawLots(g, cards.slice(), n);
  const others = cards.filter((card) => !IS_REWARD[card]);
  const count = Math.min(n, cards.length);
  const min = Math.max(0, count - others.length);
  const max = Math.min(count, rewards.length);
  const params = { player: playerRef(from), n: count };
  const seconds = min === max ? min : askNumber(g, taker, "cards/backs", rule("RD-12"), min, max, params);
  return [...drawLots(g, rewards, seconds), ...drawLots(g, others, count - seconds)];
}

function drawLots(g: Play, open: CardNumber[], n: number): CardNumber[] {
  const taken: CardNumber[] = [];
  while (taken.length < n && open.length > 0) taken.push(open.splice(chance(g, open.length), 1)[0]);
  return taken;
}

/**
 * Takes random cards from a hand (VOC-13), but for those that are kept; all of it if there are too few. If the taker keeps
 * them, `detonate` follows.
 */
export function takeAtRandom(g: Play, from: Seat, to: Seat, n: number, kept: readonly CardNumber[] = []): CardNumber[] {
  const hand = g.s.secret.hands[from];
  const open = hand.filter((card) => !kept.includes(card));
  const taken = randomOf(g, to, from, open, n);
  if (taken.length === 0) return taken;
  for (const card of taken) takeFrom(g.s.secret.hands, from, card);
  putInto(g.s.secret.hands, to, taken);
  tellCards(g, "cards.taken", { player: playerRef(to), from: playerRef(from), n: taken.length }, [from, to], taken);
  return taken;
}

/**
 * Cards that a player has taken from another hand and keeps: the rifts among them go off, one after the other as the taker
 * likes. One that is no longer in hand by then does not (RF-2, RF-5).
 */
export function detonate(g: Play, taker: Seat, cards: readonly CardNumber[]): void {
  let left = cards.filter((card) => TYPE_OF[card] === "rift");
  while (left.length > 0) {
    left = left.filter((card) => g.s.secret.hands[taker].includes(card));
    if (left.length === 0) return;
    const card = cardOf(askOne(g, taker, "rift/next", rule("RF-5"), left.map(cardRef)));
    left = left.filter((one) => one !== card);
    tell(g, "rift.detonated", { player: playerRef(taker), card: cardRef(card) });
    discard(g, taker, [card]);
    ownEffect(card)?.effect.detonate?.(g, taker);
  }
}

/** The negotiates in a hand, for effects that are paid with one. */
export function negotiates({ secret }: State, seat: Seat): CardNumber[] {
  return secret.hands[seat].filter((card) => TYPE_OF[card] === "negotiate");
}

/** Which of them a player pays with; those of one name are alike. */
export function askNegotiate(g: Play, who: Seat, source: Source): CardNumber {
  const cards = negotiates(g.s, who);
  const oneOfEach = cards.filter((card, i) => cards.findIndex((one) => CARDS[one].name === CARDS[card].name) === i);
  return oneOfEach.length === 1 ? oneOfEach[0] : askCard(g, who, "cards/negotiate", source, oneOfEach);
}

/** Cards of a hand are out of use until the encounter is over. Their owner alone sees which they are. */
export function setAside(g: Play, owner: Seat, cards: readonly CardNumber[]): void {
  const { hands, aside } = g.s.secret;
  for (const card of cards) takeFrom(hands, owner, card);
  putInto(aside, owner, cards);
  tellCards(g, "cards.setAside", { player: playerRef(owner), n: cards.length }, [owner], cards);
}

/** The encounter is over: what was set aside is in hand again. */
export function returnAside(g: Play): void {
  const { hands, aside } = g.s.secret;
  for (let seat = 0; seat < aside.length; seat++) {
    const cards = aside[seat];
    if (cards.length === 0) continue;
    aside[seat] = [];
    putInto(hands, seat, cards);
    tellCards(g, "cards.returned", { player: playerRef(seat), n: cards.length }, [seat], cards);
  }
}

/** Hands over chosen cards that are still there. */
export function giveCards(g: Play, from: Seat, to: Seat, chosen: readonly CardNumber[]): void {
  const cards = chosen.filter((card) => g.s.secret.hands[from].includes(card));
  if (cards.length === 0) return;
  for (const card of cards) takeFrom(g.s.secret.hands, from, card);
  putInto(g.s.secret.hands, to, cards);
  tellCards(g, "cards.given", { player: playerRef(from), to: playerRef(to), n: cards.length }, [from, to], cards);
}

/** A player looks at cards of another hand. Nobody else is told which they are. */
export function lookAt(g: Play, who: Seat, owner: Seat, cards: readonly CardNumber[]): void {
  const params = { player: playerRef(who), other: playerRef(owner), n: cards.length };
  tellCards(g, "cards.seen", params, [who], cards);
}

/** A player looks at cards of another hand and picks some of them. Meanwhile the cards are set aside. */
export function pickFrom(
  g: Play,
  who: Seat,
  owner: Seat,
  cards: readonly CardNumber[],
  [min, max]: readonly [min: number, max: number],
  key: string,
  source: Source,
): CardNumber[] {
  const { hands, aside } = g.s.secret;
  const before = hands[owner];
  lookAt(g, who, owner, cards);
  hands[owner] = before.filter((card) => !cards.includes(card));
  putInto(aside, who, cards);
  const picked = askCards(g, who, key, source, cards, min, max, { player: playerRef(owner), n: max });
  for (const card of cards) takeFrom(aside, who, card);
  hands[owner] = before;
  return picked;
}
