/** What a tableau promises until the end of the game, and so what a card in it is worth. */
import {
  addFigures,
  BASE_PRICE,
  type Card,
  CHROMOSOMES,
  CONSUME_DRAW,
  CONSUME_OPTIONAL_POWERS,
  CONSUME_VP,
  DESIGN,
  DEVELOP_DISCARD_SELF,
  DEVELOP_DISCOUNT,
  DEVELOP_DRAW_AFTER,
  DEVELOP_DRAW_AT_START,
  DRAW_IF_MOST_PRODUCED,
  DRAW_IF_PRODUCED_HERE,
  DRAW_PER_CHROMOSOME_WORLD,
  DRAW_PER_GOOD_PRODUCED,
  DRAW_PER_KIND_PRODUCED,
  DRAW_PER_MILITARY_WORLD,
  DRAW_PER_REBEL_WORLD,
  DRAW_PER_WORLD_OF_GOOD,
  EXPLORE_DRAW,
  EXPLORE_KEEP,
  EXPLORE_MIX,
  fullTableau,
  GOODS_POWER,
  IS_WINDFALL,
  KIND,
  MILITARY,
  MILITARY_AGAINST,
  MILITARY_AGAINST_REBEL,
  MILITARY_DISCARD_HAND,
  MILITARY_DISCARD_SELF,
  MILITARY_PER_MILITARY_WORLD,
  MILITARY_WORLDS,
  PAY_FOR_MILITARY,
  PAY_FOR_MILITARY_DISCOUNT,
  type Player,
  PRODUCE_DRAW,
  playerWith,
  REBEL_WORLDS,
  SETTLE_DISCOUNT,
  SETTLE_DRAW_AFTER,
  SETTLE_FREE,
  SETTLE_SECOND,
  strengthAgainst,
  subtractFigures,
  TAKEOVER,
  TRADE_BONUS,
  WORLDS_OF_KIND,
} from "@hypergate/race";
import { goalProspects } from "./goals.ts";
import { type ByKind, consuming, goodsOn, totalGoods } from "./goods.ts";
import type { Outlook } from "./outlook.ts";
import { tableauPoints } from "./points.ts";
import { conquerable, DENSITY, IS_VARIABLE } from "./printed.ts";
import { producing, REVIVES } from "./produce.ts";
import { atRisk } from "./threat.ts";

/** Points that a player in this shape can expect from the tableau: those there are and those its powers will bring. */
export function prospects(o: Outlook, p: Player): number {
  return prospectsBy(o, p, partsOf(o, p));
}

/** What most cards leave as it is, so that it need not be worked out for every card of a hand. */
export interface Parts {
  readonly engine: number;
  readonly conquest: number;
  readonly stock: number;
}

export function partsOf(o: Outlook, p: Player): Parts {
  return {
    engine: engine(o, p),
    conquest: conquest(o, p.figures),
    stock: stock(o, p, goodsOn(o.table, p.tableau)),
  };
}

export function prospectsBy(o: Outlook, p: Player, parts: Parts): number {
  return (
    p.chips +
    tableauPoints(p) +
    growth(o, p) +
    o.rounds * (parts.engine + powers(o, p.figures) + parts.conquest) +
    parts.stock +
    goalProspects(o, p) -
    (o.attackers.length === 0 ? 0 : o.w.fear * atRisk(o.attackers, p))
  );
}

/** By card, whether it changes what `engine`, `conquest` or `stock` count: the figures they read, worlds with goods, and powers that take goods. */
const CHANGES_ENGINE = DESIGN.map(
  (_, card) =>
    KIND[card] > 0 ||
    REVIVES[card] >= 0 ||
    GOODS_POWER[card] !== undefined ||
    hasAny(card, [
      [TRADE_BONUS, 5],
      [DRAW_PER_GOOD_PRODUCED, 5],
      [DRAW_IF_MOST_PRODUCED, 5],
      [DRAW_PER_KIND_PRODUCED, 1],
      [DRAW_IF_PRODUCED_HERE, 1],
    ]),
);
const CHANGES_CONQUEST = DESIGN.map((_, card) =>
  hasAny(card, [
    [MILITARY, 1],
    [MILITARY_PER_MILITARY_WORLD, 1],
    [MILITARY_WORLDS, 1],
    [MILITARY_AGAINST, 5],
    [MILITARY_AGAINST_REBEL, 1],
  ]),
);
const CHANGES_STOCK = DESIGN.map((_, card) => GOODS_POWER[card] !== undefined || hasAny(card, [[TRADE_BONUS, 5]]));

function hasAny(card: Card, ranges: readonly (readonly [from: number, count: number])[]): boolean {
  const { figures } = playerWith([card]);
  return ranges.some(([from, count]) => figures.slice(from, from + count).some((n) => n !== 0));
}

/** What the cards still to come will add to variable developments. */
function growth(o: Outlook, p: Player): number {
  const slots = Math.min(fullTableau(p.figures) - p.tableau.length, o.rounds);
  if (slots <= 0) return 0;
  let value = 0;
  for (let i = 0; i < p.tableau.length; i++) if (IS_VARIABLE[p.tableau[i]]) value += DENSITY[p.tableau[i]];
  return value * slots * o.w.growth;
}

