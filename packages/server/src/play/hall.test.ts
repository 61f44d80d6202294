import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { Client, type Mirror, Refused } from "../testing/client.ts";
import { botFor, RANDOM_TABLE, seated, testServer } from "../testing/playing.ts";
import type { Watcher } from "./live-table.ts";
import { watch } from "./watching.ts";

test("a table that everybody left before its game is read again like any other, and says so", async () => {
  let ahead = 0;
  const server = await testServer({ now: () => Date.now() + ahead });
  const ann = await Client.guest(server.base, "Ann");
  const { id } = await ann.http("POST", "/api/tables", RANDOM_TABLE);
  await ann.http("POST", `/api/tables/${id}/leave`, {});
  ahead = 60_000;
  await expect.poll(() => server.hall.size, { timeout: 5_000 }).toBe(0);
  expect(await ann.http("GET", `/api/tables/${id}`)).toMatchObject({ status: "over" });
  expect(await ann.http("GET", `/api/tables/${id}/events`)).toMatchObject({ events: [] });
  const said = async (method: string, what: string) => {
    const problem = await ann.http(method, `/api/tables/${id}/${what}`, method === "GET" ? undefined : {}).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return problem instanceof Refused ? problem.error.id : problem;
  };
  for (const [method, what] of [
    ["POST", "sit"],
    ["POST", "start"],
    ["POST", "rematch"],
    ["GET", "result"],
    ["GET", "export"],
  ])
    expect(await said(method, what)).toBe("table.closed");
  await ann.connect();
  expect(await ann.watch(`${id}`)).toMatchObject({ viewer: "spectator" });
  await server.clean();
});

test("a table that somebody looks at stays in memory, and those who come to another at once meet there", async () => {
  let ahead = 0;
  const server = await testServer({ now: () => Date.now() + ahead });
  const ann = await (await Client.guest(server.base, "Ann")).connect();
  const open = async () => `${(await ann.http("POST", "/api/tables", RANDOM_TABLE)).id}`;
  const [watched, other] = [await open(), await open()];
  await ann.watch(watched);
  const t = await server.hall.at(watched);
  ahead = 60_000;
  await expect.poll(() => server.hall.size, { timeout: 5_000 }).toBe(1);
  expect(await server.hall.at(watched)).toBe(t);
  const { store } = server.hall.parts;
  const { table } = store;
  let reads = 0;
  store.table = (id) => {
    reads++;
    return table(id);
  };
  const [one, two] = await Promise.all([server.hall.at(other), server.hall.at(other)]);
  expect(one).toBe(two);
  expect([reads, server.hall.size]).toEqual([1, 2]);
  await expect(server.hall.at("nowhere")).rejects.toMatchObject({ id: "table.unknown", status: 404 });
  ann.close();
  await server.clean();
});

test("one who goes while the events are being read is not let in", async () => {
  const server = await testServer();
  const ann = await Client.guest(server.base, "Ann");
  const t = await server.hall.at(`${(await ann.http("POST", "/api/tables", RANDOM_TABLE)).id}`);
  const frames: string[] = [];
  const send = (frame: string) => void frames.push(frame);
  const watcher: Watcher = {
    person: "bob",
    name: "Bob",
    viewer: "spectator",
    code: undefined,
    isSpectator: false,
    send,
    gone: false,
  };
  const { store } = server.hall.parts;
  const { events } = store;
  store.events = (...asked) => {
    watcher.gone = true;
    return events(...asked);
  };
  await watch(server.hall, t, watcher, 0);
  expect([t.watchers.size, frames]).toEqual([0, []]);
  await server.clean();
});

test("a due table that cannot be read is tried less and less often", { timeout: 20_000 }, async () => {
  let ahead = 0;
  const server = await testServer({ now: () => Date.now() + ahead });
  const clock = { per: "move", seconds: 3600 };
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], {
    options: { public: true, pace: "instant", courtesy: false, clock },
  });
  for (const client of clients) client.close();
  const t = await server.hall.at(id);
  await expect.poll(() => t.watchers.size).toBe(0);
  const { store } = server.hall.parts;
  const { game } = store;
  ahead = 60_000;
  await expect.poll(() => server.hall.size, { timeout: 5_000 }).toBe(0);
  let tries = 0;
  store.game = async (one) => {
    tries++;
    return one === id ? undefined : game(one);
  };
  ahead = 7_200_000;
  await sleep(6_500);
  expect(tries).toBeGreaterThan(1);
  expect(tries).toBeLessThan(5);
  store.game = game;
  await server.clean();
});

test("a table that was read because its time was over stays in memory for a while", { timeout: 20_000 }, async () => {
  let ahead = 0;
  const server = await testServer({ now: () => Date.now() + ahead });
  const { hall } = server;
  const { store } = hall.parts;
  const clock = { per: "move", seconds: 3600 };
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], {
    options: { public: true, pace: "instant", courtesy: false, clock },
  });
  for (const client of clients) client.close();
  await expect.poll(() => hall.inMemory.get(id)?.watchers.size).toBe(0);
  ahead = 60_000;
  await expect.poll(() => hall.size, { timeout: 5_000 }).toBe(0);
  const { dueTables } = store;
  let rounds = 0;
  store.dueTables = (...asked) => {
    rounds++;
    return dueTables(...asked);
  };
  const before = (await store.entries(id)).length;
  ahead = 3_700_000;
  await expect.poll(async () => (await store.entries(id)).length, { timeout: 5_000 }).toBeGreaterThan(before);
  const t = hall.inMemory.get(id);
  const answered = rounds;
  await expect.poll(() => rounds, { timeout: 8_000 }).toBeGreaterThan(answered + 1);
  expect(t).toBeDefined();
  expect(hall.inMemory.get(id)).toBe(t);
  ahead += 60_000;
  await expect.poll(() => hall.size, { timeout: 5_000 }).toBe(0);
  await server.clean();
});

test("a table whose write failed is read again once, and its bots go on", { timeout: 40_000 }, async () => {
  const server = await testServer();
  const { store } = server.hall.parts;
  const { append, game } = store;
  let [fails, reads] = [1, 0];
  store.append = async (one) => {
    if (one.entries.some((entry) => "by" in entry && entry.by === "bot") && fails-- > 0)
      throw new Error("the disk is away");
    return append(one);
  };
  store.game = async (id) => {
    reads++;
    return game(id);
  };
  const ann = await Client.guest(server.base, "Ann");
  const options = { public: true, pace: "instant", courtesy: false };
  const wish = { game: "race", players: 2, options, bots: ["sensible"], start: true };
  const { id } = (await ann.http("POST", "/api/tables", wish)) as { id: string };
  const entries = async () => (await store.entries(id)).length;
  await expect.poll(entries).toBeGreaterThan(0);
  expect([fails < 1, reads]).toEqual([true, 1]);
  await ann.connect();
  await ann.watch(id);
  const { asked } = ann.mirrors.get(id) as Mirror;
  if (asked === null) throw new Error("Ann is not asked");
  await ann.answer(
    id,
    asked.ask,
    botFor("random", "ann", "race")(asked.question, () => ann.mirrors.get(id)?.view),
  );
  await expect.poll(entries).toBeGreaterThan(2);
  expect(reads).toBe(1);
  ann.close();
  await server.clean();
});
