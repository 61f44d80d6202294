import { type Ref, type Seat, tell } from "@hypergate/kernel";
import { CONSUME_X2, chose, TRADE } from "../actions.ts";
import { CARD_REF, type Card, GOOD_REF, KIND, knownCard, NONE } from "../cards.ts";
import { CONSUME_DRAW, CONSUME_GOODS_POWERS, CONSUME_OPTIONAL_POWERS, CONSUME_VP } from "../figures.ts";
import { closePhase, openPhase } from "../phase.ts";
import { asking, askOne, askSome, awaitTurn, draw, type Game, gainChips, quiet, takeGood, together } from "../play.ts";
import {
  areAlike,
  GOODS_POWER,
  type GoodsPower,
  goodsCounts,
  isUsable,
  OPTIONAL_POWER,
  OPTIONAL_REF,
  rewardOf,
  salePrice,
  takeAny,
  worldsWithGood,
} from "../powers/consume.ts";
import { bestUse } from "../powers/plan.ts";
import { REF_ROOM, refsGathered } from "../room.ts";
import type { Player } from "../state.ts";
import { isPossible, useOptional } from "./optional.ts";

const SELL = asking("trade.sell", "rule/trade", "8.1");
const NEXT = asking("consume.next", "rule/consume", "8.6");
const TAKE = asking("consume.goods", "rule/consume", "8.6");
const LEAVE = asking("consume.leave", "rule/consume", "8.6");
const SALE = asking("consume.sell", "rule/consume", "8.10");

/** Carry out the best plan for all mandatory powers. */
const PLAN: Ref = "word/plan";
/** Use none of the optional powers that are left. */
const DONE: Ref = "word/done";
const KIND_REF: readonly Ref[] = ["", "kind/novelty", "kind/rare", "kind/genes", "kind/alien"];

/** Trade first, then everybody consumes at the same time, openly: who is slower sees what others did (8.1, 8.5). */
export function consume(g: Game): void {
  const { order, players } = g.s.table;
  openPhase(g, "consume");
  let traders = 0;
  for (let i = 0; i < order.length; i++) if (isTrader(players[order[i]])) traders++;
  if (traders > 0) trade(g);
  together(g, order, consumeAll);
  closePhase(g);
}

function isTrader(p: Player): boolean {
  return p.goods > 0 && chose(p, TRADE);
}

/** Each who chose Trade must sell exactly one good (8.1, 8.4). */
function trade(g: Game): void {
  const { order } = g.s.table;
  const { plans } = g.s.secret;
  together(g, order, pickSale);
  for (let i = 0; i < order.length; i++) {
    const seat = order[i];
    const world = plans[seat].card;
    if (world === NONE) continue;
    plans[seat].card = NONE;
    draw(g, seat, sell(g, seat, world, true));
  }
}

function pickSale(g: Game, seat: Seat): void {
  const { table, secret } = g.s;
  const p = table.players[seat];
  if (!isTrader(p)) return;
  const worlds = worldsWithGood(table, p, 0);
  secret.plans[seat].card = worldAmong(worlds, askOne(g, seat, SELL, goodRefs(worlds)));
}

/** The good goes, the price comes (8.3, 8.16). */
function sell(g: Game, seat: Seat, world: Card, bonuses: boolean): number {
  const price = salePrice(g.s.table.players[seat], world, bonuses);
  takeGood(g, seat, world);
  if (!quiet(g)) tell(g, "trade.sold", { who: seat, world: CARD_REF[world], n: price });
  return price;
}

function goodRefs(worlds: readonly Card[]): Ref[] {
  for (let i = 0; i < worlds.length; i++) REF_ROOM[i] = GOOD_REF[worlds[i]];
  return refsGathered(worlds.length);
}

/** The world of a reference to one of their goods: comparing is faster than looking it up. */
function worldAmong(worlds: readonly Card[], ref: Ref): Card {
  for (let i = 0; i < worlds.length; i++) if (GOOD_REF[worlds[i]] === ref) return worlds[i];
  return knownCard(ref);
}

/** Uses powers until none can take a good any more and the optional ones are used or declined (8.6, 8.7). */
function consumeAll(g: Game, seat: Seat): void {
  const { table, secret } = g.s;
  const p = table.players[seat];
  const f = p.figures;
  const double = chose(p, CONSUME_X2) ? 2 : 1;
  if (f[CONSUME_VP] > 0) gain(g, seat, f[CONSUME_VP] * double);
  secret.due[seat] += f[CONSUME_DRAW];
  if (f[CONSUME_OPTIONAL_POWERS] > 0 || (p.goods > 0 && f[CONSUME_GOODS_POWERS] > 0)) usePowers(g, seat, double);
  takeDue(g, seat);
}

