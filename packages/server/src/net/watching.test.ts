/** Who looks at a table, from which seat, and that nobody does who has gone. */
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATA_FILE } from "../store/backup.ts";
import { openSqlite } from "../store/sqlite-store.ts";
import { people } from "../tables/table.ts";
import { Client } from "../testing/client.ts";
import { autoplay, botFor, RANDOM_TABLE, seated, type TestServer, testServer } from "../testing/playing.ts";

const PUBLIC = { public: true, pace: "instant", courtesy: false };

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.clean());

interface Party {
  readonly id: string;
  readonly host: Client;
  readonly eve: Client;
  readonly cy: Client;
  readonly quinn: Client;
}

/** A table that has not begun, with Eve on the second seat; Quinn has none. */
async function party(base: string, options: object = PUBLIC): Promise<Party> {
  const guests = ["Host", "Eve", "Cy", "Quinn"].map((name) => Client.guest(base, name));
  const [host, eve, cy, quinn] = await Promise.all(guests);
  const { id, code } = await host.http("POST", "/api/tables", { ...RANDOM_TABLE, options });
  for (const [seat, one] of [eve, cy].entries())
    await one.http("POST", `/api/tables/${id}/sit?code=${code}`, { seat: seat + 1 });
  await cy.http("POST", `/api/tables/${id}/ready`, { ready: true });
  return { id: `${id}`, host, eve, cy, quinn };
}

/** Quinn gets Eve's seat, and the game begins. */
async function replaceEve({ id, host, quinn }: Party): Promise<void> {
  await host.http("POST", `/api/tables/${id}/kick`, { seat: 1 });
  await quinn.http("POST", `/api/tables/${id}/sit`, { seat: 1 });
  await quinn.http("POST", `/api/tables/${id}/ready`, { ready: true });
  await host.http("POST", `/api/tables/${id}/start`, {});
}

/** Holds the table until the returned function is called. */
function hold(t: { do: (job: () => Promise<void>) => Promise<void> }): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void t.do(() => held);
  return release;
}

describe("somebody who is kicked", () => {
  test("is told by whom, at once and when coming back, until they sit down again", async () => {
    const { id, host, eve } = await party(server.base, { ...PUBLIC, public: false });
    const { code } = await host.http("GET", `/api/tables/${id}`);
    await eve.connect();
    await eve.watch(id);
    let isGone = false;
    eve.heard = (frame) => {
      isGone ||= frame.t === "gone";
    };
    await host.http("POST", `/api/tables/${id}/kick`, { seat: 1 });
    await expect.poll(() => isGone).toBe(true);
    expect(eve.tables.get(id)?.removed).toBe(true);
    await expect(eve.watch(id)).rejects.toMatchObject({ error: { id: "table.removed" } });
    await eve.watch(id, { code: `${code}` });
    expect(eve.tables.get(id)).toMatchObject({ removed: true, code });
    const seated = await eve.http("POST", `/api/tables/${id}/sit?code=${code}`, { seat: 1 });
    expect(seated).not.toHaveProperty("removed");
    eve.close();
  });

  test("while waiting to be let in looks from no seat", async () => {
    const all = await party(server.base);
    const { id, host, eve } = all;
    await eve.connect();
    const t = await server.hall.at(id);
    const release = hold(t);
    const kicked = host.http("POST", `/api/tables/${id}/kick`, { seat: 1 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    const watching = eve.watch(id);
    await eve.send({ t: "ping" });
    release();
    await kicked;
    expect(await watching).toMatchObject({ viewer: "spectator" });
    expect([...t.watchers].map(({ viewer }) => viewer)).toEqual(["spectator"]);
    eve.close();
  });

  test("while the acknowledgement is on its way is not shown the hand of the next one", async () => {
    const all = await party(server.base);
    const { id, eve } = all;
    await eve.connect();
    const { store } = server.hall.parts;
    const { seen } = store;
    store.seen = async (...args) => {
      const n = await seen(...args);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return n;
    };
    const watching = eve.watch(id);
    await eve.send({ t: "ping" });
    await replaceEve(all);
    expect(await watching).toMatchObject({ viewer: "spectator" });
    store.seen = seen;
    expect(eve.mirrors.get(id)).toMatchObject({ viewer: "spectator", asked: null, view: { hand: [] } });
    eve.close();
  });

  test("at one process is shown no more of the seat by another one", { timeout: 30_000 }, async () => {
    const store = await openSqlite({ file: join(server.data, DATA_FILE) });
    const far = await testServer({ data: server.data, store });
    const all = await party(server.base);
    const { id, host, cy, quinn } = all;
    const [eve, ...others] = await Promise.all(
      [all.eve, host, cy, quinn].map((one) => new Client(far.base, one.cookie).connect()),
    );
    expect(await eve.watch(id)).toMatchObject({ viewer: 1 });
    await replaceEve(all);
    eve.keepRaw = true;
    // The slower process reads again before it refuses.
    const late = others[1].http("POST", `/api/tables/${id}/ready`, { ready: true });
    await expect(late).rejects.toThrow("table.begun");
    for (const one of others) await one.watch(id);
    await expect.poll(() => eve.mirrors.get(id)?.viewer).toBe("spectator");
    const enough = () => (eve.mirrors.get(id)?.n ?? 0) > 20;
    for (const [i, one] of others.entries()) void autoplay(one, id, botFor("random", `${i}`), enough);
    await expect.poll(enough, { timeout: 10_000 }).toBe(true);
    const told = eve.raw.map((text) => JSON.parse(text)).filter(({ t }) => t === "state" || t === "update");
    expect(told.filter(({ asked }) => asked != null)).toEqual([]);
    expect(told.filter(({ set }) => set?.hand?.length > 0)).toEqual([]);
    for (const one of [eve, ...others]) one.close();
    await far.close();
  });

  test("cannot answer for the next one", async () => {
    const all = await party(server.base);
    const t = await server.hall.at(all.id);
    const [host, eve] = people(t.table);
    await replaceEve(all);
    await expect(server.hall.answer(t, host.person, "9.9", "x")).rejects.toThrow("refused");
    await expect(server.hall.answer(t, eve.person, "0.0", "x")).rejects.toThrow("seat.none");
  });

  test("from a private table may look at another one in its place", async () => {
    const strict = await testServer({ limits: { creations: 100, tables: 1 } });
    const { id, host, eve } = await party(strict.base, { ...PUBLIC, public: false });
    const other = await eve.http("POST", "/api/tables", RANDOM_TABLE);
    await eve.connect();
    await eve.watch(id);
    await expect(eve.watch(`${other.id}`)).rejects.toThrow("limit.tables");
    await host.http("POST", `/api/tables/${id}/kick`, { seat: 1 });
    expect(await eve.watch(`${other.id}`)).toMatchObject({ viewer: 0 });
    eve.close();
    await strict.clean();
  });
});

describe("a table", () => {
  test("is left by those who stop looking before they were let in", async () => {
    const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], { options: PUBLIC });
    const t = await server.hall.at(id);
    const zoe = await (await Client.guest(server.base, "Zoe")).connect();
    const sent: Promise<unknown>[] = [];
    for (let i = 0; i < 20; i++) sent.push(zoe.watch(id), zoe.send({ t: "unwatch", table: id }));
    await Promise.all(sent);
    expect(t.watchers.size).toBe(3);
    zoe.keepRaw = true;
    await clients[0].send({ t: "chat", table: id, text: "hello" });
    await zoe.send({ t: "ping" });
    expect(zoe.raw.filter((text) => text.includes('"chat"'))).toEqual([]);
    const twice = await Promise.all([clients[0].watch(id), clients[0].watch(id)]);
    expect(twice.map(({ viewer }) => viewer)).toEqual([undefined, 0]);
    expect(t.watchers.size).toBe(3);
    for (const one of [...clients, zoe]) one.close();
    await expect.poll(() => t.watchers.size).toBe(0);
  });

  test("has no watcher whose events could not be read", async () => {
    const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], { options: PUBLIC });
    const t = await server.hall.at(id);
    const { store } = server.hall.parts;
    const { events } = store;
    store.events = () => Promise.reject(new Error("no events"));
    await expect(clients[0].watch(id)).rejects.toThrow("internal");
    store.events = events;
    expect(t.watchers.size).toBe(2);
    for (const one of clients) one.close();
    await expect.poll(() => t.watchers.size).toBe(0);
  });

  test("is not kept in memory by a connection that ends while the table is being read", async () => {
    const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], { options: PUBLIC });
    const t = await server.hall.at(id);
    const release = hold(t);
    const zoe = await (await Client.guest(server.base, "Zoe")).connect();
    zoe.watch(id).catch(() => undefined);
    await zoe.send({ t: "ping" });
    zoe.close();
    for (const one of clients) one.close();
    await expect.poll(() => t.watchers.size).toBe(0);
    release();
    await t.do(async () => undefined);
    expect(t.watchers.size).toBe(0);
  });
});

