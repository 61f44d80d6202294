// Starts the processes that run tests, gives them mutants, and stops those that never come to an end.
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Mutant } from "./mutant.ts";
import type { Task, Word } from "./runner.ts";
import { inOrder, type Test } from "./sources.ts";

export type Verdict = "killed" | "timeout" | "survived";

export interface Result {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
  /** The test file that failed. */
  readonly by?: string;
}

/** A file of tests may take this long, and this many times as long as without a mutant. */
const PATIENCE = { milliseconds: 20_000, times: 5 };

/**
 * After a failure Vitest still loads all files of a run, so those most likely to fail are runs of their own: as many as take
 * this long together, in milliseconds.
 */
const BATCHES = [1500, 10_000, Number.POSITIVE_INFINITY];

const RUNNER = fileURLToPath(new URL("./runner.ts", import.meta.url));
const HOOK = new URL("./native.ts", import.meta.url).href;

type Outcome = { readonly failed: string | undefined } | "stuck" | "crashed";

/** One process, started when it is first needed and again when it had to be stopped. */
export class Job {
  #child: ChildProcess | undefined;

  /**
   * Runs all tests without a mutant: how long each file takes. Each is a run of its own, because a file that needs what
   * another one has loaded would fail with every mutant, whatever the mutant does.
   */
  async measure(tests: readonly string[]): Promise<Map<string, number>> {
    const times = new Map<string, number>();
    for (const test of tests) {
      const outcome = await this.#run({ tests: [test] }, (word) => {
        if (word.kind === "end") times.set(word.test, word.milliseconds);
        return 300_000;
      });
      if (typeof outcome === "string") throw new Error(`${test} is ${outcome} without any mutant.`);
      if (outcome.failed !== undefined) throw new Error(`${test} fails without any mutant when it runs alone.`);
    }
    return times;
  }

  async tryOut(mutant: Mutant, tests: readonly Test[]): Promise<Result> {
    const ordered = inOrder(tests, mutant.file);
    for (const batch of batches(ordered)) {
      const longest = Math.max(...batch.map((test) => test.milliseconds));
      const limit = PATIENCE.milliseconds + PATIENCE.times * longest;
      const outcome = await this.#run({ mutant, tests: batch.map((test) => test.file) }, () => limit);
      if (outcome === "stuck") return { mutant, verdict: "timeout" };
      if (outcome === "crashed") return { mutant, verdict: "killed", by: "a crash" };
      if (outcome.failed !== undefined) return { mutant, verdict: "killed", by: outcome.failed };
    }
    return { mutant, verdict: "survived" };
  }

  stop(): void {
    this.#child?.kill("SIGKILL");
    this.#child = undefined;
  }

  async #started(): Promise<ChildProcess> {
    if (this.#child !== undefined) return this.#child;
    const child = fork(RUNNER, {
      execArgv: ["--max-old-space-size=2048"],
      env: { ...process.env, NODE_OPTIONS: `--import ${HOOK}` },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.once("message", () => resolve());
      child.once("exit", () => reject(new Error("Vitest did not start.")));
    });
    return child;
  }

  /** `heard` says how long to wait for the next word. */
  async #run(task: Task, heard: (word: Word) => number): Promise<Outcome> {
    const child = await this.#started();
    const outcome = await new Promise<Outcome>((resolve) => {
      let timer = setTimeout(() => resolve("stuck"), heard({ kind: "ready" }));
      child.on("message", (word: Word) => {
        clearTimeout(timer);
        if (word.kind === "done") resolve(word);
        else timer = setTimeout(() => resolve("stuck"), heard(word));
      });
      child.once("exit", () => resolve("crashed"));
      child.send(task);
    });
    child.removeAllListeners();
    if (typeof outcome === "string") this.stop();
    return outcome;
  }
}

function batches(tests: readonly Test[]): Test[][] {
  let time = 0;
  const part = tests.map(({ milliseconds }) => {
    const at = BATCHES.findIndex((end) => time < end);
    time += milliseconds;
    return at;
  });
  return BATCHES.map((_, at) => tests.filter((_, i) => part[i] === at)).filter((batch) => batch.length > 0);
}
