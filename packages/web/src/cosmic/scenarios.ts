/** Scenario files of Cosmic Encounter in the browser. */
import { cosmic, cosmicScenarioTexts, playCosmicScenario, readCosmicScenario } from "@hypergate/cosmic";
import { playedFrom } from "../game/read-scenario.ts";
import type { Scenarios } from "../game/scenarios.ts";

export const scenarios: Scenarios = {
  read: (document, language) =>
    playedFrom(cosmic, language, cosmicScenarioTexts, {
      plan: readCosmicScenario(document).plan,
      outcome: playCosmicScenario(document),
      names: () => [],
    }),
};
