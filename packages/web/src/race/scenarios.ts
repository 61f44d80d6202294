/** Scenario files of Race for the Galaxy in the browser. */
import { playRaceScenario, race, raceScenarioTexts, readRaceScenario } from "@hypergate/race";
import { playedFrom } from "../game/read-scenario.ts";
import type { Scenarios } from "../game/scenarios.ts";

export const scenarios: Scenarios = {
  read: (document, language) =>
    playedFrom(race, language, raceScenarioTexts, {
      plan: readRaceScenario(document).plan,
      outcome: playRaceScenario(document),
      names: (seats) => seats.map((name) => (/^seat \d$/.test(name) ? undefined : name)),
    }),
};
