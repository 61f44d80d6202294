/**
 * Bots that look ahead think in workers, if there are any; games are played again and traced there too. A bot that answers at
 * once is asked here: the way to a worker takes longer than its thought.
 */
import type { Value } from "@hypergate/kernel";
import { randomId } from "../random.ts";
import type { Jobs } from "../store/postgres/jobs.ts";
import type { Snapshot } from "../store/records.ts";
import type { Thinker } from "./bots.ts";

/** How often it is looked whether there are workers. */
const LOOK_MS = 2_000;
/** What a worker has not done by then is done here. */
const LONGEST_MS = { decide: 4_000, stateBefore: 60_000, trace: 60_000 } as const;
/** Before games of studies. */
const URGENCY = 10;

/** The kinds of jobs of this sort: what is to be thought about, and its result, as JSON. */
export const THINKING = "think";

export interface Thought {
  readonly name: keyof typeof LONGEST_MS;
  readonly task: unknown;
}

export function withWorkers(here: Thinker, jobs: Jobs): Thinker {
  let workers = 0;
  const look = () => {
    jobs.workers().then(
      (n) => {
        workers = n;
      },
      () => {
        workers = 0;
      },
    );
  };
  look();
  const timer = setInterval(look, LOOK_MS).unref();
  const there = async <T>(name: Thought["name"], task: unknown, instead: () => Promise<T>): Promise<T> => {
    if (workers === 0) return instead();
    const result = await asked(jobs, { name, task }).catch(() => undefined);
    return result === undefined ? instead() : ((JSON.parse(result) as { value?: T }).value as T);
  };
  return {
    decide: (task, payer) => {
      const instead = () => here.decide(task, payer);
      return task.standpoint === undefined ? instead() : there<Value>("decide", task, instead);
    },
    stateBefore: (task, payer) => there<Snapshot | undefined>("stateBefore", task, () => here.stateBefore(task, payer)),
    trace: (task, payer) => there<string | undefined>("trace", task, () => here.trace(task, payer)),
    close: async () => {
      clearInterval(timer);
      await Promise.all([here.close(), jobs.close()]);
    },
  };
}

/** The result of one thought; nothing if no worker had it in time. */
async function asked(jobs: Jobs, thought: Thought): Promise<string | undefined> {
  const study = `thought ${randomId()}`;
  const until = performance.now() + LONGEST_MS[thought.name];
  await jobs.add(study, THINKING, [{ part: 0, doc: JSON.stringify(thought) }], URGENCY);
  try {
    for (;;) {
      const [done] = await jobs.results(study, []);
      const left = until - performance.now();
      if (done !== undefined || left <= 0) return done?.result;
      await jobs.news(Math.min(left, 1_000));
    }
  } finally {
    await jobs.forget(study).catch(() => undefined);
  }
}
