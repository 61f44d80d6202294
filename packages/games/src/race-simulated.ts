/** Race for the Galaxy for simulations and studies. */
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
  type Config,
  DESIGN,
  NONE,
  race,
  readSettings,
  refusedSetting,
  SETS,
  SETTING_NAMES,
  type Settings,
  type State,
  startWorlds,
  texts,
} from "@hypergate/race";
import type { SimulatedGame } from "./playable.ts";
import { raceFacts } from "./race-strategy.ts";

export function simulatedRace(bots: SimulatedGame["bots"]): SimulatedGame<State> & { facts: typeof raceFacts } {
  return {
    id: "race",
    rules: race as Rules<State>,
    bots,
    unit: "rounds",
    units: (state) => state.table.round,
    limit: 1000,
    players: { min: 2, max: 6 },
    winners: (state) => state.table.result?.winners ?? [],
    scores: (state) => state.table.result?.totals ?? [],
    standing: (state) => state.table.result?.totals ?? [],
    kindName: "byStartWorld",
    kinds: ({ table }) =>
      table.players.some((p) => p.start === NONE) ? [] : table.players.map((p) => DESIGN[p.start].id),
    allKinds: (settings) => startWorlds(setsIn(settings)),
    seated,
    facts: raceFacts,
    usual: (asked) => ({ takeovers: usualTakeovers(asked.sets) }),
    settings: choices,
    settled,
    config,
    refusal: refusedSetting,
  };
}

/** Who has no start world chooses one of those dealt, as usual. */
function seated(kinds: readonly (string | undefined)[], settings: Readonly<Record<string, unknown>>): Config {
  const usualConfig = config(kinds.length, settings);
  if (kinds.every((kind) => kind === undefined)) return usualConfig;
  const known = startWorlds(setsIn(settings));
  for (const [seat, kind] of kinds.entries())
    if (kind !== undefined && (!known.includes(kind) || kinds.indexOf(kind) < seat))
      throw new SetUpError(`${kind} cannot be a start world; allowed, each once: ${known.join(", ")}`);
  return { ...usualConfig, position: { seats: kinds.map((start) => (start === undefined ? {} : { start })) } };
}

function setsIn({ sets }: Readonly<Record<string, unknown>>): (typeof SETS)[number] {
  return SETS.find((one) => one === sets) ?? "base+storm+rebel";
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
  return boxesOf(setsIn({ sets })).includes("rebel") ? "on" : "off";
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
