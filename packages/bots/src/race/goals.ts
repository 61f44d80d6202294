/** Goals: how far away they are and what that is worth. */
import {
  ALIEN_CARDS,
  CARDS_WITH_ROW,
  DEVELOPMENTS,
  type FirstGoalId,
  generalMilitary,
  type MostGoalId,
  type Player,
  PRODUCTION_WORLDS,
  REBEL_MILITARY_WORLDS,
  type Table,
  UPLIFT_CARDS,
  VARIABLE_DEVELOPMENTS,
  WORLDS_OF_KIND,
} from "@hypergate/race";
import type { Weights } from "./weights.ts";

const FAR = 9;

/** Steps that a player is still away from a first goal. */
function distance(p: Player, id: FirstGoalId): number {
  const f = p.figures;
  switch (id) {
    case "firstFiveChips":
      return (5 - p.chips) / 2;
    case "firstFourKinds":
      return 4 - kinds(f);
    case "firstThreeAlien":
      return 3 - f[ALIEN_CARDS];
    case "firstDiscard":
      return 3;
    case "firstPowerEachPhase":
      return 6 - rows(f);
    case "firstSixDevelopment":
      return f[VARIABLE_DEVELOPMENTS] > 0 ? 0 : 1.5;
    case "firstThreeUplift":
      return 3 - f[UPLIFT_CARDS];
    case "firstFourGoods":
      return (4 - Math.max(p.goods, f[PRODUCTION_WORLDS])) * 0.8;
    case "firstEightCards":
      return (8 - p.tableau.length) * 0.7;
  }
}

function kinds(f: readonly number[]): number {
  let n = 0;
  for (let kind = 1; kind <= 4; kind++) if (f[WORLDS_OF_KIND + kind] > 0) n++;
  return n;
}

function rows(f: readonly number[]): number {
  let n = 0;
  for (let row = 0; row < 6; row++) if (f[CARDS_WITH_ROW + row] > 0) n++;
  return n;
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

/** What counts for a most goal, also below its minimum, and the minimum. */
function progress(p: Player, id: MostGoalId): number {
  const f = p.figures;
  switch (id) {
    case "mostMilitary":
      return generalMilitary(f);
    case "mostBlueBrown":
      return f[WORLDS_OF_KIND + 1] + f[WORLDS_OF_KIND + 2];
    case "mostDevelopments":
      return f[DEVELOPMENTS];
    case "mostProduction":
      return f[PRODUCTION_WORLDS];
    case "mostExplore":
      return f[CARDS_WITH_ROW];
    case "mostRebel":
      return f[REBEL_MILITARY_WORLDS];
  }
}

const MINIMUM: Readonly<Record<MostGoalId, number>> = {
  mostMilitary: 6,
  mostBlueBrown: 3,
  mostDevelopments: 4,
  mostProduction: 4,
  mostExplore: 3,
  mostRebel: 3,
};

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
    value += 3 * w.step ** steps * (rivals[i] < steps ? 0.6 : 1);
  }
  for (let i = 0; i < table.mostGoals.length; i++) {
    const { id, holder } = table.mostGoals[i];
    const mine = progress(p, id);
    let theirs = MINIMUM[id] - 1;
    for (let other = 0; other < table.players.length; other++)
      if (other !== seat) theirs = Math.max(theirs, progress(table.players[other], id));
    const lead = mine - theirs;
    if (lead > 0) value += 5 * Math.min(1, w.lead + 0.1 * (lead - 1));
    else if (lead === 0 && mine >= MINIMUM[id]) value += holder === seat ? 5 * w.lead * 0.8 : 3 * w.lead;
    else if (lead > -5) value += 5 * w.lead * 0.8 * w.step ** (1 - lead);
  }
  return value;
}
