/** A worker thread: does batches of games of whatever job it was started for. */
import { parentPort, workerData } from "node:worker_threads";
import { homebrewOfParent } from "@hypergate/games/homebrew";
import { doBatch, inWords } from "./batch-jobs.ts";
import type { Batch } from "./workers.ts";

await homebrewOfParent();

parentPort?.on("message", (batch: Batch) => {
  try {
    parentPort?.postMessage({ result: doBatch(workerData, batch) });
  } catch (problem) {
    parentPort?.postMessage({ failure: inWords(problem) });
  }
});
