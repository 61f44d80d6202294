/** What a tableau promises until the end of the game, and so what a card in it is worth. */
import {
  addFigures,
  BASE_PRICE,
  type Card,
  CHROMOSOMES,
  CONSUME_DRAW,
  CONSUME_OPTIONAL_POWERS,
  CONSUME_VP,
  cardPoints,
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
  type GoodsPower,
  generalMilitary,
  IS_MILITARY,
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
  REBEL_WORLDS,
  SETTLE_DISCOUNT,
  SETTLE_DRAW_AFTER,
  SETTLE_FREE,
  SETTLE_SECOND,
  subtractFigures,
  TAKEOVER,
  TRADE_BONUS,
  WORLDS_OF_KIND,
} from "@hypergate/race";
import { goalsOf, promisedIn, promisedWith } from "./goals.ts";
import { type ByKind, consumingBy, goodsOn, takersIn, takersWith, totalGoods } from "./goods.ts";
import type { Outlook } from "./outlook.ts";
import { conquerable, DENSITY, hasAny, IS_VARIABLE, PRINTED } from "./printed.ts";
import { addGrowing, type Growing, growInto, growingIn, REVIVES } from "./produce.ts";
import { DRIVE, DRIVE_FOR, GAIN, GAIN_FOR, type Parts } from "./standing.ts";
import { atRisk } from "./threat.ts";

/** Points that a player in this shape can expect from the tableau: those there are and those its powers will bring. */
export function prospects(o: Outlook, p: Player): number {
  return prospectsBy(o, p, partsOf(o, p));
}

/** The same for the own tableau, worked out once. */
export function ownProspects(o: Outlook): number {
  ownParts(o);
  return o.standing.prospects;
}

/** The parts of what the own tableau promises. Those that hold for its shape may be known from an earlier standing. */
export function ownParts(o: Outlook): Parts {
  const { standing, me } = o;
  if (standing.parts !== undefined) return standing.parts;
  const parts = partsOf(o, me, standing.like);
  standing.parts = parts;
  standing.prospects = prospectsBy(o, me, parts);
  return parts;
}

function partsOf(o: Outlook, p: Player, like?: Parts): Parts {
  const goods = goodsOn(o.table, p.tableau);
  const goals = goalsOf(o.goals, o.w, p);
  const promised = promisedIn(goals);
  if (like !== undefined) return { ...like, goods, stock: stock(o, p, goods, like.takers), goals, promised };
  let printed = 0;
  let density = 0;
  const variable: Card[] = [];
  for (let i = 0; i < p.tableau.length; i++) {
    const card = p.tableau[i];
    if (IS_VARIABLE[card]) {
      variable.push(card);
      density += DENSITY[card];
    } else printed += PRINTED[card];
  }
  const takers = takersIn(p.tableau);
  const growing = growingIn(p.tableau);
  return {
    printed,
    variable,
    density,
    takers,
    growing,
    goods,
    engine: engine(o, p, growing, takers),
    powers: powers(o, p.figures),
    conquest: conquest(o, p.figures),
    stock: stock(o, p, goods, takers),
    goals,
    promised,
  };
}

function prospectsBy(o: Outlook, p: Player, parts: Parts): number {
  const { printed, variable, density, engine: drive, powers: strength, conquest: war, stock: store, promised } = parts;
  return inAll(o, p, printed + variablePoints(p, variable), density, drive + strength + war, store, promised);
}

function variablePoints(p: Player, variable: readonly Card[]): number {
  let points = 0;
  for (let i = 0; i < variable.length; i++) points += cardPoints(p, variable[i]);
  return points;
}

function inAll(
  o: Outlook,
  p: Player,
  points: number,
  density: number,
  perRound: number,
  store: number,
  promised: number,
): number {
  return (
    p.chips +
    points +
    growth(o, p, density) +
    o.rounds * perRound +
    store +
    promised -
    (o.attackers.length === 0 ? 0 : o.w.fear * atRisk(o.attackers, p))
  );
}

