/** What the Produce powers of a tableau amount to. */
import { type Card, DESIGN, powersThat } from "../cards.ts";
import { GOODS } from "../data/design.ts";
import {
  CHROMOSOMES,
  DRAW_PER_CHROMOSOME_WORLD,
  DRAW_PER_GOOD_PRODUCED,
  DRAW_PER_KIND_PRODUCED,
  DRAW_PER_MILITARY_WORLD,
  DRAW_PER_REBEL_WORLD,
  DRAW_PER_WORLD_OF_GOOD,
  MILITARY_WORLDS,
  PRODUCE_DRAW,
  REBEL_WORLDS,
  WORLDS_OF_KIND,
} from "../figures.ts";
import type { Player } from "../state.ts";

export const PRODUCES: readonly boolean[] = powersThat("produce").map((power) => power !== undefined);
export const DISCARD_HAND = powersThat("produceDiscardHand");

/** A power that puts a good on a windfall world: of one kind or of any (0), perhaps not on its own card. */
export const WINDFALL: readonly ({ readonly kind: number; readonly elsewhere: boolean } | undefined)[] = powersThat(
  "produceWindfall",
).map(
  (power) =>
    power && {
      kind: power.good === undefined ? 0 : GOODS.indexOf(power.good) + 1,
      elsewhere: power.elsewhere === true,
    },
);

const HERE: readonly number[] = DESIGN.map((_, card) => powersThat("drawIfProducedHere")[card]?.cards ?? 0);

/** Cards for a good that this world got in this phase (9.6). */
export function drawsHere(world: Card): number {
  return HERE[world];
}

/** Cards that do not depend on production (9.9). */
export function drawsFor(p: Player): number {
  const f = p.figures;
  return (
    f[PRODUCE_DRAW] +
    f[DRAW_PER_WORLD_OF_GOOD + 1] * f[WORLDS_OF_KIND + 1] +
    f[DRAW_PER_WORLD_OF_GOOD + 2] * f[WORLDS_OF_KIND + 2] +
    f[DRAW_PER_WORLD_OF_GOOD + 3] * f[WORLDS_OF_KIND + 3] +
    f[DRAW_PER_WORLD_OF_GOOD + 4] * f[WORLDS_OF_KIND + 4] +
    f[DRAW_PER_MILITARY_WORLD] * f[MILITARY_WORLDS] +
    f[DRAW_PER_REBEL_WORLD] * f[REBEL_WORLDS] +
    f[DRAW_PER_CHROMOSOME_WORLD] * f[CHROMOSOMES]
  );
}

/** Cards that count what was produced in this phase (9.7). */
export function drawsPerProduced(p: Player): number {
  let draws = 0;
  let kinds = 0;
  for (let kind = 1; kind <= GOODS.length; kind++) {
    const n = p.produced[kind];
    if (n === 0) continue;
    kinds++;
    draws += n * p.figures[DRAW_PER_GOOD_PRODUCED + kind];
  }
  return draws + kinds * p.figures[DRAW_PER_KIND_PRODUCED];
}
