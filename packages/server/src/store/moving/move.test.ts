import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "../../proof/audit.ts";
import { Client } from "../../testing/client.ts";
import { autoplay, botFor, seated, testServer } from "../../testing/playing.ts";
import { type Postgres, startPostgres } from "../../testing/postgres.ts";
import { backUpDatabase, restoreDatabase } from "./database-backup.ts";
import { move } from "./move.ts";

const home = mkdtempSync(join(tmpdir(), "hypergate-move-"));
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres({ settings: { fsync: "off" } });
}, 120_000);
afterAll(async () => {
  await postgres.clean();
  rmSync(home, { recursive: true, force: true });
});

test("a running installation moves to PostgreSQL and back, and its games go on", { timeout: 60_000 }, async () => {
  const [data, back] = [join(home, "data"), join(home, "back")];
  const database = await postgres.database();
  const first = await testServer({ data });
  const options = { public: true, pace: "instant", courtesy: false };
  const [id, clients] = await seated(first.base, ["Ann", "Bob"], { game: "race", players: 2, settings: {}, options });
  const play = (players: readonly Client[], until: number) =>
    Promise.all(players.map((one, i) => autoplay(one, id, botFor("random", `${i}`, "race"), ({ n }) => n > until)));
  await play(clients, 20);
  await clients[0].send({ t: "chat", table: id, text: "привет" });
  expect(await move(data, database)).toMatchObject({ isInUse: true });
  await play(clients, 40);
  for (const client of clients) client.close();
  await first.close();
  const again = await move(data, database);
  expect(again.isInUse).toBe(false);
  const answers = again.parts.find(({ name }) => name === "answer");
  expect(answers?.written).toBeGreaterThan(0);
  expect(answers?.written).toBeLessThan(answers?.rows ?? 0);
  expect((await move(data, database)).parts.reduce((sum, { written, removed }) => sum + written + removed, 0)).toBe(0);

  const second = await testServer({ database });
  await expect(move(data, database)).rejects.toThrow("a server is using");
  expect(await audit(second.hall.parts.store, id)).toEqual([]);
  const far = await Promise.all(clients.map(({ cookie }) => new Client(second.base, cookie).connect()));
  for (const client of far) await client.watch(id);
  await play(far, 60);
  for (const client of far) client.close();
  await second.close();

  await move(database, back);
  expect(readFileSync(join(back, "secret"), "utf8")).toBe(readFileSync(join(data, "secret"), "utf8"));
  const third = await testServer({ data: back });
  expect(await audit(third.hall.parts.store, id)).toEqual([]);
  expect((await third.hall.parts.store.chat(id, 0, 9)).map(({ text }) => text)).toEqual(["привет"]);
  const home_ = await Promise.all(clients.map(({ cookie }) => new Client(third.base, cookie).connect()));
  for (const client of home_) await client.watch(id);
  await play(home_, 1_000_000);
  expect(home_[0].tables.get(id)?.status).toBe("over");
  for (const client of home_) client.close();
  await third.close();

  const overwritten = await move(database, back);
  expect(overwritten.parts.find(({ name }) => name === "answer")?.removed).toBeGreaterThan(0);
  const fourth = await testServer({ data: back });
  expect(await audit(fourth.hall.parts.store, id)).toEqual([]);
  await fourth.close();
});

test("a backup of a database in use is one moment of it, and puts it back", { timeout: 60_000 }, async () => {
  const database = await postgres.database();
  const copy = join(home, "copy");
  const server = await testServer({ database });
  const ann = await Client.guest(server.base, "Ann");
  expect(await backUpDatabase(database, copy)).toEqual({ people: 1, tables: 0, games: 0 });
  await Client.guest(server.base, "Bob");
  await expect(backUpDatabase(database, copy)).rejects.toThrow("is there already");
  await expect(restoreDatabase(copy, database)).rejects.toThrow("a server is using");
  await server.close();
  expect(await restoreDatabase(copy, database)).toMatchObject({ people: 1 });
  const again = await testServer({ database });
  expect(await new Client(again.base, ann.cookie).http("GET", "/api/me")).toMatchObject({ name: "Ann" });
  expect(await again.hall.parts.store.people("", 9)).toHaveLength(1);
  await again.close();
});