function gain(g: Game, seat: Seat, vp: number): void {
  gainChips(g, seat, vp);
  if (!quiet(g)) tell(g, "chips.gained", { who: seat, n: vp });
}

/** Cards earned are taken when the player needs his hand, or has finished: in player order (4.14). */
function takeDue(g: Game, seat: Seat): boolean {
  const { due } = g.s.secret;
  if (due[seat] === 0) return false;
  awaitTurn(g, seat);
  draw(g, seat, due[seat]);
  due[seat] = 0;
  return true;
}

function usePowers(g: Game, seat: Seat, double: number): void {
  const { table } = g.s;
  const p = table.players[seat];
  const unused = goodsPowersIn(p.tableau);
  const optional = p.figures[CONSUME_OPTIONAL_POWERS] > 0 ? p.tableau.filter(isOptional) : [];
  /** Optional powers the hand holds nothing for, until more cards come. */
  const waiting: Card[] = [];
  for (;;) {
    const usable = usableOf(unused, p, g, true);
    // Who is left with optional powers chooses among them with all cards earned so far.
    if (usable.length === 0 && optional.length + waiting.length > 0 && takeDue(g, seat))
      optional.push(...waiting.splice(0));
    const possible = optional.length === 0 ? optional : possibleOf(optional, g, seat);
    if (usable.length === 0 && possible.length === 0) return;
    if (usable.length > 1 && possible.length === 0 && hasOneOutcome(unused, p)) {
      useOnAll(g, seat, unused.splice(0), double);
      continue;
    }
    const answer = next(g, seat, usable, possible);
    if (answer === DONE) return;
    if (answer === PLAN) {
      carryOut(g, seat, unused, double);
      continue;
    }
    const power = powerNamed(usable, answer);
    if (power !== undefined) {
      takeOut(unused, power);
      use(g, seat, power, choose(g, seat, power, unused), double);
      continue;
    }
    const card = optionalNamed(possible, answer);
    if (takeDue(g, seat)) optional.push(...waiting.splice(0));
    optional.splice(optional.indexOf(card), 1);
    if (!useOptional(g, seat, card)) waiting.push(card);
  }
}

const NO_POWERS: readonly GoodsPower[] = [];

/** Room to gather powers in, as `CARD_ROOM` is for cards. */
const POWER_ROOM: GoodsPower[] = [];

function goodsPowersIn(tableau: readonly Card[]): GoodsPower[] {
  let n = 0;
  for (let i = 0; i < tableau.length; i++) {
    const power = GOODS_POWER[tableau[i]];
    if (power !== undefined) POWER_ROOM[n++] = power;
  }
  return POWER_ROOM.slice(0, n);
}

function isOptional(card: Card): boolean {
  return OPTIONAL_POWER[card] !== undefined;
}

function possibleOf(optional: readonly Card[], g: Game, seat: Seat): Card[] {
  return optional.filter((card) => isPossible(g, seat, card));
}

/** The powers that can take goods now; if `distinct`, of those with the same text only the first: it does not matter which. */
function usableOf(unused: readonly GoodsPower[], p: Player, g: Game, distinct: boolean): readonly GoodsPower[] {
  if (p.goods === 0 || unused.length === 0) return NO_POWERS;
  const counts = goodsCounts(g.s.table, p);
  let n = 0;
  for (let i = 0; i < unused.length; i++) {
    const power = unused[i];
    if (isUsable(g.s.table, p, counts, power) && !(distinct && isGathered(power, n))) POWER_ROOM[n++] = power;
  }
  return n === 0 ? NO_POWERS : POWER_ROOM.slice(0, n);
}

/** Whether one of the first `n` powers in the room has the same text. */
function isGathered(power: GoodsPower, n: number): boolean {
  for (let i = 0; i < n; i++) if (POWER_ROOM[i].alike === power.alike) return true;
  return false;
}

function powerNamed(powers: readonly GoodsPower[], ref: Ref): GoodsPower | undefined {
  for (let i = 0; i < powers.length; i++) if (powers[i].ref === ref) return powers[i];
  return undefined;
}

function optionalNamed(cards: readonly Card[], ref: Ref): Card {
  return cards[cards.findIndex((card) => OPTIONAL_REF[card] === ref)];
}

function takeOut(powers: GoodsPower[], power: GoodsPower): void {
  powers.splice(powers.indexOf(power), 1);
}

/** Whether all goods go to powers that each take any good: then every order comes to the same. */
function hasOneOutcome(unused: readonly GoodsPower[], p: Player): boolean {
  let room = 0;
  for (let i = 0; i < unused.length; i++) {
    const { takes, kind, goods, times } = unused[i];
    if (takes !== "some" || kind !== 0 || goods !== 1) return false;
    room += times;
  }
  return room === p.goods;
}

