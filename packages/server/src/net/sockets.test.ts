import { GAMES } from "@hypergate/games";
import { type Recording, replay, stateHash } from "@hypergate/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { named } from "../proof/audit.ts";
import { Client, Refused } from "../testing/client.ts";
import { autoplay, botFor, seated, type TestServer, testServer } from "../testing/playing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.clean());

const NAMES = ["Ann", "Bob", "Cleo"];
const OPEN_TABLE = { options: { public: true, pace: "instant", courtesy: false } };

async function refusal(promise: Promise<unknown>): Promise<string | undefined> {
  const problem = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return problem instanceof Refused ? problem.error.id : undefined;
}

/** The client that is being asked, and what. */
async function askedOf(clients: readonly Client[], id: string) {
  const find = () => clients.find((client) => client.mirrors.get(id)?.asked != null);
  await expect.poll(find).toBeDefined();
  const client = find() as Client;
  const mirror = client.mirrors.get(id);
  if (mirror?.asked == null) throw new Error("nobody is asked");
  const { ask, question } = mirror.asked;
  return { client, ask, value: botFor("random", ask)(question, () => mirror.view) };
}

function closed(socket: WebSocket | undefined): Promise<number> {
  return new Promise((resolve) => socket?.once("close", (code) => resolve(code)));
}

describe("an answer", () => {
  test("is acknowledged, seen by all, and safe to send twice", async () => {
    const [id, clients] = await seated(server.base, NAMES, OPEN_TABLE);
    const { client, ask, value } = await askedOf(clients, id);
    const ok = await client.answer(id, ask, value);
    expect(ok).toMatchObject({ t: "ok" });
    expect(ok.again).toBeUndefined();
    const log = async () => (await server.hall.parts.store.entries(id)).length;
    expect(await log()).toBe(1);
    expect(await client.answer(id, ask, value)).toMatchObject({ t: "ok", again: true });
    expect(await log()).toBe(1);
    for (const one of clients) await expect.poll(() => one.mirrors.get(id)?.n).toBe(ok.n);
    for (const one of clients) one.close();
  });

  test("is still acknowledged when it is sent again over a new connection to a table that was read anew", async () => {
    const [id, clients] = await seated(server.base, NAMES, OPEN_TABLE);
    const { client, ask, value } = await askedOf(clients, id);
    await client.answer(id, ask, value);
    const t = await server.hall.at(id);
    t.stale = true;
    await client.connect();
    await client.watch(id);
    expect(await client.answer(id, ask, value)).toMatchObject({ again: true });
    for (const one of clients) one.close();
  });

  test("that ended the game is acknowledged again too, and nothing else is", async () => {
    const [id, clients] = await seated(server.base, ["Ann", "Bob"], {
      ...OPEN_TABLE,
      game: "race",
      players: 2,
      settings: {},
    });
    await Promise.all(clients.map((client, i) => autoplay(client, id, botFor("random", `${i}`, "race"))));
    const log = await server.hall.parts.store.entries(id);
    const [name, value] = [...named(log, "person")].at(-1) ?? ["", ""];
    const [seat, ask] = name.split(" ");
    (await server.hall.at(id)).stale = true;
    const client = clients[Number(seat)];
    expect(await client.answer(id, ask, value)).toMatchObject({ again: true });
    expect(await refusal(client.answer(id, ask, "no/such"))).toBe("table.notPlaying");
    for (const one of clients) one.close();
  });

  test("that is stale, foreign, illegal or not asked for changes nothing", async () => {
    const [id, clients] = await seated(server.base, NAMES, OPEN_TABLE);
    const [other, others] = await seated(server.base, NAMES, OPEN_TABLE);
    const { client, ask, value } = await askedOf(clients, id);
    const idle = clients.find((one) => one.mirrors.get(id)?.asked == null) as Client;
    const before = await server.hall.parts.store.entries(id);
    expect(await refusal(client.answer(id, "0.99", value))).toBe("refused.stale");
    expect(await refusal(client.answer(id, "7.0", value))).toBe("refused.stale");
    expect(await refusal(client.answer(id, ask, "no/such"))).toMatch(/^refused\./);
    expect(await refusal(client.answer(id, ask, { "planet/1.1": 999 }))).toMatch(/^refused\./);
    expect(await refusal(idle.answer(id, ask, value))).toBe("refused.notAsked");
    expect(await refusal(client.answer(other, ask, value))).toBe("table.notWatched");
    await client.watch(other);
    expect(await refusal(client.answer(other, ask, value))).toBe("seat.none");
    expect(await server.hall.parts.store.entries(id)).toEqual(before);
    expect(client.mirrors.get(id)?.asked?.ask).toBe(ask);
    for (const one of [...clients, ...others]) one.close();
  });
});