test("one who watches with the code of a private table is told it, to find its replay; others are not", async () => {
  const { id, host, quinn } = await party(server.base, { ...PUBLIC, public: false });
  const { code } = await host.http("GET", `/api/tables/${id}`);
  await quinn.connect();
  await quinn.watch(id, { code: `${code}` });
  expect(quinn.tables.get(id)?.code).toBe(code);
  const open = await party(server.base);
  await quinn.watch(open.id);
  expect(quinn.tables.get(open.id)?.code).toBeUndefined();
  quinn.close();
});

test("a player whose line is dead is away within seconds", { timeout: 20_000 }, async () => {
  const [id, [ann, bob]] = await seated(server.base, ["Ann", "Bob", "Cy"], { options: PUBLIC });
  let present: readonly number[] = [];
  ann.heard = (frame) => {
    if (frame.t === "presence") present = frame.seats;
  };
  bob.socket?.pause();
  const began = Date.now();
  await ann.watch(id);
  expect(present).toContain(1);
  await expect.poll(() => present, { timeout: 12_000 }).not.toContain(1);
  expect(Date.now() - began).toBeLessThan(10_000);
  ann.close();
  bob.close();
});

test("a new name stands on the seats of open and running tables, and in what is said from then on", async () => {
  const [id, [ann, bob, cy]] = await seated(server.base, ["Ann", "Bob", "Cy"], { options: PUBLIC });
  const { id: other } = await bob.http("POST", "/api/tables", { ...RANDOM_TABLE, options: PUBLIC });
  const before = await ann.http("GET", `/api/tables/${id}`);
  const said: string[] = [];
  ann.heard = (frame) => {
    if (frame.t === "chat") said.push(frame.line.name);
  };
  await bob.http("PATCH", "/api/me", { name: "Борис" });
  await expect.poll(() => ann.tables.get(id)?.seats[1]).toMatchObject({ name: "Борис" });
  expect(await ann.http("GET", `/api/tables/${id}`)).toMatchObject({ changed: before.changed });
  expect(await ann.http("GET", `/api/tables/${other}`)).toMatchObject({ seats: [{ name: "Борис" }, {}, {}] });
  await bob.send({ t: "chat", table: id, text: "hello" });
  await expect.poll(() => said).toEqual(["Борис"]);
  for (const one of [ann, bob, cy]) one.close();
});
