/** `hypergate worker`: does what servers and studies leave to workers, until it is stopped. */
import { Worker } from "node:worker_threads";
import { databaseFrom, type Job, Jobs, StoreTrouble } from "@hypergate/server";
import { Failure } from "./failure.ts";

const SCRIPT = new URL("./job-worker.ts", import.meta.url);
/** After a failure of the database it is tried again. */
const AGAIN_MS = 500;

/** Works with so many threads until `stop` says so; what is being done then waits for another worker. */
export async function work(address: string, threads: number, stop: Promise<unknown>): Promise<void> {
  const jobs = await Jobs.open(address, "worker");
  let stopped = false;
  const working = Array.from({ length: threads }, () => new Thread());
  const ended = stop.then(async () => {
    stopped = true;
    await Promise.all(working.map((thread) => thread.end()));
    await jobs.giveBack().catch(() => undefined);
    await jobs.close();
  });
  const serve = async (thread: Thread) => {
    while (!stopped)
      try {
        const job = await jobs.take();
        if (job !== undefined) await doJob(jobs, thread, job, () => stopped);
        else {
          await jobs.release();
          if (!stopped) await jobs.news();
        }
      } catch (problem) {
        if (stopped) return;
        if (!(problem instanceof StoreTrouble) || problem.kind !== "away") throw problem;
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
  };
  await Promise.all([ended, ...working.map(serve)]);
}

async function doJob(jobs: Jobs, thread: Thread, job: Job, isStopped: () => boolean): Promise<void> {
  const { result, failure } = await thread.run(job);
  if (isStopped()) return;
  if (failure !== undefined) await jobs.fail(job.id, failure);
  else await jobs.finish(job.id, result ?? "null");
}

interface Outcome {
  readonly result?: string;
  readonly failure?: string;
}

/** One thread, started when it is first needed, and again if it dies. */
class Thread {
  #worker: Worker | undefined;
  #ended = false;

  run(job: Job): Promise<Outcome> {
    if (this.#ended) return Promise.resolve({});
    const worker = (this.#worker ??= new Worker(SCRIPT));
    return new Promise((resolve) => {
      const finish = (outcome: Outcome) => {
        worker.off("message", finish).off("error", fail).off("exit", exit);
        resolve(outcome);
      };
      const lose = (why: string) => {
        this.#worker = undefined;
        finish(this.#ended ? {} : { failure: why });
      };
      const fail = (problem: unknown) => lose(String(problem));
      const exit = () => lose("the thread has ended");
      worker.on("message", finish).on("error", fail).on("exit", exit);
      worker.postMessage(job);
    });
  }

  async end(): Promise<void> {
    this.#ended = true;
    await this.#worker?.terminate();
  }
}

export async function workHere(threads: number): Promise<void> {
  const address = databaseFrom(process.env.HYPERGATE_DATABASE);
  if (address === undefined) throw new Failure("set HYPERGATE_DATABASE to the database whose jobs are to be done");
  const told = new Promise((stop) => {
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.once(signal, stop);
  });
  console.log(`working with ${threads} threads`);
  await work(address, threads, told).catch((problem: unknown) => {
    throw problem instanceof StoreTrouble ? new Failure(problem.message) : problem;
  });
}
