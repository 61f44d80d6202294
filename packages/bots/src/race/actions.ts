/** The choice of actions: every pair of cards is tried against what the others will probably call. */

import type { Ref } from "@hypergate/kernel";
import { ACTION_REFS, bitOf, EXPLORE_DRAW, EXPLORE_KEEP, fullTableau } from "@hypergate/race";
import { bestTakeover } from "./fighting.ts";
import { BOTH, CALLED, DOUBLED, type Flow, flow, NO, PLAIN, SELLING } from "./flow.ts";
import { consuming, goodsOn, totalGoods } from "./goods.ts";
import { after, bestPlacement, type Held, sorted, weigh } from "./hand.ts";
import type { Outlook } from "./outlook.ts";
import { leadOf } from "./points.ts";
import { othersWillCall } from "./predict.ts";
import { grown } from "./produce.ts";

const [EXPLORE_5, EXPLORE_1_1, DEVELOP, DEVELOP_2, SETTLE, SETTLE_2, TRADE, CONSUME_X2, PRODUCE] =
  ACTION_REFS.map(bitOf);

/** The pairs that two players can choose: a second card only with its first. */
export const PAIRS: readonly (readonly Ref[])[] = ACTION_REFS.flatMap((one, i) =>
  ACTION_REFS.slice(i + 1).map((two) => [one, two]),
).filter((pair) => pair.every((ref) => !ref.endsWith("-2") || pair.includes(ref.slice(0, -2))));

const PAIR_BITS = PAIRS.map((pair) => bitOf(pair[0]) | bitOf(pair[1]));

export function chooseTwo(o: Outlook): readonly Ref[] {
  return PAIRS[bestOf(o, PAIR_BITS)];
}

export function chooseOne(o: Outlook, options: readonly Ref[]): Ref {
  return options[bestOf(o, options.map(bitOf))];
}

function bestOf(o: Outlook, choices: readonly number[]): number {
  const plans = new Plans(o);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < choices.length; i++) {
    const value = plans.expect(choices[i]);
    if (value <= most) continue;
    most = value;
    best = i;
  }
  return best;
}

interface Placed {
  readonly value: number;
  readonly cards: number;
  readonly hand: number;
}

const PHASE_BITS = [EXPLORE_5 | EXPLORE_1_1, DEVELOP | DEVELOP_2, SETTLE | SETTLE_2, TRADE | CONSUME_X2, PRODUCE];

/** Not worth thinking through. */
const UNLIKELY = 0.01;

/** The chance itself or that of the opposite. */
function either(happens: number, chance: number): number {
  return happens === 0 ? 1 - chance : chance;
}

/** What each phase would give to an average opponent who did not call it. */
function gifts({ table, view, seat, card }: Outlook): number[] {
  const sum = [0, 0, 0, 0, 0];
  for (let other = 0; other < table.players.length; other++) {
    if (other === seat) continue;
    const p = table.players[other];
    const placing = view.handCounts[other] >= 3 ? 1.5 : 0.4;
    const goods = goodsOn(table, p.tableau);
    sum[0] += card * (1 + p.figures[EXPLORE_KEEP]);
    sum[1] += placing;
    sum[2] += placing;
    sum[3] += 0.6 * consuming(p.tableau, goods, 1, card);
    sum[4] += 0.7 * totalGoods(grown(p, (world) => table.good[world] === 0, false));
  }
  return sum.map((gain) => gain / (table.players.length - 1));
}

/** How far hopes that others will call a phase fade with every round in which no tableau grew. */
const PATIENCE = 0.8;

/** Rounds in which no tableau has grown, about. */
function stalled({ table }: Outlook): number {
  let most = 0;
  for (const p of table.players) most = Math.max(most, p.tableau.length);
  return Math.max(0, table.round - most);
}

/** What a round comes to for the phases there may be; parts that several choices share are thought through once. */
class Plans {
  readonly #o: Outlook;
  readonly #hand: readonly Held[];
  readonly #called: readonly number[];
  readonly #gifts: readonly number[];
  readonly #takeover: number;
  readonly #placed: (Placed | undefined)[] = [];
  readonly #flows: (Flow | undefined)[] = [];
  #lead: number | undefined;

  constructor(o: Outlook) {
    this.#o = o;
    this.#hand = sorted(weigh(o, o.view.hand));
    const trust = o.w.trust * PATIENCE ** stalled(o);
    this.#called = othersWillCall(o.view).map((chance) => chance * trust);
    this.#gifts = gifts(o);
    this.#takeover = o.table.takeovers ? (bestTakeover(o)?.gain ?? 0) : 0;
  }

