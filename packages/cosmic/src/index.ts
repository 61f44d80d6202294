export type { CardChange, Facts, FlareFacts, Strength } from "./aliens/facts.ts";
export { ALIEN_IDS, type AlienId, FACTS, FACTS_OF, PRINTED_IDS } from "./aliens/registry.ts";
export { tellingTime } from "./beats.ts";
export * from "./cards.ts";
export * from "./catalogue.ts";
export { fleetSize } from "./fleet.ts";
export { mayChangeReckoning, reckoningOf, sheetsBesides, totalOf } from "./folds.ts";
export { cosmicFuzz } from "./fuzzing.ts";
export { cosmic } from "./game.ts";
export { researchNumber, settingsOfPowers } from "./installed.ts";
export { markedKinds } from "./marked-ships/kinds.ts";
export type { Position } from "./position.ts";
export * from "./query.ts";
export * from "./refs.ts";
export { secondsByRule } from "./rule-clocks.ts";
export { statement } from "./rulebook/chapters.ts";
export {
  COSMIC_SCENARIO,
  cosmicScenario,
  cosmicScenarioTexts,
  playCosmicScenario,
  readCosmicScenario,
} from "./scenario/index.ts";
export { COSMIC_BEGINNINGS, writeCosmicPosition } from "./scenario/writing.ts";
export { allSettings, EDITIONS, type SettingSpec, type Settings } from "./settings.ts";
export { aliensAllowed, aliensBeside, type Config } from "./setup.ts";
export { ADRIFT, DEFENSE, NOBODY, OFFENSE, type Side, type SpecialKind, type State, type Table } from "./state.ts";
export { TECH_FACTS } from "./technologies/registry.ts";
export { ALIEN_TEXTS, TECH_TEXTS } from "./texts/every.ts";
export * from "./texts/index.ts";
export { isTurnedRound, PLAIN_RECKONING, type Reckoning, totalBy } from "./totals.ts";
export { allUses, noteSecrets, noteUses, pairsThatMayMeet } from "./uses.ts";
export type { View } from "./view.ts";
export * from "./working.ts";
