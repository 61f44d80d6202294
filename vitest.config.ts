import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/*/src/**/*.test.ts", "scripts/**/*.test.ts"],
    // Tests share no module state, so files may share a worker's process: much faster with many small files.
    pool: "threads",
    isolate: false,
    maxWorkers: 2,
    passWithNoTests: true,
    testTimeout: 20_000,
    // Servers and bots start in threads and processes of their own, which takes a while on a busy machine.
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
