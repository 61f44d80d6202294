/** What the Consume and Produce phases of one round would bring. */
import {
  CHROMOSOMES,
  CONSUME_DRAW,
  CONSUME_VP,
  DRAW_IF_MOST_PRODUCED,
  DRAW_IF_PRODUCED_HERE,
  DRAW_PER_CHROMOSOME_WORLD,
  DRAW_PER_GOOD_PRODUCED,
  DRAW_PER_KIND_PRODUCED,
  DRAW_PER_MILITARY_WORLD,
  DRAW_PER_REBEL_WORLD,
  DRAW_PER_WORLD_OF_GOOD,
  KIND,
  MILITARY_WORLDS,
  PRODUCE_DRAW,
  REBEL_WORLDS,
  salePrice,
  WORLDS_OF_KIND,
} from "@hypergate/race";
import { type ByKind, consumingBy, totalGoods } from "./goods.ts";
import type { Outlook } from "./outlook.ts";
import { growInto } from "./produce.ts";
import type { Parts } from "./standing.ts";
import { ownParts, stock } from "./worth.ts";

/** How a phase is had: not at all, called by others, called oneself; for Consume as Trade, doubled, or both. */
export const NO = 0;
export const PLAIN = 1;
export const CALLED = 2;
export const SELLING = 2;
export const DOUBLED = 3;
export const BOTH = 4;

/** What is left after the Consume phase. */
interface Consumed {
  readonly goods: ByKind;
  readonly chips: number;
  readonly cards: number;
}

/** For each of these ways the first that brings the same. */
type Twins = readonly number[];

const NO_TWINS: Twins = [NO, PLAIN, SELLING, DOUBLED, BOTH];
const NOTHING_TO_SELL: Twins = [NO, PLAIN, PLAIN, DOUBLED, DOUBLED];
const NOTHING_TO_DOUBLE: Twins = [NO, PLAIN, PLAIN, PLAIN, PLAIN];
const NOTHING_AT_ALL: Twins = [NO, NO, NO, NO, NO];

/** Without goods there is nothing to sell, and only powers without goods bring anything. */
function twinsFor(f: readonly number[], goods: ByKind): Twins {
  if (totalGoods(goods) > 0) return NO_TWINS;
  if (f[CONSUME_VP] > 0) return NOTHING_TO_SELL;
  return f[CONSUME_DRAW] > 0 ? NOTHING_TO_DOUBLE : NOTHING_AT_ALL;
}

const WAYS = 3;

/** Where it is noted what a round brings with Consume in the one way, then Produce in the other. */
export function flowKey(consume: number, produce: number): number {
  return consume * WAYS + produce;
}

const FLOWS = 5 * WAYS;

/**
 * What a round brings apart from placed cards, by how Consume and Produce are had: all it is worth (NaN if that is not
 * known yet), chips, and cards. Room for one choice at a time.
 */
export const FLOW_VALUE = new Float64Array(FLOWS);
export const FLOW_CHIPS = new Float64Array(FLOWS);
export const FLOW_CARDS = new Float64Array(FLOWS);

/** Room for goods that are left; what is in it means nothing afterwards. */
const GOODS_ROOM: ByKind = [0, 0, 0, 0, 0];
/** What grows if Produce is called by others and by oneself. Room for one choice at a time. */
const GROWN: readonly ByKind[] = [
  [0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0],
];

/** Works out what a round brings, for one choice of actions. */
export class Flows {
  readonly #o: Outlook;
  readonly #parts: Parts;
  readonly #twins: Twins;
  readonly #consumed: (Consumed | undefined)[] = [undefined, undefined, undefined, undefined, undefined];

