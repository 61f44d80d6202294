import { cosmicBots } from "@hypergate/bots";
import {
  allSettings,
  allUses,
  cosmic,
  cosmicFuzz,
  EDITIONS,
  noteSecrets,
  noteUses,
  pairsThatMayMeet,
  playScenario,
  type SettingSpec,
  type State,
  settingsOfPowers,
} from "@hypergate/cosmic";
import type { Rules } from "@hypergate/kernel";
import type { PlayableGame, SettingChoice, SettingValues } from "./playable.ts";

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
  usual: () => ({ alienSelection: "random", useFlares: true }),
  settings: cosmicSettings,
  presets: Object.fromEntries(EDITIONS.map((edition) => [edition, { edition }])),
  config: (players, settings) => ({ players, settings }),
  ruleSeconds: (state, question) => (question.kind === "deal" ? state.table.settings.dealTimerSeconds : undefined),
  scenario: playScenario,
  randomConfig: cosmicFuzz.randomConfig,
  checker: cosmicFuzz.checker,
  uses: {
    what: "powers, flare sides, artifacts and technologies",
    note: noteSecrets,
    noteEvents: noteUses,
    expected: allUses,
    from: 20_000,
    pairs: pairsThatMayMeet,
  },
};

function cosmicSettings(): SettingChoice[] {
  const specs = Object.entries(allSettings(settingsOfPowers()));
  return [
    { name: "edition", values: { oneOf: EDITIONS } },
    ...specs.map(([name, spec]) => ({ name, values: valuesOf(spec) })),
  ];
}

function valuesOf({ values }: SettingSpec): SettingValues {
  if ("min" in values) return values;
  return "of" in values ? { listOf: values.of } : { oneOf: values };
}
