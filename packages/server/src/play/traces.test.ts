import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GAMES } from "@hypergate/games";
import { momentOf, type Parts, partsAfter, type Recording, replay, stateHash, unpackTrace } from "@hypergate/kernel";
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Client, type Refused } from "../testing/client.ts";
import { autoplay, botFor, seated, type TestServer, testServer } from "../testing/playing.ts";

const data = mkdtempSync(join(tmpdir(), "hypergate-traces-"));
let server: TestServer;
let id: string;
let cookies: string[];

type Exported = Recording & { readonly trace?: string };

async function exported(client: Client): Promise<Exported> {
  return (await client.http("GET", `/api/tables/${id}/export`)) as unknown as Exported;
}

async function back(cookie: string): Promise<Client> {
  const client = await new Client(server.base, cookie).connect();
  await client.watch(id);
  return client;
}

/** Two people play; in the middle they go back, and the server is started anew. */
beforeAll(async () => {
  server = await testServer({ data });
  const [table, clients] = await seated(server.base, ["Ann", "Bob"], {
    game: "race",
    players: 2,
    settings: {},
    options: { public: true, pace: "instant", courtesy: false },
  });
  id = table;
  const half = (client: Client, i: number) =>
    autoplay(client, id, botFor("random", `a${i}`, "race"), ({ n }) => n > 40);
  await Promise.all(clients.map(half));
  const [asking, other] = clients;
  const { done } = await asking.send({ t: "undo", table: id });
  if (done === false) await other.send({ t: "consent", table: id, yes: true });
  cookies = clients.map(({ cookie }) => cookie);
  for (const client of clients) client.close();
  await server.close();
  server = await testServer({ data });
  const again = await Promise.all(cookies.map(back));
  await Promise.all(again.map((client, i) => autoplay(client, id, botFor("random", `b${i}`, "race"))));
  for (const client of again) client.close();
}, 120_000);

afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

test("a finished game is exported with how it looked after every answer that counts", async () => {
  const file = await exported(new Client(server.base, cookies[0]));
  const { rules } = GAMES.race;
  const trace = await unpackTrace(file.trace as string);
  expect(trace.points).toHaveLength(file.answers.length + 1);
  const log = await server.hall.parts.store.entries(id);
  expect(log.some((entry) => "undo" in entry)).toBe(true);
  let parts: Parts | undefined;
  const hashes = trace.points.map((point) => stateHash(momentOf(rules, (parts = partsAfter(parts, point))).s));
  const played = file.answers.map((_, n) => replay(rules, { ...file, answers: file.answers.slice(0, n) }));
  expect(hashes.slice(0, -1)).toEqual(played.map(({ run }) => stateHash(run.s)));
  const whole = replay(rules, file);
  expect(hashes.at(-1)).toBe(file.hash);
  expect(file.hash).toBe(stateHash(whole.run.s));
  expect(trace.events).toEqual(JSON.parse(JSON.stringify(whole.events)));
});

test("its points are not kept twice", async () => {
  await expect.poll(() => server.hall.parts.store.trace(id)).toBeTruthy();
  expect(await server.hall.parts.store.points(id)).toBeUndefined();
});

/** Changes the data while no server runs. */
async function between(change: (db: Database.Database) => void): Promise<void> {
  await server.close();
  const db = new Database(join(data, "hypergate.sqlite"));
  change(db);
  db.close();
  server = await testServer({ data });
}

test("a game that ended before traces were kept gets one, as long as the rules allow it", async () => {
  const before = await exported(new Client(server.base, cookies[0]));
  await between((db) => db.exec("DELETE FROM trace"));
  await expect.poll(() => server.hall.parts.store.trace(id), { timeout: 10_000 }).toBeTruthy();
  const after = await exported(new Client(server.base, cookies[0]));
  const [old, made] = await Promise.all([before, after].map((file) => unpackTrace(file.trace as string)));
  expect(made.points).toHaveLength(old.points.length);
  expect(made.events).toEqual(old.events);
});

test("one that can no longer be played again is exported with its trace; without one as it is", async () => {
  const unfit = "UPDATE entry SET doc = json_set(doc, '$.key', 'no/such') WHERE n = 5";
  await between((db) => db.exec(unfit));
  expect((await exported(new Client(server.base, cookies[0]))).trace).toBeTruthy();
  await between((db) => db.exec("DELETE FROM trace"));
  await expect.poll(() => server.hall.parts.store.trace(id), { timeout: 10_000 }).toBe("");
  expect((await exported(new Client(server.base, cookies[0]))).trace).toBeUndefined();
});

test("a game written by newer rules is refused in words", async () => {
  await between((db) => db.exec("UPDATE checkpoint SET doc = json_set(doc, '$.version', 99)"));
  const ann = await new Client(server.base, cookies[0]).connect();
  const refused = await ann.watch(id).catch((problem: Refused) => problem.error);
  expect(refused).toMatchObject({ id: "game.newer", text: expect.stringContaining("newer version") });
  ann.close();
});