  constructor(o: Outlook) {
    this.#o = o;
    this.#parts = ownParts(o);
    this.#twins = twinsFor(o.me.figures, this.#parts.goods);
    growInto(GROWN[0], this.#parts.growing, false);
    growInto(GROWN[1], this.#parts.growing, true);
    FLOW_VALUE.fill(Number.NaN);
  }

  workOut(key: number): void {
    const o = this.#o;
    const consume = (key / WAYS) | 0;
    const produce = key % WAYS;
    if (this.#twins[consume] !== consume) {
      this.#copy(flowKey(this.#twins[consume], produce), key);
      return;
    }
    const { takers, stock: before } = this.#parts;
    const known = this.#consumed[consume] ?? consumed(o, this.#parts, consume);
    this.#consumed[consume] = known;
    const { chips } = known;
    const goods = GOODS_ROOM;
    for (let kind = 1; kind <= 4; kind++) goods[kind] = known.goods[kind];
    const cards = produce === NO ? known.cards : known.cards + harvest(o, GROWN[produce === CALLED ? 1 : 0], goods);
    FLOW_VALUE[key] = chips + cards * o.card + stock(o, o.me, goods, takers) - before;
    FLOW_CHIPS[key] = chips;
    FLOW_CARDS[key] = cards;
  }

  #copy(from: number, to: number): void {
    if (Number.isNaN(FLOW_VALUE[from])) this.workOut(from);
    FLOW_VALUE[to] = FLOW_VALUE[from];
    FLOW_CHIPS[to] = FLOW_CHIPS[from];
    FLOW_CARDS[to] = FLOW_CARDS[from];
  }
}

function consumed(o: Outlook, { takers, goods: before }: Parts, consume: number): Consumed {
  if (consume === NO) return { goods: before, chips: 0, cards: 0 };
  const { figures } = o.me;
  const goods = before.slice();
  const sold = consume === SELLING || consume === BOTH ? sell(o, goods) : 0;
  const double = consume === DOUBLED || consume === BOTH ? 2 : 1;
  const isUsed = takers.length > 0 && totalGoods(goods) > 0;
  const all = isUsed ? consumingBy(takers, goods.slice(), double, 0) : 0;
  const withCards = isUsed ? consumingBy(takers, goods, double, 1) : 0;
  return {
    goods,
    chips: all + figures[CONSUME_VP] * double,
    cards: sold + (withCards - all + figures[CONSUME_DRAW]),
  };
}

/** Sells the dearest good. */
function sell({ me, table }: Outlook, goods: ByKind): number {
  let best = 0;
  let kind = 0;
  for (const world of me.tableau) {
    if (table.good[world] !== 1) continue;
    const price = salePrice(me, world, true);
    if (price <= best) continue;
    best = price;
    kind = KIND[world];
  }
  if (kind > 0) goods[kind]--;
  return best;
}

/** Adds what grows to the goods, as far as there is room; returns the cards drawn. */
function harvest({ me }: Outlook, fresh: ByKind, goods: ByKind): number {
  const f = me.figures;
  let cards =
    f[PRODUCE_DRAW] +
    f[DRAW_PER_MILITARY_WORLD] * f[MILITARY_WORLDS] +
    f[DRAW_PER_REBEL_WORLD] * f[REBEL_WORLDS] +
    f[DRAW_PER_CHROMOSOME_WORLD] * f[CHROMOSOMES];
  let kinds = 0;
  let all = 0;
  for (let kind = 1; kind <= 4; kind++) {
    const worlds = f[WORLDS_OF_KIND + kind];
    cards += f[DRAW_PER_WORLD_OF_GOOD + kind] * worlds;
    const n = Math.min(fresh[kind], worlds - goods[kind]);
    if (n <= 0) continue;
    goods[kind] += n;
    all += n;
    kinds++;
    cards += n * f[DRAW_PER_GOOD_PRODUCED + kind] + 0.7 * f[DRAW_IF_MOST_PRODUCED + kind];
  }
  return cards + kinds * f[DRAW_PER_KIND_PRODUCED] + Math.min(all, f[DRAW_IF_PRODUCED_HERE]);
}
