import { setTimeout as sleep } from "node:timers/promises";
import { GAMES } from "@hypergate/games";
import { answersGiven, quietAnswer } from "@hypergate/kernel";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { audit } from "../proof/audit.ts";
import { Client, Refused } from "../testing/client.ts";
import { botFor, seated, type TestServer, testServer, untilPassed } from "../testing/playing.ts";
import { standing } from "./game.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.clean());

const OPEN_TABLE = { options: { public: true, pace: "instant", courtesy: false } };

/** Plays until a seat can answer something, answers it, and says who did. */
async function oneAnswer(clients: readonly Client[], id: string): Promise<Client> {
  const find = () => clients.find((one) => one.mirrors.get(id)?.asked != null);
  await expect.poll(find).toBeDefined();
  const client = find() as Client;
  const mirror = client.mirrors.get(id);
  if (mirror?.asked == null) throw new Error("nobody is asked");
  const { ask, question } = mirror.asked;
  await client.answer(
    id,
    ask,
    botFor("random", ask)(question, () => mirror.view),
  );
  // Whatever was on its way to the others has arrived.
  for (const one of clients) await one.send({ t: "ping" });
  return client;
}

test("the others have to agree to an undo; then the table is as before, on every screen and after reading it anew", async () => {
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], OPEN_TABLE);
  for (let i = 0; i < 6; i++) await oneAnswer(clients, id);
  const views = () => clients.map((client) => structuredClone(client.mirrors.get(id)?.view));
  const before = views();
  const client = await oneAnswer(clients, id);
  const others = clients.filter((one) => one !== client);
  const { done } = await client.send({ t: "undo", table: id });
  if (done === false) {
    expect(await others[0].send({ t: "consent", table: id, yes: true })).toMatchObject({ done: false });
    expect(await others[1].send({ t: "consent", table: id, yes: true })).toMatchObject({ done: true });
  }
  for (const one of clients) await one.send({ t: "ping" });
  expect(clients[0].mirrors.get(id)?.events.at(-1)?.id).toBe("table.undone");
  expect(views()).toEqual(before);
  expect(client.mirrors.get(id)?.asked?.ask).toMatch(/^1\./);

  (await server.hall.at(id)).stale = true;
  const again = await new Client(server.base, client.cookie).connect();
  await again.watch(id);
  expect(again.mirrors.get(id)?.view).toEqual(client.mirrors.get(id)?.view);
  for (let i = 0; i < 5; i++) await oneAnswer(clients, id);
  (await server.hall.at(id)).stale = true;
  await again.watch(id);
  expect(again.mirrors.get(id)?.view).toEqual(client.mirrors.get(id)?.view);
  for (const one of [...clients, again]) one.close();
});

test("one who does not agree is enough, and an answer takes the request off the table", async () => {
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], OPEN_TABLE);
  let client = await oneAnswer(clients, id);
  while ((await client.send({ t: "undo", table: id })).done === true)
    for (let i = 0; i < 3; i++) client = await oneAnswer(clients, id);
  const others = clients.filter((one) => one !== client);
  expect(await others[0].send({ t: "consent", table: id, yes: false })).toMatchObject({ done: false });
  await expect(others[1].send({ t: "consent", table: id, yes: true })).rejects.toThrow("undo.notAsked");
  await client.send({ t: "undo", table: id });
  await oneAnswer(clients, id);
  await expect(others[1].send({ t: "consent", table: id, yes: true })).rejects.toThrow("undo.notAsked");
  for (const one of clients) one.close();
});

test("with bots only, the others need not be asked; with nothing answered there is nothing to take back", async () => {
  const [id, clients] = await seated(server.base, ["Ann"], { ...OPEN_TABLE, bots: ["random", "random"] });
  const [ann] = clients;
  const early = await ann.send({ t: "undo", table: id }).catch((problem: unknown) => problem);
  expect(early instanceof Refused && early.error.id).toBe("undo.nothing");
  await oneAnswer(clients, id);
  expect(await ann.send({ t: "undo", table: id })).toMatchObject({ done: true });
  ann.close();
});