/** By card, whether it changes what these parts count: the figures they read, worlds with goods, and powers that take goods. */
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
const CHANGES_POWERS = DESIGN.map((_, card) =>
  hasAny(card, [
    [EXPLORE_DRAW, 1],
    [EXPLORE_KEEP, 1],
    [EXPLORE_MIX, 1],
    [DEVELOP_DISCOUNT, 1],
    [DEVELOP_DRAW_AT_START, 1],
    [DEVELOP_DRAW_AFTER, 1],
    [DEVELOP_DISCARD_SELF, 1],
    [MILITARY_DISCARD_SELF, 1],
    [MILITARY_DISCARD_HAND, 1],
    [SETTLE_DISCOUNT, 5],
    [SETTLE_FREE, 1],
    [PAY_FOR_MILITARY, 1],
    [PAY_FOR_MILITARY_DISCOUNT, 1],
    [SETTLE_DRAW_AFTER, 1],
    [SETTLE_SECOND, 1],
    [TAKEOVER, 1],
    [CONSUME_OPTIONAL_POWERS, 1],
    [CONSUME_DRAW, 1],
    [CONSUME_VP, 1],
    [PRODUCE_DRAW, 1],
    [DRAW_PER_WORLD_OF_GOOD, 5],
    [DRAW_PER_MILITARY_WORLD, 1],
    [DRAW_PER_REBEL_WORLD, 1],
    [DRAW_PER_CHROMOSOME_WORLD, 1],
  ]),
);
/** Worlds that powers may draw cards for. */
const IS_DRAWN_FOR = DESIGN.map((_, card) =>
  hasAny(card, [
    [MILITARY_WORLDS, 1],
    [REBEL_WORLDS, 1],
    [CHROMOSOMES, 1],
    [WORLDS_OF_KIND + 3, 1],
  ]),
);
const CHANGES_CONQUEST = DESIGN.map((_, card) =>
  hasAny(card, [
    [MILITARY, 1],
    [MILITARY_PER_MILITARY_WORLD, 1],
    [MILITARY_AGAINST, 5],
    [MILITARY_AGAINST_REBEL, 1],
  ]),
);
const CHANGES_STOCK = DESIGN.map((_, card) => GOODS_POWER[card] !== undefined || hasAny(card, [[TRADE_BONUS, 5]]));

/** The same as bits by card, so that most cards are looked up once. */
const ENGINE = 1;
const POWERS = 2;
const DRAWN_FOR = 4;
const CONQUEST = 8;
const MILITARY_WORLD = 16;
const STOCK = 32;
const CHANGES: readonly number[] = DESIGN.map(
  (_, card) =>
    (CHANGES_ENGINE[card] ? ENGINE : 0) |
    (CHANGES_POWERS[card] ? POWERS : 0) |
    (IS_DRAWN_FOR[card] ? DRAWN_FOR : 0) |
    (CHANGES_CONQUEST[card] ? CONQUEST : 0) |
    (IS_MILITARY[card] ? MILITARY_WORLD : 0) |
    (CHANGES_STOCK[card] ? STOCK : 0),
);

function changesPowers(f: readonly number[], changes: number): boolean {
  if ((changes & POWERS) !== 0) return true;
  return (
    (changes & DRAWN_FOR) !== 0 &&
    (f[DRAW_PER_WORLD_OF_GOOD + 3] > 0 ||
      f[DRAW_PER_MILITARY_WORLD] > 0 ||
      f[DRAW_PER_REBEL_WORLD] > 0 ||
      f[DRAW_PER_CHROMOSOME_WORLD] > 0)
  );
}

function changesConquest(f: readonly number[], changes: number): boolean {
  if ((changes & CONQUEST) !== 0) return true;
  return (changes & MILITARY_WORLD) !== 0 && f[MILITARY_PER_MILITARY_WORLD] !== 0;
}

/** What the cards still to come will add to variable developments. */
function growth(o: Outlook, p: Player, density: number): number {
  const slots = Math.min(fullTableau(p.figures) - p.tableau.length, o.rounds);
  return slots <= 0 ? 0 : density * slots * o.w.growth;
}

/** Room for goods that are used up; what is left in it means nothing. */
const GOODS_ROOM: ByKind = [0, 0, 0, 0, 0];

