/** Goals: how far away they are and what that is worth. */
import {
  FIRST_POINTS,
  type FirstGoalId,
  GOAL_NEEDS,
  goalCount,
  MOST_POINTS,
  type Player,
  PRODUCTION_WORLDS,
  type Table,
  TIE_POINTS,
} from "@hypergate/race";
import type { Weights } from "./weights.ts";

const FAR = 9;

/** Steps that a player is still away from a first goal. */
function distance(p: Player, id: FirstGoalId): number {
  const missing = GOAL_NEEDS[id] - goalCount(p, id);
  switch (id) {
    case "firstFiveChips":
      return missing / 2;
    case "firstDiscard":
      return 3;
    case "firstSixDevelopment":
      return missing > 0 ? 1.5 : 0;
    case "firstFourGoods":
      return Math.min(missing, GOAL_NEEDS[id] - p.figures[PRODUCTION_WORLDS]) * 0.8;
    case "firstEightCards":
      return missing * 0.7;
    default:
      return missing;
  }
}

/** For each first goal how far the nearest of the others is. */
export function distances(table: Table, seat: number): number[] {
  return table.firstGoals.map((goal) => {
    let least = FAR;
    for (let other = 0; other < table.players.length; other++)
      if (other !== seat) least = Math.min(least, distance(table.players[other], goal.id));
    return least;
  });
}

/** What somebody has to know to judge the goals. */
interface GoalsSeen {
  readonly table: Table;
  readonly seat: number;
  readonly w: Weights;
  /** For each first goal how far the nearest other player is from it. */
  readonly rivals: readonly number[];
}

/** Points that the goals promise to a player in this shape; those already scored do not change and do not count. */
export function goalProspects({ table, seat, w, rivals }: GoalsSeen, p: Player): number {
  let value = 0;
  for (let i = 0; i < table.firstGoals.length; i++) {
    const goal = table.firstGoals[i];
    if (goal.scored.length > 0) continue;
    const steps = Math.max(0, distance(p, goal.id));
    if (steps >= 5) continue;
    value += FIRST_POINTS * w.step ** steps * (rivals[i] < steps ? 0.6 : 1);
  }
  for (let i = 0; i < table.mostGoals.length; i++) {
    const { id, holder } = table.mostGoals[i];
    const mine = goalCount(p, id);
    let theirs = GOAL_NEEDS[id] - 1;
    for (let other = 0; other < table.players.length; other++)
      if (other !== seat) theirs = Math.max(theirs, goalCount(table.players[other], id));
    const lead = mine - theirs;
    if (lead > 0) value += MOST_POINTS * Math.min(1, w.lead + 0.1 * (lead - 1));
    else if (lead === 0 && mine >= GOAL_NEEDS[id])
      value += holder === seat ? MOST_POINTS * w.lead * 0.8 : TIE_POINTS * w.lead;
    else if (lead > -5) value += MOST_POINTS * w.lead * 0.8 * w.step ** (1 - lead);
  }
  return value;
}
