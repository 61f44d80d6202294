/**
 * The best way to consume, for players who do not want to think about it: tries every order of the mandatory powers
 * over the numbers of goods by kind, and returns the first use of the best.
 */
import { type Card, IS_WINDFALL, KIND } from "../cards.ts";
import { GOODS } from "../data/design.ts";
import type { Player, Table } from "../state.ts";
import {
  GOODS_POWER,
  type GoodsCounts,
  type GoodsPower,
  goodsOf,
  goodsTotal,
  ofKind,
  salePrice,
  worldsWithGood,
} from "./consume.ts";

/** One use of a power with the goods it takes. */
export interface GoodsUse {
  readonly power: GoodsPower;
  readonly worlds: readonly Card[];
}

/** What a card in hand is worth in VPs, roughly; a good that is left is worth a little. */
const CARD_VALUE = 0.7;
const GOOD_VALUE = 0.3;

interface Search {
  readonly powers: readonly GoodsPower[];
  readonly double: number;
  /** What a sale of each kind brings, without and with bonuses. */
  readonly plain: readonly number[];
  readonly better: readonly number[];
  /** All powers, as bits. */
  readonly all: number;
  /** What was found out before, by what is used and what is left. With two powers nothing comes up twice. */
  readonly known: Map<number, number> | undefined;
}

/** The first use of the best plan; `powers` are those that are usable now. */
export function bestUse(table: Table, p: Player, powers: readonly GoodsPower[], double: number): GoodsUse {
  if (p.goods === 1) return lastUse(table, p, powers, double);
  return searchedUse(table, p, powers, double);
}

/** With one good left there is nothing to look ahead to. */
function lastUse(table: Table, p: Player, powers: readonly GoodsPower[], double: number): GoodsUse {
  const worlds = worldsWithGood(table, p, 0);
  let best = powers[0];
  let most = -1;
  for (let i = 0; i < powers.length; i++) {
    const value = singleReward(p, powers[i], worlds[0], double);
    if (value <= most) continue;
    most = value;
    best = powers[i];
  }
  return { power: best, worlds };
}

function singleReward(p: Player, power: GoodsPower, world: Card, double: number): number {
  if (power.takes === "sale") return salePrice(p, world, power.bonuses) * CARD_VALUE;
  if (power.takes === "all") return (1 - power.less) * double;
  return power.vp * double + power.cards * CARD_VALUE;
}

function searchedUse(table: Table, p: Player, powers: readonly GoodsPower[], double: number): GoodsUse {
  const worlds = worldsWithGood(table, p, 0);
  const plain = [0, 0, 0, 0, 0];
  const better = [0, 0, 0, 0, 0];
  let counts = 0;
  for (const world of worlds) {
    const kind = KIND[world];
    counts += goodsOf(kind, 1);
    plain[kind] = salePrice(p, world, false);
    better[kind] = Math.max(better[kind], salePrice(p, world, true));
  }
  const known = powers.length > 2 ? new Map<number, number>() : undefined;
  const search: Search = { powers, double, plain, better, all: (1 << powers.length) - 1, known };
  let best = -1;
  let power = powers[0];
  let taken = counts;
  for (let i = 0; i < powers.length; i++) {
    if (hasUnusedTwin(powers, 0, i)) continue;
    for (const take of takesOf(powers[i], counts)) {
      const value = worthOf(search, powers[i], take) + bestValue(search, 1 << i, counts - take);
      if (value <= best) continue;
      best = value;
      power = powers[i];
      taken = take;
    }
  }
  if (power.takes === "own") return { power, worlds: [power.card] };
  return { power, worlds: chosenWorlds(p, worlds, taken, power.takes === "sale" && power.bonuses) };
}

/** The most that can still be had with these goods and the powers that are not used. */
function bestValue(search: Search, used: number, counts: GoodsCounts): number {
  if (counts === 0 || used === search.all) return goodsTotal(counts) * GOOD_VALUE;
  const key = used * 65536 + counts;
  const known = search.known?.get(key);
  if (known !== undefined) return known;
  let best = -1;
  for (let i = 0; i < search.powers.length; i++) {
    if ((used & (1 << i)) !== 0 || hasUnusedTwin(search.powers, used, i)) continue;
    for (const take of takesOf(search.powers[i], counts)) {
      const value = worthOf(search, search.powers[i], take) + bestValue(search, used | (1 << i), counts - take);
      if (value > best) best = value;
    }
  }
  if (best < 0) best = goodsTotal(counts) * GOOD_VALUE;
  search.known?.set(key, best);
  return best;
}