/** Points per round from producing, consuming and selling. */
function engine({ w, card }: Outlook, p: Player, growing: Growing, takers: readonly GoodsPower[]): number {
  const goods = GOODS_ROOM;
  growInto(goods, growing, true);
  if (totalGoods(goods) === 0) return 0;
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
  const consumed = consumingBy(takers, goods, w.double, card);
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
  const general = generalMilitary(f);
  const more = f[MILITARY_AGAINST_REBEL];
  let value = 0;
  for (let kind = 0; kind <= 4; kind++) {
    const strength = general + f[MILITARY_AGAINST + kind];
    value += conquerable(kind, false, strength) + conquerable(kind, true, strength + more);
  }
  return value * w.conquest;
}

/** Points that these goods will bring. */
export function stock(
  { w, card, rounds }: Outlook,
  p: Player,
  there: Readonly<ByKind>,
  takers: readonly GoodsPower[],
): number {
  const goods = GOODS_ROOM;
  let price = 0;
  let n = 0;
  for (let kind = 1; kind <= 4; kind++) {
    goods[kind] = there[kind];
    n += goods[kind];
    if (goods[kind] > 0) price = Math.max(price, BASE_PRICE[kind] + p.figures[TRADE_BONUS + kind]);
  }
  if (n === 0) return 0;
  const sale = price * card;
  const consumed = consumingBy(takers, goods, w.good, card);
  const soon = rounds < 1.5 ? 0.5 : 1;
  const left = totalGoods(goods);
  return soon * (left > 0 ? consumed + 0.8 * sale + (left - 1) * w.spareGood * card : Math.max(consumed, 0.8 * sale));
}

/** What placing a card adds, before its price. A windfall world comes with its good. */
export function gainOf(o: Outlook, card: Card): number {
  const { number } = o.standing;
  if (GAIN_FOR[card] === number) return GAIN[card];
  const parts = ownParts(o);
  const p = o.me;
  p.tableau.push(card);
  addFigures(p.figures, card);
  const gain = gainWith(o, p, card, parts);
  subtractFigures(p.figures, card);
  p.tableau.pop();
  GAIN[card] = gain;
  GAIN_FOR[card] = number;
  return gain;
}

/** The same for a tableau that has the card now, and had those parts before. Only what the card changes is worked out. */
function gainWith(o: Outlook, p: Player, card: Card, before: Parts): number {
  const changes = CHANGES[card];
  const takers = takersWith(before.takers, card);
  const drive = driveWith(o, p, card, before, takers);
  const store = (changes & STOCK) !== 0 ? stock(o, p, before.goods, takers) : before.stock;
  const promised = promisedWith(o.goals, o.w, p, card, before.goals, before.promised);
  let points = before.printed + variablePoints(p, before.variable);
  let density = before.density;
  if (IS_VARIABLE[card]) {
    points += cardPoints(p, card);
    density += DENSITY[card];
  } else points += PRINTED[card];
  const gain = inAll(o, p, points, density, drive, store, promised) - o.standing.prospects;
  if (!IS_WINDFALL[card]) return gain;
  // With one more good, on this world.
  before.goods[KIND[card]]++;
  const stored = stock(o, p, before.goods, takers);
  before.goods[KIND[card]]--;
  return gain + (stored - store);
}

/** What a round brings with the card. */
function driveWith(o: Outlook, p: Player, card: Card, before: Parts, takers: readonly GoodsPower[]): number {
  const { shape } = o.standing;
  if (DRIVE_FOR[card] === shape) return DRIVE[card];
  const f = p.figures;
  const changes = CHANGES[card];
  let drive = before.engine;
  if ((changes & ENGINE) !== 0) {
    addGrowing(before.growing, card, 1);
    drive = engine(o, p, before.growing, takers);
    addGrowing(before.growing, card, -1);
  }
  const strength = changesPowers(f, changes) ? powers(o, f) : before.powers;
  const war = changesConquest(f, changes) ? conquest(o, f) : before.conquest;
  DRIVE[card] = drive + strength + war;
  DRIVE_FOR[card] = shape;
  return DRIVE[card];
}
