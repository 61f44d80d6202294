import { type Seat, tell } from "@hypergate/kernel";
import { CARD_REF, DESIGN, IS_WINDFALL, knownCard, NONE, START } from "../cards.ts";
import { addFigures } from "../figures.ts";
import {
  asking,
  askOne,
  askSome,
  cardsFrom,
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
  together(g, seats, keep);
  for (const seat of seats) reveal(g, seat);
  table.order = playerOrder(table.players);
  for (const seat of table.order) {
    const p = table.players[seat];
    // 3.3: a windfall start world begins with a good.
    if (IS_WINDFALL[p.start]) placeGood(g, seat, p.start);
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
  plan.card = knownCard(askOne(g, seat, WORLD, refsOf(offers[seat])));
  if (g.s.table.settings.learningHands) return;
  // 3.6: who starts with a card that says so keeps fewer.
  const kept = DESIGN[plan.card].keepsAtStart ?? 4;
  const n = Math.max(0, hands[seat].length - kept);
  plan.pay = cardsFrom(askSome(g, seat, DISCARD, refsOf(hands[seat]), n, n, { n, card: CARD_REF[plan.card] }));
}

/** The rejected cards go face down to the discard pile (3.9). */
function reveal(g: Game, seat: Seat): void {
  const { table, secret } = g.s;
  const plan = secret.plans[seat];
  const p = table.players[seat];
  p.start = plan.card;
  p.tableau.push(plan.card);
  addFigures(p.figures, plan.card);
  for (const card of secret.offers[seat]) if (card !== plan.card) secret.discard.push(card);
  secret.offers[seat] = [];
  discard(g, seat, plan.pay);
  if (!quiet(g))
    tell(g, "start.revealed", { who: seat, card: CARD_REF[plan.card] }, { [seat]: { cards: listed(plan.pay) } });
  plan.card = NONE;
  plan.pay = [];
}
