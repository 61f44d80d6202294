/** A worker thread: does batches of simulated or fuzzed games. */
import { parentPort, workerData } from "node:worker_threads";
import { fuzzBatch } from "./fuzz-command.ts";
import { simulateBatch } from "./sim.ts";
import type { Batch } from "./workers.ts";

parentPort?.on("message", (batch: Batch) => {
  try {
    const result = workerData.job === "fuzz" ? fuzzBatch(workerData, batch) : simulateBatch(workerData, batch);
    parentPort?.postMessage({ result });
  } catch (problem) {
    parentPort?.postMessage({
      failure: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem),
    });
  }
});
