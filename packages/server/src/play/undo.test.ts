import { setTimeout as sleep } from "node:timers/promises";
import { GAMES } from "@hypergate/games";
import { answersGiven, type BaseState, quietAnswer, type Value } from "@hypergate/kernel";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
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

test("one who does not agree is enough until the game goes on, and an answer takes the request off the table", async () => {
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], OPEN_TABLE);
  /** Somebody whose last answer cannot be taken back freely asks for it; those who have to agree. */
  const asking = async () => {
    let client = await oneAnswer(clients, id);
    while ((await client.send({ t: "undo", table: id })).done === true)
      for (let i = 0; i < 3; i++) client = await oneAnswer(clients, id);
    return { client, others: clients.filter((one) => one !== client) };
  };
  const waits = async () => (await server.hall.at(id)).live?.session.run.pending.some(({ hidden }) => hidden === true);
  const goOn = async () => {
    do await oneAnswer(clients, id);
    while (await waits());
  };
  const refused = await asking();
  expect(await refused.others[0].send({ t: "consent", table: id, yes: false })).toMatchObject({ done: false });
  await expect(refused.others[1].send({ t: "consent", table: id, yes: true })).rejects.toThrow("undo.notAsked");
  for (let i = 0; i < 3; i++)
    await expect(refused.client.send({ t: "undo", table: id })).rejects.toThrow("undo.refused");
  await goOn();
  const { others } = await asking();
  await goOn();
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
  // A release whose rules lead elsewhere from what was kept.
  const { store } = server.hall.parts;
  const { snapshot } = store;
  const changed = vi.spyOn(store, "snapshot").mockImplementation(async (game, mark) => {
    const kept = await snapshot(game, mark);
    return kept && { ...kept, state: { ...(kept.state as BaseState), rng: [1, 2, 3, 4] } };
  });
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

test.each(["a release in which the same seed deals other hands", "a game of a server that kept no states"])(
  "%s goes back as far as it likes",
  async (release) => {
    const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], OPEN_TABLE);
    const { store } = server.hall.parts;
    const { rules } = GAMES.cosmic;
    const { setUp } = rules;
    const spies = release.startsWith("a release")
      ? [vi.spyOn(rules, "setUp").mockImplementation((config, seed) => setUp(config, `${seed}'`))]
      : [vi.spyOn(store, "snapshots").mockResolvedValue([])];
    let far = 0;
    for (let i = 0; i < 40; i++) {
      const before = (await server.hall.at(id)).live?.session.run.s;
      const client = await oneAnswer(clients, id);
      const session = (await server.hall.at(id)).live?.session;
      if (session === undefined) throw new Error("no game");
      if (session.mark === answersGiven(session)) far++;
      expect(await takeBack(client, clients, id)).toBeUndefined();
      expect((await server.hall.at(id)).live?.session.run.s).toEqual(before);
      await oneAnswer(clients, id);
    }
    expect(far).toBeGreaterThan(5);
    for (const spy of spies) spy.mockRestore();
    expect(await audit(store, id)).toEqual([]);
    for (const one of clients) one.close();
  },
);

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
    const isWaiting = session.run.pending.some(({ who, hidden }) => hidden === true && who !== one.who);
    return one.who === two.who && !isWaiting && session.fence <= answersGiven(session) - 2;
  };
  let client = await oneAnswer(clients, id);
  for (let i = 0; i < 400 && !(await isFree()); i++) client = await oneAnswer(clients, id);
  const [{ key }] = await lastTwo();
  const log = await store.entries(id);
  const givenBy =
    (by: "auto" | "clock"): typeof store.entries =>
    async (_id, from = 0) =>
      [...log.slice(0, -1), { ...log.at(-1), by } as (typeof log)[number]].slice(from);
  const entries = vi.spyOn(store, "entries").mockImplementation(givenBy("clock"));
  onTestFinished(() => entries.mockRestore());
  expect(await client.send({ t: "undo", table: id })).toMatchObject({ done: false });
  entries.mockImplementation(givenBy("auto"));
  expect(await client.send({ t: "undo", table: id })).toMatchObject({ done: true });
  entries.mockRestore();
  await client.send({ t: "ping" });
  expect(client.mirrors.get(id)?.asked?.question.key).toBe(key);
  for (const one of clients) one.close();
});

