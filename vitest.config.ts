import { defineConfig } from "vitest/config";

/** Tests that add to what everybody knows: aliens of a host. */
const ALONE = ["packages/games/src/homebrew/*.test.ts"];

export default defineConfig({
  test: {
    pool: "threads",
    maxWorkers: 2,
    passWithNoTests: true,
    testTimeout: 20_000,
    // Servers and bots start in threads and processes of their own, which takes a while on a busy machine.
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "units",
          include: ["packages/*/src/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: ALONE,
          // Tests share no module state, so files may share a worker's process: much faster with many small files.
          isolate: false,
        },
      },
      { extends: true, test: { name: "alone", include: ALONE } },
      {
        extends: true,
        test: {
          name: "components",
          include: ["packages/web/src/**/*.test.tsx"],
          environment: "happy-dom",
          setupFiles: ["packages/web/src/testing/set-up.ts"],
        },
      },
    ],
  },
});
