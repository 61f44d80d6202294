/** What every step needs: drawing and discarding, goods, asking, and simultaneous play. */
import {
  ask,
  next,
  openGroup,
  type Params,
  type Ref,
  type Run,
  type Seat,
  type Source,
  SUSPEND,
  shuffle,
  simultaneously,
  tell,
} from "@hypergate/kernel";
import { CARD_REF, type Card, knownCard, NONE, SAME } from "./cards.ts";
import { CARD_ROOM, cardsGathered, REF_ROOM, refsGathered } from "./room.ts";
import type { Player, State } from "./state.ts";

export type Game = Run<State>;

/** The answer that takes none of the things offered. */
export const NOTHING: Ref = "word/none";

/** The question's key and the rule behind it. */
export interface Asking {
  readonly key: string;
  readonly source: Source;
  /** Being asked could reveal what is in a hand. */
  readonly hidden: boolean;
  /**
   * Everybody is asked, so that being asked reveals nothing; otherwise the only possible answer is taken without
   * asking.
   */
  readonly always: boolean;
}

export function asking(key: string, by: Ref, rule: string, secrecy: "open" | "hidden" | "always" = "open"): Asking {
  return { key, source: { by, rule }, hidden: secrecy !== "open", always: secrecy === "always" };
}

export function askOne(g: Game, who: Seat, it: Asking, options: readonly Ref[], params?: Params): Ref {
  if (options.length === 1 && !it.always) return options[0];
  return ask(g, { kind: "one", key: it.key, who, source: it.source, params, hidden: it.hidden, options }) as Ref;
}

export function askSome(
  g: Game,
  who: Seat,
  it: Asking,
  options: readonly Ref[],
  min: number,
  max: number,
  params?: Params,
): readonly Ref[] {
  if (max === 0) return [];
  if (min === options.length) return options;
  return ask(g, {
    kind: "some",
    key: it.key,
    who,
    source: it.source,
    params,
    hidden: it.hidden,
    options,
    min,
    max,
  }) as readonly Ref[];
}

/** The references of these cards, without `but`. */
export function refsOf(cards: readonly Card[], but: Card = NONE): Ref[] {
  let n = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] !== but) REF_ROOM[n++] = CARD_REF[cards[i]];
  return refsGathered(n);
}

/** The references of these cards, and the answer that takes none of them. */
export function refsOrNothing(cards: readonly Card[]): Ref[] {
  for (let i = 0; i < cards.length; i++) REF_ROOM[i] = CARD_REF[cards[i]];
  REF_ROOM[cards.length] = NOTHING;
  return refsGathered(cards.length + 1);
}

/** The card of a reference, which is probably one of these: comparing is faster than looking it up. */
export function cardAmong(cards: readonly Card[], ref: Ref): Card {
  for (let i = 0; i < cards.length; i++) if (CARD_REF[cards[i]] === ref) return cards[i];
  return knownCard(ref);
}

/** The same for several references. */
export function cardsAmong(cards: readonly Card[], refs: readonly Ref[]): Card[] {
  for (let i = 0; i < refs.length; i++) CARD_ROOM[i] = cardAmong(cards, refs[i]);
  return cardsGathered(refs.length);
}

/** Several cards in one parameter of an event. */
export function listed(cards: readonly Card[]): string {
  return cards.map((card) => CARD_REF[card]).join(", ");
}

/** Takes a card out of a list and keeps the order of the others. */
export function remove(list: Card[], card: Card): void {
  const last = list.length - 1;
  let i = 0;
  while (i <= last && list[i] !== card) i++;
  if (i > last) throw new Error(`${CARD_REF[card]} is not where it should be`);
  for (; i < last; i++) list[i] = list[i + 1];
  list.pop();
}

/** The discard pile becomes the deck (11.2). */
function reshuffle(g: Game): void {
  const { secret } = g.s;
  if (secret.discard.length === 0) return;
  const deck = secret.deck;
  secret.deck = secret.discard;
  secret.discard = deck;
  g.fence = g.used;
  shuffle(g.s.rng, secret.deck);
  if (secret.shuffles.length > 0) {
    arrange(secret.deck, secret.shuffles[0]);
    secret.shuffles = secret.shuffles.slice(1);
  }
  if (!quiet(g)) tell(g, "deck.shuffled", { n: secret.deck.length });
}

/** Moves the cards that a scenario lists to the top, in its order, whichever copy they are; the others stay below. */
function arrange(deck: Card[], wanted: readonly Card[]): void {
  const rest = deck.slice();
  const top: Card[] = [];
  for (const card of wanted) {
    const at = rest.findIndex((one) => SAME[one] === SAME[card]);
    if (at >= 0) top.push(...rest.splice(at, 1));
  }
  rest.push(...top);
  for (let i = 0; i < deck.length; i++) deck[i] = rest[i];
}

/** The top card of the deck, or none if no card is left anywhere (11.3). */
export function takeTop(g: Game): Card {
  const { secret } = g.s;
  if (secret.deck.length === 0) reshuffle(g);
  const card = secret.deck.pop();
  if (card === undefined) return NONE;
  if (secret.deck.length === 0) reshuffle(g);
  return card;
}

