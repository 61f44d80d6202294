/** `hypergate sim`: whole games without a table, as many as one likes. Same seed, same result, on any number of workers. */
import { styleText } from "node:util";
import { digest, type Seat, SetUpError, seated, seeded, shuffle, simulate, stateHash } from "@hypergate/kernel";
import { Failure } from "./failure.ts";
import { GAMES, type PlayableGame, type SeatFacts } from "./games.ts";
import { Progress } from "./progress.ts";
import { type Batch, batchesOf, inBatches } from "./workers.ts";

export interface SimOptions {
  readonly game: string;
  readonly games: number;
  /** Player counts; the games take turns with them. */
  readonly players: readonly number[];
  readonly seed: string;
  /** One bot for all seats, or one for each; they change seats from game to game. */
  readonly bots: readonly string[];
  readonly settings: Readonly<Record<string, unknown>>;
}

/** What one simulated game came to. */
export interface GameResult {
  readonly decisions: number;
  readonly units: number;
  readonly stopped: boolean;
  readonly winners: readonly Seat[];
  readonly bots: readonly string[];
  readonly kinds: readonly string[];
  /** Points by seat; empty where the game has none. */
  readonly scores: readonly number[];
  /** What else the game tells by seat; empty where it tells nothing. */
  readonly facts: readonly SeatFacts[];
  readonly hash: string;
}

export function gameNamed(name: string): PlayableGame {
  const game = GAMES[name];
  if (game === undefined) throw new Failure(`unknown game "${name}"; allowed: ${Object.keys(GAMES).join(", ")}`);
  return game;
}

/** Plays game number `n` of a simulation. */
export function simulateGame(game: PlayableGame, options: SimOptions, n: number): GameResult {
  const { state, ...result } = playGame(game, options, n);
  return { ...result, facts: game.facts?.(state) ?? [], hash: stateHash(state) };
}

/** The same without the digest of where it led. */
export function playGame(game: PlayableGame, options: SimOptions, n: number) {
  const seed = `${options.seed} ${n}`;
  const players = options.players[n % options.players.length];
  const state = game.rules.setUp(configOf(game, players, options), seed);
  const bots = shuffle(seeded(`seats ${seed}`), botsFor(players, options));
  const kinds = game.kinds(state);
  const seats = bots.map((name, seat) => seated(game.rules, game.bots[name](`${seed} ${seat}`)));
  const { decisions, stopped } = simulate(game.rules, state, seats, (now) => game.units(now) > game.limit);
  return {
    state,
    decisions,
    units: game.units(state),
    stopped,
    winners: game.winners(state),
    bots,
    kinds: kinds.length > 0 ? kinds : game.kinds(state),
    scores: game.scores?.(state) ?? [],
  };
}

function configOf(game: PlayableGame, players: number, { settings }: SimOptions): unknown {
  return game.config(players, { ...game.usual(settings), ...settings });
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

/** By what, of whom, how many. */
type Counted = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The report of a simulation, as `--json` prints it. */
export interface Report {
  readonly game: string;
  readonly games: number;
  readonly players: readonly number[];
  readonly seed: string;
  readonly bots: readonly string[];
  readonly decisions: number;
  readonly encounters?: number;
  readonly rounds?: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly endedByLimit: number;
  /** Games taken from a journal; the time is that of the others. */
  readonly resumed?: number;
  readonly wins: Counted;
  /** Points on average, by the same as the wins, where the game has points. */
  readonly meanScores?: Counted;
  readonly hash: string;
}

/** What was played, and how much of it just now. */
export interface Simulated {
  readonly results: readonly GameResult[];
  readonly played: number;
  readonly seconds: number;
}

/** Remembers results beyond the end of the process. */
export interface Keeper {
  /** Results by the number of the game, with gaps where a game is still to be played. */
  readonly known: ReadonlyMap<number, GameResult>;
  readonly keep: (results: readonly GameResult[], batch: Batch) => void;
}

export async function sim(options: SimOptions, workers: number, quiet: boolean): Promise<Report> {
  return summarise(options, await simulateAll(options, workers, quiet));
}

/** Plays all games that `keeper` does not know yet. */
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
  // What is kept is kept batch by batch, so that little is lost when the run is stopped.
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
  for (const bot of options.bots)
    if (game.bots[bot] === undefined)
      throw new Failure(`unknown bot "${bot}"; allowed: ${Object.keys(game.bots).join(", ")}`);
  try {
    for (const players of options.players) game.rules.setUp(configOf(game, players, options), "check");
  } catch (problem) {
    if (problem instanceof SetUpError) throw new Failure(problem.message);
    throw problem;
  }
}

