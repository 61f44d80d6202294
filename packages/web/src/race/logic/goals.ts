/** How far everybody is with the goals of the game. */
import type { Seat } from "@hypergate/kernel";
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
  ROWS,
  type Table,
  UPLIFT_CARDS,
  VARIABLE_DEVELOPMENTS,
  WORLDS_OF_KIND,
} from "@hypergate/race/client";

export interface Progress {
  readonly value: number;
  /** What is needed to score it, or to count at all. */
  readonly needed: number;
}

export function firstProgress(p: Player, id: FirstGoalId): Progress {
  const f = p.figures;
  switch (id) {
    case "firstFiveChips":
      return { value: p.chips, needed: 5 };
    case "firstFourKinds":
      return { value: [1, 2, 3, 4].filter((kind) => f[WORLDS_OF_KIND + kind] > 0).length, needed: 4 };
    case "firstThreeAlien":
      return { value: f[ALIEN_CARDS], needed: 3 };
    case "firstDiscard":
      return { value: p.trimmed > 0 ? 1 : 0, needed: 1 };
    case "firstPowerEachPhase":
      return { value: ROWS.filter((_, row) => f[CARDS_WITH_ROW + row] > 0).length, needed: ROWS.length };
    case "firstSixDevelopment":
      return { value: f[VARIABLE_DEVELOPMENTS], needed: 1 };
    case "firstThreeUplift":
      return { value: f[UPLIFT_CARDS], needed: 3 };
    case "firstFourGoods":
      return { value: p.goods, needed: 4 };
    case "firstEightCards":
      return { value: p.tableau.length, needed: 8 };
  }
}

export function mostProgress(p: Player, id: MostGoalId): Progress {
  const f = p.figures;
  switch (id) {
    case "mostMilitary":
      return { value: generalMilitary(f), needed: 6 };
    case "mostBlueBrown":
      return { value: f[WORLDS_OF_KIND + 1] + f[WORLDS_OF_KIND + 2], needed: 3 };
    case "mostDevelopments":
      return { value: f[DEVELOPMENTS], needed: 4 };
    case "mostProduction":
      return { value: f[PRODUCTION_WORLDS], needed: 4 };
    case "mostExplore":
      return { value: f[CARDS_WITH_ROW], needed: 3 };
    case "mostRebel":
      return { value: f[REBEL_MILITARY_WORLDS], needed: 3 };
  }
}

export interface GoalStanding {
  readonly id: FirstGoalId | MostGoalId;
  readonly kind: "first" | "most";
  /** Who scored it or has its tile. */
  readonly holders: readonly Seat[];
  readonly isClosed: boolean;
  readonly progress: readonly (Progress & { readonly seat: Seat })[];
}

export function goalStandings(table: Table): readonly GoalStanding[] {
  const first = table.firstGoals.map(
    ({ id, scored }): GoalStanding => ({
      id,
      kind: "first",
      holders: scored,
      isClosed: scored.length > 0,
      progress: table.players.map((p, seat) => ({ seat, ...firstProgress(p, id) })),
    }),
  );
  const most = table.mostGoals.map(
    ({ id, holder }): GoalStanding => ({
      id,
      kind: "most",
      holders: holder < 0 ? [] : [holder],
      isClosed: false,
      progress: table.players.map((p, seat) => ({ seat, ...mostProgress(p, id) })),
    }),
  );
  return [...first, ...most];
}
