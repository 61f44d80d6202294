import { type Ref, type Seat, tell } from "@hypergate/kernel";
import { chose, SETTLE, SETTLE_2 } from "../actions.ts";
import { CARD_REF, type Card, IS_MILITARY, IS_WINDFALL, knownCard, NONE } from "../cards.ts";
import { SETTLE_DRAW_AFTER, SETTLE_SECOND } from "../figures.ts";
import { closePhase, openPhase } from "../phase.ts";
import {
  asking,
  askOne,
  askSome,
  cardAmong,
  cardsAmong,
  discard,
  draw,
  type Game,
  listed,
  NOTHING,
  place,
  placeGood,
  quiet,
  refsOf,
  together,
} from "../play.ts";
import {
  CLOAK,
  canSettle,
  cloakCards,
  defenseOf,
  freeCards,
  mostTemporary,
  priceOf,
  strengthFor,
  UNPAYABLE,
} from "../powers/settle.ts";
import { applyBoost, boostToConquer } from "../powers/temporary.ts";
import { REF_ROOM, refsGathered } from "../room.ts";
import type { Player } from "../state.ts";
import { maybeDeclare, resolveTakeovers } from "../takeovers.ts";

const PICK = asking("settle.pick", "rule/settle", "7.1", "always");
const PICK_SECOND = asking("settle.second", "rule/settle", "7.18", "always");
const WAY = asking("settle.way", "rule/settle", "7.9");
const PAY = asking("settle.pay", "rule/settle", "7.2");

const WAY_PAY: Ref = "word/pay";
const WAY_CONQUER: Ref = "word/conquer";

/** The first Settle phase of a round, and the second that two players can have (4.6). */
export function settle(g: Game): void {
  settleWith(g, SETTLE);
}

export function settleAgain(g: Game): void {
  settleWith(g, SETTLE_2);
}

function settleWith(g: Game, bonus: number): void {
  const { table } = g.s;
  const { order, players } = table;
  openPhase(g, "settle");
  for (let seat = 0; seat < players.length; seat++) reset(players[seat]);
  together(g, order, pickFirst);
  placeAndPay(g, order, bonus);
  for (let seat = 0; seat < players.length; seat++) {
    if (!maySettleSecond(players[seat])) continue;
    settleSeconds(g, bonus);
    break;
  }
  if (table.takeovers) {
    for (let i = 0; i < order.length; i++) maybeDeclare(g, order[i]);
    if (table.attacks.length > 0) resolveTakeovers(g, bonus, drawForWorld);
  }
  closePhase(g);
}

/** Temporary military and everything used up belong to one Settle phase (7.19, P4). */
function reset(p: Player): void {
  p.placed = 0;
  p.temporary = 0;
  p.rewarded = 0;
  if (p.spent.length > 0) p.spent = [];
}

function maySettleSecond(p: Player): boolean {
  return p.placed > 0 && p.figures[SETTLE_SECOND] > 0;
}

/** 7.18: a second world, openly, after the draws of the first. */
function settleSeconds(g: Game, bonus: number): void {
  const { order, players } = g.s.table;
  const seats = order.filter((seat) => maySettleSecond(players[seat]));
  together(g, seats, pickSecond);
  placeAndPay(g, seats, bonus);
}

/** All place their worlds, windfall worlds get their goods, all pay, then come the draws (7.1, 7.15 to 7.17). */
function placeAndPay(g: Game, seats: readonly Seat[], bonus: number): void {
  const { plans } = g.s.secret;
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[i];
    if (plans[seat].card === NONE) continue;
    place(g, seat, plans[seat].card);
    g.s.table.players[seat].placed++;
  }
  for (let i = 0; i < seats.length; i++) {
    const world = plans[seats[i]].card;
    if (world !== NONE && IS_WINDFALL[world]) placeGood(g, seats[i], world);
  }
  together(g, seats, choosePayment);
  for (let i = 0; i < seats.length; i++) if (plans[seats[i]].card !== NONE) payUp(g, seats[i]);
  for (let i = 0; i < seats.length; i++) {
    const plan = plans[seats[i]];
    if (plan.card === NONE) continue;
    plan.card = NONE;
    drawForWorld(g, seats[i], bonus);
  }
}

