/**
 * `hypergate powers`: measures what each alien's power is worth. Plays the same games twice, with the power and with
 * the sheet taken away after the cards are dealt; nothing else differs.
 */
import { BOXES, FACTS } from "@hypergate/cosmic";
import { playOut } from "@hypergate/games";
import { GAMES } from "./games.ts";
import { Progress } from "./progress.ts";
import { byWorkersOf } from "./spreading.ts";
import { type Batch, batchesOf, inBatches } from "./workers.ts";

export interface PowersOptions {
  readonly games: number;
  readonly seed: string;
  readonly bot: string;
  readonly aliens: readonly string[];
}

/**
 * For one alien: how many games its owner won with and without the power, and in how many games the results differed.
 */
export interface Worth {
  readonly alien: string;
  games: number;
  with: number;
  without: number;
  gained: number;
  lost: number;
}

const MOST_PLAYERS = 5;
/** Of 51 aliens, one run in 20 shows a power this bad by chance. */
const SIGNIFICANT = 0.05 / 51;
/** With fewer games that differ, the error of the difference cannot be estimated. */
const LEAST_DIFFERENT = 10;

export function worthBatch(options: PowersOptions, batch: Batch): Worth[] {
  const worths: Worth[] = [];
  for (let job = batch.from; job < batch.to; job++) {
    const alien = options.aliens[Math.floor(job / options.games)];
    const n = job % options.games;
    let worth = worths.at(-1);
    if (worth?.alien !== alien) {
      worth = { alien, games: 0, with: 0, without: 0, gained: 0, lost: 0 };
      worths.push(worth);
    }
    add(worth, wins(options, alien, n, true), wins(options, alien, n, false));
  }
  return worths;
}

function add(worth: Worth, isWon: boolean, isWonWithout: boolean): void {
  worth.games++;
  if (isWon) worth.with++;
  if (isWonWithout) worth.without++;
  if (isWon && !isWonWithout) worth.gained++;
  if (!isWon && isWonWithout) worth.lost++;
}

/** Whether the alien's owner wins game `n`. Its seat rotates. */
function wins({ seed, bot }: PowersOptions, alien: string, n: number, hasPower: boolean): boolean {
  const count = FACTS[alien].needsColour === true ? MOST_PLAYERS - 1 : MOST_PLAYERS;
  const seat = n % count;
  const named = `${seed} ${alien} ${n}`;
  const game = GAMES.cosmic;
  const kinds = Array.from({ length: count }, (_, i) => (i === seat ? alien : undefined));
  const { state } = playOut(game, {
    config: game.seated(kinds, { useFlares: true, boxes: BOXES }, named),
    seed: named,
    bots: new Array<string>(count).fill(bot),
    disarmed: hasPower ? [] : [seat],
  });
  return game.winners(state).includes(seat);
}

/** The difference in wins per game, and its standard error; the games are paired. */
export function difference({ games, gained, lost }: Worth): { readonly mean: number; readonly error: number } {
  const mean = (gained - lost) / games;
  return { mean, error: Math.sqrt(((gained + lost) / games - mean * mean) / games) };
}

/** Whether the power lost more games than chance explains (exact sign test). */
export function isHarmful({ gained, lost }: Worth): boolean {
  return atLeast(lost, gained + lost) < SIGNIFICANT;
}

/** The probability that at least `heads` of `n` fair coins show heads. */
function atLeast(heads: number, n: number): number {
  let log = -n * Math.LN2;
  let sum = 0;
  for (let k = n; k >= heads; k--) {
    sum += Math.exp(log);
    log += Math.log(k) - Math.log(n - k + 1);
  }
  return sum;
}

/** Measures all aliens; true if no power is worse than having none. */
export async function powers(options: PowersOptions, workers: number, workersOf?: string): Promise<boolean> {
  const all = new Map<string, Worth>();
  const jobs = options.games * options.aliens.length;
  const progress = new Progress("powers", jobs);
  let done = 0;
  const take = (worths: Worth[], batch: Batch) => {
    for (const worth of worths) all.set(worth.alien, joined(worth, all.get(worth.alien)));
    done += batch.to - batch.from;
    progress.show(done);
  };
  const job = { ...options, job: "powers" };
  const batches = batchesOf(jobs, 100);
  if (workersOf !== undefined) await byWorkersOf(workersOf, job, batches, take);
  else await inBatches(new URL("./batch-worker.ts", import.meta.url), job, batches, workers, take);
  progress.end();
  const sorted = [...all.values()].sort((a, b) => difference(b).mean - difference(a).mean);
  for (const worth of sorted) console.log(lineOf(worth));
  const harmful = sorted.filter(isHarmful).map(({ alien }) => alien);
  console.log(harmful.length === 0 ? "no power is worse than none" : `worse than none: ${harmful.join(", ")}`);
  return harmful.length === 0;
}

function joined(one: Worth, other: Worth | undefined): Worth {
  if (other === undefined) return one;
  return {
    alien: one.alien,
    games: one.games + other.games,
    with: one.with + other.with,
    without: one.without + other.without,
    gained: one.gained + other.gained,
    lost: one.lost + other.lost,
  };
}

export function lineOf(worth: Worth): string {
  const { mean, error } = difference(worth);
  const differ = worth.gained + worth.lost;
  const off =
    differ < LEAST_DIFFERENT ? `(games that differ: ${differ}, too few to tell)` : `± ${(196 * error).toFixed(1)}`;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(7);
  const signed = `${mean < 0 ? "−" : "+"}${(100 * Math.abs(mean)).toFixed(1)}`.padStart(6);
  const shares = `${percent(worth.with / worth.games)} with,${percent(worth.without / worth.games)} without`;
  return `${worth.alien.padEnd(16)} ${shares}: ${signed} ${off}${isHarmful(worth) ? "  worse than none" : ""}`;
}
