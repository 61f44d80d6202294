import { raceBots } from "@hypergate/bots";
import {
  type Messages,
  phrase,
  type Refusal,
  type Rules,
  refusals,
  type SettingChoice,
  SetUpError,
  type TableSettings,
} from "@hypergate/kernel";
import {
  ALLOWED,
  boxesOf,
  CARD_REF,
  type Config,
  checkInvariants,
  DESIGN,
  EFFECTS,
  FIRST_GOALS,
  MOST_GOALS,
  NONE,
  noteEvents,
  noteQuestion,
  playRaceScenario,
  RACE_SCENARIO,
  race,
  racePositions,
  raceScenarioTexts,
  randomSettings,
  readSettings,
  refusedSetting,
  SETS,
  SETTING_NAMES,
  type Settings,
  type State,
  say,
  tellingTime,
  texts,
} from "@hypergate/race";
import type { PlayableGame } from "./playable.ts";
import { raceFacts } from "./race-strategy.ts";

export const raceGame: PlayableGame<State> = {
  id: "race",
  title: { en: "Race for the Galaxy", ru: "Борьба за галактику" },
  rules: race as Rules<State>,
  bots: raceBots,
  unit: "rounds",
  units: (state) => state.table.round,
  limit: 1000,
  players: { min: 2, max: 6 },
  measured: [2, 4],
  winners: (state) => state.table.result?.winners ?? [],
  scores: (state) => state.table.result?.totals ?? [],
  kindName: "byStartWorld",
  kinds: ({ table }) =>
    table.players.some((p) => p.start === NONE) ? [] : table.players.map((p) => DESIGN[p.start].id),
  facts: raceFacts,
  usual: (asked) => ({ takeovers: usualTakeovers(asked.sets) }),
  settings: choices,
  presets: Object.fromEntries(SETS.map((sets) => [sets, { sets }])),
  preset: "base+storm+rebel",
  settled,
  refusal: refusedSetting,
  config,
  say,
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

/** Settings that mean something only beside another. */
const WHERE: Readonly<Record<string, TableSettings>> = {
  game: { takeovers: "alternate" },
  rebelSeat: { scenario: "rebels-against-the-empire" },
};

/** The number of players is no setting of its own, and a series can be as long as one likes. */
function choices(): SettingChoice[] {
  return SETTING_NAMES.filter((name) => name !== "players").map((name) => {
    const values = ALLOWED[name];
    const where = WHERE[name];
    const asked = where === undefined ? {} : { where };
    return { name, values: typeof values === "string" ? { min: 1, max: 999 } : { oneOf: values }, ...asked };
  });
}

/** Simulations have takeovers wherever the boxes have them. */
function usualTakeovers(sets: unknown): string {
  const known = SETS.find((one) => one === sets) ?? "base+storm+rebel";
  return boxesOf(known).includes("rebel") ? "on" : "off";
}

function config(players: number, asked: Readonly<Record<string, unknown>>): Config {
  const all = { ...asked, players };
  checked(all);
  return { settings: all };
}

function settled(players: number, asked: Readonly<Record<string, unknown>>): TableSettings {
  const { players: _, ...settings } = checked({ ...asked, players });
  return settings;
}

function checked(all: Readonly<Record<string, unknown>>): Settings {
  const { settings, problems } = readSettings(all);
  if (problems.length > 0) throw new SetUpError(problems.map(inWords).join(" "), problems);
  return settings;
}

const MESSAGES: Messages = { ...refusals, ...texts };

function inWords({ id, params }: Refusal): string {
  return phrase("en", MESSAGES[id]?.en ?? id, params, String);
}
