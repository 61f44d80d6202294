import { setTimeout as sleep } from "node:timers/promises";
import { Jobs } from "@hypergate/server";
import { type Postgres, startPostgres } from "@hypergate/server/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SimOptions, simulateAll } from "./sim.ts";
import { work } from "./worker.ts";

let postgres: Postgres;
let address: string;
beforeAll(async () => {
  postgres = await startPostgres({ settings: { fsync: "off" } });
  address = await postgres.database();
}, 120_000);
afterAll(() => postgres.clean());

const STUDY: SimOptions = { game: "race", games: 150, players: [2], seed: "spread", bots: ["random"], settings: {} };

/** A worker that can be stopped. */
function worker(): { readonly stop: () => Promise<void> } {
  let stop: (value: unknown) => void = () => undefined;
  const told = new Promise((resolve) => {
    stop = resolve;
  });
  const working = work(address, 1, told);
  return {
    stop: async () => {
      stop(undefined);
      await working;
    },
  };
}

test("a study over all workers has the same result as on one core, whoever of them stops", {
  timeout: 60_000,
}, async () => {
  const alone = await simulateAll(STUDY, 1, true);
  const [first, second] = [worker(), worker()];
  const spread = simulateAll(STUDY, 1, true, undefined, address);
  await sleep(1_500);
  await first.stop();
  expect((await spread).results).toEqual(alone.results);
  await second.stop();
});

test("a study whose owner stops goes on, and is found by the next", { timeout: 60_000 }, async () => {
  const jobs = await Jobs.open(address, "client");
  const one = worker();
  await jobs.add("study", "batch", [
    { part: 0, doc: JSON.stringify({ options: { ...STUDY, job: "sim" }, batch: { from: 0, to: 2 } }) },
    { part: 2, doc: JSON.stringify({ options: { ...STUDY, job: "sim" }, batch: { from: 2, to: 4 } }) },
  ]);
  await jobs.close();
  const next = await Jobs.open(address, "client");
  await expect.poll(async () => (await next.results("study", [])).length).toBe(2);
  await next.forget("study");
  expect(await next.results("study", [])).toEqual([]);
  await next.add("wrong", "batch", [{ part: 0, doc: JSON.stringify({ options: { job: "nothing" }, batch: {} }) }]);
  await expect.poll(() => next.results("wrong", []).then(() => "", String)).toContain('there is no job "nothing"');
  await one.stop();
  await next.close();
});
