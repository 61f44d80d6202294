/** Splits numbered jobs over worker threads. Which worker does which job never changes a result. */
import { cpus } from "node:os";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";

export interface Batch {
  readonly from: number;
  readonly to: number;
}

/** The default number of workers. */
export function defaultWorkers(): number {
  return Math.max(1, cpus().length);
}

/** The jobs from 0 for which `isDone` is false, in batches of at most `size`. */
export function batchesOf(jobs: number, size: number, isDone: (job: number) => boolean = () => false): Batch[] {
  const batches: Batch[] = [];
  for (let from = 0; from < jobs; from++) {
    if (isDone(from)) continue;
    let to = from + 1;
    while (to < jobs && to - from < size && !isDone(to)) to++;
    batches.push({ from, to });
    from = to - 1;
  }
  return batches;
}

/** Runs batches of jobs on `workers` threads of `script` and passes on each result with its batch, in any order. */
export async function inBatches<R>(
  script: URL,
  data: object,
  batches: readonly Batch[],
  workers: number,
  take: (result: R, batch: Batch) => void,
): Promise<void> {
  let next = 0;
  const nextBatch = (): Batch | undefined => batches[next++];
  await Promise.all(Array.from({ length: workers }, () => serve(script, data, nextBatch, take)));
}

/**
 * A worker has this much space for young objects from its start. A fuzzed game compares copies of its whole state after every
 * answer; with the megabyte that Node begins with, a quarter of its time goes into keeping what is thrown away a moment later.
 */
const ROOM_FOR_YOUNG = "--min-semi-space-size=16";

function serve<R>(
  script: URL,
  data: object,
  nextBatch: () => Batch | undefined,
  take: (result: R, batch: Batch) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let batch = nextBatch();
    if (batch === undefined) {
      resolve();
      return;
    }
    setFlagsFromString(ROOM_FOR_YOUNG);
    const worker = new Worker(script, { workerData: data });
    const finish = (end: () => void) => {
      worker.terminate().then(end, reject);
    };
    worker.on("error", reject);
    worker.on("message", (message: { result?: R; failure?: string }) => {
      if (message.failure !== undefined) {
        finish(() => reject(new Error(message.failure)));
        return;
      }
      take(message.result as R, batch as Batch);
      batch = nextBatch();
      if (batch === undefined) finish(resolve);
      else worker.postMessage(batch);
    });
    worker.postMessage(batch);
  });
}
