/** A table as it is being planned: a preset, what is changed of it, and who is to sit there. */
import type { SettingChoice, SettingValue, TableSettings } from "@hypergate/kernel";
import type { GameFacts, TableOptions } from "@hypergate/wire";
import { usualLevel } from "../levels/level.ts";

export interface Plan {
  /** What the table is to be called; empty if nothing is said. */
  readonly name: string;
  readonly preset: string;
  readonly players: number;
  /** Seats for bots; they can be added later too. */
  readonly bots: number;
  readonly bot: string;
  /** Settings that are not as the preset has them. */
  readonly changed: TableSettings;
  readonly options: TableOptions;
}

const OPTIONS: TableOptions = {
  public: false,
  spectators: true,
  courtesy: true,
  pace: "human",
  clock: { per: "none", seconds: 0 },
};

const USUAL_PLAYERS = 4;

export function firstPlan(facts: GameFacts): Plan {
  const { preset, bots } = facts;
  return {
    name: "",
    preset,
    players: allowedPlayers(facts, preset, USUAL_PLAYERS),
    bots: 0,
    bot: usualLevel(bots),
    changed: {},
    options: OPTIONS,
  };
}

/** How many may play with a preset. */
export function seatsOf({ seats, players }: GameFacts, preset: string): GameFacts["players"] {
  return seats[preset] ?? players;
}

/** The nearest number of players that the preset allows. */
function allowedPlayers(facts: GameFacts, preset: string, players: number): number {
  const { min, max } = seatsOf(facts, preset);
  return Math.min(Math.max(players, min), max);
}

/** The plan of a table that exists already. */
export function planOf(
  facts: GameFacts,
  table: {
    readonly settings: TableSettings;
    readonly options: TableOptions;
    readonly players: number;
  },
): Plan {
  const { settings } = table;
  const preset = presetOf(facts, settings);
  return {
    ...firstPlan(facts),
    preset,
    players: table.players,
    changed: withoutUsual(facts, preset, withoutNames(settings, Object.keys(facts.presets[preset] ?? {}))),
    options: table.options,
  };
}

/** The preset that these settings start from. */
function presetOf({ presets, preset }: GameFacts, settings: TableSettings): string {
  const fits = ([, own]: readonly [string, TableSettings]) =>
    Object.entries(own).every(([name, value]) => same(settings[name], value));
  return Object.entries(presets).find(fits)?.[0] ?? preset;
}

/** The value each setting has now. */
export function valuesOf(facts: GameFacts, { preset, changed }: Plan): TableSettings {
  return { ...facts.defaults[preset], ...changed };
}

/** The settings to be shown: those of the preset itself are chosen with it, others depend on what else is chosen. */
export function choicesOf(facts: GameFacts, plan: Plan): readonly SettingChoice[] {
  const values = valuesOf(facts, plan);
  const ofPreset = Object.values(facts.presets).flatMap((preset) => Object.keys(preset));
  return facts.settings.filter(
    ({ name, where = {} }) =>
      !ofPreset.includes(name) && Object.entries(where).every(([other, value]) => same(values[other], value)),
  );
}

/** What is sent to the server: the preset, and what is changed of it and still asked for. */
export function settingsOf(facts: GameFacts, plan: Plan): TableSettings {
  const asked = choicesOf(facts, plan).map(({ name }) => name);
  const changed = Object.entries(plan.changed).filter(([name]) => asked.includes(name));
  return {
    ...facts.presets[plan.preset],
    ...Object.fromEntries(changed.map(([name, value]) => [name, filled(value)])),
  };
}

/** Seats for which nothing has been chosen yet are left out. */
function filled(value: SettingValue): SettingValue {
  return Array.isArray(value) ? value.filter((one) => one !== "") : value;
}

/** Another preset keeps what was chosen by hand, unless it says the same; seats that it does not have are taken away. */
export function withPreset(facts: GameFacts, plan: Plan, preset: string): Plan {
  const changed = withoutUsual(facts, preset, plan.changed);
  return withPlayers(facts, { ...plan, preset, changed }, allowedPlayers(facts, preset, plan.players));
}

/** Another value; the usual one is no change. */
export function withSetting(facts: GameFacts, plan: Plan, name: string, value: SettingValue | undefined): Plan {
  const rest = withoutNames(plan.changed, [name]);
  const changed = value === undefined ? rest : { ...rest, [name]: value };
  return { ...plan, changed: withoutUsual(facts, plan.preset, changed) };
}

/** Another number of players. What was chosen for seats that are gone is forgotten. */
export function withPlayers(facts: GameFacts, plan: Plan, players: number): Plan {
  const bySeat = facts.settings.filter(({ values }) => "bySeat" in values).map(({ name }) => name);
  const changed = Object.fromEntries(
    Object.entries(plan.changed).map(([name, value]) => [
      name,
      bySeat.includes(name) && Array.isArray(value) ? value.slice(0, players) : value,
    ]),
  );
  return { ...plan, players, bots: Math.min(plan.bots, players - 1), changed };
}

function withoutUsual(facts: GameFacts, preset: string, changed: TableSettings): TableSettings {
  const usual = facts.defaults[preset] ?? {};
  return Object.fromEntries(Object.entries(changed).filter(([name, value]) => !same(usual[name], value)));
}

function withoutNames(settings: TableSettings, names: readonly string[]): TableSettings {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !names.includes(name)));
}

/** Lists are the same if they have the same members. */
function same(one: SettingValue | undefined, other: SettingValue | undefined): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((member) => other.includes(member));
}