function useOnAll(g: Game, seat: Seat, powers: readonly GoodsPower[], double: number): void {
  const worlds = worldsWithGood(g.s.table, g.s.table.players[seat], 0);
  for (const power of powers) use(g, seat, power, worlds.splice(0, power.times), double);
}

/** Which power comes next. An optional power that is left alone is offered by its own question, which may be declined. */
function next(g: Game, seat: Seat, usable: readonly GoodsPower[], possible: readonly Card[]): Ref {
  if (usable.length === 1 && possible.length === 0) return usable[0].ref;
  if (usable.length === 0 && possible.length === 1) return OPTIONAL_REF[possible[0]];
  REF_ROOM[0] = usable.length > 0 ? PLAN : DONE;
  let n = 1;
  for (let i = 0; i < usable.length; i++) REF_ROOM[n++] = usable[i].ref;
  for (let i = 0; i < possible.length; i++) REF_ROOM[n++] = OPTIONAL_REF[possible[i]];
  return askOne(g, seat, NEXT, refsGathered(n));
}

function carryOut(g: Game, seat: Seat, unused: GoodsPower[], double: number): void {
  const { table } = g.s;
  const p = table.players[seat];
  for (;;) {
    const usable = usableOf(unused, p, g, false);
    if (usable.length === 0) return;
    const { power, worlds } = bestUse(table, p, usable, double);
    takeOut(unused, power);
    use(g, seat, power, worlds, double);
  }
}

/** The goods a power takes: the player's choice where it can matter, as many as it can (8.6, 8.8, 16.21). */
function choose(g: Game, seat: Seat, power: GoodsPower, others: readonly GoodsPower[]): readonly Card[] {
  const { table } = g.s;
  const p = table.players[seat];
  const worlds = worldsWithGood(table, p, power.kind);
  switch (power.takes) {
    case "some": {
      const n = power.goods * Math.min(power.times, Math.floor(worlds.length / power.goods));
      if (n === worlds.length || areAlike(table, worlds) || takeAny(others, p.goods - n)) return worlds.slice(0, n);
      const params = { n, power: power.ref };
      if (n === 1) return [worldAmong(worlds, askOne(g, seat, TAKE, goodRefs(worlds), params))];
      return askSome(g, seat, TAKE, goodRefs(worlds), n, n, params).map(knownCard);
    }
    case "threeKinds":
      return ofDifferentKinds(g, seat, power, worlds, 3, others);
    case "differentKinds":
      return ofDifferentKinds(g, seat, power, worlds, power.times, others);
    case "all":
      return worlds;
    case "own":
      return [power.card];
    case "sale":
      return [knownCard(askOne(g, seat, SALE, goodRefs(worlds), { power: power.ref }))];
  }
}

/** One good of each of at most `most` kinds. A table may let Galactic Exchange take fewer (16.9). */
function ofDifferentKinds(
  g: Game,
  seat: Seat,
  power: GoodsPower,
  worlds: readonly Card[],
  most: number,
  others: readonly GoodsPower[],
): Card[] {
  const kinds = [1, 2, 3, 4].filter((kind) => worlds.some((world) => KIND[world] === kind));
  const isFree = power.takes === "differentKinds" && g.s.table.settings.exchange === "free";
  const surplus = Math.max(0, kinds.length - most);
  const spare = isFree ? kinds.length : surplus;
  const left = askSome(g, seat, LEAVE, spare === 0 ? [] : kinds.map((kind) => KIND_REF[kind]), surplus, spare, {
    min: surplus,
    max: spare,
    power: power.ref,
  });
  const taken = kinds.filter((kind) => !left.includes(KIND_REF[kind]));
  const allGo = takeAny(others, worlds.length - taken.length);
  return taken.map((kind) => {
    const fitting = worlds.filter((world) => KIND[world] === kind);
    if (allGo || areAlike(g.s.table, fitting)) return fitting[0];
    return knownCard(askOne(g, seat, TAKE, goodRefs(fitting), { n: 1, power: power.ref }));
  });
}

/** Takes the goods and gives the reward. */
function use(g: Game, seat: Seat, power: GoodsPower, worlds: readonly Card[], double: number): void {
  const { due } = g.s.secret;
  if (power.takes === "sale") {
    due[seat] += sell(g, seat, worlds[0], power.bonuses);
    return;
  }
  const { vp, cards } = rewardOf(g.s.table.players[seat], power, worlds, double);
  for (let i = 0; i < worlds.length; i++) takeGood(g, seat, worlds[i]);
  if (!quiet(g)) tell(g, "consume.used", { who: seat, power: power.ref, n: worlds.length, vp, cards });
  if (vp > 0) gainChips(g, seat, vp);
  due[seat] += cards;
}
