/** The choice of actions: every pair of cards is tried against what the others will probably call. */

import type { Ref } from "@hypergate/kernel";
import { ACTION_REFS, bitOf, EXPLORE_DRAW, EXPLORE_KEEP, fullTableau } from "@hypergate/race";
import { bestTakeover } from "./fighting.ts";
import {
  BOTH,
  CALLED,
  DOUBLED,
  FLOW_CARDS,
  FLOW_CHIPS,
  FLOW_VALUE,
  Flows,
  flowKey,
  NO,
  PLAIN,
  SELLING,
} from "./flow.ts";
import { allPlaces, bestPlacement, type Hand, netOf, placeable, placesAfter } from "./hand.ts";
import type { Outlook } from "./outlook.ts";
import { leadOf } from "./points.ts";
import { CALLS, GIFTS, lookAtOthers } from "./predict.ts";

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

const PHASE_BITS = [EXPLORE_5 | EXPLORE_1_1, DEVELOP | DEVELOP_2, SETTLE | SETTLE_2, TRADE | CONSUME_X2, PRODUCE];

/** Not worth thinking through. */
const UNLIKELY = 0.01;

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
const PLACES = EXPLORINGS * HOW * HOW;

/**
 * Where a round stands, by how its phases so far are had: first the places after Explore, then those after Develop, then
 * those after Settle. What it has brought (NaN if that is not known yet) and how much of it the last phase added, cards
 * placed, which cards of the hand are left and how many, and hand cards that are not known yet. Room for one choice at a time.
 */
const AFTER_DEVELOP = EXPLORINGS;
const AFTER_SETTLE = AFTER_DEVELOP + EXPLORINGS * HOW;
const VALUES = new Float64Array(AFTER_SETTLE + PLACES);
const ADDED = new Float64Array(VALUES.length);
const PLACED = new Uint8Array(VALUES.length);
const LEFT = new Int32Array(VALUES.length);
const SIZE = new Int32Array(VALUES.length);
const SPARE = new Int32Array(VALUES.length);

/** For each way to explore the first that keeps as many cards: the same can be placed after both. */
const TWIN = new Int32Array(EXPLORINGS);

/** Where a way to have Explore, Develop and Settle is noted. */
function placeKey(explore: number, develop: number, settle: number): number {
  return (explore * HOW + develop) * HOW + settle;
}

/**
 * What the others may call of Explore, Develop and Settle, and of Consume and Produce, as bits: how much further on that
 * is noted than what one calls oneself.
 */
const THEIR_PLACES = Array.from({ length: 8 }, (_, theirs) =>
  placeKey(theirs & 1 ? PLAIN : NO, theirs & 2 ? PLAIN : NO, theirs & 4 ? PLAIN : NO),
);
const THEIR_FLOWS = Array.from({ length: 4 }, (_, theirs) => flowKey(theirs & 1 ? PLAIN : NO, theirs & 2 ? PLAIN : NO));

/** What a round comes to for the phases there may be; parts that several choices share are thought through once. */
class Plans {
  readonly #o: Outlook;
  readonly #hand: Hand;
  readonly #takeover: number;
  readonly #full: number;
  readonly #flows: Flows;
  #lead: number | undefined;

