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
import { gainOf } from "./worth.ts";

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
  const cloaks = cloakCards(now);
  return cloaks.length > 0 && cloaks.some((cloak) => defenseOf(card, cloak) <= strengthFor(now, card));
}

function boost({ now }: Outlook, missing: number): number {
  return now.figures[MILITARY_DISCARD_SELF] > 0 ? Math.min(missing, SACRIFICE) : missing;
}

/** These cards as a hand; with `from` only those from that place on are looked at. */
export function weigh(o: Outlook, cards: readonly Card[], from = 0): Held[] {
  const spare = cards.length - 1;
  const hand: Held[] = [];
  for (let i = from; i < cards.length; i++) {
    const card = cards[i];
    const price = priceNow(o, card, spare);
    let gain = price === OUT_OF_REACH && !IS_WORLD[card] ? 0 : gainOf(o, card);
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
  return Math.max(0, (gain - o.card) * powerOf(o, Math.max(1, missing)));
}

/** The weight of a step, so many times. */
function powerOf({ goals, w }: Outlook, n: number): number {
  return n < goals.prices.powers.length ? goals.prices.powers[n] : w.step ** n;
}

/** Some cards of a sorted hand, as bits by place. */
export type Places = number;

const MOST_PLACES = 30;

/** A hand to place cards from, those worth least first. */
export interface Hand {
  readonly held: readonly Held[];
  /** Which of them are worlds. */
  readonly worlds: Places;
}

/** The own hand. Of a hand larger than any can be when cards are placed, only the best cards count. */
export function placeable(o: Outlook): Hand {
  const all = sorted(weigh(o, o.view.hand));
  const held = all.length > MOST_PLACES ? all.slice(-MOST_PLACES) : all;
  let worlds = 0;
  for (let at = 0; at < held.length; at++) if (IS_WORLD[held[at].card]) worlds |= 1 << at;
  return { held, worlds };
}

/** All places of a hand of `n` cards. */
export function allPlaces(n: number): Places {
  return (1 << n) - 1;
}

/** The first of these places. */
function firstPlace(places: Places): number {
  return 31 - Math.clz32(places & -places);
}

/**
 * The place of the best card to place out of these of a hand, -1 if there is none. `size` is how many they are,
 * `worlds` says of which type, `less` what is paid less, `spare` how many unknown cards there are besides.
 */
export function bestPlacement(
  o: Outlook,
  hand: Hand,
  left: Places,
  size: number,
  worlds: boolean,
  less: number,
  spare: number,
): number {
  let best = -1;
  let most = 0;
  const reach = size - 1 + spare + less;
  let open = left & (worlds ? hand.worlds : ~hand.worlds);
  for (; open !== 0; open &= open - 1) {
    const at = firstPlace(open);
    const { gain, price } = hand.held[at];
    // What it costs can only make it less.
    if (price > reach || (best >= 0 && gain - o.card <= most)) continue;
    const net = netOf(o, hand, left, at, less, spare);
    if (best >= 0 && net <= most) continue;
    best = at;
    most = net;
  }
  return best;
}

/** What placing a card comes to. Cards still unknown are paid with first, then those worth least. */
export function netOf(o: Outlook, hand: Hand, left: Places, at: number, less: number, spare: number): number {
  const { held } = hand;
  const { gain, price } = held[at];
  const paid = price > less ? price - less : 0;
  let cost = (paid < spare ? paid : spare) * o.card;
  let others = left & ~(1 << at);
  for (let n = paid - spare; n > 0 && others !== 0; n--) {
    cost += held[firstPlace(others)].keep;
    others &= others - 1;
  }
  return gain - o.card - cost;
}

/** What is left of the cards without the one at this place and without the `price` least of the others. */
export function placesAfter(left: Places, at: number, price: number): Places {
  let rest = left & ~(1 << at);
  for (let n = price; n > 0; n--) rest &= rest - 1;
  return rest;
}

/** Puts the cards worth least first. Hands are short, so each card is moved down to its place. */
function sorted(hand: Held[]): Held[] {
  for (let i = 1; i < hand.length; i++) {
    const held = hand[i];
    let at = i;
    for (; at > 0 && hand[at - 1].keep > held.keep; at--) hand[at] = hand[at - 1];
    hand[at] = held;
  }
  return hand;
}

/** Puts the cards worth most first; equal ones stay in order. */
export function mostFirst(hand: Held[]): Held[] {
  for (let i = 1; i < hand.length; i++) {
    const held = hand[i];
    let at = i;
    for (; at > 0 && hand[at - 1].keep < held.keep; at--) hand[at] = hand[at - 1];
    hand[at] = held;
  }
  return hand;
}

/** The `n` cards that are worth least; the hand is put in order. */
export function worst(hand: Held[], n: number): Card[] {
  const least = sorted(hand);
  const cards: Card[] = [];
  for (let i = 0; i < n && i < least.length; i++) cards.push(least[i].card);
  return cards;
}
