/** What a tableau produces. */
import { type Card, DESIGN, GOODS, IS_WINDFALL, KIND, type Player } from "@hypergate/race";
import type { ByKind } from "./goods.ts";
import { IS_PRODUCTION } from "./printed.ts";

/** Kind of the windfall worlds that a card puts a good on: 0 for every kind, -1 for none. */
export const REVIVES: readonly number[] = DESIGN.map(({ powers }) => {
  const power = powers?.find((one) => one.does === "produceWindfall");
  if (power === undefined || power.does !== "produceWindfall") return -1;
  return power.good === undefined ? 0 : GOODS.indexOf(power.good) + 1;
});

/** What decides how much a tableau produces, by kind. */
export interface Growing {
  /** Production worlds and windfall worlds without a good; the first place is not used. */
  readonly production: number[];
  readonly windfalls: number[];
  /** Powers that put a good on a windfall world; in the first place those for every kind. */
  readonly revivals: number[];
}

export function growingIn(tableau: readonly Card[]): Growing {
  const growing = { production: [0, 0, 0, 0, 0], windfalls: [0, 0, 0, 0, 0], revivals: [0, 0, 0, 0, 0] };
  for (let i = 0; i < tableau.length; i++) addGrowing(growing, tableau[i], 1);
  return growing;
}

/** Counts `n` cards more of this one. */
export function addGrowing(growing: Growing, card: Card, n: number): void {
  addWorld(growing, card, n);
  if (REVIVES[card] >= 0) growing.revivals[REVIVES[card]] += n;
}

function addWorld({ production, windfalls }: Growing, world: Card, n: number): void {
  const kind = KIND[world];
  if (kind === 0) return;
  if (IS_PRODUCTION[world]) production[kind] += n;
  else if (IS_WINDFALL[world]) windfalls[kind] += n;
}

/** Goods by kind of one Produce phase that the player called himself, from empty worlds. */
export function producing(p: Player): ByKind {
  return grown(p, EMPTY);
}

/** For each card that no good lies on it. */
export const EMPTY: readonly number[] = DESIGN.map(() => 0);

/** Room to count in; what is left in it means nothing. */
const COUNTED = growingIn([]);

/** Goods by kind that worlds without one would get; `good` says where goods lie. */
export function grown(p: Player, good: readonly number[], called = true): ByKind {
  const goods = [0, 0, 0, 0, 0];
  growInto(goods, counted(p, good), called);
  return goods;
}

/** What decides how much grows on worlds without a good, until the next is counted. */
export function counted({ tableau }: Player, good: readonly number[]): Growing {
  const { production, windfalls, revivals } = COUNTED;
  for (let kind = 0; kind <= 4; kind++) {
    production[kind] = 0;
    windfalls[kind] = 0;
    revivals[kind] = 0;
  }
  for (let i = 0; i < tableau.length; i++) {
    const card = tableau[i];
    if (good[card] === 0) addWorld(COUNTED, card, 1);
    if (REVIVES[card] >= 0) revivals[REVIVES[card]]++;
  }
  return COUNTED;
}

/** Sets `goods` to what grows. Powers for one kind come first, then those for every kind, with the dearest kinds. */
export function growInto(goods: ByKind, { production, windfalls, revivals }: Growing, called: boolean): void {
  let free = revivals[0] + (called ? 1 : 0);
  for (let kind = 4; kind > 0; kind--) {
    const most = windfalls[kind];
    let revived = 0;
    if (most > 0) {
      revived = revivals[kind] < most ? revivals[kind] : most;
      const more = most - revived < free ? most - revived : free;
      revived += more;
      free -= more;
    }
    goods[kind] = production[kind] + revived;
  }
}
