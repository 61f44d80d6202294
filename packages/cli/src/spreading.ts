/**
 * Spreads the batches of a study over all workers of a database. The study has the name of its options, so one that is begun
 * again finds what was done of it.
 */
import { createHash } from "node:crypto";
import type { Jobs } from "@hypergate/server";
import { Failure } from "./failure.ts";
import type { Batch } from "./workers.ts";

/** The kind of these jobs. */
export const BATCH = "batch";

/** Does the batches by the workers of a database and passes on each result with its batch, in any order. */
export async function byWorkersOf<R>(
  address: string,
  options: object,
  batches: readonly Batch[],
  take: (result: R, batch: Batch) => void,
): Promise<void> {
  const { Jobs: Opened } = await import("@hypergate/server");
  const jobs = await Opened.open(address, "client").catch((problem: Error) => {
    throw new Failure(problem.message);
  });
  try {
    await spread(jobs, options, batches, take);
  } finally {
    await jobs.close();
  }
}

async function spread<R>(
  jobs: Jobs,
  options: object,
  batches: readonly Batch[],
  take: (result: R, batch: Batch) => void,
): Promise<void> {
  const study = createHash("sha256").update(JSON.stringify(options)).digest("hex");
  if ((await jobs.workers()) === 0) console.error("no worker is running yet; start some with: hypergate worker");
  const parts = batches.map((batch) => ({ part: batch.from, doc: JSON.stringify({ options, batch }) }));
  await jobs.add(study, BATCH, parts);
  const left = new Map(batches.map((batch) => [batch.from, batch]));
  const known: number[] = [];
  while (left.size > 0) {
    await jobs.release();
    const results = await jobs.results(study, known).catch(async (problem: Error) => {
      await jobs.forget(study);
      throw problem;
    });
    for (const { part, result } of results) {
      known.push(part);
      const batch = left.get(part);
      if (batch !== undefined) take(JSON.parse(result) as R, batch);
      left.delete(part);
    }
    if (left.size > 0) await jobs.news();
  }
  await jobs.forget(study);
}
