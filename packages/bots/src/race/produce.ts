/** What a tableau produces. */
import { DESIGN, GOODS, IS_WINDFALL, KIND, type Player } from "@hypergate/race";
import type { ByKind } from "./goods.ts";
import { IS_PRODUCTION } from "./printed.ts";

/** Kind of the windfall worlds that a card puts a good on: 0 for every kind, -1 for none. */
export const REVIVES: readonly number[] = DESIGN.map(({ powers }) => {
  const power = powers?.find((one) => one.does === "produceWindfall");
  if (power === undefined || power.does !== "produceWindfall") return -1;
  return power.good === undefined ? 0 : GOODS.indexOf(power.good) + 1;
});

/** Goods by kind of one Produce phase that the player called himself, from empty worlds. */
export function producing(p: Player): ByKind {
  return grown(p, EMPTY);
}

/** For each card that no good lies on it. */
export const EMPTY: readonly number[] = DESIGN.map(() => 0);

/** Room to count windfall worlds in; what is left in it means nothing. */
const windfalls = [0, 0, 0, 0, 0];

/** Goods by kind that worlds without one would get; `good` says where goods lie. */
export function grown(p: Player, good: readonly number[], called = true): ByKind {
  const goods = [0, 0, 0, 0, 0];
  const { tableau } = p;
  let waiting = 0;
  for (let kind = 1; kind <= 4; kind++) windfalls[kind] = 0;
  for (let i = 0; i < tableau.length; i++) {
    const card = tableau[i];
    const kind = KIND[card];
    if (kind === 0 || good[card] !== 0) continue;
    if (IS_PRODUCTION[card]) goods[kind]++;
    else if (IS_WINDFALL[card]) {
      windfalls[kind]++;
      waiting++;
    }
  }
  if (waiting === 0) return goods;
  let free = called ? 1 : 0;
  for (let i = 0; i < tableau.length; i++) {
    const kind = REVIVES[tableau[i]];
    if (kind === 0) free++;
    else if (kind > 0 && windfalls[kind] > 0) {
      windfalls[kind]--;
      goods[kind]++;
    }
  }
  for (let kind = 4; kind > 0; kind--)
    for (; free > 0 && windfalls[kind] > 0; free--) {
      windfalls[kind]--;
      goods[kind]++;
    }
  return goods;
}
