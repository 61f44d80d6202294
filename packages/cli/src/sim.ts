/** `hypergate sim`: plays any number of whole games. Same seed, same result, on any number of workers. */
import { type BaseState, digestOf, type Seat, SetUpError, seated, seeded, shuffle, simulate } from "@hypergate/kernel";
import { Failure } from "./failure.ts";
import { GAMES, type PlayableGame, type SeatFacts } from "./games.ts";
import { Progress } from "./progress.ts";
import { type Batch, batchesOf, inBatches } from "./workers.ts";

export interface SimOptions {
  readonly game: string;
  readonly games: number;
  /** Player counts; games alternate between them. */
  readonly players: readonly number[];
  readonly seed: string;
  /** One bot for all seats, or one for each; they rotate from game to game. */
  readonly bots: readonly string[];
  readonly settings: Readonly<Record<string, unknown>>;
}

/** The result of one simulated game. */
export interface GameResult {
  readonly decisions: number;
  readonly units: number;
  readonly stopped: boolean;
  readonly winners: readonly Seat[];
  readonly bots: readonly string[];
  readonly kinds: readonly string[];
  /** Points by seat; empty if the game has none. */
  readonly scores: readonly number[];
  /** Other facts by seat that the game reports; empty if there are none. */
  readonly facts: readonly SeatFacts[];
  readonly hash: string;
}

export function gameNamed(name: string): PlayableGame {
  if (!Object.hasOwn(GAMES, name))
    throw new Failure(`unknown game "${name}"; allowed: ${Object.keys(GAMES).join(", ")}`);
  return GAMES[name];
}

/** Plays game number `n` of a simulation. */
export function simulateGame(game: PlayableGame, options: SimOptions, n: number): GameResult {
  const { state, ...result } = playGame(game, options, n);
  return { ...result, facts: game.facts?.(state) ?? [], hash: digestOf(state) };
}

/** The same without the digest of the final state. */
export function playGame(game: PlayableGame, options: SimOptions, n: number) {
  const seed = `${options.seed} ${n}`;
  const players = options.players[n % options.players.length];
  const state = game.rules.setUp(configOf(game, players, options), seed);
  const bots = shuffle(seeded(`seats ${seed}`), botsFor(players, options));
  const seats = bots.map((name, seat) => {
    const bot = game.bots[name](`${seed} ${seat}`, undefined, budgetsOf(options.settings, name));
    return seated(game.rules, bot);
  });
  // Counts what a player started with. A power may take it away later, so it is noted as soon as it is known.
  let kinds: readonly string[] = [];
  const isOver = (now: BaseState) => {
    if (kinds.length === 0) kinds = game.kinds(now);
    return game.units(now) > game.limit;
  };
  const forks = bots.some((name) => game.bots[name].looksAhead);
  const { decisions, stopped } = simulate(game.rules, state, seats, isOver, { forks });
  return {
    state,
    decisions,
    units: game.units(state),
    stopped,
    winners: game.winners(state),
    bots,
    kinds,
    scores: game.scores?.(state) ?? [],
  };
}

function configOf(game: PlayableGame, players: number, options: SimOptions): unknown {
  const settings = tableSettings(options.settings);
  return game.config(players, { ...game.usual(settings), ...settings });
}

type Settings = SimOptions["settings"];

/** Settings of the table: those without a bot before them. */
function tableSettings(settings: Settings): Settings {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !name.includes(".")));
}

/** `expert.worlds=8` is a budget of the bot `expert`. */
function budgetsOf(settings: Settings, bot: string): Readonly<Record<string, number>> {
  const own = Object.entries(settings).filter(([name]) => name.startsWith(`${bot}.`));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(bot.length + 1), Number(value)]));
}

function checkBudgets({ bots }: PlayableGame, settings: Settings): void {
  for (const [name, value] of Object.entries(settings)) {
    const [bot, budget] = name.split(".");
    if (budget === undefined) continue;
    const known = Object.hasOwn(bots, bot) ? Object.keys(bots[bot].budgets) : [];
    if (!known.includes(budget)) {
      const all = Object.entries(bots).flatMap(([one, { budgets }]) =>
        Object.keys(budgets).map((it) => `${one}.${it}`),
      );
      throw new Failure(`unknown budget "${name}"; allowed: ${all.join(", ") || "none"}`);
    }
    if (typeof value !== "number" || !Number.isInteger(value) || value < 0)
      throw new Failure(`--set ${name} cannot be ${value}; allowed: a whole number from 0`);
  }
}