/** Draws cards that lie apart from a hand for a while. */
export function drawApart(g: Game, n: number): Card[] {
  g.fence = g.used;
  let drawn = 0;
  for (; drawn < n; drawn++) {
    const card = takeTop(g);
    if (card === NONE) break;
    CARD_ROOM[drawn] = card;
  }
  return cardsGathered(drawn);
}

/** Draws into `list`; returns how many there were. */
function drawTo(g: Game, list: Card[], n: number): number {
  g.fence = g.used;
  const { deck } = g.s.secret;
  if (deck.length > n) {
    for (let i = 0; i < n; i++) list.push(deck.pop() as Card);
    return n;
  }
  for (let i = 0; i < n; i++) {
    const card = takeTop(g);
    if (card === NONE) return i;
    list.push(card);
  }
  return n;
}

/** Draws into a hand and tells everybody how many, and the player which. */
export function draw(g: Game, seat: Seat, n: number): void {
  if (n <= 0) return;
  const hand = g.s.secret.hands[seat];
  const drawn = drawTo(g, hand, n);
  if (drawn > 0 && !quiet(g))
    tell(g, "cards.drawn", { who: seat, n: drawn }, { [seat]: { cards: listed(hand.slice(-drawn)) } });
}

/** Discards hand cards face down (11.1). */
export function discard(g: Game, seat: Seat, cards: readonly Card[]): void {
  const { hands, discard: pile } = g.s.secret;
  const hand = hands[seat];
  for (let i = 0; i < cards.length; i++) {
    remove(hand, cards[i]);
    pile.push(cards[i]);
  }
}

/** Puts the top card of the deck as a good on a world (9.10). */
export function placeGood(g: Game, seat: Seat, world: Card): void {
  const { table, secret } = g.s;
  const card = takeTop(g);
  if (card === NONE) return;
  secret.under[world] = card;
  table.good[world] = 1;
  table.players[seat].goods++;
  if (!quiet(g)) tell(g, "good.placed", { who: seat, world: CARD_REF[world] });
}

/** A good leaves its world for the discard pile, face down (8.16). */
export function takeGood(g: Game, seat: Seat, world: Card): void {
  const { table, secret } = g.s;
  secret.discard.push(secret.under[world]);
  secret.under[world] = NONE;
  table.good[world] = 0;
  table.players[seat].goods--;
}

/** Discards a card from a tableau for its power: it leaves at once, its figures count to the end of the phase (P5). */
export function discardFromTableau(g: Game, seat: Seat, card: Card): void {
  const p = g.s.table.players[seat];
  remove(p.tableau, card);
  p.departed.push(card);
  g.s.secret.discard.push(card);
  if (!quiet(g)) tell(g, "card.sacrificed", { who: seat, card: CARD_REF[card] });
}

/** Puts a hand card into the tableau. */
export function place(g: Game, seat: Seat, card: Card): void {
  const p = g.s.table.players[seat];
  remove(g.s.secret.hands[seat], card);
  p.tableau.push(card);
  if (p.arrived.length === 0) p.arrived = [card];
  else p.arrived.push(card);
}

/** Victory point chips from the pool, and from outside when it is empty (8.15). */
export function gainChips(g: Game, seat: Seat, n: number): void {
  g.s.table.players[seat].chips += n;
  g.s.table.pool -= n;
}

/** Whether a card was in the tableau at the start of this phase (P1). */
export function isActive(p: Player, card: Card): boolean {
  return p.arrived.length === 0 || !p.arrived.includes(card);
}

/** True if events are not recorded: then it only counts them (one, or `n`). Saves time in simulations. */
export function quiet(g: Game, n = 1): boolean {
  if (g.events !== undefined) return false;
  g.s.told += n;
  return true;
}

/**
 * Lets the players act at the same time; the deck is used in player order (4.14). A simulation has all answers at once,
 * so it skips the kernel's `simultaneously`. The result is the same.
 */
export function together(g: Game, seats: readonly Seat[], script: (g: Game, seat: Seat) => void): void {
  const { secret } = g.s;
  secret.done = 0;
  if (g.players === undefined) {
    atOwnPace(g, seats, script);
    return;
  }
  const outer = openGroup(g);
  for (let i = 0; i < seats.length; i++) {
    script(g, seats[i]);
    secret.done++;
  }
  g.group = outer;
  next(g.s.rng);
}

function atOwnPace(g: Game, seats: readonly Seat[], script: (g: Game, seat: Seat) => void): void {
  simultaneously(g, seats, (run, seat) => {
    script(run, seat);
    run.s.secret.done++;
  });
}

/**
 * Where a script draws from the deck, it does so in player order: a player whose predecessors have not finished waits
 * here, so that the outcome does not depend on who is faster. In a simulation they play in this order anyway.
 */
export function awaitTurn(g: Game, seat: Seat): void {
  const { table, secret } = g.s;
  if (g.players === undefined && secret.done < table.order.indexOf(seat)) throw SUSPEND;
}
