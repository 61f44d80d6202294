/** What a client needs to show a game: cards, names, words and the rulebook, and none of the engine. */
export { type Emblem, type Shape, TINT } from "./aliens/emblem.ts";
export type { Alien, Facts, When } from "./aliens/facts.ts";
export { ALIEN_IDS, type AlienId, FACTS } from "./aliens/registry.ts";
export { ARTIFACT_FACTS } from "./artifacts/facts.ts";
export * from "./beats.ts";
export * from "./cards.ts";
export * from "./catalogue.ts";
export {
  alienOf,
  alienStatements,
  knowsRewards,
  knowsTechnologies,
  learnAliens,
  learnMessages,
  learnRewards,
  learnStatements,
  learnTechnologies,
  onMissed,
  REWARDS,
  techTextOf,
} from "./known.ts";
export {
  alliesOf,
  coloniesOf,
  coloniesToWin,
  foreignColonies,
  homeColonies,
  isAllyOf,
  isForeign,
  shipsCounted,
  shipsForSide,
  shipsInEncounter,
  shipsInWarp,
  shipsOn,
  sideOf,
} from "./query.ts";
export * from "./refs.ts";
export { REWARD_FACTS } from "./reward-cards/facts.ts";
export type { Scene } from "./scene.ts";
export type { Settings } from "./settings.ts";
export {
  ADRIFT,
  BOTH,
  COMBINATIONS,
  DEFENSE,
  type Encounter,
  NOBODY,
  OFFENSE,
  type Player,
  type Side,
  type Table,
  type Tech,
} from "./state.ts";
export { TECH_FACTS } from "./technologies/registry.ts";
export * from "./texts/index.ts";
export {
  beyondShips,
  isTurnedRound,
  PLAIN_RECKONING,
  type Reckoning,
  type Total,
  totalBy,
  worthOf,
} from "./totals.ts";
export type { View } from "./view.ts";
export { PHASES, type Phase } from "./vocabulary.ts";
