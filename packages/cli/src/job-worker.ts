/** A thread of `hypergate worker`: does one job after the other, batches of games and thoughts of bots. */
import { parentPort } from "node:worker_threads";
import { homebrewOfParent } from "@hypergate/games/homebrew";
import { type Job, thinkAbout } from "@hypergate/server/thinking";
import { doBatch, inWords } from "./batch-jobs.ts";
import { BATCH } from "./spreading.ts";

await homebrewOfParent();

async function done({ kind, doc }: Job): Promise<string> {
  if (kind !== BATCH) return thinkAbout(kind, doc);
  const { options, batch } = JSON.parse(doc);
  return JSON.stringify(doBatch(options, batch));
}

parentPort?.on("message", (job: Job) => {
  done(job).then(
    (result) => parentPort?.postMessage({ result }),
    (problem: unknown) => parentPort?.postMessage({ failure: inWords(problem) }),
  );
});
