/** What goods are good for: what consuming and selling them brings. */
import {
  BASE_PRICE,
  type Card,
  GOODS_POWER,
  type GoodsPower,
  KIND,
  type Player,
  salePrice,
  type Table,
} from "@hypergate/race";
import { RANK } from "./printed.ts";

/** Numbers of goods by kind; the first place is not used. */
export type ByKind = number[];

export function goodsOn(table: Table, tableau: readonly Card[]): ByKind {
  const goods = [0, 0, 0, 0, 0];
  for (let i = 0; i < tableau.length; i++) if (table.good[tableau[i]] === 1) goods[KIND[tableau[i]]]++;
  return goods;
}

export function totalGoods(goods: ByKind): number {
  return goods[1] + goods[2] + goods[3] + goods[4];
}

/** What all powers of a tableau make of these goods, greedily: points times `double`, cards times `card`. Uses up `goods`. */
export function consuming(tableau: readonly Card[], goods: ByKind, double: number, card: number): number {
  return totalGoods(goods) === 0 ? 0 : consumingBy(takersIn(tableau), goods, double, card);
}

/** The powers of a tableau that take goods, in the order in which they are used. */
export function takersIn(tableau: readonly Card[]): readonly GoodsPower[] {
  let n = 0;
  for (let i = 0; i < tableau.length; i++) {
    const power = GOODS_POWER[tableau[i]];
    if (power !== undefined) insert(power, n++);
  }
  return n === 0 ? NO_TAKERS : TAKER_ROOM.slice(0, n);
}

const NO_TAKERS: readonly GoodsPower[] = [];

/** Room to put powers in order, before they are copied into a list of the right size. */
const TAKER_ROOM: GoodsPower[] = [];

/** Puts a power in its place among the first `n` in the room. */
function insert(power: GoodsPower, n: number): void {
  let at = n;
  for (; at > 0 && RANK[TAKER_ROOM[at - 1].card] > RANK[power.card]; at--) TAKER_ROOM[at] = TAKER_ROOM[at - 1];
  TAKER_ROOM[at] = power;
}

/** The same powers with that of one more card, if it has one. */
export function takersWith(takers: readonly GoodsPower[], card: Card): readonly GoodsPower[] {
  const power = GOODS_POWER[card];
  if (power === undefined) return takers;
  const n = takers.length;
  for (let i = 0; i < n; i++) TAKER_ROOM[i] = takers[i];
  insert(power, n);
  return TAKER_ROOM.slice(0, n + 1);
}

/** What these powers make of goods, as `consuming` says. */
export function consumingBy(takers: readonly GoodsPower[], goods: ByKind, double: number, card: number): number {
  let value = 0;
  for (let i = 0; i < takers.length; i++) value += using(takers[i], goods, double, card);
  return value;
}

function using(power: GoodsPower, goods: ByKind, double: number, card: number): number {
  const reward = power.vp * double + power.cards * card;
  switch (power.takes) {
    case "own":
      return goods[KIND[power.card]]-- > 0 ? reward : undo(goods, KIND[power.card]);
    case "some": {
      const most = power.kind === 0 ? totalGoods(goods) : goods[power.kind];
      const times = Math.min(power.times, Math.floor(most / power.goods));
      take(goods, power.kind, times * power.goods);
      return times * reward;
    }
    case "threeKinds":
      return kindsIn(goods) < 3 ? 0 : takeEach(goods, 3) && reward;
    case "differentKinds":
      return takeEach(goods, power.times) * reward;
    case "sale":
      for (let kind = 4; kind > 0; kind--)
        if (goods[kind] > 0) {
          goods[kind]--;
          return BASE_PRICE[kind] * card;
        }
      return 0;
    case "all": {
      const n = totalGoods(goods);
      take(goods, 0, n);
      return n > power.less ? (n - power.less) * double : 0;
    }
  }
}

function undo(goods: ByKind, kind: number): number {
  goods[kind] = 0;
  return 0;
}

/** Takes goods of a kind, or of whichever kind there are most for 0. */
function take(goods: ByKind, kind: number, n: number): void {
  for (let i = 0; i < n; i++) {
    let from = kind;
    if (from === 0) {
      from = 1;
      for (let other = 2; other <= 4; other++) if (goods[other] > goods[from]) from = other;
    }
    goods[from]--;
  }
}

function kindsIn(goods: ByKind): number {
  let kinds = 0;
  for (let kind = 1; kind <= 4; kind++) if (goods[kind] > 0) kinds++;
  return kinds;
}

/** Takes one good of each kind, of at most `most` kinds; returns how many. */
function takeEach(goods: ByKind, most: number): number {
  let taken = 0;
  for (let kind = 1; kind <= 4 && taken < most; kind++)
    if (goods[kind] > 0) {
      goods[kind]--;
      taken++;
    }
  return taken;
}

/** The most cards that selling one good would bring; 0 without goods. */
export function bestSale(table: Table, p: Player): number {
  let best = 0;
  for (let i = 0; i < p.tableau.length; i++) {
    if (table.good[p.tableau[i]] !== 1) continue;
    const price = salePrice(p, p.tableau[i], true);
    if (price > best) best = price;
  }
  return best;
}
