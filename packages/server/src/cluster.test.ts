/** Two servers on one PostgreSQL: everything that happens at one is seen at the other. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { audit } from "./proof/audit.ts";
import { Client } from "./testing/client.ts";
import { autoplay, botFor, NO_LIMITS, seated, type TestServer, testServer } from "./testing/playing.ts";
import { emptied, type Postgres, startPostgres } from "./testing/postgres.ts";

let postgres: Postgres;
let database: string;
let one: TestServer;
let two: TestServer;
let clients: Client[] = [];

beforeAll(async () => {
  postgres = await startPostgres({ settings: { fsync: "off" } });
  database = await postgres.database();
}, 120_000);
afterAll(() => postgres.clean());
beforeEach(async () => {
  [one, two] = await Promise.all([testServer({ database }), testServer({ database })]);
});
afterEach(async () => {
  for (const client of clients) client.close();
  clients = [];
  await Promise.all([one.clean(), two.clean()]);
  await emptied(database);
});

/** The same person at the other server, looking at the table. */
async function across(client: Client, id: string): Promise<Client> {
  const far = await new Client(two.base, client.cookie).connect();
  clients.push(far);
  await far.watch(id);
  return far;
}

const WISH = { options: { public: true, pace: "instant", courtesy: false } };

/** A table of three whose second and third player are at the other server. */
async function spread(wish: object = WISH): Promise<[string, Client[]]> {
  const [id, near] = await seated(one.base, ["Ann", "Bob", "Cleo"], wish);
  clients.push(...near);
  const far = await Promise.all(near.slice(1).map((client) => across(client, id)));
  for (const client of near.slice(1)) await client.send({ t: "unwatch", table: id });
  return [id, [near[0], ...far]];
}

test("a whole game is played over both, and everybody sees the same", { timeout: 60_000 }, async () => {
  const [id, players] = await spread({ game: "race", players: 3, settings: {}, ...WISH });
  await Promise.all(players.map((client, i) => autoplay(client, id, botFor("random", `${i}`, "race"))));
  expect(players.map((client) => client.tables.get(id)?.status)).toEqual(["over", "over", "over"]);
  const numbers = players.map((client) => client.mirrors.get(id)?.n);
  await expect.poll(() => new Set(players.map((client) => client.mirrors.get(id)?.n)).size).toBe(1);
  expect(numbers[0]).toBeGreaterThan(20);
  for (const client of players)
    expect(client.mirrors.get(id)?.events.map(({ n }) => n)).toEqual(
      Array.from({ length: client.mirrors.get(id)?.n ?? 0 }, (_, n) => n),
    );
  expect(await audit(one.hall.parts.store, id)).toEqual([]);
});

test("answers given at both at the same moment all count, each once", { timeout: 60_000 }, async () => {
  const [id, players] = await spread({ game: "race", players: 3, settings: {}, ...WISH });
  for (let round = 0; round < 8; round++) {
    const before = (await one.hall.parts.store.entries(id)).length;
    const given = await Promise.all(
      players.map(async (client, i) => {
        const mirror = client.mirrors.get(id);
        if (mirror?.asked == null) return 0;
        const value = botFor("random", `${round} ${i}`, "race")(mirror.asked.question, () => mirror.view);
        const { again } = await client.answer(id, mirror.asked.ask, value);
        return again === true ? 0 : 1;
      }),
    );
    const sum = given.reduce<number>((all, n) => all + n, 0);
    expect((await one.hall.parts.store.entries(id)).length).toBe(before + sum);
    await expect.poll(() => players.some((client) => client.mirrors.get(id)?.asked != null)).toBe(true);
  }
  expect(await audit(two.hall.parts.store, id)).toEqual([]);
});

test("a process is told what another adds to a game, and need not read it", { timeout: 60_000 }, async () => {
  const [id, players] = await spread({ game: "race", players: 3, settings: {}, ...WISH });
  const store = two.hall.parts.store as unknown as { news: (...since: readonly unknown[]) => Promise<unknown> };
  const { news } = store;
  let reads = 0;
  store.news = (...since) => {
    reads++;
    return news.apply(store, [...since]);
  };
  const [ann, ...others] = players;
  const isFar = (client: Client) => others.includes(client);
  let given = 0;
  for (let i = 0; given < 30 && i < 500; i++) {
    const client = players.find((one) => one.mirrors.get(id)?.asked != null);
    const mirror = client?.mirrors.get(id);
    if (client === undefined || mirror?.asked == null) {
      await sleep(10);
      continue;
    }
    const value = botFor("random", `${i}`, "race")(mirror.asked.question, () => mirror.view);
    const { n } = await client.answer(id, mirror.asked.ask, value);
    if (!isFar(client)) given++;
    for (const one of players) await expect.poll(() => one.mirrors.get(id)?.n).toBe(n);
  }
  expect(given).toBe(30);
  expect(reads).toBe(0);
  expect(others.map((one) => one.mirrors.get(id)?.n)).toEqual(others.map(() => ann.mirrors.get(id)?.n));
});

