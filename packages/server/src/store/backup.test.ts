import { existsSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Client } from "../testing/client.ts";
import { autoplay, botFor, seated, type TestServer, testServer } from "../testing/playing.ts";
import { backUp, restore } from "./backup.ts";

const home = mkdtempSync(join(tmpdir(), "hypergate-backup-"));
const at = (name: string) => join(home, name);
let server: TestServer;
let id: string;
let clients: Client[];

beforeAll(async () => {
  server = await testServer({ data: at("data") });
  const options = { public: true, pace: "instant", courtesy: false };
  [id, clients] = await seated(server.base, ["Ann", "Bob"], { game: "race", players: 2, settings: {}, options });
});
afterAll(async () => {
  for (const client of clients) client.close();
  await server.close();
  rmSync(home, { recursive: true });
});

const play = (until: number) =>
  Promise.all(clients.map((client, i) => autoplay(client, id, botFor("random", `${i}`, "race"), ({ n }) => n > until)));

test("a backup made while a game is played is a whole moment of it, and the game goes on from it after a restore", async () => {
  const going = play(60);
  await expect.poll(() => clients[0].mirrors.get(id)?.n ?? 0).toBeGreaterThan(15);
  expect(backUp(at("data"), at("copy"))).toEqual({ people: 2, tables: 1, games: 1 });
  expect(statSync(join(at("copy"), "secret")).mode & 0o777).toBe(0o600);
  await going;
  // However quickly it went, something comes after the backup.
  await play(100);
  const later = (await server.hall.parts.store.entries(id)).length;
  expect(() => restore(at("copy"), at("data"))).toThrow("a server is using");
  expect((await server.hall.parts.store.entries(id)).length).toBe(later);

  const cookies = clients.map(({ cookie }) => cookie);
  for (const client of clients) client.close();
  await server.close();
  const { aside } = restore(at("copy"), at("data"));
  expect(existsSync(join(aside ?? "", "hypergate.sqlite"))).toBe(true);
  server = await testServer({ data: at("data") });
  const back = (await server.hall.parts.store.entries(id)).length;
  expect(back).toBeGreaterThan(0);
  expect(back).toBeLessThan(later);
  clients = await Promise.all(cookies.map((cookie) => new Client(server.base, cookie).connect()));
  for (const client of clients) await client.watch(id);
  await play(1_000_000);
  expect(clients[0].tables.get(id)?.status).toBe("over");
}, 60_000);

test("a place that is taken, and one without data, are refused", () => {
  expect(() => backUp(at("data"), at("data"))).toThrow("is there already");
  expect(() => backUp(at("nowhere"), at("new"))).toThrow("there are no data");
  expect(existsSync(at("new"))).toBe(false);
});

test("what is no backup, or damaged, does not touch the data", () => {
  backUp(at("data"), at("whole"));
  expect(() => restore(home, at("fresh"))).toThrow("is no backup");
  truncateSync(join(at("whole"), "hypergate.sqlite"), 5000);
  expect(() => restore(at("whole"), at("fresh"))).toThrow(/damaged|cannot be read/);
  writeFileSync(join(at("whole"), "backup.json"), "{");
  expect(() => restore(at("whole"), at("fresh"))).toThrow("is no backup");
  expect(existsSync(at("fresh"))).toBe(false);
});
