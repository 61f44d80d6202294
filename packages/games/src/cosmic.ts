import { cosmicBots } from "@hypergate/bots";
import {
  allSettings,
  allUses,
  CARDS,
  COSMIC_SCENARIO,
  type Config,
  cosmic,
  cosmicFuzz,
  cosmicScenarioTexts,
  EDITIONS,
  noteSecrets,
  noteUses,
  pairsThatMayMeet,
  playCosmicScenario,
  type SettingSpec,
  type State,
  say,
  settingsOfPowers,
  tellingTime,
} from "@hypergate/cosmic";
import { type Rules, type SettingChoice, type SettingValues, SetUpError } from "@hypergate/kernel";
import type { PlayableGame } from "./playable.ts";

export const cosmicGame: PlayableGame<State> = {
  id: "cosmic",
  title: { en: "Cosmic Encounter", ru: "Космический контакт" },
  rules: cosmic as Rules<State>,
  bots: cosmicBots,
  unit: "encounters",
  units: (state) => state.table.encounter.n,
  limit: 5000,
  players: { min: 3, max: 5 },
  measured: [5],
  winners: (state) => state.table.winners,
  kindName: "byAlien",
  kinds: (state) =>
    state.agenda[0] === "draft"
      ? []
      : state.table.players.map((player, seat) => player.powers[0] ?? state.secret.hidden[seat][0] ?? "?"),
  usual,
  settings: cosmicSettings,
  presets: Object.fromEntries(EDITIONS.map((edition) => [edition, { edition }])),
  preset: "2020",
  settled: (players, settings) => ({ ...cosmic.setUp(config(players, settings), "settings").table.settings }),
  say,
  refusal: (language, { id, params }) => say(language, id, params),
  config,
  ruleSeconds: (state, question) => (question.kind === "deal" ? state.table.settings.dealTimerSeconds : undefined),
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

/** Simulations draw aliens and have flares, unless an edition is asked for: that sets everything itself. */
function usual({ aliens, edition }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const drawn = edition === undefined ? { alienSelection: "random", useFlares: true } : {};
  return aliens === undefined ? drawn : { ...drawn, alienSelection: "chosen" };
}

function cosmicSettings(): SettingChoice[] {
  const specs = Object.entries(allSettings(settingsOfPowers())).filter(([, spec]) => isChoice(spec));
  return [
    { name: "edition", values: { oneOf: EDITIONS } },
    ...specs.map(([name, spec]) => ({ name, values: valuesOf(spec) })),
    {
      name: "aliens",
      values: { bySeat: CARDS.flatMap((card) => card.flare ?? []) },
      where: { alienSelection: "chosen" },
    },
    { name: "first", values: { seat: true }, where: { firstPlayer: "chosen" } },
  ];
}

/** A list of which everything must be chosen is nothing to choose. */
function isChoice({ values }: SettingSpec): boolean {
  return !("of" in values) || values.of.length > 1;
}

/** What the table chose by hand is no setting of the rules, but given to them beside the settings. */
function config(players: number, asked: Readonly<Record<string, unknown>>): Config {
  const { aliens, first, ...settings } = asked;
  if (aliens !== undefined && !isTexts(aliens))
    throw new SetUpError("aliens must be a list; allowed: one for each player", [
      { id: "settings.aliens", params: {} },
    ]);
  if (first !== undefined && typeof first !== "number")
    throw new SetUpError("first must be a number; allowed: a seat", [{ id: "settings.first", params: {} }]);
  return { players, settings, ...(aliens === undefined ? {} : { aliens }), ...(first === undefined ? {} : { first }) };
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

function valuesOf({ values }: SettingSpec): SettingValues {
  if ("min" in values) return values;
  return "of" in values ? { listOf: values.of } : { oneOf: values };
}