/** Takes the last answer of a client back, with the consent of the others; what was said if that is refused. */
async function takeBack(client: Client, clients: readonly Client[], table: string): Promise<string | undefined> {
  const said = await client.send({ t: "undo", table }).catch((problem: unknown) => problem);
  if (said instanceof Refused) return said.error.id;
  const others = clients.filter((one) => one !== client);
  if ((said as { done: boolean }).done === false)
    for (const other of others) await other.send({ t: "consent", table, yes: true });
  for (const one of clients) await one.send({ t: "ping" });
  return undefined;
}

test("after a change of the rules an answer is taken back within its step, and going back further is refused", async () => {
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], OPEN_TABLE);
  for (let i = 0; i < 12; i++) await oneAnswer(clients, id);
  // A release in which the same seed deals other hands.
  const { rules } = GAMES.cosmic;
  const { setUp } = rules;
  const changed = vi.spyOn(rules, "setUp").mockImplementation((config, seed) => setUp(config, `${seed}'`));
  const session = async () => (await server.hall.at(id)).live?.session;
  const look = async () => structuredClone([(await session())?.run.s, clients.map((one) => one.mirrors.get(id)?.view)]);
  const outcomes = new Set<string>();
  for (let i = 0; i < 100 && outcomes.size < 2; i++) {
    const before = await look();
    const client = await oneAnswer(clients, id);
    const after = await look();
    const now = await session();
    const isNear = now !== undefined && now.mark < answersGiven(now);
    const refused = await takeBack(client, clients, id);
    expect(refused).toBe(isNear ? undefined : "undo.changed");
    expect(await look()).toEqual(isNear ? before : after);
    outcomes.add(refused ?? "done");
    await oneAnswer(clients, id);
  }
  expect(outcomes.size).toBe(2);
  changed.mockRestore();
  expect(await audit(server.hall.parts.store, id)).toEqual([]);
  for (const one of clients) one.close();
});

test("what was passed for a player goes back with the player's own last decision", { timeout: 30_000 }, async () => {
  const courtesy = { options: { public: true, pace: "instant", courtesy: true }, bots: ["sensible", "sensible"] };
  const [id, [ann]] = await seated(server.base, ["Ann"], courtesy);
  const log = async () => standing(await server.hall.parts.store.entries(id));
  const own = async () => (await log()).filter(({ who }) => who === 0);
  await untilPassed(server, ann, id);
  const before = await log();
  const to = before.findLastIndex(({ who, by }) => who === 0 && by === "person");
  expect(await ann.send({ t: "undo", table: id })).toMatchObject({ done: true });
  await sleep(200);
  expect(ann.mirrors.get(id)?.asked?.question.key).toBe(before[to].key);
  expect((await own()).length).toBe(before.slice(0, to).filter(({ who }) => who === 0).length);
  ann.close();
});

test("that is free where only passes for the same player followed, and not where the clock answered", async () => {
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], OPEN_TABLE);
  const { store } = server.hall.parts;
  const t = await server.hall.at(id);
  const lastTwo = async () => standing(await store.entries(id)).slice(-2);
  const isFree = async () => {
    const [one, two] = await lastTwo();
    const session = t.live?.session;
    if (session === undefined || two === undefined) return false;
    return one.who === two.who && session.fence <= answersGiven(session) - 2;
  };
  let client = await oneAnswer(clients, id);
  for (let i = 0; i < 400 && !(await isFree()); i++) client = await oneAnswer(clients, id);
  const [{ key }] = await lastTwo();
  const log = await store.entries(id);
  const givenBy = (by: "auto" | "clock") => [...log.slice(0, -1), { ...log.at(-1), by } as (typeof log)[number]];
  const entries = vi.spyOn(store, "entries").mockResolvedValue(givenBy("clock"));
  expect(await client.send({ t: "undo", table: id })).toMatchObject({ done: false });
  entries.mockResolvedValue(givenBy("auto"));
  expect(await client.send({ t: "undo", table: id })).toMatchObject({ done: true });
  entries.mockRestore();
  await client.send({ t: "ping" });
  expect(client.mirrors.get(id)?.asked?.question.key).toBe(key);
  for (const one of clients) one.close();
});

