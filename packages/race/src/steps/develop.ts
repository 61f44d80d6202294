import { type Seat, tell } from "@hypergate/kernel";
import { chose, DEVELOP, DEVELOP_2 } from "../actions.ts";
import { CARD_REF, type Card, IS_WORLD, NONE, powersThat } from "../cards.ts";
import { DEVELOP_DISCARD_SELF, DEVELOP_DRAW_AFTER, DEVELOP_DRAW_AT_START } from "../figures.ts";
import { closePhase, openPhase } from "../phase.ts";
import {
  asking,
  askOne,
  askSome,
  cardAmong,
  cardsAmong,
  discard,
  discardFromTableau,
  draw,
  type Game,
  isActive,
  listed,
  NOTHING,
  place,
  quiet,
  refsOf,
  together,
} from "../play.ts";
import { developPrice, hasSame } from "../powers/develop.ts";
import { REF_ROOM, refsGathered } from "../room.ts";
import type { Player } from "../state.ts";

const PICK = asking("develop.pick", "rule/develop", "6.2", "always");
const PAY = asking("develop.pay", "rule/develop", "6.4", "hidden");
const DISCARD_DISCOUNT = asking("develop.discount", "rule/develop", "6.5", "hidden");

const DISCARD_SELF = powersThat("developDiscardSelfDiscount");

/** The first Develop phase of a round, and the second that two players can have (4.6). */
export function develop(g: Game): void {
  developWith(g, chooseAndPay);
}

export function developAgain(g: Game): void {
  developWith(g, chooseAndPayAgain);
}

function developWith(g: Game, script: (g: Game, seat: Seat) => void): void {
  const { order, players } = g.s.table;
  openPhase(g, "develop");
  for (let i = 0; i < order.length; i++) draw(g, order[i], players[order[i]].figures[DEVELOP_DRAW_AT_START]);
  together(g, order, script);
  for (let i = 0; i < order.length; i++) reveal(g, order[i]);
  for (let i = 0; i < order.length; i++) {
    const p = players[order[i]];
    // 6.6: cards that come after paying.
    if (p.arrived.length > 0) draw(g, order[i], p.figures[DEVELOP_DRAW_AFTER]);
  }
  closePhase(g);
}

function chooseAndPay(g: Game, seat: Seat): void {
  pick(g, seat, DEVELOP);
}

function chooseAndPayAgain(g: Game, seat: Seat): void {
  pick(g, seat, DEVELOP_2);
}

/** Picks a development face down and what to pay with: nothing that others show could change it (6.2, 6.7). */
function pick(g: Game, seat: Seat, bonus: number): void {
  const { table, secret } = g.s;
  const p = table.players[seat];
  const hand = secret.hands[seat];
  if (hand.length === 0) return;
  const isChooser = chose(p, bonus);
  const crash = p.figures[DEVELOP_DISCARD_SELF] > 0 ? discardable(p) : NONE;
  const reach = hand.length - 1 + (crash === NONE ? 0 : (DISCARD_SELF[crash]?.by ?? 0));
  REF_ROOM[0] = NOTHING;
  let n = 1;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (!IS_WORLD[card] && developPrice(p, card, isChooser) <= reach && !hasSame(p.tableau, card))
      REF_ROOM[n++] = CARD_REF[card];
  }
  const answer = askOne(g, seat, PICK, refsGathered(n));
  if (answer === NOTHING) return;
  const plan = secret.plans[seat];
  plan.card = cardAmong(hand, answer);
  const price = maybeDiscount(g, seat, crash, developPrice(p, plan.card, isChooser));
  if (price === 0) return;
  const others = refsOf(hand, plan.card);
  plan.pay = cardsAmong(hand, askSome(g, seat, PAY, others, price, price, { n: price, card: answer }));
}

/** The card that can be discarded for a lower price, if it lay there at the start of the phase. */
function discardable(p: Player): Card {
  for (const card of p.tableau) if (DISCARD_SELF[card] !== undefined && isActive(p, card)) return card;
  return NONE;
}

/** May discard a card of the tableau for a lower price, also where none is to be paid, and must if the hand does not suffice (6.5, 16.20). */
function maybeDiscount(g: Game, seat: Seat, crash: Card, price: number): number {
  const power = crash === NONE ? undefined : DISCARD_SELF[crash];
  if (power === undefined) return price;
  const { hands, plans } = g.s.secret;
  const lower = Math.max(0, price - power.by);
  const options = price > hands[seat].length - 1 ? [CARD_REF[crash]] : [NOTHING, CARD_REF[crash]];
  if (askOne(g, seat, DISCARD_DISCOUNT, options, { price, lower }) === NOTHING) return price;
  plans[seat].lost.push(crash);
  return lower;
}

function reveal(g: Game, seat: Seat): void {
  const plan = g.s.secret.plans[seat];
  if (plan.card === NONE) return;
  const { card, pay } = plan;
  place(g, seat, card);
  discard(g, seat, pay);
  for (let i = 0; i < plan.lost.length; i++) discardFromTableau(g, seat, plan.lost[i]);
  if (!quiet(g))
    tell(g, "develop.placed", { who: seat, card: CARD_REF[card], n: pay.length }, { [seat]: { cards: listed(pay) } });
  plan.card = NONE;
  plan.pay = [];
  if (plan.lost.length > 0) plan.lost = [];
}