  /** The value of choosing these cards, over all that the others may call. */
  expect(mine: number): number {
    const called = this.#called;
    const explore = (mine & PHASE_BITS[0]) === 0 ? called[0] : 0;
    const develop = (mine & PHASE_BITS[1]) === 0 ? called[1] : 0;
    const settle = (mine & PHASE_BITS[2]) === 0 ? called[2] : 0;
    const consume = (mine & PHASE_BITS[3]) === 0 ? called[3] : 0;
    const produce = (mine & PHASE_BITS[4]) === 0 ? called[4] : 0;
    let value = -this.#helped(mine);
    for (let theirs = 0; theirs < 8; theirs++) {
      const chance = either(theirs & 1, explore) * either(theirs & 2, develop) * either(theirs & 4, settle);
      if (chance < UNLIKELY) continue;
      const placed = this.#place(mine, theirs);
      for (let goods = 0; goods < 4; goods++) {
        const both = chance * either(goods & 1, consume) * either(goods & 2, produce);
        if (both >= UNLIKELY) value += both * this.#round(placed, this.#flow(mine, goods));
      }
    }
    return value;
  }

  /** What the others gain from phases that they would not have called. */
  #helped(mine: number): number {
    let gain = 0;
    for (let phase = 0; phase < 5; phase++)
      if ((mine & PHASE_BITS[phase]) !== 0) gain += (1 - this.#called[phase]) * this.#gifts[phase];
    return gain * this.#o.w.spite;
  }

  #round(placed: Placed, goods: Flow): number {
    const { me, view, card } = this.#o;
    const surplus = Math.max(0, placed.hand + goods.cards - 10);
    let value = placed.value + goods.value - surplus * card * 0.9;
    if (me.tableau.length + placed.cards >= fullTableau(me.figures) || view.table.pool - goods.chips <= 0)
      value += this.#ending(goods.chips);
    return value;
  }

  /** Ending the game is good for who leads. */
  #ending(chips: number): number {
    const { table, seat, w } = this.#o;
    this.#lead ??= leadOf(table, seat);
    return w.finish * Math.max(-10, Math.min(10, this.#lead + chips));
  }

  #flow(mine: number, theirs: number): Flow {
    const isTrade = (mine & TRADE) !== 0;
    const isDouble = (mine & CONSUME_X2) !== 0;
    let consume = isTrade ? (isDouble ? BOTH : SELLING) : isDouble ? DOUBLED : NO;
    if (consume === NO && (theirs & 1) !== 0) consume = PLAIN;
    const produce = (mine & PRODUCE) !== 0 ? CALLED : (theirs & 2) !== 0 ? PLAIN : NO;
    const key = consume * 8 + produce;
    const known = this.#flows[key] ?? flow(this.#o, consume, produce);
    this.#flows[key] = known;
    return known;
  }

  #place(mine: number, theirs: number): Placed {
    const key = (mine & 63) * 8 + (theirs & 7);
    const known = this.#placed[key] ?? this.#placing(mine, theirs);
    this.#placed[key] = known;
    return known;
  }

  /** Explore, Develop and Settle, one after the other with what is left of the hand. */
  #placing(mine: number, theirs: number): Placed {
    const o = this.#o;
    let hand = this.#hand;
    let spare = 0;
    let value = 0;
    let cards = 0;
    const isExplorer = (mine & (EXPLORE_5 | EXPLORE_1_1)) !== 0;
    if (isExplorer || (theirs & 1) !== 0) {
      const f = o.me.figures;
      const bonus = (mine & EXPLORE_1_1) !== 0 ? 1 : 0;
      const drawn = 2 + f[EXPLORE_DRAW] + bonus + ((mine & EXPLORE_5) !== 0 ? 5 : 0);
      const kept = Math.min(drawn, 1 + f[EXPLORE_KEEP] + bonus);
      value += o.card * (kept + o.w.choice * Math.sqrt(kept) * (drawn - kept));
      spare = kept;
    }
    const place = (worlds: boolean, called: boolean): void => {
      const less = called && !worlds ? 1 : 0;
      const placement = bestPlacement(o, hand, worlds, less, spare);
      const takeover = worlds ? this.#takeover : 0;
      const bonus = called && worlds ? o.card : 0;
      if (placement === undefined || placement.net <= takeover) {
        if (takeover > 0) value += takeover + bonus;
        return;
      }
      value += placement.net + bonus;
      cards++;
      const price = Math.max(0, placement.held.price - less);
      hand = after(hand, placement, price - spare);
      spare = Math.max(0, spare - price);
    };
    if ((mine & DEVELOP) !== 0 || (theirs & 2) !== 0) place(false, (mine & DEVELOP) !== 0);
    if ((mine & DEVELOP_2) !== 0) place(false, true);
    if ((mine & SETTLE) !== 0 || (theirs & 4) !== 0) place(true, (mine & SETTLE) !== 0);
    if ((mine & SETTLE_2) !== 0) place(true, true);
    return { value, cards, hand: hand.length + spare };
  }
}
