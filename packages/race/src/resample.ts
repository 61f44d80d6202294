/** Dealing secrets again: what a viewer does not see may lie anywhere. */
import { next, type Rng, shuffle, type Viewer } from "@hypergate/kernel";
import { type Card, START } from "./cards.ts";
import { cloneSecret, type Secret, type State } from "./state.ts";

/**
 * Deals again every card whose face the viewer does not see, here and at the later moment `now`, and drops what is still
 * to come. The public table is shared.
 */
export function resample(s: State, viewer: Viewer, rng: Rng, now?: State): State {
  const later = now === undefined ? ALL : markUnseen(now.secret, viewer);
  const unknown = unseen(s.secret, viewer, later);
  const offered = offeredTo(s.secret, viewer, later);
  const dealt = IN_PLACE.slice();
  deal(dealt, unknown, offerAgain(dealt, offered, unknown, rng), rng);
  const secret = cloneSecret(s.secret);
  renew(secret.deck, dealt);
  renew(secret.discard, dealt);
  renew(secret.under, dealt);
  for (let seat = 0; seat < secret.hands.length; seat++) {
    if (seat === viewer) continue;
    renew(secret.hands[seat], dealt);
    renew(secret.drawn[seat], dealt);
    renew(secret.offers[seat], dealt);
    const plan = secret.plans[seat];
    if (plan.card >= 0) plan.card = dealt[plan.card];
    renew(plan.pay, dealt);
    renew(plan.boost, dealt);
  }
  secret.shuffles = [];
  return {
    agenda: s.agenda,
    rng: [next(rng) | 0, next(rng) | 0, next(rng) | 0, 1],
    told: s.told,
    table: s.table,
    secret,
  };
}

/** Every card in its own place. */
const IN_PLACE: readonly Card[] = START.map((_, card) => card);

/** By card 1 if it is among those in question. The second is room; what is left in it means nothing. */
const ALL = new Uint8Array(IN_PLACE.length).fill(1);
const MARKS = new Uint8Array(IN_PLACE.length);

/** Room to gather cards in; what is left here means nothing. */
const GATHERED: Card[] = IN_PLACE.slice();

/** The cards that the viewer does not see, place by place, goods last; only those that are marked. */
function unseen({ deck, discard, hands, drawn, under }: Secret, viewer: Viewer, marks: Uint8Array): Card[] {
  let n = gather(0, deck, marks);
  n = gather(n, discard, marks);
  for (let seat = 0; seat < hands.length; seat++) {
    if (seat === viewer) continue;
    n = gather(n, hands[seat], marks);
    n = gather(n, drawn[seat], marks);
  }
  return GATHERED.slice(0, gather(n, under, marks));
}

/** Adds the cards of a list that are marked to the `n` that are gathered; returns how many there are now. */
function gather(n: number, cards: readonly Card[], marks: Uint8Array): number {
  let end = n;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (card >= 0 && marks[card] === 1) GATHERED[end++] = card;
  }
  return end;
}

/** The start worlds that the others choose from; only those that are marked. */
function offeredTo({ offers }: Secret, viewer: Viewer, marks: Uint8Array): Card[] {
  let n = 0;
  for (let seat = 0; seat < offers.length; seat++) if (seat !== viewer) n = gather(n, offers[seat], marks);
  return GATHERED.slice(0, n);
}

/** Marks what the viewer does not see, start worlds on offer included. */
function markUnseen(secret: Secret, viewer: Viewer): Uint8Array {
  MARKS.fill(0);
  mark(secret.deck);
  mark(secret.discard);
  mark(secret.under);
  for (let seat = 0; seat < secret.hands.length; seat++) {
    if (seat === viewer) continue;
    mark(secret.hands[seat]);
    mark(secret.drawn[seat]);
    mark(secret.offers[seat]);
  }
  return MARKS;
}

function mark(cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) if (cards[i] >= 0) MARKS[cards[i]] = 1;
}

/** While start worlds are being dealt there are two colours of them (3.7). */
function startColour(card: Card): number {
  return START[card] < 0 ? 2 : START[card] % 2;
}

/** Offers start worlds again, each of the colour that is offered there. Returns all cards that are left for other places. */
function offerAgain(dealt: Card[], offered: readonly Card[], unknown: readonly Card[], rng: Rng): readonly Card[] {
  if (offered.length === 0) return unknown;
  const left: Card[] = [];
  const all = unknown.concat(offered);
  for (const colour of [0, 1, 2]) {
    const isOfColour = (card: Card): boolean => startColour(card) === colour;
    const places = offered.filter(isOfColour);
    const cards = deal(dealt, places, all.filter(isOfColour), rng);
    left.push(...cards.slice(places.length));
  }
  return left;
}

/**
 * Deals cards at random to the places where `places` lie: `dealt[card]` is then the card in the place of `card`. They are
 * sorted first, so that the result does not depend on where they were. Returns them in the order in which they were dealt.
 */
function deal(dealt: Card[], places: readonly Card[], cards: readonly Card[], rng: Rng): Card[] {
  MARKS.fill(0);
  mark(cards);
  const order: Card[] = cards.slice();
  let n = 0;
  for (let card = 0; card < MARKS.length; card++) if (MARKS[card] === 1) order[n++] = card;
  shuffle(rng, order);
  for (let i = 0; i < places.length; i++) dealt[places[i]] = order[i];
  return order;
}

function renew(list: Card[], dealt: readonly Card[]): void {
  for (let i = 0; i < list.length; i++) if (list[i] >= 0) list[i] = dealt[list[i]];
}
