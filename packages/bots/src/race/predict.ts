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
import { bestSale, consuming, goodsOn, totalGoods } from "./goods.ts";
import { grown } from "./produce.ts";

/** What can be seen of a player that tells what he will do. */
export function signs(table: Table, p: Player, hand: number): number[] {
  const f = p.figures;
  const goods = goodsOn(table, p.tableau);
  const full = totalGoods(goods);
  const points = consuming(p.tableau, goods, 2, 0.5) + 2 * f[CONSUME_VP];
  return [
    1,
    Math.min(hand, 10),
    Math.min(hand, 3),
    full,
    points,
    bestSale(table, p),
    totalGoods(grown(p, table.good)),
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
  [0.55, -0.17, 0.37, 0.05, -0.26, -0.24, -0.24, -0.08, 0.14, 0.16, -0.39, -0.46, -0.06],
  [-4.73, 0.2, 0.91, 0.28, -0.34, 0, -0.05, -0.04, -0.03, 0.5, -1.45, 0.46, 0.01],
  [-2.24, 0.2, 0.62, -0.29, -0.17, -0.19, -0.41, 0.21, 0.01, -0.3, 0.4, -0.05, 0.11],
  [-0.72, -0.32, -0.29, 0.45, 0.39, 0.5, -0.06, -0.08, -0.08, -0.44, 3.44, 1, -0.11],
  [1.29, -0.21, -0.45, -0.08, 0.39, 0.1, 0.98, -0.19, 0, -0.11, -0.06, -0.86, -0.11],
];
const WITH_ONE_ACTION: Lean = [
  [-0.56, -0.25, 0.15, -0.05, -0.27, -0.02, -0.08, 0.05, 0.2, 0.03, 0.1, 0.76, -0.02],
  [-3.65, 0.22, 0.67, 0.25, -0.25, 0.09, 0.15, -0.03, -0.03, 0.84, 0.01, 0.27, -0.26],
  [-3.41, 0.09, 0.91, -0.17, -0.12, -0.05, -0.26, 0.14, -0.03, -0.22, 0.77, -0.64, 0.04],
  [-1.68, -0.26, -0.43, 0.18, 0.43, 0.33, 0.02, -0.19, -0.12, -0.29, -1.25, 0.07, 0.11],
  [-1.2, 0, -0.31, -0.29, 0.07, -0.14, 0.15, 0, -0.07, -0.2, 0.51, -0.86, 0.12],
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
