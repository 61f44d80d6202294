/** Table settings: every value, the presets by edition, and what contradicts what. */
import { type Params, SetUpError } from "@hypergate/kernel";
import { BOXES } from "./catalogue.ts";

export type SettingValue = string | number | boolean | readonly string[];

/** One setting: its values and its default in each edition. */
export interface SettingSpec {
  readonly values:
    | readonly SettingValue[]
    | { readonly min: number; readonly max: number }
    /** A list of these, each named by a reference that begins so. */
    | { readonly of: readonly string[]; readonly as: string };
  readonly 2008: SettingValue;
  readonly 2020: SettingValue;
}

export const EDITIONS = ["2008", "2020"] as const;
export type Edition = (typeof EDITIONS)[number];

export const ALERT_LEVELS = ["green", "yellow", "red"] as const;
export type AlertLevel = (typeof ALERT_LEVELS)[number];

/** Aliens of the edition of 2008, and of that of 2020, which has one more. */
export const ALIEN_POOLS = ["base50", "base51"] as const;
export type AlienPool = (typeof ALIEN_POOLS)[number];

/** The settings of the rules themselves. Powers add their own, named in their files. */
export interface Settings extends Readonly<Record<string, SettingValue>> {
  readonly edition: Edition;
  readonly alienSelection: "flareDraft" | "combo" | "random" | "chosen";
  readonly useFlares: boolean;
  readonly allowedAlertLevels: readonly string[];
  /** The boxes that aliens and cards come from; the first one is always among them. */
  readonly boxes: readonly string[];
  /** The box the aliens and their flares come from. */
  readonly alienPool: AlienPool;
  readonly firstPlayer: "destiny" | "chosen";
  readonly planetsPerPlayer: 5 | 4;
  readonly encountersPerTurn: 2 | 1;
  readonly offenseRedrawRepeats: boolean;
  readonly ownColorRedraw: "fullChoice" | "untilOther";
  readonly dealColonyWhere: "anyColonyOfGiver" | "homeColonyOfGiver";
  readonly dealTimerSeconds: number;
  /** How many offers a deal may see in all; where no clock runs this is what ends it (DEA-02). */
  readonly dealOffers: number;
  readonly secondEncounterNeedsCard: boolean;
  readonly reinforcementDiscard: "endOfEncounter" | "immediately";
  readonly offenseOutOfCards: "atPlanning" | "immediately";
  readonly cosmicQuake: boolean;
  readonly hiddenPowers: boolean;
  readonly changingPowers: boolean;
  readonly unlimitedFlares: boolean;
  readonly tech: boolean;
  readonly techAbandon: "explicit" | "failedCompletion";
  readonly techDrawNeedsCard: boolean;
  /** Rewards may be taken from the reward deck (RD-1). */
  readonly rewardDeck: boolean;
  /** What the marked ships of the players can do (SS-2); `both` is one of each kind (SS-13). */
  readonly specialShips: "none" | "flagship" | "salvage" | "both";
}

const both = (values: SettingSpec["values"], value: SettingValue): SettingSpec => ({
  values,
  2008: value,
  2020: value,
});
const yesNo = [true, false] as const;

/** Values and defaults of the rules' own settings. `alienSelection` and `useFlares` of 2020 are its basic game. */
const OWN: Readonly<Record<string, SettingSpec>> = {
  alienSelection: { values: ["flareDraft", "combo", "random", "chosen"], 2008: "flareDraft", 2020: "combo" },
  useFlares: { values: yesNo, 2008: true, 2020: false },
  allowedAlertLevels: both({ of: ALERT_LEVELS, as: "alert" }, ALERT_LEVELS),
  boxes: both({ of: BOXES, as: "box" }, ["base"]),
  alienPool: { values: ALIEN_POOLS, 2008: "base50", 2020: "base51" },
  firstPlayer: both(["destiny", "chosen"], "destiny"),
  planetsPerPlayer: both([5, 4], 5),
  encountersPerTurn: both([2, 1], 2),
  offenseRedrawRepeats: { values: yesNo, 2008: false, 2020: true },
  ownColorRedraw: { values: ["fullChoice", "untilOther"], 2008: "untilOther", 2020: "fullChoice" },
  dealColonyWhere: {
    values: ["anyColonyOfGiver", "homeColonyOfGiver"],
    2008: "homeColonyOfGiver",
    2020: "anyColonyOfGiver",
  },
  dealTimerSeconds: both({ min: 5, max: 3600 }, 60),
  dealOffers: both({ min: 1, max: 100 }, 12),
  secondEncounterNeedsCard: { values: yesNo, 2008: false, 2020: true },
  reinforcementDiscard: both(["endOfEncounter", "immediately"], "endOfEncounter"),
  offenseOutOfCards: both(["atPlanning", "immediately"], "atPlanning"),
  cosmicQuake: { values: yesNo, 2008: false, 2020: true },
  hiddenPowers: both(yesNo, false),
  changingPowers: both(yesNo, false),
  unlimitedFlares: both(yesNo, false),
  tech: both(yesNo, false),
  techAbandon: { values: ["explicit", "failedCompletion"], 2008: "failedCompletion", 2020: "explicit" },
  techDrawNeedsCard: { values: yesNo, 2008: false, 2020: true },
  rewardDeck: both(yesNo, false),
  specialShips: both(["none", "flagship", "salvage", "both"], "none"),
};

