import type { Refusal, Seat } from "@hypergate/kernel";
import type { Box } from "./data/design.ts";

export const SETS = ["base", "base+storm", "base+rebel", "base+storm+rebel"] as const;
export type Sets = (typeof SETS)[number];

/** All settings of a table with their allowed values; a boolean may also be written as a word. */
export const ALLOWED = {
  players: [2, 3, 4, 5, 6],
  sets: SETS,
  takeovers: ["on", "off", "alternate"],
  game: "1, 2, 3, …",
  goals: [true, false],
  scenario: ["none", "rebels-against-the-empire"],
  rebelSeat: [0, 1],
  learningHands: [true, false],
  actionsForTwo: [1, 2],
  exchange: ["full", "free"],
} as const;

export interface Settings {
  /** 2 to 4 with the base game, 5 with one expansion, 6 with both (2.1 to 2.3). */
  readonly players: number;
  readonly sets: Sets;
  /** Takeovers; `alternate` has them in every second game of a series, beginning without (3.11). */
  readonly takeovers: "on" | "off" | "alternate";
  /** Which game of a series this is, from 1. */
  readonly game: number;
  /** Goals need The Gathering Storm (G6). */
  readonly goals: boolean;
  /** The scenario for two players of section 15. */
  readonly scenario: "none" | "rebels-against-the-empire";
  /** The seat of the rebel side in that scenario. */
  readonly rebelSeat: Seat;
  /** The fixed hands of the learning game (3.13). */
  readonly learningHands: boolean;
  /** Two players choose two actions each, or one as in a larger game (4.5). */
  readonly actionsForTwo: number;
  /** Galactic Exchange takes as many goods as it can, or as many as its owner likes (16.9). */
  readonly exchange: "full" | "free";
}

export type SettingName = keyof Settings;
export const SETTING_NAMES = Object.keys(ALLOWED) as readonly SettingName[];

/** The allowed values of a setting, as files write them. */
export function allowed(name: SettingName): string {
  const values = ALLOWED[name];
  return typeof values === "string" ? values : values.join(", ");
}

const BOXES_OF: Readonly<Record<Sets, readonly Box[]>> = {
  base: ["base"],
  "base+storm": ["base", "storm"],
  "base+rebel": ["base", "rebel"],
  "base+storm+rebel": ["base", "storm", "rebel"],
};

export function boxesOf(sets: Sets): readonly Box[] {
  return BOXES_OF[sets];
}

/** The largest table that the boxes have action cards for (2.1 to 2.3). */
export function mostPlayers(sets: Sets): number {
  return 3 + boxesOf(sets).length;
}

/** Whether this game has takeovers (3.11). */
export function hasTakeovers(settings: Settings): boolean {
  return settings.takeovers === "on" || (settings.takeovers === "alternate" && settings.game % 2 === 0);
}

/** Settings from a person or a file; those left out get their default. */
export function readSettings(raw: Readonly<Record<string, unknown>>): {
  readonly settings: Settings;
  readonly problems: readonly Refusal[];
} {
  const problems: Refusal[] = [];
  for (const name of Object.keys(raw)) {
    if (!Object.hasOwn(ALLOWED, name))
      problems.push({ id: "settings.unknown", params: { name, allowed: SETTING_NAMES.join(", ") } });
  }
  const said: Partial<Record<SettingName, unknown>> = {};
  for (const name of SETTING_NAMES) {
    if (raw[name] === undefined) continue;
    const value = understood(name, raw[name]);
    if (value === undefined)
      problems.push({ id: "settings.value", params: { name, value: String(raw[name]), allowed: allowed(name) } });
    else said[name] = value;
  }
  const settings = completed(said as Partial<Settings>);
  problems.push(...contradictions(settings));
  return { settings, problems };
}

/** The same for code: a wrong setting throws an error that says what is allowed. */
export function settingsFrom(raw: Readonly<Record<string, unknown>>): Settings {
  const { settings, problems } = readSettings(raw);
  if (problems.length === 0) return settings;
  throw new Error(problems.map(({ id, params }) => `${id} ${JSON.stringify(params)}`).join("; "));
}

/** A value of the right type, from itself or from a word for it. */
function understood(name: SettingName, value: unknown): unknown {
  const values: readonly unknown[] | string = ALLOWED[name];
  if (name === "game") {
    const n = Number(value);
    return Number.isInteger(n) && n >= 1 ? n : undefined;
  }
  if (values.includes(value as never)) return value;
  for (const one of values) {
    if (one === value || String(one) === String(value)) return one;
    if (typeof one === "boolean" && value === (one ? "on" : "off")) return one;
  }
  return undefined;
}

function completed(said: Partial<Settings>): Settings {
  const isScenario = said.scenario === "rebels-against-the-empire";
  const sets = said.sets ?? "base+storm+rebel";
  const boxes = boxesOf(sets);
  return {
    players: said.players ?? 2,
    sets,
    takeovers: said.takeovers ?? (isScenario ? "on" : boxes.includes("rebel") ? "alternate" : "off"),
    game: said.game ?? 1,
    goals: said.goals ?? boxes.includes("storm"),
    scenario: said.scenario ?? "none",
    rebelSeat: said.rebelSeat ?? 0,
    learningHands: said.learningHands ?? false,
    actionsForTwo: said.actionsForTwo ?? 2,
    exchange: said.exchange ?? "full",
  };
}

function contradictions(settings: Settings): Refusal[] {
  const problems: Refusal[] = [];
  const boxes = boxesOf(settings.sets);
  const conflict = (name: SettingName, with_: SettingName, needed: string): void => {
    problems.push({
      id: "settings.conflict",
      params: { name, value: String(settings[name]), with: with_, is: String(settings[with_]), allowed: needed },
    });
  };
  const most = mostPlayers(settings.sets);
  if (settings.players > most) conflict("players", "sets", `2 … ${most}`);
  if (settings.takeovers !== "off" && !boxes.includes("rebel")) conflict("takeovers", "sets", "off");
  if (settings.goals && !boxes.includes("storm")) conflict("goals", "sets", "false");
  if (settings.scenario !== "none") {
    if (!boxes.includes("rebel")) conflict("scenario", "sets", "none");
    if (settings.players !== 2) conflict("scenario", "players", "none");
    if (!hasTakeovers(settings)) conflict("takeovers", "scenario", "on");
    if (settings.learningHands) conflict("learningHands", "scenario", "false");
  }
  const hands = boxes.includes("storm") ? 5 : 4;
  if (settings.learningHands && settings.players > hands) conflict("learningHands", "players", "false");
  if (settings.actionsForTwo === 1 && settings.players > 2) conflict("actionsForTwo", "players", "2");
  return problems;
}
