/**
 * A study: which tables of bots play, and how often. The lab of the browser and `hypergate study` play the same games for
 * the same study, and count them in the same way. Nothing here needs a page or a file.
 */
import { SetUpError } from "@hypergate/kernel";
import type { SimulatedGame } from "../playable.ts";
import { tableSettings, wrongBudget } from "../simulating.ts";

export const STUDY_FORMAT = "hypergate-study";

export interface Study {
  readonly format: typeof STUDY_FORMAT;
  readonly game: string;
  /** What it is called. */
  readonly name?: string;
  readonly seed: string;
  /** Of each line-up. */
  readonly games: number;
  /** Game number n of every line-up has the same seed, so that they can be compared pair by pair. */
  readonly sameShuffles: boolean;
  readonly lineUps: readonly LineUp[];
}

/** Who sits at the table. */
export interface LineUp {
  /** How many play; games alternate between several counts. */
  readonly players: readonly number[];
  /** One for all players, or one for each of them. */
  readonly chairs: readonly Chair[];
  /** Chairs change places from game to game. */
  readonly rotates: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A player of a line-up. */
export interface Chair {
  readonly bot: string;
  /** The alien or the start world; one is dealt where it is left out. */
  readonly kind?: string;
  /** What the kind can do is taken away once the cards are dealt. */
  readonly powerless?: true;
}

export const MOST_GAMES = 1_000_000;
export const MOST_LINE_UPS = 4;

/** Something in a study that cannot be, with the place where it stands. */
export class WrongStudy extends Error {}

/** The study in a file. Throws a WrongStudy that says what is wrong. */
export function readStudy(value: unknown): Study {
  // What the lab saves and exports has the study beside its results.
  const study = isRecord(value) && isRecord(value.study) ? value.study : value;
  if (!isRecord(study) || study.format !== STUDY_FORMAT) throw new WrongStudy(`format must be "${STUDY_FORMAT}"`);
  const { game, name, seed, games, sameShuffles = true, lineUps } = study;
  if (typeof game !== "string") throw new WrongStudy("game must be a name");
  if (name !== undefined && typeof name !== "string") throw new WrongStudy("name must be a text");
  if (typeof seed !== "string") throw new WrongStudy("seed must be a text");
  if (!isWhole(games, 1, MOST_GAMES)) throw new WrongStudy(`games must be a whole number from 1 to ${MOST_GAMES}`);
  if (typeof sameShuffles !== "boolean") throw new WrongStudy("sameShuffles must be true or false");
  if (!Array.isArray(lineUps) || lineUps.length < 1 || lineUps.length > MOST_LINE_UPS)
    throw new WrongStudy(`lineUps must be a list of 1 to ${MOST_LINE_UPS}`);
  return {
    format: STUDY_FORMAT,
    game,
    ...(name === undefined ? {} : { name }),
    seed,
    games,
    sameShuffles,
    lineUps: lineUps.map((one: unknown, i) => readLineUp(one, `lineUps[${i}]`)),
  };
}

function readLineUp(value: unknown, where: string): LineUp {
  if (!isRecord(value)) throw new WrongStudy(`${where} must be an object`);
  const { players, chairs, rotates = true, settings = {} } = value;
  if (!Array.isArray(players) || players.length < 1 || !players.every((one) => isWhole(one, 1, 10)))
    throw new WrongStudy(`${where}.players must be a list of numbers`);
  if (!Array.isArray(chairs) || chairs.length < 1) throw new WrongStudy(`${where}.chairs must be a list`);
  if (typeof rotates !== "boolean") throw new WrongStudy(`${where}.rotates must be true or false`);
  if (!isRecord(settings)) throw new WrongStudy(`${where}.settings must be an object`);
  return {
    players: [...new Set(players as number[])],
    chairs: chairs.map((one: unknown, i) => readChair(one, `${where}.chairs[${i}]`)),
    rotates,
    settings,
  };
}

function readChair(value: unknown, where: string): Chair {
  if (!isRecord(value) || typeof value.bot !== "string") throw new WrongStudy(`${where}.bot must be a name`);
  const { bot, kind, powerless } = value;
  if (kind !== undefined && typeof kind !== "string") throw new WrongStudy(`${where}.kind must be a name`);
  if (powerless !== undefined && typeof powerless !== "boolean")
    throw new WrongStudy(`${where}.powerless must be true or false`);
  return { bot, ...(kind === undefined ? {} : { kind }), ...(powerless === true ? { powerless } : {}) };
}

/** Throws a WrongStudy, or a SetUpError of the game, where a study cannot be played. */
export function checkStudy(game: SimulatedGame, study: Study): void {
  for (const [i, lineUp] of study.lineUps.entries()) checkLineUp(game, lineUp, `lineUps[${i}]`);
}

function checkLineUp(game: SimulatedGame, lineUp: LineUp, where: string): void {
  const { min, max } = game.players;
  for (const players of lineUp.players) {
    if (players < min || players > max)
      throw new WrongStudy(`${where}.players cannot be ${players}; allowed: ${min} to ${max}`);
    if (lineUp.chairs.length !== 1 && lineUp.chairs.length !== players)
      throw new WrongStudy(
        `${where} has ${lineUp.chairs.length} chairs for ${players} players; allowed: one for all, or one for each`,
      );
  }
  for (const [i, chair] of lineUp.chairs.entries()) checkChair(game, lineUp, chair, `${where}.chairs[${i}]`);
  const budget = wrongBudget(game, lineUp.settings);
  if (budget !== undefined) throw new WrongStudy(`${where}.settings: ${budget}`);
  for (const players of lineUp.players) {
    const config = game.seated(
      chairsFor(lineUp, players).map(({ kind }) => kind),
      settingsOf(game, lineUp),
      "check",
    );
    game.rules.setUp(config, "check");
  }
}

function checkChair(game: SimulatedGame, lineUp: LineUp, { bot, kind, powerless }: Chair, where: string): void {
  if (!Object.hasOwn(game.bots, bot))
    throw new WrongStudy(`${where}.bot: there is no bot "${bot}"; allowed: ${Object.keys(game.bots).join(", ")}`);
  const known = game.allKinds(settingsOf(game, lineUp));
  if (kind !== undefined && !known.includes(kind))
    throw new SetUpError(`${where}.kind: "${kind}" is not in this game; allowed: ${known.join(", ")}`);
  if (kind !== undefined && lineUp.chairs.length === 1)
    throw new WrongStudy(`${where}.kind: only one player can have it`);
  if (powerless === true && game.disarmed === undefined)
    throw new WrongStudy(`${where}.powerless: not in this game; allowed in: cosmic`);
}

/** The settings of its tables, the usual ones of simulations included. */
export function settingsOf(game: SimulatedGame, { settings }: LineUp): Readonly<Record<string, unknown>> {
  const own = tableSettings(settings);
  return { ...game.usual(own), ...own };
}

/** A chair for each of so many players. */
export function chairsFor({ chairs }: LineUp, players: number): readonly Chair[] {
  return chairs.length === 1 ? new Array<Chair>(players).fill(chairs[0]) : chairs;
}

/** How many games there are in all. */
export function jobsOf({ games, lineUps }: Pick<Study, "games" | "lineUps">): number {
  return games * lineUps.length;
}

/** Line-ups take turns, so that they can be compared at any time. */
export function placeOf(
  { lineUps }: Pick<Study, "lineUps">,
  job: number,
): { readonly lineUp: number; readonly n: number } {
  return { lineUp: job % lineUps.length, n: Math.floor(job / lineUps.length) };
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= min && value <= max;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
