/** What the Trade and Consume powers of a tableau amount to. */
import type { Ref } from "@hypergate/kernel";
import { CARDS, type Card, DESIGN, IS_MILITARY, KIND, powersThat } from "../cards.ts";
import { type Design, GOODS, type Power } from "../data/design.ts";
import { CHROMOSOMES, TRADE_BONUS, TRADE_BONUS_PER_CHROMOSOME, TRADE_BONUS_THIS_WORLD } from "../figures.ts";
import { CARD_ROOM, cardsGathered } from "../room.ts";
import type { Player, Table } from "../state.ts";

/** The ways in which a power takes goods. */
export type Takes = "some" | "threeKinds" | "differentKinds" | "all" | "own" | "sale";

/** A power that takes goods (8.7). Numbers that do not matter for its way are 0. */
export interface GoodsPower {
  readonly card: Card;
  readonly ref: Ref;
  readonly takes: Takes;
  /** Kind of the goods, 0 for any. */
  readonly kind: number;
  /** Goods for one reward, and how often in one use. */
  readonly goods: number;
  readonly times: number;
  readonly vp: number;
  readonly cards: number;
  /** VPs less than goods taken. */
  readonly less: number;
  readonly bonuses: boolean;
  /** Powers with the same text have the same number: it does not matter which of them is used first. */
  readonly alike: number;
}

/** A power that takes hand cards or bets (8.13). */
export type OptionalPower = Extract<Power, { does: "consumeDiscardHand" | "gambleName" | "gambleAnte" }>;

const BARE = { kind: 0, goods: 1, times: 1, vp: 0, cards: 0, less: 0, bonuses: false };

function goodsPower(card: Card, alikes: string[]): GoodsPower | undefined {
  const design: Design = DESIGN[card];
  for (const power of design.powers ?? []) {
    const own = understood(power);
    if (own === undefined) continue;
    const text = JSON.stringify(power);
    if (!alikes.includes(text)) alikes.push(text);
    const alike = own.takes === "own" ? CARDS + card : alikes.indexOf(text);
    return { card, ref: `power/${design.id}/${power.does}`, alike, ...own };
  }
  return undefined;
}

function understood(power: Power): Omit<GoodsPower, "card" | "ref" | "alike"> | undefined {
  switch (power.does) {
    case "consumeGoods":
      return {
        ...BARE,
        takes: "some",
        kind: power.good === undefined ? 0 : GOODS.indexOf(power.good) + 1,
        goods: power.goods ?? 1,
        times: power.times ?? 1,
        vp: power.vp ?? 0,
        cards: power.cards ?? 0,
      };
    case "consumeThreeKinds":
      return { ...BARE, takes: "threeKinds", goods: 3, vp: power.vp };
    case "consumeDifferentKinds":
      return { ...BARE, takes: "differentKinds", times: power.upTo, vp: power.vp, cards: power.cards };
    case "consumeAllGoods":
      return { ...BARE, takes: "all", less: power.less };
    case "consumeThisWorldGood":
      return { ...BARE, takes: "own", vp: power.vp };
    case "tradeGood":
      return { ...BARE, takes: "sale", bonuses: power.bonuses === true };
    default:
      return undefined;
  }
}

function isOptional(power: Power): power is OptionalPower {
  return power.does === "consumeDiscardHand" || power.does === "gambleName" || power.does === "gambleAnte";
}

/** By card: its power that takes goods, if it has one. No card has two. */
export const GOODS_POWER: readonly (GoodsPower | undefined)[] = tableOf((card, alikes) => goodsPower(card, alikes));
/** By card: its optional power, if it has one. No card has two. */
export const OPTIONAL_POWER: readonly (OptionalPower | undefined)[] = DESIGN.map((it) => it.powers?.find(isOptional));
export const OPTIONAL_REF: readonly Ref[] = DESIGN.map((it, card) => `power/${it.id}/${OPTIONAL_POWER[card]?.does}`);

function tableOf<T>(entry: (card: Card, alikes: string[]) => T): T[] {
  const alikes: string[] = [];
  return DESIGN.map((_, card) => entry(card, alikes));
}

const TRADE_THIS_WORLD = powersThat("tradeBonusThisWorld");
/** Cards for a good of each kind (8.2). */
export const BASE_PRICE: readonly number[] = [0, 2, 3, 4, 5];

/** Cards for selling the good on this world (8.2, 8.3). */
export function salePrice(p: Player, world: Card, bonuses: boolean): number {
  const kind = KIND[world];
  const base = BASE_PRICE[kind];
  if (!bonuses) return base;
  const f = p.figures;
  const own = f[TRADE_BONUS_THIS_WORLD] > 0 ? (TRADE_THIS_WORLD[world]?.cards ?? 0) : 0;
  return base + f[TRADE_BONUS + kind] + own + f[TRADE_BONUS_PER_CHROMOSOME + kind] * f[CHROMOSOMES];
}

