/** The summary that `hypergate sim` prints. */
import { styleText } from "node:util";
import { newDigest, type Seat } from "@hypergate/kernel";
import type { PlayableGame } from "./games.ts";
import {
  type By,
  type GameResult,
  gameNamed,
  type SimOptions,
  type Simulated,
  type Spent,
  settledOf,
  simulateEach,
} from "./sim.ts";
import { type Thinking, Times } from "./thinking.ts";

/** Counts by category and item. */
type Counted = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The report of a simulation, as `--json` prints it. */
export interface Report extends Omit<SimOptions, "settings"> {
  /** Every setting of the table. */
  readonly settled: Readonly<Record<string, unknown>>;
  readonly decisions: number;
  readonly encounters?: number;
  readonly rounds?: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly endedByLimit: number;
  /** Games read from a journal; the time covers only the others. */
  readonly resumed?: number;
  readonly wins: Counted;
  /** Victories by bot; one that is shared counts as one divided by the number of winners. */
  readonly shares: { readonly byBot: Readonly<Record<string, number>> };
  /** Milliseconds of processor a decision, of bots that look ahead. */
  readonly thinking?: { readonly byBot: Readonly<Record<string, Thinking>> };
  /** How many seats were played, in the same categories as the wins, including those that never won. */
  readonly played: Counted;
  /** Average points in the same categories, where the game has points. */
  readonly meanScores?: Counted;
  readonly hash: string;
}

/** Plays without keeping the results, so that memory does not grow with the number of games. */
export async function sim(options: SimOptions, by: By): Promise<Report> {
  const tally = new Tally(options);
  const spent = await simulateEach(options, by, (result) => tally.add(result));
  return tally.report(spent);
}

/** The figures of a whole simulation. */
export function summarise(options: SimOptions, simulated: Simulated): Report {
  const tally = new Tally(options);
  for (const result of simulated.results) tally.add(result);
  return tally.report(simulated);
}

/** Adds results up, in the order of the games. */
class Tally {
  readonly #options: SimOptions;
  readonly #game: PlayableGame;
  readonly #wins: Count;
  readonly #seats: Count;
  readonly #points: Count;
  readonly #shares: Count;
  readonly #times = new Times();
  readonly #hash = newDigest();
  #games = 0;
  #decisions = 0;
  #units = 0;
  #endedByLimit = 0;

  constructor(options: SimOptions) {
    const game = gameNamed(options.game);
    this.#options = options;
    this.#game = game;
    this.#wins = new Count(game.kindName);
    this.#seats = new Count(game.kindName);
    this.#points = new Count(game.kindName);
    this.#shares = new Count(game.kindName);
  }

  add(result: GameResult): void {
    this.#hash.add(this.#games++ === 0 ? result.hash : ` ${result.hash}`);
    this.#decisions += result.decisions;
    this.#units += result.units;
    if (result.stopped) this.#endedByLimit++;
    if (result.thought !== undefined) this.#times.add(result.thought);
    for (let seat = 0; seat < result.bots.length; seat++) {
      this.#seats.add(result, seat, 1);
      const isWinner = result.winners.includes(seat);
      this.#wins.add(result, seat, isWinner ? 1 : 0);
      this.#shares.add(result, seat, isWinner ? 1 / result.winners.length : 0);
    }
    for (let seat = 0; seat < result.scores.length; seat++) this.#points.add(result, seat, result.scores[seat]);
  }

  report({ played, seconds }: Spent): Report {
    const { games, players, seed, bots } = this.#options;
    const { id, unit, scores } = this.#game;
    const thinking = this.#times.byBot();
    return {
      game: id,
      games,
      players,
      seed,
      bots,
      settled: settledOf(this.#options),
      decisions: this.#decisions,
      [unit]: this.#units,
      seconds: Number(seconds.toFixed(3)),
      gamesPerSecond: Number((played / seconds).toFixed(1)),
      endedByLimit: this.#endedByLimit,
      ...(played === games ? {} : { resumed: games - played }),
      wins: this.#wins.sorted(),
      shares: { byBot: this.#shares.rounded().byBot },
      ...(thinking === undefined ? {} : { thinking: { byBot: thinking } }),
      played: this.#seats.sorted(),
      ...(scores === undefined ? {} : { meanScores: this.#points.per(this.#seats).sorted() }),
      hash: this.#hash.end(),
    };
  }
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
    count(this.#sums.bySeat, String(seat), n);
    count(this.#sums.byBot, result.bots[seat], n);
    count(this.#sums[this.#kindName], result.kinds[seat], n);
  }

  /** Divides every sum by that of `others`, rounded to two places. */
  per(others: Count): Count {
    const means = new Count(this.#kindName);
    for (const [by, sums] of Object.entries(this.#sums))
      for (const [name, sum] of Object.entries(sums))
        means.#sums[by][name] = Number((sum / others.#sums[by][name]).toFixed(2));
    return means;
  }

  /** The largest first, rounded to three places. */
  rounded(): Counted {
    const round = (sums: Readonly<Record<string, number>>) =>
      Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum.toFixed(3))]));
    return Object.fromEntries(Object.entries(this.sorted()).map(([by, sums]) => [by, round(sums)]));
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

function count(sums: Record<string, number>, name: string, n: number): void {
  sums[name] = (sums[name] ?? 0) + n;
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
  for (const [bot, { median, of90, of99 }] of Object.entries(report.thinking?.byBot ?? {}))
    lines.push(
      `${bot} thinks ${bold(median)} ms of processor a decision in the median; 90 % under ${of90} ms, 99 % under ${of99} ms`,
    );
  for (const by of Object.keys(report.wins)) lines.push(...winLines(report, by));
  lines.push(`hash ${report.hash}`);
  return lines.join("\n");
}

/** Wins as a share of seats, for all that took part: the highest share first. */
function winLines({ wins, played, meanScores }: Report, by: string): string[] {
  const scores = meanScores?.[by];
  const shareOf = (name: string) => wins[by][name] / played[by][name];
  const line = (name: string) => {
    const share = `${(100 * shareOf(name)).toFixed(1)} %`.padStart(7);
    const mean = scores?.[name] === undefined ? "" : `  ${scores[name].toFixed(2).padStart(7)}`;
    return `  ${name.padEnd(24)} ${String(wins[by][name]).padStart(8)} / ${String(played[by][name]).padEnd(8)}${share}${mean}`;
  };
  const names = Object.keys(wins[by]).sort((a, b) => shareOf(b) - shareOf(a));
  const title = `wins ${inSpacedWords(by)} / seats played${scores === undefined ? "" : " and points on average"}:`;
  return [title, ...names.map(line)];
}