/** Everybody has chosen at the beginning of race, and what they have chosen is known. */
async function chosen(from: TestServer, id: string, clients: readonly Client[]): Promise<void> {
  const t = await from.hall.at(id);
  for (let i = 0; i < 500 && t.live?.session.fence === 0; i++) {
    for (const client of clients)
      if (client.mirrors.get(id)?.asked?.question.key.startsWith("start.")) await quietly(client, id);
    await sleep(5);
  }
  for (const client of clients) await client.send({ t: "ping" });
}

const RACE = { ...OPEN_TABLE, game: "race", settings: {} };

/** All have chosen; Ann wants to go back, and Bob and Cleo have not said what they think of it. */
async function annWantsBack(): Promise<{ id: string; clients: Client[] }> {
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], RACE);
  await chosen(server, id, clients);
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

test("all are told at once who wants to go back, and who has yet to agree after each that does", async () => {
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], RACE);
  const [ann, bob, cleo] = clients;
  await chosen(server, id, clients);
  for (const client of clients) client.keepRaw = true;
  const before = Date.now();
  expect(await ann.send({ t: "undo", table: id })).toMatchObject({ done: false });
  expect(await bob.send({ t: "consent", table: id, yes: true })).toMatchObject({ done: false });
  await expect(bob.send({ t: "consent", table: id, yes: true })).rejects.toThrow("undo.notAsked");
  for (const client of clients) await client.send({ t: "ping" });
  const ends = expect.any(Number);
  const told = [1, 2].map((n) => ({ by: 0, missing: [1, 2].slice(n - 1), away: [], ends }));
  expect([wishes(ann), wishes(bob), wishes(cleo)]).toEqual([told, told, told]);
  const [wanted] = wishes(cleo) as { ends: number }[];
  expect(wanted.ends - 60_000).toBeGreaterThanOrEqual(before);
  expect(wanted.ends - 60_000).toBeLessThanOrEqual(Date.now());
  for (const client of clients) client.close();
});

test("one who comes back is told that somebody wants to go back, and that nobody does any more", async () => {
  const { id, clients } = await annWantsBack();
  const [, bob, cleo] = clients;
  bob.close();
  const again = new Client(server.base, bob.cookie);
  again.keepRaw = true;
  await (await again.connect()).watch(id);
  expect(wishes(again)).toEqual([{ by: 0, missing: [1, 2], away: [], ends: expect.any(Number) }]);
  (await server.hall.at(id)).stale = true;
  await cleo.watch(id);
  await again.send({ t: "ping" });
  expect(wishes(again).slice(1)).toEqual([]);
  await cleo.send({ t: "consent", table: id, yes: false });
  await again.send({ t: "ping" });
  expect(wishes(again).slice(1)).toEqual([null]);
  cleo.keepRaw = true;
  await cleo.watch(id);
  expect(wishes(cleo)).toEqual([null]);
  for (const client of [...clients, again]) client.close();
});

test("when a seat changes hands the wish is off, since others would have to agree", async () => {
  const { id, clients } = await annWantsBack();
  const [, bob, cleo] = clients;
  bob.keepRaw = true;
  await cleo.http("POST", `/api/tables/${id}/leave`, {});
  await expect(bob.send({ t: "consent", table: id, yes: true })).rejects.toThrow("undo.notAsked");
  expect(wishes(bob)).toEqual([null]);
  for (const client of clients) client.close();
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
  await chosen(server, id, clients);
  expect(await ann.send({ t: "undo", table: id })).toMatchObject({ done: false });
  await bob.send({ t: "stop", table: id, window: "*", stop: "always" });
  expect(await isDue()).toBe(true);
  expect(await bob.send({ t: "consent", table: id, yes: true })).toMatchObject({ done: true });
  const { pending } = (await server.hall.at(id)).live?.session.run ?? {};
  expect(await isDue()).toBe(pending?.some(({ who }) => who > 1));
  expect(pending?.some(({ who, key }) => who === 0 && key.startsWith("start."))).toBe(true);
  for (const client of clients) client.close();
});

