/** A disk that is full and a folder that cannot be written: a clear message, and nothing is lost. */
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { audit } from "./proof/audit.ts";
import { serve } from "./serve.ts";
import { DATA_FILE } from "./store/backup.ts";
import { openSqlite } from "./store/sqlite-store.ts";
import { Client, Refused } from "./testing/client.ts";
import { botFor, NO_LIMITS, seated, testServer } from "./testing/playing.ts";

const OPEN_TABLE = { options: { public: true, pace: "instant", courtesy: false } };

/** Gives the next answer of the table. */
async function step(clients: readonly Client[], id: string): Promise<string> {
  const find = () => clients.find((client) => client.mirrors.get(id)?.asked != null);
  await expect.poll(find).toBeDefined();
  const client = find() as Client;
  const mirror = client.mirrors.get(id);
  if (mirror?.asked == null) throw new Error("nobody is asked");
  const value = botFor("random", mirror.asked.ask)(mirror.asked.question, () => mirror.view);
  return client.answer(id, mirror.asked.ask, value).then(
    () => "ok",
    (problem: unknown) => (problem instanceof Refused ? problem.error.id : String(problem)),
  );
}

test("a full disk: the answer is refused with the reason, nobody sees its effect, and the game goes on when there is room", {
  timeout: 60_000,
}, async () => {
  const data = mkdtempSync(join(tmpdir(), "hypergate-full-"));
  const file = join(data, "hypergate.sqlite");
  const server = await testServer({ data, store: await openSqlite({ file, maxPages: 60 }) });
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], OPEN_TABLE);
  for (let i = 0; i < 10; i++) expect(await step(clients, id)).toBe("ok");
  const fill = async () => {
    for (;;) await server.hall.parts.store.addChat(id, { at: 1, name: "Ann", text: "x".repeat(500) });
  };
  await expect(fill()).rejects.toMatchObject({ kind: "full" });
  let given = 10;
  let said = "ok";
  for (; said === "ok" && given < 100; given++) said = await step(clients, id);
  expect(said).toBe("store.full");
  const views = clients.map((client) => structuredClone(client.mirrors.get(id)));
  expect(await step(clients, id)).toBe("store.full");
  expect(clients.map((client) => client.mirrors.get(id))).toEqual(views);
  expect((await fetch(`${server.base}/healthz`)).status).toBe(200);
  for (const client of clients) client.close();
  await server.close();

  const store = await openSqlite({ file });
  expect(await store.entries(id)).toHaveLength(given - 1);
  expect(await audit(store, id)).toEqual([]);
  const again = await testServer({ data, store });
  const back = await Promise.all(clients.map((client) => new Client(again.base, client.cookie).connect()));
  for (const client of back) await client.watch(id);
  for (let i = 0; i < 5; i++) expect(await step(back, id)).toBe("ok");
  for (const client of back) client.close();
  await again.clean();
});

test("a store that turns read-only: the same, and it recovers without a restart", async () => {
  const data = mkdtempSync(join(tmpdir(), "hypergate-readonly-"));
  const store = await openSqlite({ file: join(data, "hypergate.sqlite") });
  const server = await testServer({ data, store });
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], OPEN_TABLE);
  expect(await step(clients, id)).toBe("ok");
  await store.forbidWriting(true);
  expect(await step(clients, id)).toBe("store.readonly");
  expect(await step(clients, id)).toBe("store.readonly");
  await store.forbidWriting(false);
  expect(await step(clients, id)).toBe("ok");
  expect(await audit(store, id)).toEqual([]);
  for (const client of clients) client.close();
  await server.clean();
});

test("a store that is gone: the server is not healthy, says so, and can be closed", async () => {
  const workers: Worker[] = [];
  const add = (worker: Worker) => workers.push(worker);
  process.on("worker", add);
  const server = await testServer();
  process.off("worker", add);
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], OPEN_TABLE);
  expect((await fetch(`${server.base}/healthz`)).status).toBe(200);
  await workers[0].terminate();
  expect(await server.lost).toMatchObject({ kind: "broken" });
  const health = await fetch(`${server.base}/healthz`);
  expect([health.status, await health.json()]).toEqual([503, { ok: false }]);
  expect(await step(clients, id)).toBe("store.broken");
  for (const client of clients) client.close();
  await server.close();
  const again = await testServer({ data: server.data });
  const [ann] = await Promise.all(clients.map((client) => new Client(again.base, client.cookie).connect()));
  expect(await ann.watch(id)).toMatchObject({ viewer: 0 });
  await again.clean();
});

test("a data folder that cannot be written is named, and nothing is left behind", async () => {
  const home = mkdtempSync(join(tmpdir(), "hypergate-folder-"));
  // A plain file in the way stops everybody; permissions do not stop the superuser.
  writeFileSync(join(home, "file"), "");
  const data = process.getuid?.() === 0 ? join(home, "file", "data") : join(home, "closed");
  if (process.getuid?.() !== 0) chmodSync(home, 0o500);
  const start = serve({ port: 0, host: "127.0.0.1", data, limits: NO_LIMITS });
  await expect(start).rejects.toMatchObject({ kind: "readonly", message: expect.stringContaining(data) });
  expect(existsSync(data)).toBe(false);
  chmodSync(home, 0o700);
  rmSync(home, { recursive: true });
});

test("the secret that signs cookies is random, kept beside the data and readable by its owner only", async () => {
  const first = await testServer();
  const ann = await Client.guest(first.base, "Ann");
  expect(statSync(join(first.data, "secret")).mode & 0o777).toBe(0o600);
  await first.close();
  const second = await testServer({ data: first.data });
  expect(await new Client(second.base, ann.cookie).http("GET", "/api/me")).toMatchObject({ name: "Ann" });
  await second.close();
  const third = await testServer({ data: first.data, secret: "another secret of sufficient length" });
  expect(await new Client(third.base, ann.cookie).http("GET", "/api/me")).toEqual({});
  await third.clean();
  await expect(serve({ port: 0, host: "127.0.0.1", data: first.data, secret: "short" })).rejects.toThrow(
    "HYPERGATE_SECRET",
  );
  rmSync(first.data, { recursive: true, force: true });
});

test("a second server on the same folder is refused, and reading goes on", async () => {
  const one = await testServer();
  await expect(testServer({ data: one.data })).rejects.toThrow("another server is using");
  await one.close();
  const again = await testServer({ data: one.data });
  await again.clean();
});

test("two servers on one file: the slower one loses the race, reads again and shows what the other did", async () => {
  const one = await testServer();
  const two = await testServer({ data: one.data, store: await openSqlite({ file: join(one.data, DATA_FILE) }) });
  const [id, clients] = await seated(one.base, ["Ann", "Bob", "Cleo"], OPEN_TABLE);
  const far = await Promise.all(clients.map((client) => new Client(two.base, client.cookie).connect()));
  for (const client of far) await client.watch(id);
  expect(await step(clients, id)).toBe("ok");
  // It is tried again on what the other wrote: the very same answer is known, another one comes too late.
  expect(["ok", "refused.stale", "refused.notAsked"]).toContain(await step(far, id));
  await far[0].watch(id);
  for (const client of far) await client.watch(id);
  expect(await step(far, id)).toBe("ok");
  expect(await audit(one.hall.parts.store, id)).toEqual([]);
  for (const client of [...clients, ...far]) client.close();
  await two.close();
  await one.clean();
});