/** Points per round from producing, consuming and selling. */
function engine({ w, card }: Outlook, p: Player): number {
  const goods = producing(p);
  const n = totalGoods(goods);
  if (n === 0) return 0;
  const f = p.figures;
  let price = 0;
  let drawn = 0;
  let kinds = 0;
  for (let kind = 1; kind <= 4; kind++) {
    if (goods[kind] === 0) continue;
    kinds++;
    drawn += goods[kind] * f[DRAW_PER_GOOD_PRODUCED + kind] + 0.6 * f[DRAW_IF_MOST_PRODUCED + kind];
    price = Math.max(price, BASE_PRICE[kind] + f[TRADE_BONUS + kind]);
  }
  drawn += kinds * f[DRAW_PER_KIND_PRODUCED] + 0.7 * f[DRAW_IF_PRODUCED_HERE];
  const consumed = consuming(p.tableau, goods, w.double, card);
  const often = w.cycle + w.engine * Math.min(1, consumed / 6);
  return often * (consumed + drawn * card) + w.trade * price * card;
}

/** Points per round from powers that do not need goods. */
function powers({ w, card }: Outlook, f: readonly number[]): number {
  const explore = f[EXPLORE_KEEP] + 0.22 * f[EXPLORE_DRAW] + (f[EXPLORE_MIX] > 0 ? 0.3 : 0);
  const develop =
    (f[DEVELOP_DISCOUNT] + f[DEVELOP_DRAW_AFTER]) * w.develop +
    f[DEVELOP_DRAW_AT_START] * (w.develop + 0.2) +
    f[DEVELOP_DISCARD_SELF] * 0.08;
  const produce =
    f[PRODUCE_DRAW] +
    f[DRAW_PER_WORLD_OF_GOOD + 3] * f[WORLDS_OF_KIND + 3] +
    f[DRAW_PER_MILITARY_WORLD] * f[MILITARY_WORLDS] +
    f[DRAW_PER_REBEL_WORLD] * f[REBEL_WORLDS] +
    f[DRAW_PER_CHROMOSOME_WORLD] * f[CHROMOSOMES];
  const consume = f[CONSUME_VP] * w.double + f[CONSUME_DRAW] * card + f[CONSUME_OPTIONAL_POWERS] * 0.3;
  const often = w.cycle + 0.1;
  return card * (explore * w.explore + develop + produce * often + settling(w.settle, f)) + consume * often;
}

/** Cards per round that settle powers save or bring. */
function settling(settle: number, f: readonly number[]): number {
  let discount = 0;
  for (let kind = 0; kind <= 4; kind++) discount += SHARE[kind] * Math.min(3, f[SETTLE_DISCOUNT + kind]);
  return (
    settle * (discount * 0.7 + f[SETTLE_DRAW_AFTER]) +
    (f[SETTLE_FREE] > 0 ? 0.2 : 0) +
    (f[PAY_FOR_MILITARY] > 0 ? 0.2 + 0.1 * f[PAY_FOR_MILITARY_DISCOUNT] : 0) +
    (f[SETTLE_SECOND] > 0 ? 0.25 : 0) +
    (f[TAKEOVER] > 0 ? 0.05 : 0) +
    0.1 * Math.min(2, f[MILITARY_DISCARD_SELF]) +
    0.08 * Math.min(3, f[MILITARY_DISCARD_HAND])
  );
}

/** Share of the peaceful worlds by kind. */
const SHARE = [0.3, 0.26, 0.2, 0.14, 0.1] as const;

/** Points per round from the military worlds that will come and can be conquered. */
function conquest({ w }: Outlook, f: readonly number[]): number {
  let value = 0;
  for (let kind = 0; kind <= 4; kind++)
    value +=
      conquerable(kind, false, strengthAgainst(f, kind, false)) +
      conquerable(kind, true, strengthAgainst(f, kind, true));
  return value * w.conquest;
}

/** Points that the goods on the worlds will bring. */
export function stock({ w, card, rounds }: Outlook, p: Player, goods: ByKind): number {
  const n = totalGoods(goods);
  if (n === 0) return 0;
  let price = 0;
  for (let kind = 1; kind <= 4; kind++)
    if (goods[kind] > 0) price = Math.max(price, BASE_PRICE[kind] + p.figures[TRADE_BONUS + kind]);
  const sale = price * card;
  const consumed = consuming(p.tableau, goods, w.good, card);
  const soon = rounds < 1.5 ? 0.5 : 1;
  const left = totalGoods(goods);
  return soon * (left > 0 ? consumed + 0.8 * sale + (left - 1) * w.spareGood * card : Math.max(consumed, 0.8 * sale));
}

/** What placing a card adds, before its price; `before` are the prospects without it. A windfall world comes with its good. */
export function gainOf(o: Outlook, card: Card, before: number, parts: Parts): number {
  const p = o.me;
  p.tableau.push(card);
  addFigures(p.figures, card);
  const gain = prospectsBy(o, p, partsWith(o, p, card, parts)) - before;
  const more = IS_WINDFALL[card] ? gain + windfall(o, p, card) : gain;
  subtractFigures(p.figures, card);
  p.tableau.pop();
  return more;
}

/** The parts for a player who has this card now, and had those before. */
function partsWith(o: Outlook, p: Player, card: Card, { engine: drive, conquest: war, stock: store }: Parts): Parts {
  return {
    engine: CHANGES_ENGINE[card] ? engine(o, p) : drive,
    conquest: CHANGES_CONQUEST[card] ? conquest(o, p.figures) : war,
    stock: CHANGES_STOCK[card] ? stock(o, p, goodsOn(o.table, p.tableau)) : store,
  };
}

function windfall(o: Outlook, p: Player, card: Card): number {
  const goods = goodsOn(o.table, p.tableau);
  const before = stock(o, p, goods.slice());
  goods[KIND[card]]++;
  return stock(o, p, goods) - before;
}
