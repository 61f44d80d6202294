import { cosmicBots } from "@hypergate/bots";
import { cosmicEstimator } from "@hypergate/bots/chances";
import {
  allUses,
  COSMIC_SCENARIO,
  cosmicFuzz,
  cosmicScenarioTexts,
  EDITIONS,
  nameOf,
  noteSecrets,
  noteUses,
  pairsThatMayMeet,
  playCosmicScenario,
  type State,
  say,
  secondsByRule,
  tellingTime,
} from "@hypergate/cosmic";
import { simulatedCosmic } from "./cosmic-simulated.ts";
import type { PlayableGame } from "./playable.ts";

export const cosmicGame: PlayableGame<State> = {
  ...simulatedCosmic(cosmicBots),
  title: { en: "Cosmic Encounter", ru: "Космический контакт" },
  measured: [5],
  presets: Object.fromEntries(EDITIONS.map((edition) => [edition, { edition }])),
  preset: "2020",
  say,
  called: nameOf,
  estimator: () => cosmicEstimator,
  ruleSeconds: ({ table }, question) => secondsByRule(table.settings, question),
  telling: tellingTime,
  scenario: {
    shape: COSMIC_SCENARIO,
    texts: cosmicScenarioTexts,
    play: (document) => playCosmicScenario(document, { careful: true }),
  },
  randomConfig: cosmicFuzz.randomConfig,
  checker: cosmicFuzz.checker,
  asksMayTell: cosmicFuzz.asksMayTell,
  uses: {
    what: "powers, flare sides, artifacts, reward cards, technologies and special actions",
    note: noteSecrets,
    noteEvents: noteUses,
    expected: allUses,
    from: 20_000,
    pairs: pairsThatMayMeet,
  },
};