/** What using a power with the goods of these worlds brings; only VPs are doubled (8.14). */
export function rewardOf(
  p: Player,
  power: GoodsPower,
  worlds: readonly Card[],
  double: number,
): { readonly vp: number; readonly cards: number } {
  const n = worlds.length;
  switch (power.takes) {
    case "sale":
      return { vp: 0, cards: salePrice(p, worlds[0], power.bonuses) };
    case "all":
      return { vp: (n - power.less) * double, cards: 0 };
    case "some":
    case "differentKinds":
      return { vp: ((power.vp * n) / power.goods) * double, cards: (power.cards * n) / power.goods };
    case "threeKinds":
    case "own":
      return { vp: power.vp * double, cards: power.cards };
  }
}

/** Worlds of the tableau with a good of this kind, or of any kind for 0. */
export function worldsWithGood(table: Table, p: Player, kind: number): Card[] {
  const { good } = table;
  const { tableau } = p;
  let n = 0;
  for (let i = 0; i < tableau.length; i++) {
    const card = tableau[i];
    if (good[card] === 1 && (kind === 0 || KIND[card] === kind)) CARD_ROOM[n++] = card;
  }
  return cardsGathered(n);
}

/**
 * By card: worlds with the same number are alike in all that concerns the good on them, unless they can be taken over:
 * its kind, how it grows back, and the powers of the world that speak of it (16.21).
 */
const PLACE: readonly number[] = tableOf((card, places) => {
  const { good, windfall, production, powers = [] } = DESIGN[card];
  const text = JSON.stringify([good, windfall, production, powers.filter(isAboutOwnGood)]);
  if (!places.includes(text)) places.push(text);
  return places.indexOf(text);
});

function isAboutOwnGood(power: Power): boolean {
  switch (power.does) {
    case "consumeThisWorldGood":
    case "tradeBonusThisWorld":
    case "produce":
    case "produceDiscardHand":
    case "drawIfProducedHere":
      return true;
    case "produceWindfall":
      return power.elsewhere === true;
    default:
      return false;
  }
}

/** Whether it cannot matter from which of these worlds a good is taken. A good goes with a world that is taken over (14.28). */
export function areAlike(table: Table, worlds: readonly Card[]): boolean {
  for (let i = 0; i < worlds.length; i++) {
    if (PLACE[worlds[i]] !== PLACE[worlds[0]] || (table.takeovers && IS_MILITARY[worlds[i]])) return false;
  }
  return true;
}

/** Whether these powers will take `n` goods whichever they are, for the same reward (16.21). */
export function takeAny(powers: readonly GoodsPower[], n: number): boolean {
  let room = 0;
  for (let i = 0; i < powers.length; i++) {
    const { takes, kind, goods, times } = powers[i];
    if (takes === "all") room += n;
    else if (takes !== "some" || kind !== 0) return false;
    else if (goods === 1) room += times;
  }
  return room >= n;
}

/** Goods by kind in one number, four bits for each kind: few enough that none overflows. */
export type GoodsCounts = number;

const BITS = 4;

/** How many goods of this kind. */
export function ofKind(counts: GoodsCounts, kind: number): number {
  return (counts >> (BITS * (kind - 1))) & 15;
}

/** `n` goods of this kind. */
export function goodsOf(kind: number, n: number): GoodsCounts {
  return n << (BITS * (kind - 1));
}

export function goodsTotal(counts: GoodsCounts): number {
  return ofKind(counts, 1) + ofKind(counts, 2) + ofKind(counts, 3) + ofKind(counts, 4);
}

function kindsIn(counts: GoodsCounts): number {
  let kinds = 0;
  for (let kind = 1; kind <= GOODS.length; kind++) if (ofKind(counts, kind) > 0) kinds++;
  return kinds;
}

/** The goods of a player by kind. */
export function goodsCounts(table: Table, p: Player): GoodsCounts {
  const { good } = table;
  const { tableau } = p;
  let counts = 0;
  for (let i = 0; i < tableau.length; i++) if (good[tableau[i]] === 1) counts += goodsOf(KIND[tableau[i]], 1);
  return counts;
}

/** Whether a power can take goods now (8.7, 8.9). */
export function isUsable(table: Table, p: Player, counts: GoodsCounts, power: GoodsPower): boolean {
  switch (power.takes) {
    case "some":
      return (power.kind === 0 ? p.goods : ofKind(counts, power.kind)) >= power.goods;
    case "threeKinds":
      return kindsIn(counts) >= 3;
    case "own":
      return table.good[power.card] === 1;
    case "differentKinds":
    case "all":
    case "sale":
      return p.goods > 0;
  }
}
