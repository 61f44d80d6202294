/** Which phases the other players will call, from what lies on the table. */
import {
  CONSUME_VP,
  DEVELOP_DISCOUNT,
  EXPLORE_DRAW,
  EXPLORE_KEEP,
  generalMilitary,
  type Player,
  SETTLE_SECOND,
  type Table,
  type View,
} from "@hypergate/race";
import { bestSale, consuming, goodsOn, totalOf } from "./goods.ts";
import { grown } from "./produce.ts";

/** What can be seen of a player that tells what he will do. */
export function signs(table: Table, p: Player, hand: number): number[] {
  const f = p.figures;
  const goods = goodsOn(table, p.tableau);
  const full = totalOf(goods);
  const points = consuming(p.tableau, goods, 2, 0.5) + 2 * f[CONSUME_VP];
  return [
    1,
    Math.min(hand, 10),
    Math.min(hand, 3),
    full,
    points,
    bestSale(table, p),
    totalOf(grown(p, (card) => table.good[card] === 0)),
    generalMilitary(f),
    f[EXPLORE_DRAW] + 2 * f[EXPLORE_KEEP],
    f[DEVELOP_DISCOUNT],
    f[SETTLE_SECOND],
    table.pool <= points ? 1 : 0,
    p.tableau.length,
  ];
}

/** How the signs speak for Explore, Develop, Settle, Consume and Produce: fitted to games of sensible players. */
type Lean = readonly (readonly number[])[];

const WITH_TWO_ACTIONS: Lean = [
  [-0.43, -0.05, 0.61, 0.11, -0.33, -0.02, -0.18, -0.04, 0.11, -0.04, -0.27, -0.82, -0.04],
  [-3.08, 0.2, 0.75, 0.22, -0.23, -0.01, 0.11, 0, -0.06, 0.87, 0.02, 0.4, -0.15],
  [-2.69, 0.14, 0.89, -0.24, -0.11, -0.05, -0.37, 0.06, 0.04, -0.35, 0.24, -0.14, 0.08],
  [0.09, -0.39, -0.83, 0.22, 0.55, 0.24, -0.06, -0.04, -0.09, -0.36, -0.18, 1.23, 0.09],
  [0.95, -0.36, -0.61, -0.12, 0.37, 0.04, 0.7, -0.1, -0.09, -0.47, -1.06, -0.43, 0.05],
];
const WITH_ONE_ACTION: Lean = [
  [-0.36, -0.14, 0.46, 0.02, -0.34, 0.07, -0.44, 0.01, 0.12, 0.02, 0.42, -1.01, -0.16],
  [-4.29, 0.31, 0.5, 0.32, -0.27, 0.11, 0.11, 0.02, -0.09, 0.75, -1.35, -0.16, -0.2],
  [-4.16, 0.23, 0.92, -0.32, -0.07, -0.11, -0.57, 0.15, -0.04, -0.35, -1.53, -0.33, 0],
  [-3.23, -0.21, -0.11, 0.28, 0.33, 0.15, -0.48, -0.06, 0.03, 0.05, 1.94, 1.73, 0.13],
  [-1.34, -0.27, -0.24, -0.35, 0.28, 0.08, 1.01, -0.1, -0.1, -0.26, -0.42, -2.02, 0.24],
];

/** Chances that somebody else calls Explore, Develop, Settle, Consume and Produce. */
export function othersWillCall(view: View): number[] {
  const { table } = view;
  const { players, actionsForTwo } = table.settings;
  const lean = players === 2 && actionsForTwo === 2 ? WITH_TWO_ACTIONS : WITH_ONE_ACTION;
  const not = [1, 1, 1, 1, 1];
  for (let seat = 0; seat < players; seat++) {
    if (seat === view.viewer) continue;
    const seen = signs(table, table.players[seat], view.handCounts[seat]);
    for (let phase = 0; phase < 5; phase++) not[phase] *= 1 - chance(lean[phase], seen);
  }
  return not.map((chance) => 1 - chance);
}

function chance(lean: readonly number[], seen: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < seen.length; i++) sum += lean[i] * seen[i];
  return 1 / (1 + Math.exp(-sum));
}
