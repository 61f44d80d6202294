import { raceBots, raceEstimator } from "@hypergate/bots";
import {
  CARD_REF,
  checkInvariants,
  DESIGN,
  EFFECTS,
  FIRST_GOALS,
  MOST_GOALS,
  nameOf,
  noteEvents,
  noteQuestion,
  playRaceScenario,
  RACE_SCENARIO,
  racePositions,
  raceScenarioTexts,
  randomSettings,
  SETS,
  type State,
  say,
  tellingTime,
  texts,
} from "@hypergate/race";
import type { PlayableGame } from "./playable.ts";
import { simulatedRace } from "./race-simulated.ts";

export const raceGame: PlayableGame<State> = {
  ...simulatedRace(raceBots),
  title: { en: "Race for the Galaxy", ru: "Борьба за галактику" },
  measured: [2, 4],
  presets: Object.fromEntries(SETS.map((sets) => [sets, { sets }])),
  preset: "base+storm+rebel",
  say,
  called: nameOf,
  estimator: raceEstimator,
  ruleSeconds: () => undefined,
  telling: tellingTime,
  scenario: {
    shape: RACE_SCENARIO,
    texts: { ...texts, ...raceScenarioTexts },
    play: (document) => {
      const outcome = playRaceScenario(document, { careful: true });
      return { ...outcome, positions: racePositions(outcome) };
    },
  },
  randomConfig: (rng) => ({ settings: randomSettings(rng) }),
  checker: () => checkInvariants,
  uses: { what: "powers, goals and takeovers", note: noteQuestion, noteEvents, expected, from: 5000 },
};

/** Everything that takes part in a large enough number of games. */
function expected(): string[] {
  const takers = CARD_REF.filter((_, card) => DESIGN[card].powers?.some(({ does }) => does === "takeover"));
  return [
    ...EFFECTS.map((effect) => `power ${effect}`),
    ...FIRST_GOALS.map((goal) => `goal/${goal} goal.scored`),
    ...MOST_GOALS.map((goal) => `goal/${goal} goal.taken`),
    "goal.lost",
    ...takers.map((card) => `takeover ${card}`),
    "takeover.succeeded",
    "takeover.failed",
  ];
}