/** A table with Ann, Bob and Cleo of whom Bob has left the game, after all have chosen. */
async function withoutBob(from: TestServer): Promise<{ id: string; clients: Client[] }> {
  const [id, clients] = await seated(from.base, ["Ann", "Bob", "Cleo"], RACE);
  await chosen(from, id, clients);
  await clients[1].http("POST", `/api/tables/${id}/leave`, {});
  const isAsked = async () => (await from.hall.at(id)).live?.session.run.pending.some(({ who }) => who === 1);
  await expect.poll(isAsked, { timeout: 30_000 }).toBe(false);
  return { id, clients };
}

test("those who have left the game are asked like all others, and one of them may object", async () => {
  const { id, clients } = await withoutBob(server);
  const [ann, bob, cleo] = clients;
  const given = async () => standing(await server.hall.parts.store.entries(id)).length;
  const before = await given();
  for (const client of clients) client.keepRaw = true;
  expect(await ann.send({ t: "undo", table: id })).toMatchObject({ done: false });
  expect(await cleo.send({ t: "consent", table: id, yes: true })).toMatchObject({ done: false });
  await bob.send({ t: "ping" });
  expect(wishes(bob)).toMatchObject([
    { by: 0, missing: [2], away: [1] },
    { by: 0, missing: [], away: [1] },
  ]);
  expect(await bob.send({ t: "consent", table: id, yes: false })).toMatchObject({ done: false });
  expect(await given()).toBe(before);
  await expect(ann.send({ t: "undo", table: id })).rejects.toThrow("undo.refused");
  for (const client of clients) client.close();
});

test("those who have left the game have five minutes to object", async () => {
  let ahead = 0;
  const timed = await testServer({ now: () => Date.now() + ahead });
  const { id, clients } = await withoutBob(timed);
  const [ann, , cleo] = clients;
  const given = async () => standing(await timed.hall.parts.store.entries(id)).length;
  const before = await given();
  expect(await ann.send({ t: "undo", table: id })).toMatchObject({ done: false });
  expect(await cleo.send({ t: "consent", table: id, yes: true })).toMatchObject({ done: false });
  ahead = 240_000;
  await sleep(1500);
  expect(await given()).toBe(before);
  ahead = 301_000;
  await expect.poll(given, { timeout: 5000 }).toBeLessThan(before);
  await expect.poll(() => ann.mirrors.get(id)?.events.at(-1)?.id, { timeout: 5000 }).toBe("table.undone");
  for (const client of clients) client.close();
  await timed.clean();
});

test("silence of one who is at the table is no consent, however long it lasts", async () => {
  let ahead = 0;
  const timed = await testServer({ now: () => Date.now() + ahead });
  const { id, clients } = await withoutBob(timed);
  const [ann, bob, cleo] = clients;
  const before = standing(await timed.hall.parts.store.entries(id)).length;
  expect(await ann.send({ t: "undo", table: id })).toMatchObject({ done: false });
  expect(await bob.send({ t: "consent", table: id, yes: true })).toMatchObject({ done: false });
  ahead = 400_000;
  await expect.poll(async () => (await timed.hall.at(id)).undo, { timeout: 5000 }).toBeUndefined();
  expect(standing(await timed.hall.parts.store.entries(id))).toHaveLength(before);
  await expect(cleo.send({ t: "consent", table: id, yes: true })).rejects.toThrow("undo.notAsked");
  for (const client of clients) client.close();
  await timed.clean();
});

