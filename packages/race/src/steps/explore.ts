import { type Seat, tell } from "@hypergate/kernel";
import { chose, EXPLORE_1_1, EXPLORE_5 } from "../actions.ts";
import { CARD_REF, type Card } from "../cards.ts";
import { EXPLORE_DRAW, EXPLORE_KEEP, EXPLORE_MIX } from "../figures.ts";
import { closePhase, openPhase } from "../phase.ts";
import {
  asking,
  askOne,
  askSome,
  cardAmong,
  cardsAmong,
  discard,
  drawApart,
  type Game,
  listed,
  quiet,
  refsOf,
  together,
} from "../play.ts";
import { CARD_ROOM, cardsGathered } from "../room.ts";
import type { Player } from "../state.ts";

const KEEP = asking("explore.keep", "rule/explore", "5.4");
const DISCARD = asking("explore.discard", "rule/explore", "5.6");

const ONE = { n: 1 } as const;

/** All draw, then all choose at the same time what to keep (5.7). */
export function explore(g: Game): void {
  const { table, secret } = g.s;
  openPhase(g, "explore");
  for (let i = 0; i < table.order.length; i++) {
    const seat = table.order[i];
    const drawn = drawApart(g, drawCount(table.players[seat]));
    secret.drawn[seat] = drawn;
    if (!quiet(g)) tell(g, "explore.drew", { who: seat, n: drawn.length }, { [seat]: { cards: listed(drawn) } });
  }
  together(g, table.order, keep);
  for (let i = 0; i < table.order.length; i++) take(g, table.order[i]);
  closePhase(g);
}

/** 5.1, 5.2, 5.3, 4.7 */
function drawCount(p: Player): number {
  return 2 + p.figures[EXPLORE_DRAW] + (chose(p, EXPLORE_5) ? 5 : 0) + (chose(p, EXPLORE_1_1) ? 1 : 0);
}

function keepCount(p: Player): number {
  return 1 + p.figures[EXPLORE_KEEP] + (chose(p, EXPLORE_1_1) ? 1 : 0);
}

/** Chooses what goes; `plan.pay` holds it until all have chosen. */
function keep(g: Game, seat: Seat): void {
  const { table, secret } = g.s;
  const p = table.players[seat];
  const drawn = secret.drawn[seat];
  const plan = secret.plans[seat];
  const kept = keepCount(p);
  const rejected = drawn.length - kept;
  if (rejected <= 0) return;
  if (p.figures[EXPLORE_MIX] > 0) {
    // 5.6: the whole hand is open to the discard.
    const options = refsOf(secret.hands[seat]);
    for (let i = 0; i < drawn.length; i++) options.push(CARD_REF[drawn[i]]);
    plan.pay = cardsAmong(secret.hands[seat], askSome(g, seat, DISCARD, options, rejected, rejected, { n: rejected }));
  } else if (kept === 1) {
    // 5.5: only fresh cards may be discarded.
    plan.pay = without(drawn, [cardAmong(drawn, askOne(g, seat, KEEP, refsOf(drawn), ONE))]);
  } else {
    const chosen = cardsAmong(drawn, askSome(g, seat, KEEP, refsOf(drawn), kept, kept, { n: kept }));
    plan.pay = without(drawn, chosen);
  }
}

function without(cards: readonly Card[], chosen: readonly Card[]): Card[] {
  let n = 0;
  for (let i = 0; i < cards.length; i++) if (!isAmong(chosen, cards[i])) CARD_ROOM[n++] = cards[i];
  return cardsGathered(n);
}

/** These lists are short: faster than `includes`. */
function isAmong(cards: readonly Card[], card: Card): boolean {
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) return true;
  return false;
}

function take(g: Game, seat: Seat): void {
  const { secret } = g.s;
  const drawn = secret.drawn[seat];
  const hand = secret.hands[seat];
  const plan = secret.plans[seat];
  const { pay } = plan;
  if (!quiet(g))
    tell(g, "explore.kept", { who: seat, n: drawn.length - pay.length }, { [seat]: { cards: listed(pay) } });
  if (g.s.table.players[seat].figures[EXPLORE_MIX] > 0) {
    for (let i = 0; i < drawn.length; i++) hand.push(drawn[i]);
    discard(g, seat, pay);
  } else {
    for (let i = 0; i < drawn.length; i++) {
      if (isAmong(pay, drawn[i])) secret.discard.push(drawn[i]);
      else hand.push(drawn[i]);
    }
  }
  secret.drawn[seat] = [];
  plan.pay = [];
}
