/** Race for the Galaxy with The Gathering Storm and Rebel vs Imperium. */
export { ACTION_REFS, ACTIONS, type Action, actionsIn, bitOf, chose, DEVELOP } from "./actions.ts";
export { tellingTime } from "./beats.ts";
export { type Measured, measure } from "./bench.ts";
export {
  CARD_REF,
  CARDS,
  type Card,
  COST,
  cardNamed,
  cardOf,
  cardsOf,
  DESIGN,
  DESIGNS,
  EFFECTS,
  GOOD_REF,
  hasKeyword,
  hasRow,
  IS_MILITARY,
  IS_REBEL,
  IS_WINDFALL,
  IS_WORLD,
  KIND,
  keywordsOf,
  NONE,
  rowOf,
  SAME,
  START,
} from "./cards.ts";
export * from "./data/design.ts";
export * from "./figures.ts";
export { FIRST_GOALS, type FirstGoalId, GOAL_NEEDS, MOST_GOALS, type MostGoalId } from "./goal-ids.ts";
export { CENTRE, FIRST_POINTS, goalCount, goalPoints, MOST_POINTS, meets, TIE_POINTS, valueFor } from "./goals.ts";
export { checkInvariants } from "./invariants.ts";
export {
  BASE_PRICE,
  GOODS_POWER,
  type GoodsPower,
  goodsCounts,
  isUsable,
  OPTIONAL_POWER,
  salePrice,
  worldsWithGood,
} from "./powers/consume.ts";
export { developPrice, hasSame } from "./powers/develop.ts";
export {
  canSettle,
  cloakCards,
  defenseOf,
  freeCards,
  mostTemporary,
  priceOf,
  strengthFor,
  TACTICS,
} from "./powers/settle.ts";
export { rulebook } from "./rulebook/index.ts";
export { race } from "./rules.ts";
export {
  playRaceScenario,
  RACE_SCENARIO,
  racePositions,
  raceScenario,
  raceScenarioTexts,
  readRaceScenario,
} from "./scenario/index.ts";
export { RACE_BEGINNINGS, type WrittenRace, writeRacePosition } from "./scenario/writing.ts";
export { cardPoints, type Score, scores } from "./score.ts";
export {
  ALLOWED,
  allowed,
  boxesOf,
  hasTakeovers,
  mostPlayers,
  readSettings,
  SETS,
  SETTING_NAMES,
  type Sets,
  type Settings,
  settingsFrom,
} from "./settings.ts";
export { type Config, type Position, type SeatPosition, startWorlds } from "./setup.ts";
export type { Attack, FirstGoal, MostGoal, Phase, Plan, Player, Result, Secret, State, Table } from "./state.ts";
export { playerWith } from "./state.ts";
export { attackStrength, defenseBonus, defenseStrength, isVulnerable } from "./takeovers.ts";
export {
  type Fuzzed,
  fuzz,
  inspectLive,
  playLive,
  randomSettings,
} from "./testing/fuzz.ts";
export { noteEvents, noteQuestion } from "./testing/uses.ts";
export { cardName, cardNames, nameOf, powerText, refusedSetting, say, texts, worthText } from "./texts/index.ts";
export type { View } from "./view.ts";