describe("a connection", () => {
  test.each([
    ["no JSON", "{{{", "message.malformed"],
    ["no message", "[]", "message.malformed"],
    ["an unknown message", '{"t":"state","id":1}', "message.malformed"],
    ["more than asked for", '{"t":"ping","id":1,"admin":true}', "message.malformed"],
    ["another type", '{"t":"watch","id":1,"table":7}', "message.malformed"],
    ["a table that is none", '{"t":"watch","id":1,"table":"nosuchtable"}', "table.unknown"],
    ["a path", '{"t":"watch","id":1,"table":"../../secret"}', "message.malformed"],
    [
      "a prototype",
      '{"t":"answer","id":1,"table":"abcdefgh","ask":"0.1","value":{"__proto__":{"x":1}}}',
      "table.notWatched",
    ],
    ["nothing", "", "message.malformed"],
  ])("that sends %s is told so and goes on", async (_, text, expected) => {
    const ann = await (await Client.guest(server.base, "Ann")).connect();
    ann.keepRaw = true;
    ann.socket?.send(text);
    await expect.poll(() => ann.raw).toHaveLength(1);
    expect(JSON.parse(ann.raw[0])).toMatchObject({ t: "error", error: { id: expected } });
    await ann.send({ t: "ping" });
    ann.close();
  });

  test("may not send binary, and ends after a frame that is too large", async () => {
    const ann = await (await Client.guest(server.base, "Ann")).connect();
    ann.keepRaw = true;
    ann.socket?.send(Buffer.from([1, 2, 3]), { binary: true });
    await expect.poll(() => ann.raw).toHaveLength(1);
    expect(ann.raw[0]).toContain("message.binary");
    const code = closed(ann.socket);
    ann.socket?.send(JSON.stringify({ t: "chat", id: 1, table: "abcdefgh", text: "x".repeat(20_000) }));
    expect(await code).toBe(1009);
  });

  test("may send a frame of 16 kB, but not a byte more", async () => {
    const ann = await (await Client.guest(server.base, "Ann")).connect();
    ann.keepRaw = true;
    const ping = JSON.stringify({ t: "ping", id: 1 });
    ann.socket?.send(ping.padEnd(16_384));
    await expect.poll(() => ann.raw).toHaveLength(1);
    expect(JSON.parse(ann.raw[0])).toMatchObject({ t: "ok", id: 1 });
    const code = closed(ann.socket);
    ann.socket?.send(ping.padEnd(16_385));
    expect(await code).toBe(1009);
  });

  test.each([
    ["without a cookie", {}, 401],
    ["with a forged cookie", { cookie: "hypergate=abc.def" }, 401],
    ["from another site", { origin: "https://evil.example" }, 403],
  ])("%s is not opened", async (_, headers, status) => {
    const ann = await Client.guest(server.base, "Ann");
    const cookie = "origin" in headers ? { cookie: ann.cookie } : {};
    const socket = new WebSocket(`${server.base.replace("http", "ws")}/api/socket`, {
      headers: { ...cookie, ...headers },
    });
    const seen = await new Promise((resolve) => {
      socket.once("unexpected-response", (request, response) => {
        resolve(response.statusCode);
        request.destroy();
      });
      socket.once("open", () => resolve("open"));
      socket.once("error", () => undefined);
    });
    expect(seen).toBe(status);
  });

  test("that floods is slowed down, then ended, and others do not notice", async () => {
    const strict = await testServer({ limits: { messages: 20, burst: 40, creations: 100 } });
    const [id, clients] = await seated(strict.base, NAMES, OPEN_TABLE);
    const mallory = await (await Client.guest(strict.base, "Mallory")).connect();
    const ended = closed(mallory.socket);
    for (let i = 0; i < 2000; i++) mallory.socket?.send('{"t":"ping","id":1}');
    expect(await ended).toBe(1008);
    const { client, ask, value } = await askedOf(clients, id);
    expect(await client.answer(id, ask, value)).toMatchObject({ t: "ok" });
    for (const one of clients) one.close();
    await strict.clean();
  });
});

