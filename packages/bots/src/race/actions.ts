/** The choice of actions: every pair of cards is tried against what the others will probably call. */

import type { Ref } from "@hypergate/kernel";
import { ACTION_REFS, bitOf, EXPLORE_DRAW, EXPLORE_KEEP, fullTableau } from "@hypergate/race";
import { bestTakeover } from "./fighting.ts";
import { BOTH, CALLED, DOUBLED, type Flow, Flows, NO, PLAIN, SELLING } from "./flow.ts";
import { consuming, goodsOn, totalGoods } from "./goods.ts";
import { allPlaces, bestPlacement, type Held, netOf, type Places, placeable, placesAfter } from "./hand.ts";
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

/** Where a round stands: what it has brought, cards placed, and what is left of the hand. */
interface Placed {
  readonly value: number;
  readonly cards: number;
  /** Which cards of the hand, and how many. */
  readonly left: Places;
  readonly size: number;
  /** Hand cards that are not known yet. */
  readonly spare: number;
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
    sum[4] += 0.7 * totalGoods(grown(p, table.good, false));
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

/** How Explore is had: not at all, called by others, or with one's own cards. */
const EXPLORING_5 = 2;
const EXPLORING_1_1 = 3;
const EXPLORING_BOTH = 4;
const EXPLORINGS = 5;
/** How Develop and Settle are had: not at all, called by others, called oneself, both cards. */
const TWICE = 3;
const HOW = 4;

/** What a round comes to for the phases there may be; parts that several choices share are thought through once. */
class Plans {
  readonly #o: Outlook;
  readonly #hand: readonly Held[];
  readonly #called: readonly number[];
  readonly #gifts: readonly number[];
  readonly #takeover: number;
  readonly #full: number;
  readonly #flows: Flows;
  /** After Explore, after Develop and after Settle. */
  readonly #explored: (Placed | undefined)[] = new Array<undefined>(EXPLORINGS).fill(undefined);
  readonly #developed: (Placed | undefined)[] = new Array<undefined>(EXPLORINGS * HOW).fill(undefined);
  readonly #settled: (Placed | undefined)[] = new Array<undefined>(EXPLORINGS * HOW * HOW).fill(undefined);
  #lead: number | undefined;

  constructor(o: Outlook) {
    this.#o = o;
    this.#hand = placeable(o);
    const trust = o.w.trust * PATIENCE ** stalled(o);
    this.#called = othersWillCall(o.view).map((chance) => chance * trust);
    this.#gifts = gifts(o);
    this.#takeover = o.table.takeovers ? (bestTakeover(o)?.gain ?? 0) : 0;
    this.#full = fullTableau(o.me.figures) - o.me.tableau.length;
    this.#flows = new Flows(o);
  }

  /** The value of choosing these cards, over all that the others may call. */
  expect(mine: number): number {
    const called = this.#called;
    const explore = (mine & PHASE_BITS[0]) === 0 ? called[0] : 0;
    const develop = (mine & PHASE_BITS[1]) === 0 ? called[1] : 0;
    const settle = (mine & PHASE_BITS[2]) === 0 ? called[2] : 0;
    const consume = (mine & PHASE_BITS[3]) === 0 ? called[3] : 0;
    const produce = (mine & PHASE_BITS[4]) === 0 ? called[4] : 0;
    const { card, table } = this.#o;
    let value = -this.#helped(mine);
    const possible = (explore > 0 ? 1 : 0) | (develop > 0 ? 2 : 0) | (settle > 0 ? 4 : 0);
    const more = (consume > 0 ? 1 : 0) | (produce > 0 ? 2 : 0);
    for (let theirs = 0; theirs < 8; theirs++) {
      if ((theirs & ~possible) !== 0) continue;
      const chance = either(theirs & 1, explore) * either(theirs & 2, develop) * either(theirs & 4, settle);
      if (chance < UNLIKELY) continue;
      const placed = this.#place(mine, theirs);
      for (let goods = 0; goods < 4; goods++) {
        if ((goods & ~more) !== 0) continue;
        const both = chance * either(goods & 1, consume) * either(goods & 2, produce);
        if (both < UNLIKELY) continue;
        const flow = this.#flow(mine, goods);
        const surplus = Math.max(0, placed.size + placed.spare + flow.cards - 10);
        let round = placed.value + flow.value - surplus * card * 0.9;
        if (placed.cards >= this.#full || table.pool - flow.chips <= 0) round += this.#ending(flow.chips);
        value += both * round;
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
    return this.#flows.of(consume, produce);
  }

  /** Explore, Develop and Settle, one after the other with what is left of the hand. */
  #place(mine: number, theirs: number): Placed {
    const explore = howExplored(mine & EXPLORE_5, mine & EXPLORE_1_1, theirs & 1);
    const develop = howHad(mine & DEVELOP, mine & DEVELOP_2, theirs & 2);
    const settle = howHad(mine & SETTLE, mine & SETTLE_2, theirs & 4);
    const key = (explore * HOW + develop) * HOW + settle;
    const known = this.#settled[key] ?? this.#settle(this.#develop(explore, develop), settle);
    this.#settled[key] = known;
    return known;
  }

  #explore(how: number): Placed {
    const known = this.#explored[how] ?? explored(this.#o, this.#hand, how);
    this.#explored[how] = known;
    return known;
  }

  #develop(explore: number, how: number): Placed {
    const key = explore * HOW + how;
    const known = this.#developed[key] ?? this.#developing(explore, how);
    this.#developed[key] = known;
    return known;
  }