  constructor(o: Outlook) {
    this.#o = o;
    this.#hand = placeable(o);
    const trust = o.w.trust * PATIENCE ** stalled(o);
    lookAtOthers(o);
    for (let phase = 0; phase < 5; phase++) CALLS[phase] *= trust;
    this.#takeover = o.table.takeovers ? (bestTakeover(o)?.gain ?? 0) : 0;
    this.#full = fullTableau(o.me.figures) - o.me.tableau.length;
    this.#flows = new Flows(o);
    VALUES.fill(Number.NaN);
    for (let how = 0; how < EXPLORINGS; how++) noteExplored(o, this.#hand, how);
  }

  /** The value of choosing these cards, over all that the others may call. What one calls oneself is not left to them. */
  expect(mine: number): number {
    const called = CALLS;
    // Lists of another file are looked up at every use, so they are looked up once.
    const flowValue = FLOW_VALUE;
    const flowCards = FLOW_CARDS;
    const flowChips = FLOW_CHIPS;
    const explore = (mine & PHASE_BITS[0]) === 0 ? called[0] : 0;
    const develop = (mine & PHASE_BITS[1]) === 0 ? called[1] : 0;
    const settle = (mine & PHASE_BITS[2]) === 0 ? called[2] : 0;
    const consume = (mine & PHASE_BITS[3]) === 0 ? called[3] : 0;
    const produce = (mine & PHASE_BITS[4]) === 0 ? called[4] : 0;
    const { card, table } = this.#o;
    const { pool } = table;
    const full = this.#full;
    const notExplore = 1 - explore;
    const notDevelop = 1 - develop;
    const notSettle = 1 - settle;
    const notConsume = 1 - consume;
    const notProduce = 1 - produce;
    let value = -this.#helped(mine);
    const place = AFTER_SETTLE + ownPlace(mine);
    const flowing = ownFlow(mine);
    const possible = (explore > 0 ? 1 : 0) | (develop > 0 ? 2 : 0) | (settle > 0 ? 4 : 0);
    const more = (consume > 0 ? 1 : 0) | (produce > 0 ? 2 : 0);
    let goods = 0;
    do {
      const flow = flowing + THEIR_FLOWS[goods];
      if (Number.isNaN(flowValue[flow])) this.#flows.workOut(flow);
      goods = (goods - more) & more;
    } while (goods !== 0);
    let theirs = 0;
    do {
      const chance =
        ((theirs & 1) === 0 ? notExplore : explore) *
        ((theirs & 2) === 0 ? notDevelop : develop) *
        ((theirs & 4) === 0 ? notSettle : settle);
      if (chance >= UNLIKELY) {
        const at = place + THEIR_PLACES[theirs];
        if (Number.isNaN(VALUES[at])) this.#settle(at);
        const placed = VALUES[at];
        const held = SIZE[at] + SPARE[at];
        const isFull = PLACED[at] >= full;
        do {
          const both = chance * ((goods & 1) === 0 ? notConsume : consume) * ((goods & 2) === 0 ? notProduce : produce);
          if (both >= UNLIKELY) {
            const flow = flowing + THEIR_FLOWS[goods];
            const surplus = held + flowCards[flow] - 10;
            const chips = flowChips[flow];
            let round = placed + flowValue[flow];
            if (surplus > 0) round -= surplus * card * 0.9;
            if (isFull || pool - chips <= 0) round += this.#ending(chips);
            value += both * round;
          }
          goods = (goods - more) & more;
        } while (goods !== 0);
      }
      theirs = (theirs - possible) & possible;
    } while (theirs !== 0);
    return value;
  }

  /** What the others gain from phases that they would not have called. */
  #helped(mine: number): number {
    let gain = 0;
    for (let phase = 0; phase < 5; phase++)
      if ((mine & PHASE_BITS[phase]) !== 0) gain += (1 - CALLS[phase]) * GIFTS[phase];
    return gain * this.#o.w.spite;
  }

