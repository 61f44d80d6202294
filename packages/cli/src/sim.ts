/** `hypergate sim`: plays any number of whole games. Same seed, same result, on any number of workers. */
import { type Budgets, budgetsOf, playOut, tableSettings, wrongBudget } from "@hypergate/games";
import { digestOf, type Seat, SetUpError, seeded, shuffle } from "@hypergate/kernel";
import { Failure } from "./failure.ts";
import { GAMES, type PlayableGame, type SeatFacts } from "./games.ts";
import { Progress } from "./progress.ts";
import { byWorkersOf } from "./spreading.ts";
import { type Thought, withClock } from "./thinking.ts";
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
  /** By bot that looks ahead, the milliseconds of processor that each of its decisions took; the others have none. */
  readonly thought?: Thought;
  readonly hash: string;
}

export function gameNamed(name: string): PlayableGame {
  if (!Object.hasOwn(GAMES, name))
    throw new Failure(`unknown game "${name}"; allowed: ${Object.keys(GAMES).join(", ")}`);
  return GAMES[name];
}

/** Plays game number `n` of a simulation. */
export function simulateGame(game: PlayableGame, options: SimOptions & Partial<Bare>, n: number): GameResult {
  const { state, ...result } = playGame(game, options, n);
  const facts = options.isBare === true ? NO_FACTS : (game.facts?.(state) ?? NO_FACTS);
  return { ...result, facts, hash: digestOf(state) };
}

/** Nobody asks for facts by seat, so they are left out. */
interface Bare {
  readonly isBare: boolean;
}

const NO_FACTS: readonly SeatFacts[] = [];

/** The same without the digest of the final state. */
export function playGame(game: PlayableGame, options: SimOptions, n: number) {
  const seed = `${options.seed} ${n}`;
  const players = options.players[n % options.players.length];
  const { configs, budgets } = preparedFor(game, options);
  const config = configs[n % options.players.length];
  const bots = shuffle(seeded(`seats ${seed}`), botsFor(players, options));
  const thought: Record<string, number[]> = {};
  const played = playOut(withClock(game, bots, thought), { config, seed, bots, budgets });
  const { state } = played;
  return {
    ...played,
    ...(Object.keys(thought).length > 0 ? { thought } : {}),
    units: game.units(state),
    winners: game.winners(state),
    bots,
    scores: game.scores?.(state) ?? [],
  };
}

/** What all games of a simulation have in common. */
interface Prepared {
  /** By the place of the player count in the options. */
  readonly configs: readonly unknown[];
  /** By bot. */
  readonly budgets: Budgets;
}

const PREPARED = new WeakMap<SimOptions, Prepared>();

function preparedFor(game: PlayableGame, options: SimOptions): Prepared {
  const known = PREPARED.get(options);
  if (known !== undefined) return known;
  const prepared = {
    configs: options.players.map((players) => configOf(game, players, options.settings)),
    budgets: budgetsOf(options.settings, options.bots),
  };
  PREPARED.set(options, prepared);
  return prepared;
}

