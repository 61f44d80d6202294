import { type Seat, tell } from "@hypergate/kernel";
import { CARD_REF, DESIGN, IS_WINDFALL, knownCard, NONE, START } from "../cards.ts";
import { addFigures } from "../figures.ts";
import {
  asking,
  askOne,
  askSome,
  cardsAmong,
  discard,
  type Game,
  listed,
  placeGood,
  quiet,
  refsOf,
  together,
} from "../play.ts";
import type { Player } from "../state.ts";

const WORLD = asking("start.world", "rule/start", "3.7", "hidden");
const DISCARD = asking("start.discard", "rule/start", "3.2", "hidden");

/** Everybody keeps a start world and part of the hand; all are revealed together (3.1, 3.2, 3.7). */
export function start(g: Game): void {
  const { table, secret, agenda } = g.s;
  const seats = table.players.map((_, seat) => seat);
  // 3.1: where nothing is to be chosen, the start worlds lie open before the hands are looked at.
  const isDealt = secret.offers.every((offer) => offer.length === 1);
  if (isDealt) {
    for (const seat of seats) secret.plans[seat].card = secret.offers[seat][0];
    reveal(g, seats);
  }
  together(g, seats, keep);
  if (!isDealt) reveal(g, seats);
  for (const seat of seats) discardRest(g, seat);
  for (const seat of table.order) {
    // 15.5: the cards put aside for the scenario.
    for (const card of secret.aside[seat]) secret.hands[seat].push(card);
    secret.aside[seat] = [];
  }
  agenda.push("choose");
}

/** Clockwise from the player with the lowest start world (1.14). */
export function playerOrder(players: readonly Player[]): Seat[] {
  const numbers = players.map((p) => START[p.start]);
  const first = numbers.indexOf(Math.min(...numbers));
  return players.map((_, i) => (first + i) % players.length);
}

function keep(g: Game, seat: Seat): void {
  const { offers, hands, plans } = g.s.secret;
  const plan = plans[seat];
  if (offers[seat].length > 0) plan.card = knownCard(askOne(g, seat, WORLD, refsOf(offers[seat])));
  if (g.s.table.settings.learningHands) return;
  // 3.6: who starts with a card that says so keeps fewer.
  const kept = DESIGN[plan.card].keepsAtStart ?? 4;
  const n = Math.max(0, hands[seat].length - kept);
  plan.pay = cardsAmong(
    hands[seat],
    askSome(g, seat, DISCARD, refsOf(hands[seat]), n, n, { n, card: CARD_REF[plan.card] }),
  );
}

/** All start worlds are shown; they say who goes first, and a windfall world begins with a good (3.3, 3.7). */
function reveal(g: Game, seats: readonly Seat[]): void {
  const { table, secret } = g.s;
  for (const seat of seats) {
    const { card } = secret.plans[seat];
    const p = table.players[seat];
    p.start = card;
    p.tableau.push(card);
    addFigures(p.figures, card);
    // 3.9: the rejected world goes face down to the discard pile.
    for (const other of secret.offers[seat]) if (other !== card) secret.discard.push(other);
    secret.offers[seat] = [];
    if (!quiet(g)) tell(g, "start.revealed", { who: seat, card: CARD_REF[card] });
  }
  table.order = playerOrder(table.players);
  for (const seat of table.order) {
    const { start: world } = table.players[seat];
    if (IS_WINDFALL[world]) placeGood(g, seat, world);
  }
}

/** So do the rejected cards of the hand (3.9). */
function discardRest(g: Game, seat: Seat): void {
  const plan = g.s.secret.plans[seat];
  discard(g, seat, plan.pay);
  if (plan.pay.length > 0 && !quiet(g))
    tell(g, "start.discarded", { who: seat, n: plan.pay.length }, { [seat]: { cards: listed(plan.pay) } });
  plan.card = NONE;
  plan.pay = [];
}
