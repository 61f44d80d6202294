/** Bots think in threads of their own, so that a long thought holds up nobody. */
import { availableParallelism } from "node:os";
import type { Answer, Question, Recording, Value } from "@hypergate/kernel";
import { Piscina } from "piscina";
import type { GameStart } from "../store/store.ts";

/** Everything a bot is told: the question and the view of its seat. */
export interface Decision {
  readonly game: string;
  readonly bot: string;
  readonly seed: string;
  readonly question: Question;
  readonly view: unknown;
}

/** A game played again from its first answer, to be exported. */
export interface Retelling {
  readonly start: GameStart;
  readonly answers: readonly Answer[];
}

export interface Thinker {
  decide(task: Decision): Promise<Value>;
  /** The game as `hypergate replay` reads it; nothing if the rules of today lead elsewhere. */
  record(task: Retelling): Promise<Recording | undefined>;
  close(): Promise<void>;
}

/** A bot that thinks longer is answered for. */
const LONGEST_THOUGHT_MS = 10_000;
const LONGEST_RECORD_MS = 60_000;

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
    record: (task) => run("retell", task, LONGEST_RECORD_MS),
    close: () => pool.destroy(),
  };
}
