// A process that keeps Vitest ready and runs test files against one mutant after the other. It is told what to run by the
// process that started it, and killed by it when a mutant never ends.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createVitest, type TestModule, type TestSpecification } from "vitest/node";
import { type Mutant, mutate, plant, planted } from "./mutant.ts";

/** What the runner is asked for: run these files, in this order, until the first test that fails. */
export interface Task {
  readonly mutant?: Mutant;
  readonly tests: readonly string[];
}

/** What the runner says: a file is next, a file took so long, all is done. */
export type Word =
  | { readonly kind: "ready" }
  | { readonly kind: "start"; readonly test: string }
  | { readonly kind: "end"; readonly test: string; readonly milliseconds: number }
  | { readonly kind: "done"; readonly failed: string | undefined };

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Files run in the order in which they are named. */
class InOrder {
  sort(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}

function say(word: Word): void {
  process.send?.(word);
}

function nameOf(module: TestModule): string {
  return module.moduleId.slice(root.length);
}

/** The first file of this run in which something failed. What Vitest returns also tells of earlier runs. */
let failed: string | undefined;

const vitest = await createVitest(
  {
    root,
    watch: false,
    // A cache of changed code would outlive this run.
    fsModuleCache: false,
    bail: 1,
    maxWorkers: 1,
    sequence: { sequencer: InOrder },
    reporters: [
      {
        onTestModuleQueued: (module) => say({ kind: "start", test: nameOf(module) }),
        onTestCaseResult: (test) => {
          if (test.result().state === "failed") failed ??= nameOf(test.module);
        },
        onTestModuleEnd: (module) => {
          if (module.state() === "failed") failed ??= nameOf(module);
          say({ kind: "end", test: nameOf(module), milliseconds: module.diagnostic().duration });
        },
      },
    ],
  },
  {
    plugins: [
      {
        name: "mutant",
        enforce: "pre",
        transform(code, id) {
          const mutant = planted();
          return mutant !== undefined && id === join(root, mutant.file) ? mutate(code, mutant) : undefined;
        },
      },
    ],
  },
);
await vitest.standalone();
const specifications = new Map(
  (await vitest.globTestSpecifications()).map((it) => [it.moduleId.slice(root.length), it] as const),
);

async function run({ mutant, tests }: Task): Promise<void> {
  const before = planted();
  plant(mutant);
  for (const changed of [before, mutant]) if (changed !== undefined) vitest.invalidateFile(join(root, changed.file));
  const wanted = tests.flatMap((test) => specifications.get(test) ?? []);
  failed = undefined;
  const { unhandledErrors } = await vitest.runTestSpecifications(wanted);
  say({ kind: "done", failed: failed ?? (unhandledErrors.length > 0 ? "an error outside of tests" : undefined) });
}

process.on("message", (task: Task) => void run(task));
process.on("disconnect", () => process.exit());
say({ kind: "ready" });
