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
  [0.6, -0.25, 0, 0, 0, 0, 0, 0, 0.1, 0, 0, 0, 0],
  [-0.7, 0.2, 0, 0, 0, 0, 0, 0, 0, 0.2, 0, 0, 0],
  [-0.4, 0.15, 0, 0, 0, 0, 0, 0.1, 0, 0, 0, 0, 0],
  [-2, 0, 0, 0.4, 0.3, 0.15, 0, 0, 0, 0, 0, 0, 0],
  [-1.5, 0, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0, 0],
];
const WITH_ONE_ACTION: Lean = WITH_TWO_ACTIONS;

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
