/** Points as the table stands, card by card (12.4). */
import type { Seat } from "@hypergate/kernel";
import {
  type Card,
  cardPoints,
  type FirstGoalId,
  goalPoints,
  type MostGoalId,
  type Table,
} from "@hypergate/race/client";

export interface Standing {
  readonly seat: Seat;
  readonly chips: number;
  readonly cards: readonly { readonly card: Card; readonly points: number }[];
  readonly goals: readonly { readonly goal: FirstGoalId | MostGoalId; readonly points: number }[];
  readonly total: number;
}

export function standings(table: Table): readonly Standing[] {
  const goals = goalPoints(table.players, table.firstGoals, table.mostGoals);
  return table.players.map((p, seat) => {
    const cards = p.tableau.map((card) => ({ card, points: cardPoints(p, card) }));
    const own = goals.filter((one) => one.seat === seat);
    const total = p.chips + sum(cards) + sum(own);
    return { seat, chips: p.chips, cards, goals: own, total };
  });
}

function sum(list: readonly { readonly points: number }[]): number {
  return list.reduce((total, { points }) => total + points, 0);
}