function pickFirst(g: Game, seat: Seat): void {
  pick(g, seat, false);
}

function pickSecond(g: Game, seat: Seat): void {
  pick(g, seat, true);
}

/** Picks a world face down (7.1). */
function pick(g: Game, seat: Seat, second: boolean): void {
  const { table, secret } = g.s;
  const p = table.players[seat];
  const hand = secret.hands[seat];
  if (hand.length === 0) return;
  REF_ROOM[0] = NOTHING;
  let n = 1;
  for (let i = 0; i < hand.length; i++) if (canSettle(p, hand[i], hand.length - 1)) REF_ROOM[n++] = CARD_REF[hand[i]];
  const answer = askOne(g, seat, second ? PICK_SECOND : PICK, refsGathered(n));
  if (answer !== NOTHING) secret.plans[seat].card = cardAmong(hand, answer);
}

/** How the world just shown is got, and what is paid for it (7.1). */
function choosePayment(g: Game, seat: Seat): void {
  const { table, secret } = g.s;
  const plan = secret.plans[seat];
  const { card } = plan;
  if (card === NONE) return;
  const p = table.players[seat];
  const ways = waysTo(p, card, secret.hands[seat].length);
  const way = ways === 1 ? REF_ROOM[0] : askOne(g, seat, WAY, refsGathered(ways), { card: CARD_REF[card] });
  const used = way === WAY_PAY || way === WAY_CONQUER ? NONE : knownCard(way);
  plan.conquers = way === WAY_CONQUER || (used !== NONE && CLOAK[used] !== undefined);
  if (way === WAY_PAY) pay(g, seat, card, priceOf(p, card));
  if (plan.conquers) boostToConquer(g, seat, defenseOf(card, used) - strengthFor(p, card));
  if (used !== NONE) plan.lost.push(used);
}

/** Gathers paying, conquering, or the card to be discarded for it (7.9 and the table of section 7); returns how many. */
function waysTo(p: Player, card: Card, others: number): number {
  let n = 0;
  const price = priceOf(p, card);
  if (price <= others) REF_ROOM[n++] = WAY_PAY;
  if (price !== UNPAYABLE) for (const one of freeCards(p, card)) REF_ROOM[n++] = CARD_REF[one];
  if (IS_MILITARY[card]) {
    const missing = defenseOf(card, NONE) - strengthFor(p, card);
    if (missing <= 0 || missing <= mostTemporary(p, others, false)) REF_ROOM[n++] = WAY_CONQUER;
  } else {
    for (const one of cloakCards(p)) {
      const missing = defenseOf(card, one) - strengthFor(p, card);
      if (missing <= 0 || missing <= mostTemporary(p, others, false)) REF_ROOM[n++] = CARD_REF[one];
    }
  }
  return n;
}

function pay(g: Game, seat: Seat, card: Card, price: number): void {
  if (price === 0) return;
  const { hands, plans } = g.s.secret;
  const params = { n: price, card: CARD_REF[card] };
  plans[seat].pay = cardsAmong(hands[seat], askSome(g, seat, PAY, refsOf(hands[seat]), price, price, params));
}

function payUp(g: Game, seat: Seat): void {
  const plan = g.s.secret.plans[seat];
  const { card, conquers, pay } = plan;
  if (!quiet(g)) {
    const id = conquers ? "settle.conquered" : "settle.placed";
    tell(g, id, { who: seat, card: CARD_REF[card], n: pay.length }, { [seat]: { cards: listed(pay) } });
  }
  if (plan.pay.length > 0) {
    discard(g, seat, plan.pay);
    plan.pay = [];
  }
  if (plan.lost.length > 0 || plan.boost.length > 0) applyBoost(g, seat, false);
}

/** 7.16, 7.17, 14.30 */
function drawForWorld(g: Game, seat: Seat, bonus: number): void {
  const p = g.s.table.players[seat];
  let n = p.figures[SETTLE_DRAW_AFTER];
  if (p.rewarded === 0 && chose(p, bonus)) {
    n++;
    p.rewarded = 1;
  }
  draw(g, seat, n);
}