describe("a table", () => {
  test("is resumed from the last event seen, on any device", async () => {
    const [id, clients] = await seated(server.base, NAMES, OPEN_TABLE);
    for (let i = 0; i < 12; i++) {
      const { client, ask, value } = await askedOf(clients, id);
      const { n } = await client.answer(id, ask, value);
      for (const one of clients) await expect.poll(() => one.mirrors.get(id)?.n).toBe(n);
    }
    const [ann] = clients;
    const known = ann.mirrors.get(id)?.events ?? [];
    const again = await new Client(server.base, ann.cookie).connect();
    await again.watch(id, { seen: 3 });
    expect(again.mirrors.get(id)?.events).toEqual(known.slice(3));
    expect(again.mirrors.get(id)?.view).toEqual(ann.mirrors.get(id)?.view);
    expect((await ann.http("GET", `/api/tables/${id}/events?from=3`)).events).toEqual(known.slice(3));
    for (const one of [...clients, again]) one.close();
  });

  test("shows who is here, and carries talk", async () => {
    const [id, [ann, bob, cleo]] = await seated(server.base, NAMES, OPEN_TABLE);
    const watcher = await (await Client.guest(server.base, "Zoe")).connect();
    ann.keepRaw = true;
    const heard = (t: string) => ann.raw.map((text) => JSON.parse(text)).filter((frame) => frame.t === t);
    await watcher.watch(id);
    await expect.poll(() => heard("presence").at(-1)).toMatchObject({ seats: [0, 1, 2], spectators: 1 });
    bob.close();
    await expect.poll(() => heard("presence").at(-1)).toMatchObject({ seats: [0, 2] });
    await cleo.send({ t: "chat", table: id, text: "  Hello <b>you</b> " });
    await expect.poll(() => heard("chat")).toHaveLength(1);
    expect(heard("chat")[0]).toMatchObject({ line: { n: 1, name: "Cleo", seat: 2, text: "Hello <b>you</b>" } });
    expect((await watcher.watch(id)).chat).toHaveLength(1);
    for (const one of [ann, cleo, watcher]) one.close();
  });

  test("carries only emoji while a deal is made without words", async () => {
    const [id, clients] = await seated(server.base, NAMES, OPEN_TABLE);
    const [ann] = clients;
    const { live } = await server.hall.at(id);
    const deal = { kind: "deal", key: "deal", who: 0, give: [], want: [], caps: [], needs: [], wordless: true };
    live?.session.run.pending.push(deal as never);
    expect(await refusal(ann.send({ t: "chat", table: id, text: "Two colonies 👍" }))).toBe("chat.wordless");
    expect(await ann.send({ t: "chat", table: id, text: "👍 👍🏽" })).toMatchObject({ t: "ok" });
    live?.session.run.pending.pop();
    expect(await ann.send({ t: "chat", table: id, text: "Two colonies" })).toMatchObject({ t: "ok" });
    for (const one of clients) one.close();
  });

  test("shows spectators what everybody knows, or has none", async () => {
    const [id, clients] = await seated(server.base, NAMES, OPEN_TABLE);
    const zoe = await (await Client.guest(server.base, "Zoe")).connect();
    await zoe.watch(id);
    expect(zoe.mirrors.get(id)).toMatchObject({ viewer: "spectator", asked: null, view: { hand: [] } });
    const closedTable = { options: { ...OPEN_TABLE.options, spectators: false } };
    const [other, others] = await seated(server.base, NAMES, closedTable);
    expect(await refusal(zoe.watch(other))).toBe("table.noSpectators");
    await expect(zoe.http("GET", `/api/tables/${other}/events`)).rejects.toThrow("table.noSpectators");
    for (const one of [...clients, ...others, zoe]) one.close();
  });

  test("goes on with a bot for one who left, until they come back", async () => {
    const [id, clients] = await seated(server.base, NAMES, OPEN_TABLE);
    const { client, ask, value } = await askedOf(clients, id);
    await client.http("POST", `/api/tables/${id}/leave`, {});
    expect(await refusal(client.answer(id, ask, value))).toBe("seat.away");
    await expect.poll(async () => (await server.hall.parts.store.entries(id))[0]).toMatchObject({ by: "bot" });
    await client.http("POST", `/api/tables/${id}/return`, {});
    const seat = client.tables.get(id)?.you as number;
    expect(client.tables.get(id)).toMatchObject({
      seats: expect.arrayContaining([expect.objectContaining({ away: false })]),
    });
    expect((await server.hall.at(id)).table.seats[seat]).toMatchObject({ away: false });
    for (const one of clients) one.close();
  });

  test("waits when everybody has left", async () => {
    const [id, clients] = await seated(server.base, ["Ann"], { ...OPEN_TABLE, bots: ["random", "random"] });
    await clients[0].http("POST", `/api/tables/${id}/leave`, {});
    const log = async () => (await server.hall.parts.store.entries(id)).length;
    await new Promise((resolve) => setTimeout(resolve, 100));
    const before = await log();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await log()).toBe(before);
    clients[0].close();
  });

  test("has a rematch with the same seats when it is over, once, and can be exported", {
    timeout: 60_000,
  }, async () => {
    const [id, clients] = await seated(server.base, NAMES, OPEN_TABLE);
    await Promise.all(clients.map((client, i) => autoplay(client, id, botFor("sensible", `${i}`))));
    const [ann, bob] = clients;
    const next = await ann.http("POST", `/api/tables/${id}/rematch`, {});
    expect(next).toMatchObject({ status: "open", you: 0, owner: true });
    expect(await bob.http("POST", `/api/tables/${id}/rematch`, {})).toMatchObject({ id: next.id, you: 1 });
    const game = await bob.http("GET", `/api/tables/${id}/export`);
    expect(game).toMatchObject({ format: "hypergate-game", game: "cosmic", hash: expect.stringMatching(/^\w+$/) });
    const again = replay(GAMES.cosmic.rules, game as unknown as Recording);
    expect(stateHash(again.run.s)).toBe(game.hash);
    const { n } = ann.mirrors.get(id) ?? {};
    expect((await ann.http("GET", `/api/tables/${id}/events`)).events).toHaveLength(n as number);
    for (const one of clients) one.close();
  });

  test("has one rematch when two ask at once, which is shown to those who may see it", {
    timeout: 60_000,
  }, async () => {
    const wish = { game: "race", players: 2, settings: { sets: "base" }, options: { public: true, pace: "instant" } };
    const [id, clients] = await seated(server.base, ["Ann", "Bob"], wish);
    await Promise.all(clients.map((client, i) => autoplay(client, id, botFor("sensible", `${i}`, "race"))));
    const ask = (client: Client) => client.http("POST", `/api/tables/${id}/rematch`, {});
    const [first, second] = await Promise.all(clients.map(ask));
    expect(second.id).toBe(first.id);
    const [ann, bob] = clients;
    const { tables } = (await ann.http("GET", "/api/tables/mine")) as unknown as { tables: { status: string }[] };
    expect(tables.filter(({ status }) => status === "open")).toHaveLength(1);
    const host = first.owner === true ? ann : bob;
    const other = host === ann ? bob : ann;
    await host.http("POST", `/api/tables/${first.id}/change`, { options: { public: false } });
    await host.http("POST", `/api/tables/${first.id}/kick`, { seat: host === ann ? 1 : 0 });
    expect(await refusal(ask(other))).toBe("table.unknown");
    for (const one of clients) one.close();
  });

  test("has a rematch also if storing it failed the first time", { timeout: 60_000 }, async () => {
    const wish = { game: "race", players: 2, settings: { sets: "base" }, options: { public: true, pace: "instant" } };
    const [id, clients] = await seated(server.base, ["Ann", "Bob"], wish);
    await Promise.all(clients.map((client, i) => autoplay(client, id, botFor("sensible", `${i}`, "race"))));
    const [ann, bob] = clients;
    const { store } = server.hall.parts;
    const { addTable } = store;
    store.addTable = () => Promise.reject(new Error("no table"));
    expect(await refusal(ann.http("POST", `/api/tables/${id}/rematch`, {}))).toBe("internal");
    store.addTable = addTable;
    const next = await bob.http("POST", `/api/tables/${id}/rematch`, {});
    expect(next).toMatchObject({ status: "open", you: 1, owner: true });
    expect(await ann.http("POST", `/api/tables/${id}/rematch`, {})).toMatchObject({ id: next.id, you: 0 });
    for (const one of clients) one.close();
  });

  test("that is over can be replayed by everybody who has the link, without a seat and without a name", {
    timeout: 60_000,
  }, async () => {
    const wish = { game: "race", players: 2, settings: { sets: "base" }, options: { public: false, pace: "instant" } };
    const [ann, bob] = await Promise.all(NAMES.slice(0, 2).map(async (name) => Client.guest(server.base, name)));
    const { id, code } = await ann.http("POST", "/api/tables", { ...wish });
    for (const [what, body] of [
      ["sit", {}],
      ["ready", { ready: true }],
    ] as const)
      await bob.http("POST", `/api/tables/${id}/${what}?code=${code}`, body);
    await ann.http("POST", `/api/tables/${id}/start`, {});
    const nobody = new Client(server.base, "");
    const link = `/api/tables/${id}/export?code=${code}`;
    expect(await refusal(nobody.http("GET", link))).toBe("export.notOver");
    for (const client of [ann, bob]) await (await client.connect()).watch(`${id}`);
    await Promise.all([ann, bob].map((client) => autoplay(client, `${id}`, botFor("sensible", "x", "race"))));
    const game = await nobody.http("GET", link);
    expect(game).toMatchObject({ game: "race", names: ["Ann", "Bob"] });
    expect(stateHash(replay(GAMES.race.rules, game as unknown as Recording).run.s)).toBe(game.hash);
    expect(await nobody.http("GET", `/api/tables/${id}/result?code=${code}`)).toMatchObject({ game: "race" });
    expect(await nobody.http("GET", `/api/tables/${id}?code=${code}`)).not.toHaveProperty("code");
    expect(await refusal(nobody.http("GET", `/api/tables/${id}/export`))).toBe("table.unknown");
    expect(await refusal(nobody.http("GET", `/api/tables/${id}/events`))).toBe("table.unknown");
    for (const client of [ann, bob]) client.close();
  });

  test("tells on any device what happened since one last looked", async () => {
    const [id, clients] = await seated(server.base, NAMES, OPEN_TABLE);
    const [ann, ...others] = clients;
    const listed = async () => {
      type Mine = { tables: { news: number; lately: readonly string[] }[] };
      const { tables } = (await ann.http("GET", "/api/tables/mine")) as unknown as Mine;
      return tables[0];
    };
    const before = ann.mirrors.get(id)?.n as number;
    await ann.send({ t: "unwatch", table: id });
    expect(await listed()).toMatchObject({ news: 0, lately: [] });
    await ann.http("POST", `/api/tables/${id}/leave`, {});
    const later = () => (others[0].mirrors.get(id)?.n ?? 0) > before + 3;
    await Promise.race(others.map((client, i) => autoplay(client, id, botFor("sensible", `${i}`), later)));
    await expect.poll(later).toBe(true);
    const { news, lately } = await listed();
    expect(news).toBeGreaterThan(3);
    expect(lately.length).toBeGreaterThan(0);
    const phone = await new Client(server.base, ann.cookie).connect();
    expect(await phone.watch(id)).toMatchObject({ seen: before });
    for (const client of [...clients, phone]) client.close();
  });
});
