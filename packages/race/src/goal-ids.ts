export const FIRST_GOALS = [
  "firstFiveChips",
  "firstFourKinds",
  "firstThreeAlien",
  "firstDiscard",
  "firstPowerEachPhase",
  "firstSixDevelopment",
  "firstThreeUplift",
  "firstFourGoods",
  "firstEightCards",
] as const;
export type FirstGoalId = (typeof FIRST_GOALS)[number];

export const MOST_GOALS = [
  "mostMilitary",
  "mostBlueBrown",
  "mostDevelopments",
  "mostProduction",
  "mostExplore",
  "mostRebel",
] as const;
export type MostGoalId = (typeof MOST_GOALS)[number];

/** Goals that come with The Gathering Storm; the others come with Rebel vs Imperium (G2). */
export const STORM_FIRST = 6;
export const STORM_MOST = 4;
