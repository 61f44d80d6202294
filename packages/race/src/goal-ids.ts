import { GOODS, ROWS } from "./data/design.ts";

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

/** How much of what a goal counts meets a first goal, and how much a most goal asks for at least (G12). */
export const GOAL_NEEDS: Readonly<Record<FirstGoalId | MostGoalId, number>> = {
  firstFiveChips: 5,
  firstFourKinds: GOODS.length,
  firstThreeAlien: 3,
  firstDiscard: 1,
  firstPowerEachPhase: ROWS.length,
  firstSixDevelopment: 1,
  firstThreeUplift: 3,
  firstFourGoods: 4,
  firstEightCards: 8,
  mostMilitary: 6,
  mostBlueBrown: 3,
  mostDevelopments: 4,
  mostProduction: 4,
  mostExplore: 3,
  mostRebel: 3,
};

/** What the goals are called; one of them has two names in print (16.12). */
const CALLED: Readonly<Record<FirstGoalId | MostGoalId, readonly string[]>> = {
  firstFiveChips: ["Galactic Standard of Living"],
  firstFourKinds: ["System Diversity"],
  firstThreeAlien: ["Overlord Discoveries"],
  firstDiscard: ["Budget Surplus"],
  firstPowerEachPhase: ["Innovation Leader"],
  firstSixDevelopment: ["Galactic Status"],
  firstThreeUplift: ["Uplift Knowledge"],
  firstFourGoods: ["Galactic Riches", "Galactic Reach"],
  firstEightCards: ["Expansion Leader"],
  mostMilitary: ["Greatest Military"],
  mostBlueBrown: ["Largest Industry"],
  mostDevelopments: ["Greatest Infrastructure"],
  mostProduction: ["Production Leader"],
  mostExplore: ["Research Leader"],
  mostRebel: ["Propaganda Edge"],
};

/** The goal of this id or English name. */
export function goalNamed(name: string): FirstGoalId | MostGoalId | undefined {
  return [...FIRST_GOALS, ...MOST_GOALS].find((id) => id === name || CALLED[id].includes(name));
}