  #developing(explore: number, how: number): Placed {
    if (how === NO) return this.#explore(explore);
    if (how === TWICE) return this.#placing(this.#develop(explore, CALLED), false, true);
    return this.#placing(this.#explore(explore), false, how === CALLED);
  }

  #settle(before: Placed, how: number): Placed {
    if (how === NO) return before;
    const first = this.#placing(before, true, how !== PLAIN);
    return how === TWICE ? this.#placing(first, true, true) : first;
  }

  /** Places the best card, or takes a world over where that is better. */
  #placing(before: Placed, worlds: boolean, called: boolean): Placed {
    const o = this.#o;
    const hand = this.#hand;
    const { value, cards, left, size, spare } = before;
    const less = called && !worlds ? 1 : 0;
    const takeover = worlds ? this.#takeover : 0;
    const bonus = called && worlds ? o.card : 0;
    const at = bestPlacement(o, hand, left, size, worlds, less, spare);
    const net = at < 0 ? 0 : netOf(o, hand, left, at, less, spare);
    if (at < 0 || net <= takeover)
      return takeover > 0 ? { value: value + (takeover + bonus), cards, left, size, spare } : before;
    const price = Math.max(0, hand[at].price - less);
    const paid = Math.max(0, price - spare);
    return {
      value: value + (net + bonus),
      cards: cards + 1,
      left: placesAfter(left, at, paid),
      size: size - 1 - paid,
      spare: Math.max(0, spare - price),
    };
  }
}

function howExplored(five: number, oneAndOne: number, others: number): number {
  if (five !== 0) return oneAndOne !== 0 ? EXPLORING_BOTH : EXPLORING_5;
  if (oneAndOne !== 0) return EXPLORING_1_1;
  return others !== 0 ? PLAIN : NO;
}

function howHad(first: number, second: number, others: number): number {
  if (first !== 0) return second !== 0 ? TWICE : CALLED;
  return others !== 0 ? PLAIN : NO;
}

/** The hand after Explore, with the cards that come as unknown ones. */
function explored(o: Outlook, hand: readonly Held[], how: number): Placed {
  const left = allPlaces(hand);
  const size = hand.length;
  if (how === NO) return { value: 0, cards: 0, left, size, spare: 0 };
  const f = o.me.figures;
  const bonus = how === EXPLORING_1_1 || how === EXPLORING_BOTH ? 1 : 0;
  const drawn = 2 + f[EXPLORE_DRAW] + bonus + (how === EXPLORING_5 || how === EXPLORING_BOTH ? 5 : 0);
  const kept = Math.min(drawn, 1 + f[EXPLORE_KEEP] + bonus);
  return { value: o.card * (kept + o.w.choice * Math.sqrt(kept) * (drawn - kept)), cards: 0, left, size, spare: kept };
}