/** Ann has answered, then Bob; Ann wants to go back, and Bob and Cleo have not said what they think of it. */
async function annWantsBack(): Promise<{ id: string; clients: Client[] }> {
  const wish = { ...OPEN_TABLE, game: "race", settings: {} };
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], wish);
  await quietly(clients[0], id);
  await quietly(clients[1], id);
  expect(await clients[0].send({ t: "undo", table: id })).toMatchObject({ done: false });
  for (const client of clients) await client.send({ t: "ping" });
  return { id, clients };
}

/** Everybody is asked at the beginning of race. */
async function quietly(client: Client, id: string): Promise<void> {
  const { ask, question } = client.mirrors.get(id)?.asked ?? {};
  if (ask === undefined || question === undefined) throw new Error("not asked");
  await client.answer(id, ask, quietAnswer(question));
}

/** What a client was told of wishes to go back. */
function wishes({ raw }: Client): unknown[] {
  return raw.flatMap((text) => (JSON.parse(text).t === "undo" ? [JSON.parse(text).request] : []));
}

test("one who comes back is told that somebody wants to go back, and that nobody does any more", async () => {
  const { id, clients } = await annWantsBack();
  const [, bob, cleo] = clients;
  bob.close();
  const again = new Client(server.base, bob.cookie);
  again.keepRaw = true;
  await (await again.connect()).watch(id);
  expect(wishes(again)).toEqual([{ by: 0, missing: [1, 2], ends: expect.any(Number) }]);
  (await server.hall.at(id)).stale = true;
  await cleo.watch(id);
  await again.send({ t: "ping" });
  expect(wishes(again).slice(1)).toEqual([null]);
  cleo.keepRaw = true;
  await cleo.watch(id);
  expect(wishes(cleo)).toEqual([null]);
  for (const client of [...clients, again]) client.close();
});

test("what a player sets for themselves is told to nobody else and leaves the wish on the table", async () => {
  const { id, clients } = await annWantsBack();
  const [, bob, cleo] = clients;
  for (const client of clients) client.keepRaw = true;
  await bob.send({ t: "stop", table: id, window: "*", stop: "always" });
  await cleo.send({ t: "ping" });
  expect(cleo.raw).toHaveLength(1);
  expect(bob.tables.get(id)).toMatchObject({ stops: { "*": "always" } });
  expect(await bob.send({ t: "consent", table: id, yes: true })).toMatchObject({ done: false });
  expect(await cleo.send({ t: "consent", table: id, yes: true })).toMatchObject({ done: true });
  for (const client of clients) client.close();
});

test("a table that has gone back to where bots are asked is due in the store, also while that is talked about", async () => {
  const options = { ...OPEN_TABLE.options, pace: "human" };
  const wish = { game: "race", players: 4, bots: ["random", "random"], settings: {}, options };
  const [id, clients] = await seated(server.base, ["Ann", "Bob"], wish);
  const [ann, bob] = clients;
  const isDue = async () => (await server.hall.parts.store.dueTables(Date.now(), 1000)).includes(id);
  await quietly(ann, id);
  await quietly(bob, id);
  expect(await ann.send({ t: "undo", table: id })).toMatchObject({ done: false });
  await bob.send({ t: "stop", table: id, window: "*", stop: "always" });
  expect(await isDue()).toBe(true);
  expect(await bob.send({ t: "consent", table: id, yes: true })).toMatchObject({ done: true });
  expect(await isDue()).toBe(true);
  expect((await server.hall.at(id)).live?.session.run.pending).toHaveLength(4);
  for (const client of clients) client.close();
});