/** All settings of the table, chosen or not. They do not depend on the player count. */
export function settledOf({ game: name, players: [players], settings }: SimOptions): Readonly<Record<string, unknown>> {
  const game = gameNamed(name);
  const own = tableSettings(settings);
  return { ...settings, ...game.settled(players, { ...game.usual(own), ...own }) };
}

function botsFor(players: number, { bots }: SimOptions): string[] {
  return bots.length === 1 ? new Array<string>(players).fill(bots[0]) : [...bots];
}

export function simulateBatch(options: SimOptions, batch: Batch): GameResult[] {
  const game = gameNamed(options.game);
  const results: GameResult[] = [];
  for (let n = batch.from; n < batch.to; n++) results.push(simulateGame(game, options, n));
  return results;
}

/** What was played, and how much of it in this run. */
export interface Simulated {
  readonly results: readonly GameResult[];
  readonly played: number;
  readonly seconds: number;
}

/** Keeps results beyond the end of the process. */
export interface Keeper {
  /** Results by the number of the game, with gaps for games still to be played. */
  readonly known: ReadonlyMap<number, GameResult>;
  readonly keep: (results: readonly GameResult[], batch: Batch) => void;
}

/** Plays all games that `keeper` does not have yet. */
export async function simulateAll(
  options: SimOptions,
  workers: number,
  quiet: boolean,
  keeper?: Keeper,
): Promise<Simulated> {
  const game = gameNamed(options.game);
  checkOptions(options);
  const known = keeper?.known ?? new Map<number, GameResult>();
  const results: GameResult[] = [];
  for (const [n, result] of known) results[n] = result;
  const left = options.games - known.size;
  const progress = new Progress(`${game.id}`, options.games, known.size);
  const began = performance.now();
  // Results are kept batch by batch, so that little is lost when the run is interrupted.
  const size = Math.max(1, Math.min(keeper === undefined ? 200 : 25, Math.ceil(left / workers / 4)));
  const batches = batchesOf(options.games, size, (n) => known.has(n));
  let done = known.size;
  const take = (batchResults: GameResult[], batch: Batch) => {
    batchResults.forEach((result, i) => {
      results[batch.from + i] = result;
    });
    keeper?.keep(batchResults, batch);
    done += batchResults.length;
    if (!quiet) progress.show(done);
  };
  if (workers === 1)
    for (const batch of batches) {
      take(simulateBatch(options, batch), batch);
      await new Promise((resolve) => setImmediate(resolve));
    }
  else
    await inBatches(new URL("./batch-worker.ts", import.meta.url), { ...options, job: "sim" }, batches, workers, take);
  progress.end();
  return { results, played: left, seconds: (performance.now() - began) / 1000 };
}

/** Throws a Failure that says what is wrong with the options. */
export function checkOptions(options: SimOptions): void {
  const game = gameNamed(options.game);
  const { min, max } = game.players;
  for (const players of options.players) {
    if (players < min || players > max)
      throw new Failure(`--players cannot be ${players}; allowed: ${min} to ${max}, several with commas`);
    if (options.bots.length !== 1 && options.bots.length !== players)
      throw new Failure(`${options.bots.length} bots for ${players} players; allowed: one, or one for each player`);
  }
  if (Object.hasOwn(options.settings, "players"))
    throw new Failure(`--set cannot change players; use --players ${options.settings.players}`);
  for (const bot of options.bots)
    if (!Object.hasOwn(game.bots, bot))
      throw new Failure(`unknown bot "${bot}"; allowed: ${Object.keys(game.bots).join(", ")}`);
  checkBudgets(game, options.settings);
  try {
    for (const players of options.players) game.rules.setUp(configOf(game, players, options), "check");
  } catch (problem) {
    if (problem instanceof SetUpError) throw new Failure(problem.message);
    throw problem;
  }
}
