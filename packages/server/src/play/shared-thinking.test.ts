import { expect, test } from "vitest";
import type { Jobs } from "../store/postgres/jobs.ts";
import type { Thinker } from "./bots.ts";
import { withWorkers } from "./shared-thinking.ts";

type Task = Parameters<Thinker["trace"]>[0];
type Payer = Parameters<Thinker["trace"]>[1];

/** Traces a game where there are so many workers: what came of it, and which jobs were given. */
async function traced(workers: number): Promise<{ trace: string | undefined; given: readonly string[] }> {
  const given: string[] = [];
  const jobs = {
    workers: async () => workers,
    add: async (_study: string, kind: string) => void given.push(kind),
    results: async () => [{ part: 0, result: JSON.stringify({ value: "by a worker" }) }],
    forget: async () => undefined,
    close: async () => undefined,
  };
  const here = { trace: async () => "here", close: async () => undefined };
  const thinker = withWorkers(here as unknown as Thinker, jobs as unknown as Jobs);
  // It looks for workers when it is made.
  await Promise.resolve();
  const trace = await thinker.trace({} as Task, {} as Payer);
  await thinker.close();
  return { trace, given };
}

test("without workers the server does everything itself", async () => {
  expect(await traced(0)).toEqual({ trace: "here", given: [] });
});

test.each([1, 2])("with %i of them a worker does it", async (workers) => {
  expect(await traced(workers)).toEqual({ trace: "by a worker", given: ["think"] });
});
