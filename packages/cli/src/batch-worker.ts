/** A worker thread: does batches of games of whatever job it was started for. */
import { parentPort, workerData } from "node:worker_threads";
import { fuzzBatch } from "./fuzz-command.ts";
import { worthBatch } from "./powers.ts";
import { simulateBatch } from "./sim.ts";
import type { Batch } from "./workers.ts";

const JOBS: Readonly<Record<string, (options: never, batch: Batch) => unknown>> = {
  fuzz: fuzzBatch,
  sim: simulateBatch,
  powers: worthBatch,
};

parentPort?.on("message", (batch: Batch) => {
  try {
    parentPort?.postMessage({ result: JOBS[workerData.job](workerData as never, batch) });
  } catch (problem) {
    parentPort?.postMessage({
      failure: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem),
    });
  }
});
