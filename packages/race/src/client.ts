/** What a client needs to show a game: cards, words, and figures of the public table. No rules. */
export {
  ACTION_REFS,
  ACTIONS,
  type Action,
  actionsIn,
  bitOf,
  CONSUME_X2,
  chose,
  DEVELOP,
  DEVELOP_2,
  EXPLORE_1_1,
  EXPLORE_5,
  PRODUCE,
  SETTLE,
  SETTLE_2,
  SINGLE_ACTION_REFS,
  TRADE,
} from "./actions.ts";
export { BEATS, type BeatKind, beatCuts, isKept, stillLength } from "./beats.ts";
export {
  CARD_REF,
  CARDS,
  type Card,
  COST,
  cardOf,
  cardsOf,
  DESIGN,
  DESIGNS,
  EFFECTS,
  GOOD_REF,
  IS_MILITARY,
  IS_REBEL,
  IS_WINDFALL,
  IS_WORLD,
  KIND,
  keywordsOf,
  NONE,
  powersThat,
  rowOf,
  SAME,
} from "./cards.ts";
export * from "./data/design.ts";
export * from "./figures.ts";
export { FIRST_GOALS, type FirstGoalId, GOAL_NEEDS, MOST_GOALS, type MostGoalId } from "./goal-ids.ts";
export { CENTRE, FIRST_POINTS, goalCount, goalPoints, MOST_POINTS, TIE_POINTS } from "./goals.ts";
export { isActive } from "./play.ts";
export {
  BASE_PRICE,
  GOODS_POWER,
  type GoodsPower,
  goodsCounts,
  isUsable,
  OPTIONAL_POWER,
  OPTIONAL_REF,
  rewardOf,
  salePrice,
  worldsWithGood,
} from "./powers/consume.ts";
export { developPrice, hasSame } from "./powers/develop.ts";
export { bestUse } from "./powers/plan.ts";
export {
  CLOAK,
  canSettle,
  defenseOf,
  freeCards,
  mostTemporary,
  priceOf,
  strengthFor,
  TACTICS,
  UNPAYABLE,
} from "./powers/settle.ts";
export { cardPoints } from "./score.ts";
export {
  ALLOWED,
  allowed,
  boxesOf,
  hasTakeovers,
  mostPlayers,
  readSettings,
  SETS,
  SETTING_NAMES,
  type SettingName,
  type Settings,
} from "./settings.ts";
export {
  type Attack,
  type FirstGoal,
  type MostGoal,
  type Phase,
  type Plan,
  type Player,
  playerWith,
  type Result,
  type Table,
} from "./state.ts";
export { attackStrength, defenseBonus, defenseStrength, isVulnerable } from "./takeovers.ts";
export { GLOSSES } from "./texts/cards.ts";
export {
  cardName,
  cardNames,
  nameOf,
  playerName,
  powerText,
  powerTitle,
  say,
  texts,
  worthText,
} from "./texts/index.ts";
export type { View } from "./view.ts";
