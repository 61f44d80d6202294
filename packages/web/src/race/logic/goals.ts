/** How far everybody is with the goals of the game. */
import type { Seat } from "@hypergate/kernel";
import { CENTRE, type FirstGoalId, GOAL_NEEDS, goalCount, type MostGoalId, type Table } from "@hypergate/race/client";

export interface GoalStanding {
  readonly id: FirstGoalId | MostGoalId;
  readonly kind: "first" | "most";
  /** Who scored it or has its tile. */
  readonly holders: readonly Seat[];
  readonly isClosed: boolean;
  /** What is needed to score it, or to count at all. */
  readonly needed: number;
  /** How much each seat has of it. */
  readonly counts: readonly number[];
}

export function goalStandings(table: Table): readonly GoalStanding[] {
  const standing = (id: FirstGoalId | MostGoalId) => ({
    id,
    needed: GOAL_NEEDS[id],
    counts: table.players.map((p) => goalCount(p, id)),
  });
  const first = table.firstGoals.map(
    ({ id, scored }): GoalStanding => ({
      ...standing(id),
      kind: "first",
      holders: scored,
      isClosed: scored.length > 0,
    }),
  );
  const most = table.mostGoals.map(
    ({ id, holder }): GoalStanding => ({
      ...standing(id),
      kind: "most",
      holders: holder === CENTRE ? [] : [holder],
      isClosed: false,
    }),
  );
  return [...first, ...most];
}