export function configOf(game: PlayableGame, players: number, chosen: SimOptions["settings"]): unknown {
  const settings = tableSettings(chosen);
  return game.config(players, { ...game.usual(settings), ...settings });
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

export function simulateBatch(options: SimOptions & Partial<Bare>, batch: Batch): GameResult[] {
  const game = gameNamed(options.game);
  const results: GameResult[] = [];
  for (let n = batch.from; n < batch.to; n++) results.push(simulateGame(game, options, n));
  return results;
}

/** How much was played in this run. */
export interface Spent {
  readonly played: number;
  readonly seconds: number;
}

/** The same with all results. */
export interface Simulated extends Spent {
  readonly results: readonly GameResult[];
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
  workersOf?: string,
): Promise<Simulated> {
  const results: GameResult[] = [];
  const take = (result: GameResult): void => {
    results.push(result);
  };
  const by = { workers, workersOf, quiet };
  const spent = await simulateInOrder({ ...options, isBare: false }, by, take, keeper);
  return { results, ...spent };
}

/** The same for any number of games: each result is passed on in the order of the games, and none is kept. */
export async function simulateEach(options: SimOptions, by: By, take: (result: GameResult) => void): Promise<Spent> {
  return await simulateInOrder({ ...options, isBare: true }, by, take);
}

/** Who plays, and whether progress is shown. */
export interface By {
  readonly workers: number;
  /** The database whose workers play, instead of threads of this process. */
  readonly workersOf?: string | undefined;
  readonly quiet: boolean;
}

async function simulateInOrder(
  options: SimOptions & Bare,
  { workers, workersOf, quiet }: By,
  take: (result: GameResult) => void,
  keeper?: Keeper,
): Promise<Spent> {
  const game = gameNamed(options.game);
  checkOptions(options);
  const known = keeper?.known ?? new Map<number, GameResult>();
  const left = options.games - known.size;
  const progress = new Progress(`${game.id}`, options.games, known.size);
  const began = performance.now();
  // Results are kept batch by batch, so that little is lost when the run is interrupted.
  const most = keeper === undefined ? 200 : 25;
  // Workers come and go, so how many there are decides nothing.
  const size = Math.max(
    1,
    Math.min(most, Math.ceil(workersOf === undefined ? left / workers / 4 : options.games / 64)),
  );
  /** Batches that others before them have overtaken, by their first game. */
  const waiting = new Map<number, readonly GameResult[]>();
  let next = 0;
  let done = known.size;
  const passOn = (): void => {
    for (;;) {
      const kept = known.get(next);
      const results = kept === undefined ? waiting.get(next) : [kept];
      if (results === undefined) return;
      waiting.delete(next);
      for (const result of results) take(result);
      next += results.length;
    }
  };
  const takeBatch = (results: readonly GameResult[], batch: Batch): void => {
    keeper?.keep(results, batch);
    waiting.set(batch.from, results);
    passOn();
    done += results.length;
    if (!quiet) progress.show(done);
  };
  passOn();
  const playedHere = keeper === undefined && workersOf === undefined ? playHere(game, options, takeBatch) : 0;
  const batches = batchesOf(options.games, size, (n) => n < playedHere || known.has(n));
  if (workersOf !== undefined) await byWorkersOf(workersOf, { ...options, job: "sim" }, batches, takeBatch);
  else if (workers === 1)
    for (const batch of batches) {
      takeBatch(simulateBatch(options, batch), batch);
      await new Promise((resolve) => setImmediate(resolve));
    }
  else
    await inBatches(
      new URL("./batch-worker.ts", import.meta.url),
      { ...options, job: "sim" },
      batches,
      workers,
      takeBatch,
    );
  progress.end();
  return { played: left, seconds: (performance.now() - began) / 1000 };
}

/** Threads take about as long to start as the games of most runs, so the first games are played without them. */
const ALONE_MS = 300;

/** Plays the first games in this thread and returns how many. Bots that look ahead are slow, so threads begin at once. */
function playHere(
  game: PlayableGame,
  options: SimOptions & Bare,
  take: (results: readonly GameResult[], batch: Batch) => void,
): number {
  if (options.bots.some((name) => game.bots[name].looksAhead)) return 0;
  const began = performance.now();
  let n = 0;
  for (; n < options.games && performance.now() - began < ALONE_MS; n++)
    take([simulateGame(game, options, n)], { from: n, to: n + 1 });
  return n;
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
  const budget = wrongBudget(game, options.settings);
  if (budget !== undefined) throw new Failure(budget);
  try {
    for (const players of options.players) game.rules.setUp(configOf(game, players, options.settings), "check");
  } catch (problem) {
    if (problem instanceof SetUpError) throw new Failure(problem.message);
    throw problem;
  }
}
