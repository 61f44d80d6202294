/** The summary that `hypergate sim` prints. */
import { styleText } from "node:util";
import { digest, type Seat } from "@hypergate/kernel";
import { type GameResult, gameNamed, type SimOptions, type Simulated, settledOf, simulateAll } from "./sim.ts";

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
  /** How many seats were played, in the same categories as the wins, including those that never won. */
  readonly played: Counted;
  /** Average points in the same categories, where the game has points. */
  readonly meanScores?: Counted;
  readonly hash: string;
}

export async function sim(options: SimOptions, workers: number, quiet: boolean): Promise<Report> {
  return summarise(options, await simulateAll(options, workers, quiet));
}

/** The figures of a whole simulation. */
export function summarise(options: SimOptions, { results, played, seconds }: Simulated): Report {
  const game = gameNamed(options.game);
  const wins = new Count(game.kindName);
  const seats = new Count(game.kindName);
  const points = new Count(game.kindName);
  const shares = new Count(game.kindName);
  let decisions = 0;
  let units = 0;
  let endedByLimit = 0;
  for (const result of results) {
    decisions += result.decisions;
    units += result.units;
    if (result.stopped) endedByLimit++;
    for (let seat = 0; seat < result.bots.length; seat++) {
      seats.add(result, seat, 1);
      const isWinner = result.winners.includes(seat);
      wins.add(result, seat, isWinner ? 1 : 0);
      shares.add(result, seat, isWinner ? 1 / result.winners.length : 0);
    }
    result.scores.forEach((score, seat) => {
      points.add(result, seat, score);
    });
  }
  return {
    game: game.id,
    games: options.games,
    players: options.players,
    seed: options.seed,
    bots: options.bots,
    settled: settledOf(options),
    decisions,
    [game.unit]: units,
    seconds: Number(seconds.toFixed(3)),
    gamesPerSecond: Number((played / seconds).toFixed(1)),
    endedByLimit,
    ...(played === options.games ? {} : { resumed: options.games - played }),
    wins: wins.sorted(),
    shares: { byBot: shares.rounded().byBot },
    played: seats.sorted(),
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