/** Plays cosmic with courtesy until Ann's own answer has opened a window in which Bob and Cleo are asked in secret. */
async function secretWindow(): Promise<{ id: string; clients: Client[]; asked: number[] }> {
  const wish = { options: { public: true, pace: "instant", courtesy: true } };
  for (let tries = 0; tries < 20; tries++) {
    const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], wish);
    for (const client of clients) await client.send({ t: "stop", table: id, window: "*", stop: "always" });
    const t = await server.hall.at(id);
    for (let i = 0; i < 300; i++) {
      const { pending } = t.live?.session.run ?? { pending: [] };
      const last = standing(await server.hall.parts.store.entries(id)).at(-1);
      const hidden = pending.filter((question) => question.hidden === true && question.who !== 0);
      if (last?.who === 0 && hidden.length === 2 && pending.length === 2)
        return { id, clients, asked: hidden.map(({ who }) => who) };
      const next = pending.find(({ who }) => who !== 0) ?? pending[0];
      if (next === undefined) break;
      const { ask, question } = clients[next.who].mirrors.get(id)?.asked ?? {};
      if (ask === undefined || question === undefined) {
        await sleep(5);
        continue;
      }
      const value = botFor("random", ask)(question, () => clients[next.who].mirrors.get(id)?.view) as Value;
      await clients[next.who].answer(id, ask, value);
      for (const one of clients) await one.send({ t: "ping" });
    }
    for (const one of clients) one.close();
  }
  throw new Error("no such window");
}

test("asking to go back does not tell whether somebody has answered in secret", { timeout: 60_000 }, async () => {
  for (const hasAnswered of [false, true]) {
    const { id, clients, asked } = await secretWindow();
    if (hasAnswered) await quietly(clients[asked[0]], id);
    // Whether it is granted, and what is shown then, is the same.
    expect(await clients[0].send({ t: "undo", table: id })).toMatchObject({ done: false });
    const [ann] = clients;
    ann.keepRaw = true;
    // An answer in secret does not take the wish off the table either.
    await quietly(clients[asked[hasAnswered ? 1 : 0]], id);
    await ann.send({ t: "ping" });
    if (!hasAnswered) expect(ann.raw.filter((text) => !text.includes('"t":"ok"'))).toEqual([]);
    for (const one of clients) one.close();
  }
});

test("what is chosen in secret is taken back alone: others keep their choice, may send it again, and are asked nothing", async () => {
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], RACE);
  const [ann, bob, cleo] = clients;
  await quietly(ann, id);
  const { ask, question } = bob.mirrors.get(id)?.asked ?? {};
  if (ask === undefined || question === undefined) throw new Error("not asked");
  await bob.answer(id, ask, quietAnswer(question));
  const asked = () => bob.mirrors.get(id)?.asked?.question;
  await bob.send({ t: "ping" });
  const before = asked();
  expect(await ann.send({ t: "undo", table: id })).toMatchObject({ done: true });
  for (const client of clients) await client.send({ t: "ping" });
  expect(ann.mirrors.get(id)?.asked?.question.key).toBe("start.world");
  expect(asked()).toEqual(before);
  expect(await bob.answer(id, ask, quietAnswer(question))).toMatchObject({ again: true });
  (await server.hall.at(id)).stale = true;
  await cleo.watch(id);
  expect(await bob.answer(id, ask, quietAnswer(question))).toMatchObject({ again: true });
  await chosen(server, id, clients);
  const { store } = server.hall.parts;
  expect(await audit(store, id)).toEqual([]);
  // What the game looked like is known after every entry, also those of the others.
  expect(await store.points(id)).toHaveLength((await store.entries(id)).length + 1);
  for (const one of clients) one.close();
});

test("what a player sets for themselves does not change the table for others, not even its date", async () => {
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], OPEN_TABLE);
  const before = await clients[1].http("GET", `/api/tables/${id}`);
  await sleep(5);
  await clients[0].send({ t: "stop", table: id, window: "*", stop: "always" });
  expect(await clients[1].http("GET", `/api/tables/${id}`)).toEqual(before);
  for (const one of clients) one.close();
});
