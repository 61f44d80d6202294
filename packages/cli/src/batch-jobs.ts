/** What threads and workers do with batches of games. */
import { outcomeBatch } from "./analyse/calibration.ts";
import { fuzzBatch } from "./fuzz-command.ts";
import { ladderBatch } from "./ladder/play.ts";
import { worthBatch } from "./powers.ts";
import { simulateBatch } from "./sim.ts";
import { studyBatch } from "./study.ts";
import type { Batch } from "./workers.ts";

const JOBS: Readonly<Record<string, (options: never, batch: Batch) => unknown>> = {
  fuzz: fuzzBatch,
  ladder: ladderBatch,
  outcomes: outcomeBatch,
  sim: simulateBatch,
  powers: worthBatch,
  study: studyBatch,
};

/** Does a batch of the job that the options name. */
export function doBatch(options: { readonly job: string }, batch: Batch): unknown {
  if (!Object.hasOwn(JOBS, options.job)) throw new Error(`there is no job "${options.job}"`);
  return JOBS[options.job](options as never, batch);
}

export function inWords(problem: unknown): string {
  return problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
}
