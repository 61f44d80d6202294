/** The hand: what each card would gain, what it costs, and how much it is worth to keep. */
import {
  type Card,
  COST,
  cloakCards,
  defenseOf,
  developPrice,
  freeCards,
  hasSame,
  IS_MILITARY,
  IS_WORLD,
  MILITARY_DISCARD_SELF,
  mostTemporary,
  priceOf,
  SAME,
  strengthFor,
} from "@hypergate/race";
import type { Outlook } from "./outlook.ts";
import { GENERAL_PLUS } from "./printed.ts";
import { gainOf, partsOf, prospectsBy } from "./worth.ts";

/** A card in hand, or one that could come there. */
export interface Held {
  readonly card: Card;
  /** Points that placing it adds, before its price. */
  readonly gain: number;
  /** Hand cards to pay for it now; more than there can be if it is out of reach. */
  readonly price: number;
  /** What it is worth in hand. */
  readonly keep: number;
}

/** No hand is that large. */
export const OUT_OF_REACH = 50;
/** What is given up with a card discarded from the tableau, in hand cards. */
const SACRIFICE = 2;

/** Hand cards, or as much as that in other things, to get this card into the tableau now. */
export function priceNow(o: Outlook, card: Card, spare: number): number {
  const { now } = o;
  if (!IS_WORLD[card]) {
    if (hasSame(now.tableau, card)) return OUT_OF_REACH;
    return developPrice(now, card, false);
  }
  let price = Math.min(priceOf(now, card), OUT_OF_REACH);
  if (IS_MILITARY[card]) {
    const missing = COST[card] - strengthFor(now, card);
    if (missing <= 0) return 0;
    if (missing <= mostTemporary(now, spare, false)) price = Math.min(price, boost(o, missing));
  } else if (price > SACRIFICE && isFree(o, card)) price = SACRIFICE;
  return price;
}

/** Whether a card of the tableau can be discarded to get this peaceful world. */
function isFree({ now }: Outlook, card: Card): boolean {
  if (freeCards(now, card).length > 0) return true;
  return cloakCards(now).some((cloak) => defenseOf(card, cloak) <= strengthFor(now, card));
}

function boost({ now }: Outlook, missing: number): number {
  return now.figures[MILITARY_DISCARD_SELF] > 0 ? Math.min(missing, SACRIFICE) : missing;
}

/** These cards as a hand; with `from` only those from that place on are looked at. */
export function weigh(o: Outlook, cards: readonly Card[], from = 0): Held[] {
  const parts = partsOf(o, o.me);
  const base = prospectsBy(o, o.me, parts);
  const spare = cards.length - 1;
  const hand: Held[] = [];
  for (let i = from; i < cards.length; i++) {
    const card = cards[i];
    const price = priceNow(o, card, spare);
    let gain = price === OUT_OF_REACH && !IS_WORLD[card] ? 0 : gainOf(o, card, base, parts);
    if (GENERAL_PLUS[card] > 0) gain += opened(o, card, cards);
    const keep = isDouble(cards, i) ? o.card * 0.9 : o.card + o.w.held * promise(o, card, gain, price);
    hand.push({ card, gain, price, keep });
  }
  return hand;
}

/** Whether a development is in hand a second time. */
function isDouble(cards: readonly Card[], at: number): boolean {
  if (IS_WORLD[cards[at]]) return false;
  for (let i = 0; i < at; i++) if (SAME[cards[i]] === SAME[cards[at]]) return true;
  return false;
}

/** Military worlds in hand that the military of this card would bring into reach. */
function opened(o: Outlook, card: Card, cards: readonly Card[]): number {
  let value = 0;
  for (const world of cards) {
    if (!IS_MILITARY[world] || world === card) continue;
    const missing = COST[world] - strengthFor(o.now, world);
    if (missing > 0) value += missing <= GENERAL_PLUS[card] ? 1.2 : 0.3;
  }
  return value;
}

/** What a card can be expected to gain later, after its price. */
function promise(o: Outlook, card: Card, gain: number, price: number): number {
  if (price < OUT_OF_REACH) return Math.max(0, gain - (price + 1) * o.card);
  if (!IS_WORLD[card]) return 0;
  const missing = COST[card] - strengthFor(o.now, card);
  return Math.max(0, (gain - o.card) * o.w.step ** Math.max(1, missing));
}

/** Placing one of the cards: which, with which for payment, and what it comes to. */
export interface Placement {
  readonly held: Held;
  readonly net: number;
}

/** The best card to place out of a sorted hand; `worlds` says of which type, `less` what is paid less, `spare` how many unknown cards there are besides. */
export function bestPlacement(
  o: Outlook,
  hand: readonly Held[],
  worlds: boolean,
  less: number,
  spare: number,
): Placement | undefined {
  let best: Placement | undefined;
  for (const held of hand) {
    if (IS_WORLD[held.card] !== worlds) continue;
    const price = Math.max(0, held.price - less);
    if (price > hand.length - 1 + spare) continue;
    const net = held.gain - o.card - costOf(o, hand, held, price, spare);
    if (best === undefined || net > best.net) best = { held, net };
  }
  return best;
}

/** What paying this many cards gives up: cards still unknown first, then those worth least. */
function costOf(o: Outlook, hand: readonly Held[], but: Held, price: number, spare: number): number {
  let left = price - spare;
  if (left <= 0) return price * o.card;
  let cost = spare * o.card;
  for (let i = 0; left > 0 && i < hand.length; i++) {
    if (hand[i] === but) continue;
    cost += hand[i].keep;
    left--;
  }
  return cost;
}

/** What is left of a sorted hand after a placement that takes `price` of its cards. */
export function after(hand: readonly Held[], { held }: Placement, price: number): Held[] {
  const rest: Held[] = [];
  let left = price;
  for (let i = 0; i < hand.length; i++) {
    if (hand[i] === held) continue;
    if (left > 0) left--;
    else rest.push(hand[i]);
  }
  return rest;
}

/** The cards worth least first. */
export function sorted(hand: Held[]): Held[] {
  return hand.sort((a, b) => a.keep - b.keep);
}

/** The `n` cards that are worth least. */
export function worst(hand: readonly Held[], n: number): Card[] {
  return sorted([...hand])
    .slice(0, n)
    .map((held) => held.card);
}
