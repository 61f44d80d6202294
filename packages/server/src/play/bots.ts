/** Bots think in worker threads, so that a slow bot delays nobody. */
import { availableParallelism } from "node:os";
import type { CharacterId } from "@hypergate/bots/characters";
import type { Answer, Question, Standpoint, Value } from "@hypergate/kernel";
import { Piscina } from "piscina";
import type { Entry, GameStart, Snapshot, StoredEvent } from "../store/store.ts";

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

/** Everything stored of a finished game, to make its trace from. */
export interface Finished {
  readonly start: GameStart;
  readonly log: readonly Entry[];
  readonly events: readonly StoredEvent[];
  /** Games that began before points were stored lack them. */
  readonly points: readonly string[] | undefined;
}

/** A place in a game before answer number `to`. */
export interface Before {
  readonly start: GameStart;
  readonly answers: readonly Answer[];
  readonly to: number;
}

export interface Thinker {
  decide(task: Decision): Promise<Value>;
  /** The latest state at or before a place from which the game can go on; nothing if today's rules lead elsewhere. */
  stateBefore(task: Before): Promise<Snapshot | undefined>;
  /** The packed trace of a finished game; nothing if it lacks points and today's rules lead elsewhere. */
  trace(task: Finished): Promise<string | undefined>;
  close(): Promise<void>;
}

/** A bot that takes longer gets the default answer. */
const LONGEST_THOUGHT_MS = 10_000;
/** So long a game may take to be played again or to be traced. */
const LONGEST_REPLAY_MS = 60_000;

export function threads(): Thinker {
  const pool = new Piscina({
    filename: new URL("./bot-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 30_000,
    maxQueue: 100_000,
  });
  const run = <T>(name: string, task: object, ms: number): Promise<T> =>
    pool.run(task, { name, signal: AbortSignal.timeout(ms) });
  return {
    decide: (task) => run("decide", task, LONGEST_THOUGHT_MS),
    stateBefore: (task) => run("stateBefore", task, LONGEST_REPLAY_MS),
    trace: (task) => run("trace", task, LONGEST_REPLAY_MS),
    close: () => pool.destroy(),
  };
}
