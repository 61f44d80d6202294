/** `hypergate fuzz`: plays many random games on all cores and checks everything. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { styleText } from "node:util";
import { type Finding, fuzzGame } from "./fuzz.ts";
import { addNames, addTally, coverage, pairsOf, type Tally } from "./fuzz-coverage.ts";
import type { PlayableGame } from "./games.ts";
import { Progress } from "./progress.ts";
import { checkWritable } from "./report/files.ts";
import { type LineJournal, openLineJournal } from "./report/line-journal.ts";
import { lock } from "./report/lock.ts";
import { sourcesOf } from "./report/sources.ts";
import { gameNamed } from "./sim.ts";
import { type Batch, batchesOf, inBatches } from "./workers.ts";

/** A finished batch, as the journal keeps it. */
interface Fuzzed extends Batch {
  readonly count: FuzzCount;
}

function isFuzzed(value: object): value is Fuzzed {
  const isNumber = (name: "from" | "to") => name in value && Number.isInteger((value as Fuzzed)[name]);
  return isNumber("from") && isNumber("to") && "count" in value && typeof value.count === "object";
}

export interface FuzzOptions {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
}

/** How many findings are shown and kept. */
const SHOWN = 10;

interface FuzzCount {
  games: number;
  answers: number;
  units: number;
  stopped: number;
  readonly findings: Finding[];
  /** In how many games something was used, and two kinds met. */
  readonly used: Tally;
  readonly met: Tally;
}

function nothing(): FuzzCount {
  return { games: 0, answers: 0, units: 0, stopped: 0, findings: [], used: {}, met: {} };
}

export function fuzzBatch(options: FuzzOptions, batch: Batch): FuzzCount {
  const game = gameNamed(options.game);
  const count = nothing();
  for (let n = batch.from; n < batch.to; n++) {
    const result = fuzzGame(game, `${options.seed}-${n}`);
    count.games++;
    count.answers += result.answers;
    count.units += result.units;
    if (result.stopped) count.stopped++;
    if (result.finding !== undefined) count.findings.push(result.finding);
    addNames(count.used, result.used);
    if (game.uses.pairs !== undefined) addNames(count.met, pairsOf(result.kinds));
  }
  return count;
}

/**
 * Runs the fuzzer; true if there are no findings. Each finding leaves a file for `hypergate replay`. With a journal, finished
 * batches are kept there, and the same command goes on where it stopped.
 */
export async function fuzz(options: FuzzOptions, workers: number, resume?: string): Promise<boolean> {
  if (resume === undefined) return await run(options, workers);
  checkWritable(resume);
  const unlock = lock(resume);
  try {
    const head = { ...options, sources: sourcesOf(options.game) };
    return await run(options, workers, openLineJournal(resume, { of: "fuzz run", head, isEntry: isFuzzed }));
  } finally {
    unlock();
  }
}

async function run(options: FuzzOptions, workers: number, journal?: LineJournal<Fuzzed>): Promise<boolean> {
  const game = gameNamed(options.game);
  const all = nothing();
  const known = journal?.entries ?? [];
  const addUp = (count: FuzzCount) => {
    all.games += count.games;
    all.answers += count.answers;
    all.units += count.units;
    all.stopped += count.stopped;
    all.findings.push(...count.findings);
    addTally(all.used, count.used);
    addTally(all.met, count.met);
  };
  const take = (count: FuzzCount, batch: Batch) => {
    journal?.keep({ ...batch, count });
    addUp(count);
    progress.show(all.games, all.findings.length > 0 ? `${all.findings.length} findings` : "");
  };
  const done = new Set<number>();
  for (const { from, to, count } of known) {
    for (let n = from; n < to; n++) done.add(n);
    addUp(count);
  }
  const progress = new Progress(`fuzzing ${game.id}`, options.games, all.games);
  const began = performance.now();
  const size = Math.max(1, Math.min(20, Math.ceil(options.games / workers / 8)));
  await inBatches<FuzzCount>(
    new URL("./batch-worker.ts", import.meta.url),
    { ...options, job: "fuzz" },
    batchesOf(options.games, size, (n) => done.has(n)),
    workers,
    take,
  );
  progress.end();
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${all.games} games of ${game.id}, ${all.units} ${game.unit}, ${all.answers} answers checked in ${seconds.toFixed(0)} s;` +
      ` ${all.stopped} stopped by the safety limit; ${all.findings.length} findings`,
  );
  return tell(game, all);
}

/** Prints what was found and used, then writes the findings to files; true if there are none. */
export function tell(game: PlayableGame, all: FuzzCount, folder = "."): boolean {
  const shown = all.findings.slice(0, SHOWN);
  for (const { seed, what } of shown) console.log(`game ${seed}: ${styleText("red", what)}`);
  const { lines, isComplete } = coverage(game.uses, all);
  for (const line of lines) console.log(line);
  for (const finding of shown) console.log(kept(game.id, finding, folder));
  return isComplete && all.findings.length === 0;
}

/** Writes a finding to a file and prints where. If that fails, the others are still written. */
export function kept(game: string, { seed, recording }: Finding, folder: string): string {
  const file = join(folder, `fuzz-${game}-${safeName(seed)}.json`);
  try {
    writeFileSync(file, JSON.stringify(recording));
  } catch (problem) {
    return `cannot write ${file} (${(problem as NodeJS.ErrnoException).code}); the same command finds game ${seed} again`;
  }
  return `game ${seed}: replay it with: npx hypergate replay ${file}`;
}

/** A seed as part of a file name: its end, which contains the number of the game, without forbidden characters. */
function safeName(seed: string): string {
  return seed.replaceAll(/[^\w.-]/g, "_").slice(-100);
}