  /** Ending the game is good for who leads. */
  #ending(chips: number): number {
    const { table, seat, w } = this.#o;
    this.#lead ??= leadOf(table, seat);
    return w.finish * Math.max(-10, Math.min(10, this.#lead + chips));
  }

  /** Explore, Develop and Settle, one after the other with what is left of the hand; returns where that is noted. */
  #settle(at: number): number {
    if (!Number.isNaN(VALUES[at])) return at;
    const key = at - AFTER_SETTLE;
    const how = key % HOW;
    const explore = (key / (HOW * HOW)) | 0;
    const developed = this.#develop((key / HOW) | 0);
    const before = how === TWICE ? this.#settle(at - 1) : developed;
    if (TWIN[explore] !== explore) copyStand(this.#settle(at - (explore - TWIN[explore]) * HOW * HOW), at);
    else if (how === CALLED) this.#reward(this.#settle(at - 1), at);
    else this.#place(before, at, how, true);
    VALUES[at] = VALUES[before] + ADDED[at];
    return at;
  }

  /** Explore and Develop; returns where that is noted. */
  #develop(key: number): number {
    const at = AFTER_DEVELOP + key;
    if (!Number.isNaN(VALUES[at])) return at;
    const how = key % HOW;
    const explore = (key / HOW) | 0;
    const before = how === TWICE ? this.#develop(key - 1) : explore;
    if (TWIN[explore] !== explore) copyStand(this.#develop(key - (explore - TWIN[explore]) * HOW), at);
    else this.#place(before, at, how, false);
    VALUES[at] = VALUES[before] + ADDED[at];
    return at;
  }

  /** Places the best card from where the round stands, or takes a world over where that is better. */
  #place(before: number, at: number, how: number, worlds: boolean): void {
    copyStand(before, at);
    ADDED[at] = 0;
    if (how === NO) return;
    const o = this.#o;
    const hand = this.#hand;
    const left = LEFT[at];
    const spare = SPARE[at];
    const called = how !== PLAIN;
    const less = called && !worlds ? 1 : 0;
    const takeover = worlds ? this.#takeover : 0;
    const bonus = called && worlds ? o.card : 0;
    const best = bestPlacement(o, hand, left, SIZE[at], worlds, less, spare);
    const net = best < 0 ? 0 : netOf(o, hand, left, best, less, spare);
    if (best < 0 || net <= takeover) {
      if (takeover > 0) ADDED[at] = takeover + bonus;
      return;
    }
    const price = Math.max(0, hand.held[best].price - less);
    const paid = Math.max(0, price - spare);
    ADDED[at] = net + bonus;
    PLACED[at]++;
    LEFT[at] = placesAfter(left, best, paid);
    SIZE[at] -= 1 + paid;
    SPARE[at] = Math.max(0, spare - price);
  }

  /** Who called Settle places the same, and draws a card if that is anything. */
  #reward(plain: number, at: number): void {
    copyStand(plain, at);
    if (ADDED[at] > 0) ADDED[at] += this.#o.card;
  }
}

/** The round stands there as it does here, apart from what it has brought. */
function copyStand(from: number, to: number): void {
  ADDED[to] = ADDED[from];
  PLACED[to] = PLACED[from];
  LEFT[to] = LEFT[from];
  SIZE[to] = SIZE[from];
  SPARE[to] = SPARE[from];
}

/** Where it is noted how Explore, Develop and Settle are had with these cards alone. */
function ownPlace(mine: number): number {
  const explore = howExplored(mine & EXPLORE_5, mine & EXPLORE_1_1);
  return placeKey(explore, howHad(mine & DEVELOP, mine & DEVELOP_2), howHad(mine & SETTLE, mine & SETTLE_2));
}

function howExplored(five: number, oneAndOne: number): number {
  if (five !== 0) return oneAndOne !== 0 ? EXPLORING_BOTH : EXPLORING_5;
  return oneAndOne !== 0 ? EXPLORING_1_1 : NO;
}

function howHad(first: number, second: number): number {
  if (first === 0) return NO;
  return second !== 0 ? TWICE : CALLED;
}

/** The same for Consume and Produce. */
function ownFlow(mine: number): number {
  const isDouble = (mine & CONSUME_X2) !== 0;
  const consume = (mine & TRADE) !== 0 ? (isDouble ? BOTH : SELLING) : isDouble ? DOUBLED : NO;
  return flowKey(consume, (mine & PRODUCE) !== 0 ? CALLED : NO);
}

/** Notes the hand after Explore, with the cards that come as unknown ones. */
function noteExplored(o: Outlook, { held }: Hand, how: number): void {
  VALUES[how] = 0;
  PLACED[how] = 0;
  LEFT[how] = allPlaces(held.length);
  SIZE[how] = held.length;
  SPARE[how] = 0;
  TWIN[how] = how;
  if (how === NO) return;
  const f = o.me.figures;
  const bonus = how === EXPLORING_1_1 || how === EXPLORING_BOTH ? 1 : 0;
  const drawn = 2 + f[EXPLORE_DRAW] + bonus + (how === EXPLORING_5 || how === EXPLORING_BOTH ? 5 : 0);
  const kept = Math.min(drawn, 1 + f[EXPLORE_KEEP] + bonus);
  VALUES[how] = o.card * (kept + o.w.choice * Math.sqrt(kept) * (drawn - kept));
  SPARE[how] = kept;
  for (let other = how - 1; other > NO; other--) if (SPARE[other] === kept) TWIN[how] = other;
}
