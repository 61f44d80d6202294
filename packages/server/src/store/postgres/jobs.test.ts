import { afterAll, beforeAll, expect, test } from "vitest";
import { type Postgres, startPostgres } from "../../testing/postgres.ts";
import { type Job, Jobs } from "./jobs.ts";

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres({ settings: { fsync: "off" } });
}, 120_000);
afterAll(() => postgres.clean());

/** One who wants something done, and two workers, at a database of their own. */
async function jobs() {
  const address = await postgres.database();
  const client = await Jobs.open(address, "client");
  const workers = [await Jobs.open(address, "worker"), await Jobs.open(address, "worker")];
  const close = async () => {
    for (const one of [client, ...workers]) await one.close();
  };
  return { client, workers, close };
}

async function taken(worker: Jobs): Promise<Job> {
  const job = await worker.take();
  if (job === undefined) throw new Error("no job waits");
  return job;
}

test("the results of a study are those of its parts that are done and not known yet", async () => {
  const { client, workers, close } = await jobs();
  await client.add("study", "games", [
    { part: 0, doc: "zero" },
    { part: 1, doc: "one" },
  ]);
  expect(await client.results("study", [])).toEqual([]);
  for (const worker of workers) {
    const { id, kind, doc } = await taken(worker);
    await worker.finish(id, `${kind} ${doc}`);
  }
  const [zero, one] = [
    { part: 0, result: "games zero" },
    { part: 1, result: "games one" },
  ];
  expect(await client.results("study", [])).toEqual(expect.arrayContaining([zero, one]));
  expect(await client.results("study", [0])).toEqual([one]);
  await close();
});

test("a part that nobody can do ends the study with the reason", async () => {
  const { client, workers, close } = await jobs();
  await client.add("study", "games", [{ part: 0, doc: "zero" }]);
  await workers[0].fail((await taken(workers[0])).id, "no such alien");
  await expect(client.results("study", [])).rejects.toThrow("no such alien");
  await close();
});

test("a worker that stops gives its job back, and another one takes it", async () => {
  const { client, workers, close } = await jobs();
  const [first, second] = workers;
  await client.add("study", "games", [{ part: 0, doc: "zero" }]);
  const job = await taken(first);
  expect(await second.take()).toBeUndefined();
  await first.giveBack();
  expect(await second.take()).toEqual(job);
  // What the first one says about it no longer counts.
  await first.finish(job.id, "late");
  expect(await client.results("study", [])).toEqual([]);
  await close();
});
