/** Bots think in worker threads, so that a slow bot delays nobody. */
import { availableParallelism } from "node:os";
import type { CharacterId } from "@hypergate/bots/characters";
import type { Answer, Question, Standpoint, Value } from "@hypergate/kernel";
import { Piscina } from "piscina";
import type { GameStart, Snapshot } from "../store/records.ts";
import { FairQueue, type Payer } from "./fair-queue.ts";
import { type Finished, hasPoints } from "./stored-trace.ts";

/** Everything a bot is told: the question, the view of its seat, and where it stands if it looks ahead. */
export interface Decision {
  readonly game: string;
  readonly bot: string;
  readonly seed: string;
  /** Whom a bot plays that has the seat for itself. */
  readonly character?: CharacterId | undefined;
  readonly question: Question;
  readonly view: unknown;
  readonly standpoint?: Standpoint;
}

/** A place in a game before answer number `to`. */
export interface Before {
  readonly start: GameStart;
  readonly answers: readonly Answer[];
  readonly to: number;
}

export interface Thinker {
  decide(task: Decision, payer: Payer): Promise<Value>;
  /** The latest state at or before a place from which the game can go on; nothing if today's rules lead elsewhere. */
  stateBefore(task: Before, payer: Payer): Promise<Snapshot | undefined>;
  /** The packed trace of a finished game; nothing if it lacks points and today's rules lead elsewhere. */
  trace(task: Finished, payer: Payer): Promise<string | undefined>;
  close(): Promise<void>;
}

/** A bot that takes longer gets the default answer; the time until its turn does not count. */
const LONGEST_THOUGHT_MS = 10_000;
/** So long a game may take to be played again or to be traced. */
const LONGEST_REPLAY_MS = 60_000;

/** People think for minutes between two answers of a bot, and a thread takes a second to be ready: it waits that long for work. */
const THREAD_WAITS_MS = 600_000;

/** By default one processor is left for everything else. */
export function threads(most = Math.max(1, availableParallelism() - 1)): Thinker {
  const queue = new FairQueue(most);
  const bots = new URL("./bot-worker.ts", import.meta.url).href;
  const traces = new URL("./trace-worker.ts", import.meta.url).href;
  // Without a file of its own, which every thread would load: one that makes traces needs neither rules nor bots.
  const pool = new Piscina({ minThreads: 0, maxThreads: most, idleTimeout: THREAD_WAITS_MS });
  const run = <T>(payer: Payer, name: string, task: object, ms: number, filename = bots): Promise<T> =>
    queue.run(payer, () => pool.run(task, { name, filename, signal: AbortSignal.timeout(ms) }));
  return {
    decide: (task, payer) => run(payer, "decide", task, LONGEST_THOUGHT_MS),
    stateBefore: (task, payer) => run(payer, "stateBefore", task, LONGEST_REPLAY_MS),
    trace: (task, payer) =>
      hasPoints(task)
        ? run(payer, "tracePoints", task, LONGEST_REPLAY_MS, traces)
        : run(payer, "trace", task, LONGEST_REPLAY_MS),
    close: async () => {
      queue.close();
      await pool.destroy();
    },
  };
}