/** The figures of a whole simulation. */
export function summarise(options: SimOptions, { results, played, seconds }: Simulated): Report {
  const game = gameNamed(options.game);
  const wins = new Count(game.kindName);
  const points = new Count(game.kindName);
  const seats = new Count(game.kindName);
  let decisions = 0;
  let units = 0;
  let endedByLimit = 0;
  for (const result of results) {
    decisions += result.decisions;
    units += result.units;
    if (result.stopped) endedByLimit++;
    for (const seat of result.winners) wins.add(result, seat, 1);
    result.scores.forEach((score, seat) => {
      points.add(result, seat, score);
      seats.add(result, seat, 1);
    });
  }
  return {
    game: game.id,
    games: options.games,
    players: options.players,
    seed: options.seed,
    bots: options.bots,
    decisions,
    [game.unit]: units,
    seconds: Number(seconds.toFixed(3)),
    gamesPerSecond: Number((played / seconds).toFixed(1)),
    endedByLimit,
    ...(played === options.games ? {} : { resumed: options.games - played }),
    wins: wins.sorted(),
    ...(game.scores === undefined ? {} : { meanScores: points.per(seats).sorted() }),
    hash: digest(results.map((result) => result.hash).join(" ")),
  };
}

/** Sums by seat, by bot and by what else the game counts. */
class Count {
  readonly #kindName: string;
  readonly #sums: Record<string, Record<string, number>>;

  constructor(kindName: string) {
    this.#kindName = kindName;
    this.#sums = { bySeat: {}, byBot: {}, [kindName]: {} };
  }

  add(result: GameResult, seat: Seat, n: number): void {
    const names = { bySeat: String(seat), byBot: result.bots[seat], [this.#kindName]: result.kinds[seat] };
    for (const [by, name] of Object.entries(names)) this.#sums[by][name] = (this.#sums[by][name] ?? 0) + n;
  }

  /** Every sum divided by that of `others`, to two places. */
  per(others: Count): Count {
    const means = new Count(this.#kindName);
    for (const [by, sums] of Object.entries(this.#sums))
      for (const [name, sum] of Object.entries(sums))
        means.#sums[by][name] = Number((sum / others.#sums[by][name]).toFixed(2));
    return means;
  }

  /** The largest first. */
  sorted(): Counted {
    return Object.fromEntries(
      Object.entries(this.#sums).map(([by, sums]) => [
        by,
        Object.fromEntries(Object.entries(sums).sort(([, a], [, b]) => b - a)),
      ]),
    );
  }
}

/** `byStartWorld` is "by start world". */
function inSpacedWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The report in words. */
export function inWords(report: Report): string {
  const bold = (value: number | string) =>
    styleText("bold", typeof value === "number" ? value.toLocaleString("en") : value);
  const units = report.encounters ?? report.rounds ?? 0;
  const unit = report.encounters === undefined ? "rounds" : "encounters";
  const lines = [
    `${bold(report.games)} games of ${report.game} with ${report.players.join(", ")} players (${report.bots.join(", ")}), seed ${report.seed}`,
    `${bold(units)} ${unit}, ${bold(report.decisions)} decisions in ${report.seconds} s: ${bold(Math.round(report.gamesPerSecond))} games/s, ${bold(Math.round((report.gamesPerSecond * units) / report.games))} ${unit}/s`,
    report.endedByLimit === 0
      ? "every game came to its end"
      : `${report.endedByLimit} games were stopped by the safety limit`,
  ];
  if (report.resumed !== undefined) lines.push(`${bold(report.resumed)} of them from the journal, at no cost of time`);
  for (const [by, counts] of Object.entries(report.wins)) {
    const scores = report.meanScores?.[by];
    lines.push(`wins ${inSpacedWords(by)}${scores === undefined ? "" : " and points on average"}:`);
    for (const [name, n] of Object.entries(counts)) {
      const share = `${((100 * n) / report.games).toFixed(1)} %`.padStart(7);
      const mean = scores?.[name] === undefined ? "" : `  ${scores[name].toFixed(2).padStart(7)}`;
      lines.push(`  ${name.padEnd(24)} ${String(n).padStart(8)}  ${share}${mean}`);
    }
  }
  lines.push(`hash ${report.hash}`);
  return lines.join("\n");
}