test("seats, words, who is there and requests to go back travel", { timeout: 40_000 }, async () => {
  const [id, [ann, bob, cleo]] = await spread();
  const heard: string[] = [];
  ann.heard = (frame, text) => ["chat", "presence", "undo", "table"].includes(frame.t) && heard.push(text);
  await bob.send({ t: "chat", table: id, text: "hello from afar" });
  await expect.poll(() => heard.some((text) => text.includes("hello from afar"))).toBe(true);
  cleo.close();
  await expect.poll(() => heard.some((text) => /"t":"presence".*"seats":\[0,1\]/.test(text))).toBe(true);
  const again = await across(cleo, id);

  const mover = await wantsBack(id, [ann, bob, again]);
  const others = [ann, bob, again].filter((client) => client !== mover);
  await sleep(100);
  expect(await others[0].send({ t: "consent", table: id, yes: true })).toMatchObject({ done: false });
  expect(await others[1].send({ t: "consent", table: id, yes: true })).toMatchObject({ done: true });
  for (const client of [ann, bob, again])
    await expect.poll(() => client.mirrors.get(id)?.events.at(-1)?.id).toBe("table.undone");

  await again.http("POST", `/api/tables/${id}/leave`, {});
  await expect.poll(() => ann.tables.get(id)?.seats[2]).toMatchObject({ away: true });
  expect(await audit(one.hall.parts.store, id)).toEqual([]);
});

/** Plays until somebody wants an answer back after which another has answered; others have to agree then. */
async function wantsBack(id: string, players: readonly Client[]): Promise<Client> {
  let last: Client | undefined;
  for (let i = 0; i < 200; i++) {
    const client = players.find((one) => one.mirrors.get(id)?.asked != null);
    const mirror = client?.mirrors.get(id);
    if (client === undefined || mirror?.asked == null) {
      await sleep(20);
      continue;
    }
    await client.answer(
      id,
      mirror.asked.ask,
      botFor("random", `${i}`)(mirror.asked.question, () => mirror.view),
    );
    if (last !== undefined && last !== client) {
      const { done } = await last.send({ t: "undo", table: id });
      if (done === false) return last;
    }
    last = client;
    await sleep(60);
  }
  throw new Error("nobody had to be asked");
}

test("what was done at one process holds at the other at once", { timeout: 40_000 }, async () => {
  const wish = { game: "race", players: 2, settings: {}, ...WISH };
  for (let i = 0; i < 5; i++) {
    const ann = await Client.guest(one.base, "Ann");
    const bob = await Client.guest(two.base, "Bob");
    const id = `${(await ann.http("POST", "/api/tables", wish)).id}`;
    await bob.http("POST", `/api/tables/${id}/sit`, {});
    await bob.http("POST", `/api/tables/${id}/ready`, { ready: true });
    expect(await ann.http("POST", `/api/tables/${id}/start`, {})).toMatchObject({ status: "playing" });
  }
});

test("nobody at the other process is told that somebody changed their own settings", async () => {
  const [id, [ann, bob]] = await spread();
  await sleep(200);
  bob.keepRaw = true;
  await ann.send({ t: "stop", table: id, window: "*", stop: "never" });
  await sleep(300);
  expect(bob.raw.filter((text) => text.includes('"t":"table"'))).toEqual([]);
});

test("bots play on at the other process when theirs ends, and a key is the same at both", {
  timeout: 40_000,
}, async () => {
  const ann = await Client.guest(one.base, "Ann");
  const wish = { game: "race", players: 3, bots: ["random", "random"], start: true, ...WISH };
  const id = `${(await ann.http("POST", "/api/tables", wish)).id}`;
  const far = await across(ann, id);
  await one.close();
  await autoplay(far, id, botFor("random", "far", "race"));
  expect(far.tables.get(id)?.status).toBe("over");
  one = await testServer({ database });
  expect(await new Client(one.base, ann.cookie).http("GET", "/api/me")).toMatchObject({ name: "Ann" });
});

test("limits on tables hold over both", async () => {
  await Promise.all([one.close(), two.close()]);
  const few = { ...NO_LIMITS, opened: 3 };
  [one, two] = await Promise.all([testServer({ database, limits: few }), testServer({ database, limits: few })]);
  const ann = await Client.guest(one.base, "Ann");
  const far = new Client(two.base, ann.cookie);
  const wish = { game: "race", players: 2, settings: {}, ...WISH };
  const opened = await Promise.allSettled(
    [ann, far, ann, far, ann, far].map((client) => client.http("POST", "/api/tables", wish)),
  );
  expect(opened.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});
