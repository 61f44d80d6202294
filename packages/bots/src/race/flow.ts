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
import { type ByKind, consuming, goodsOn } from "./goods.ts";
import type { Outlook } from "./outlook.ts";
import { grown } from "./produce.ts";
import { stock } from "./worth.ts";

/** How a phase is had: not at all, called by others, called oneself; for Consume as Trade, doubled, or both. */
export const NO = 0;
export const PLAIN = 1;
export const CALLED = 2;
export const SELLING = 2;
export const DOUBLED = 3;
export const BOTH = 4;

/** What a round brings apart from placed cards. */
export interface Flow {
  readonly value: number;
  readonly chips: number;
  readonly cards: number;
}

/** Consume in the one way, then Produce in the other. */
export function flow(o: Outlook, consume: number, produce: number): Flow {
  const { me, table, card } = o;
  const f = me.figures;
  const goods = goodsOn(table, me.tableau);
  const before = stock(o, me, goods.slice());
  let chips = 0;
  let cards = 0;
  if (consume !== NO) {
    if (consume === SELLING || consume === BOTH) cards += sell(o, goods);
    const double = consume === DOUBLED || consume === BOTH ? 2 : 1;
    const all = consuming(me.tableau, goods.slice(), double, 0);
    const withCards = consuming(me.tableau, goods, double, 1);
    chips += all + f[CONSUME_VP] * double;
    cards += withCards - all + f[CONSUME_DRAW];
  }
  if (produce !== NO) cards += harvest(o, goods, produce === CALLED);
  return { value: chips + cards * card + stock(o, me, goods) - before, chips, cards };
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

/** Adds what is produced to the goods; returns the cards drawn. */
function harvest({ me }: Outlook, goods: ByKind, called: boolean): number {
  const f = me.figures;
  const fresh = grown(me, () => true, called);
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
