/** Cosmic Encounter for simulations and studies. */
import {
  aliensAllowed,
  aliensBeside,
  allSettings,
  CARDS,
  type Config,
  cosmic,
  EDITIONS,
  foreignColonies,
  type SettingSpec,
  type State,
  say,
  settingsOfPowers,
} from "@hypergate/cosmic";
import { type Rules, type SettingChoice, type SettingValues, SetUpError, seeded } from "@hypergate/kernel";
import type { SimulatedGame } from "./playable.ts";

export function simulatedCosmic(bots: SimulatedGame["bots"]): SimulatedGame<State> {
  return {
    id: "cosmic",
    rules: cosmic as Rules<State>,
    bots,
    unit: "encounters",
    units: (state) => state.table.encounter.n,
    limit: 5000,
    players: { min: 3, max: 5 },
    winners: (state) => state.table.winners,
    standing: ({ table }) => table.players.map((_, seat) => foreignColonies(table, seat)),
    kindName: "byAlien",
    kinds: (state) =>
      state.agenda[0] === "draft"
        ? []
        : state.table.players.map((player, seat) => player.powers[0] ?? state.secret.hidden[seat][0] ?? "?"),
    allKinds: (settings) => aliensAllowed(chosenBySeat(settings)),
    seated,
    disarmed: {
      isDealt: ({ secret }) => secret.hands.every((hand) => hand.length > 0),
      disarm: ({ table }, seat) => {
        table.players[seat].powers = [];
      },
    },
    usual,
    settings: cosmicSettings,
    settled: (players, settings) => ({ ...cosmic.setUp(config(players, settings), "settings").table.settings }),
    config,
    refusal: (language, { id, params }) => say(language, id, params),
  };
}

/** Simulations draw aliens and have flares, unless an edition is asked for: that sets everything itself. */
function usual({ aliens, edition }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const drawn = edition === undefined ? { alienSelection: "random", useFlares: true } : {};
  return aliens === undefined ? drawn : { ...drawn, alienSelection: "chosen" };
}

/** Those who have no alien yet are dealt one that may sit beside the others (SET-38). */
function seated(
  kinds: readonly (string | undefined)[],
  settings: Readonly<Record<string, unknown>>,
  seed: string,
): Config {
  if (kinds.every((kind) => kind === undefined)) return config(kinds.length, settings);
  const chosen = kinds.filter((kind) => kind !== undefined);
  const dealt = aliensBeside(chosen, kinds.length, chosenBySeat(settings), seeded(`aliens ${seed}`));
  const aliens = kinds.map((kind) => kind ?? dealt.shift() ?? "");
  return config(kinds.length, { ...settings, alienSelection: "chosen", aliens });
}

function chosenBySeat(settings: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { aliens: _, first: __, ...rest } = settings;
  return { ...rest, alienSelection: "chosen" };
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