/** Of powers with the same text only the first is tried. */
function hasUnusedTwin(powers: readonly GoodsPower[], used: number, i: number): boolean {
  for (let j = 0; j < i; j++) if ((used & (1 << j)) === 0 && powers[j].alike === powers[i].alike) return true;
  return false;
}

/** What a use is worth in VPs, roughly. */
function worthOf(search: Search, power: GoodsPower, take: GoodsCounts): number {
  switch (power.takes) {
    case "some":
    case "differentKinds":
      return (goodsTotal(take) / power.goods) * (power.vp * search.double + power.cards * CARD_VALUE);
    case "all":
      return (goodsTotal(take) - power.less) * search.double;
    case "threeKinds":
    case "own":
      return power.vp * search.double;
    case "sale":
      for (let kind = 1; kind <= GOODS.length; kind++)
        if (ofKind(take, kind) > 0) return (power.bonuses ? search.better : search.plain)[kind] * CARD_VALUE;
      return 0;
  }
}

/** All ways a power can take goods, by kind. */
function takesOf(power: GoodsPower, counts: GoodsCounts): GoodsCounts[] {
  switch (power.takes) {
    case "some": {
      const most = power.kind === 0 ? goodsTotal(counts) : ofKind(counts, power.kind);
      const n = power.goods * Math.min(power.times, Math.floor(most / power.goods));
      if (n === 0) return [];
      if (power.kind !== 0) return [goodsOf(power.kind, n)];
      return n === most ? [counts] : splits(counts, n, n);
    }
    case "sale":
      return splits(counts, 1, 1);
    case "all":
      return counts === 0 ? [] : [counts];
    case "own": {
      const kind = KIND[power.card];
      return ofKind(counts, kind) > 0 ? [goodsOf(kind, 1)] : [];
    }
    case "threeKinds":
      return splits(counts, 3, 1);
    case "differentKinds": {
      let take = 0;
      for (let kind = 1; kind <= GOODS.length; kind++) if (ofKind(counts, kind) > 0) take += goodsOf(kind, 1);
      return take === 0 ? [] : [take];
    }
  }
}

/** Ways to take `n` goods with at most `each` of a kind. */
function splits(counts: GoodsCounts, n: number, each: number): GoodsCounts[] {
  const found: GoodsCounts[] = [];
  split(counts, n, each, 1, 0, found);
  return found;
}

function split(
  counts: GoodsCounts,
  n: number,
  each: number,
  kind: number,
  take: GoodsCounts,
  found: GoodsCounts[],
): void {
  if (n === 0) found.push(take);
  if (n === 0 || kind > GOODS.length) return;
  const most = Math.min(n, ofKind(counts, kind), each);
  for (let here = 0; here <= most; here++) split(counts, n - here, each, kind + 1, take + goodsOf(kind, here), found);
}

/**
 * Worlds for the goods; with `dearestFirst` those that sell for most. Otherwise those that produce again, last those whose
 * good a power of their own wants; of equal ones those that would sell for less.
 */
function chosenWorlds(p: Player, worlds: Card[], take: GoodsCounts, dearestFirst: boolean): Card[] {
  for (let i = 0; i < worlds.length; i++) {
    const world = worlds[i];
    const price = salePrice(p, world, true);
    const rank = (dearestFirst ? -price * RANKS : 0) + reluctance(world) * MOST_PRICE + price;
    let at = i;
    for (; at > 0 && RANK_ROOM[at - 1] > rank; at--) {
      worlds[at] = worlds[at - 1];
      RANK_ROOM[at] = RANK_ROOM[at - 1];
    }
    worlds[at] = world;
    RANK_ROOM[at] = rank;
  }
  const left = [0, ofKind(take, 1), ofKind(take, 2), ofKind(take, 3), ofKind(take, 4)];
  return worlds.filter((world) => left[KIND[world]]-- > 0);
}

/** No good sells for so many cards. */
const MOST_PRICE = 100;
/** More than there are ranks by reluctance and price. */
const RANKS = 4 * MOST_PRICE;

/** Room for the ranks of worlds while they are put in order. */
const RANK_ROOM: number[] = [];

function reluctance(world: Card): number {
  return (IS_WINDFALL[world] ? 1 : 0) + (GOODS_POWER[world]?.takes === "own" ? 2 : 0);
}