export type Specs = Readonly<Record<string, SettingSpec>>;

/** All settings there are: the rules' own and those that powers bring along. */
export function allSettings(ofPowers: Specs): Specs {
  return { ...OWN, ...ofPowers };
}

/** Why a table cannot be: the message to its players, and the same plainly for files and the command line. */
export function refuse(id: string, params: Params, plainly: string): SetUpError {
  return new SetUpError(plainly, [{ id, params }]);
}

/** The edition's preset with the given settings changed. */
export function resolveSettings(wish: Readonly<Record<string, unknown>>, ofPowers: Specs): Settings {
  const { specs, presets } = preparedFor(ofPowers);
  const edition = wish.edition ?? "2020";
  if (!EDITIONS.some((one) => one === edition)) throw wrongValue("edition", EDITIONS, edition);
  const settings: Record<string, SettingValue> = { ...presets[edition as Edition] };
  for (const [name, value] of Object.entries(wish)) {
    if (name === "edition") continue;
    if (!Object.hasOwn(specs, name))
      throw refuse(
        "settings.unknown",
        { name },
        `unknown setting "${name}"; allowed: ${["edition", ...Object.keys(specs)].join(", ")}`,
      );
    const spec = specs[name];
    if (!allows(spec, value)) throw wrongValue(name, spec.values, value);
    settings[name] = value as SettingValue;
  }
  const settled = settings as unknown as Settings;
  const clash = contradiction(settled);
  if (clash !== undefined) throw clash;
  return settled;
}

type Values = Readonly<Record<string, SettingValue>>;

/** All settings there are, and what each edition makes of them. */
interface Prepared {
  readonly specs: Specs;
  readonly presets: Readonly<Record<Edition, Values>>;
}

/** By the settings of powers, which are the same for all tables. */
const PREPARED = new WeakMap<Specs, Prepared>();

function preparedFor(ofPowers: Specs): Prepared {
  const known = PREPARED.get(ofPowers);
  if (known !== undefined) return known;
  const specs = allSettings(ofPowers);
  const prepared = { specs, presets: { 2008: makePreset("2008", specs), 2020: makePreset("2020", specs) } };
  PREPARED.set(ofPowers, prepared);
  return prepared;
}

function makePreset(edition: Edition, specs: Specs): Values {
  const preset: Record<string, SettingValue> = { edition };
  for (const name in specs) preset[name] = specs[name][edition];
  // An object that was filled name by name is slow to read from; a copy is not.
  return { ...preset };
}

function contradiction(settings: Settings): SetUpError | undefined {
  if (settings.unlimitedFlares && !settings.useFlares)
    return refuse(
      "settings.unlimitedFlares",
      { flares: "setting/useFlares", unlimited: "setting/unlimitedFlares" },
      "unlimitedFlares needs flares in the deck; allowed: useFlares=true, or unlimitedFlares=false",
    );
  if (settings.allowedAlertLevels.length === 0)
    return refuse(
      "settings.noAlien",
      {},
      `allowedAlertLevels leaves no alien; allowed: one or more of ${ALERT_LEVELS.join(", ")}`,
    );
  if (!settings.boxes.includes("base"))
    return refuse(
      "settings.noBase",
      { box: "box/base" },
      `boxes leaves out base; allowed: base, alone or with others of ${BOXES.join(", ")}`,
    );
  if (settings.hiddenPowers && settings.alienSelection === "combo")
    return refuse(
      "settings.hiddenCombo",
      { hidden: "setting/hiddenPowers" },
      "a combo is dealt face up, so hiddenPowers does not go with it; allowed: alienSelection=flareDraft, random or chosen, or hiddenPowers=false",
    );
  return undefined;
}

function wrongValue(name: string, values: SettingSpec["values"], value: unknown): SetUpError {
  const setting = `setting/${name}`;
  const plainly = `${name} cannot be ${show(value)}; allowed: ${inWords(values)}`;
  if ("min" in values) return refuse("settings.range", { setting, min: values.min, max: values.max }, plainly);
  if ("of" in values)
    return refuse(
      "settings.list",
      { setting, allowed: values.of.map((one) => `${values.as}/${one}`).join(" ") },
      plainly,
    );
  const between = values.some((one) => typeof one === "number") ? ", " : " ";
  return refuse("settings.value", { setting, allowed: values.map((one) => nameOf(name, one)).join(between) }, plainly);
}

/** The reference under which a value of a setting has its name; a number is its own. */
function nameOf(name: string, value: SettingValue): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "setting/yes" : "setting/no";
  return `setting/${name}/${value}`;
}

function allows(spec: SettingSpec, value: unknown): boolean {
  const { values } = spec;
  if ("min" in values)
    return Number.isInteger(value) && (value as number) >= values.min && (value as number) <= values.max;
  if ("of" in values) return Array.isArray(value) && value.every((one) => values.of.includes(one));
  return values.some((one) => one === value);
}

function inWords(values: SettingSpec["values"]): string {
  if ("min" in values) return `a whole number from ${values.min} to ${values.max}`;
  if ("of" in values) return `a list of ${values.of.join(", ")}`;
  return values.map(show).join(", ");
}

/** A value as one would write it; a text that could be taken for a number or a yes or no stands in quotes. */
function show(value: unknown): string {
  if (typeof value === "string" && !/^(\d|true$|false$|$)/.test(value)) return value;
  return JSON.stringify(value) ?? String(value);
}
