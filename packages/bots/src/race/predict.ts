/** Which phases the other players will call, from what lies on the table. */
import {
  CONSUME_VP,
  DEVELOP_DISCOUNT,
  EXPLORE_DRAW,
  EXPLORE_KEEP,
  generalMilitary,
  type Player,
  type Table,
  type View,
} from "@hypergate/race";
import { bestSale, consuming, goodsOn, totalOf } from "./goods.ts";
import { grown } from "./produce.ts";

/** Chances that somebody else calls each phase. */
export interface Called {
  readonly explore: number;
  readonly develop: number;
  readonly settle: number;
  readonly consume: number;
  readonly produce: number;
}

/** How attractive the phases look for a player, each as a share of what he will pick. */
function inclinations(table: Table, p: Player, hand: number): Called {
  const f = p.figures;
  const goods = goodsOn(table, p.tableau);
  const vp = consuming(p.tableau, goods.slice(), 2, 0.5) + f[CONSUME_VP];
  const sale = bestSale(table, p);
  const full = totalOf(goods);
  const empty = totalOf(grown(p, (card) => table.good[card] === 0));
  return {
    explore: Math.exp(0.6 - 0.25 * hand + 0.1 * f[EXPLORE_DRAW] + 0.2 * f[EXPLORE_KEEP]),
    develop: Math.exp(0.1 + 0.2 * (hand - 4) + 0.2 * f[DEVELOP_DISCOUNT]),
    settle: Math.exp(0.2 + 0.15 * (hand - 4) + 0.1 * generalMilitary(f)),
    consume: full === 0 ? 0.05 : Math.exp(-1 + 0.3 * vp + 0.15 * sale * (hand < 4 ? 1.5 : 0.7)),
    produce: empty === 0 ? 0.05 : Math.exp(-1.5 + 0.5 * empty),
  };
}

export function othersWillCall(view: View): Called {
  const { table } = view;
  const picks = table.settings.players === 2 && table.settings.actionsForTwo === 2 ? 2 : 1;
  const not = { explore: 1, develop: 1, settle: 1, consume: 1, produce: 1 };
  for (let seat = 0; seat < table.players.length; seat++) {
    if (seat === view.viewer) continue;
    const it = inclinations(table, table.players[seat], view.handCounts[seat]);
    const sum = it.explore + it.develop + it.settle + it.consume + it.produce;
    for (const phase of PHASES) not[phase] *= 1 - Math.min(0.95, (picks * it[phase]) / sum);
  }
  return {
    explore: 1 - not.explore,
    develop: 1 - not.develop,
    settle: 1 - not.settle,
    consume: 1 - not.consume,
    produce: 1 - not.produce,
  };
}

const PHASES = ["explore", "develop", "settle", "consume", "produce"] as const;
