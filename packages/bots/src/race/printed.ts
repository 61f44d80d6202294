/** What can be said of the cards before any game: how likely, how strong, how well they go together. */
import {
  CARDS,
  type Card,
  COST,
  cardPoints,
  DESIGN,
  GOODS_POWER,
  type GoodsPower,
  IS_MILITARY,
  IS_REBEL,
  KIND,
  MILITARY,
  MILITARY_PER_MILITARY_WORLD,
  playerWith,
  SAME,
} from "@hypergate/race";

/** Printed points of each card. */
export const PRINTED: readonly number[] = DESIGN.map((it) => it.vp);
/** Six-cost developments whose points depend on the tableau. */
export const IS_VARIABLE: readonly boolean[] = DESIGN.map((it) => it.worth !== undefined);
export const IS_PRODUCTION: readonly boolean[] = DESIGN.map((it) => it.production === true);

/** Points that an average card adds to a variable development. */
export const DENSITY: readonly number[] = DESIGN.map((it, dev) => (it.worth === undefined ? 0 : density(dev)));

function density(dev: Card): number {
  const alone = cardPoints(playerWith([]), dev);
  let sum = 0;
  for (let card = 0; card < CARDS; card++)
    if (SAME[card] !== SAME[dev]) sum += cardPoints(playerWith([card]), dev) - alone;
  return sum / CARDS;
}

/** Military that a card itself gives. */
export const GENERAL_PLUS: readonly number[] = DESIGN.map((_, card) => {
  const { figures } = playerWith([card]);
  return figures[MILITARY] + figures[MILITARY_PER_MILITARY_WORLD];
});

const STRONGEST = 12;

/** Points of all military worlds of a kind, rebel or not, up to this defense. */
const CONQUERABLE: readonly (readonly number[])[] = [0, 1].flatMap((rebel) =>
  [0, 1, 2, 3, 4].map((kind) =>
    Array.from({ length: STRONGEST + 1 }, (_, strength) => {
      let sum = 0;
      for (let card = 0; card < CARDS; card++)
        if (IS_MILITARY[card] && KIND[card] === kind && Number(IS_REBEL[card]) === rebel && COST[card] <= strength)
          sum += PRINTED[card] + (kind === 0 ? 0.5 : 1.5);
      return sum;
    }),
  ),
);

/** Points of the military worlds of a kind that this strength conquers. */
export function conquerable(kind: number, isRebel: boolean, strength: number): number {
  if (strength <= 0) return 0;
  return CONQUERABLE[(isRebel ? 5 : 0) + kind][Math.min(strength, STRONGEST)];
}

/** In which order to try powers that take goods: first what nothing else can be done with. */
export const RANK: readonly number[] = GOODS_POWER.map((power) => (power === undefined ? 0 : rank(power)));

function rank({ takes, kind, goods, vp, cards }: GoodsPower): number {
  const reward = (vp + 0.6 * cards) / goods;
  switch (takes) {
    case "own":
      return 0;
    case "some":
      return (kind === 0 ? 4 : 1) - reward / 10;
    case "threeKinds":
      return 2;
    case "differentKinds":
      return 3;
    case "sale":
      return 5;
    case "all":
      return 6;
  }
}

/** How many cards of each cost there are, as a share of all. */
export const COST_SHARE: readonly number[] = Array.from(
  { length: 10 },
  (_, cost) => COST.filter((one) => one === cost).length / CARDS,
);

/** Whether a card changes any of these figures. */
export function hasAny(card: Card, ranges: readonly (readonly [from: number, count: number])[]): boolean {
  const { figures } = playerWith([card]);
  return ranges.some(([from, count]) => figures.slice(from, from + count).some((n) => n !== 0));
}
