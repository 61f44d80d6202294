import { setTimeout as sleep } from "node:timers/promises";
import type { AnswerOf, SentRefusal } from "@hypergate/wire";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Client, Refused } from "../testing/client.ts";
import { autoplay, botFor, seated, type TestServer, testServer } from "../testing/playing.ts";
import { agentIn } from "./devices.ts";

const TOKEN = "a token for the operator";
const AS_OPERATOR = { authorization: `Bearer ${TOKEN}` };
const OPTIONS = { public: true, pace: "instant", courtesy: false };
let server: TestServer;
let ahead = 0;

beforeAll(async () => {
  server = await testServer({ operatorToken: TOKEN, now: () => Date.now() + ahead });
});
afterAll(() => server.clean());

async function refusal(promise: Promise<unknown>): Promise<SentRefusal> {
  const problem = await promise.then(
    () => new Error("it was allowed"),
    (error: unknown) => error,
  );
  if (problem instanceof Refused) return problem.error;
  throw problem;
}

const guest = (name: string) => Client.guest(server.base, name);
const nobody = () => new Client(server.base, "");

async function table(host: Client, change: object = {}): Promise<{ id: string; code: string }> {
  const made = await host.http("POST", "/api/tables", { game: "race", players: 2, options: OPTIONS, ...change });
  return made as unknown as { id: string; code: string };
}

/** Two people in a running game of race. */
const playing = (names: readonly string[], change = {}) =>
  seated(server.base, names, { game: "race", players: names.length, settings: {}, options: OPTIONS, ...change });

async function devices(client: Client): Promise<AnswerOf<"GET /api/me/devices">["devices"]> {
  return (await client.http("GET", "/api/me/devices")).devices as unknown as AnswerOf<"GET /api/me/devices">["devices"];
}

/** Another device of the same person. */
async function another(client: Client): Promise<Client> {
  const response = await fetch(`${server.base}/api/guests/recover`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0" },
    body: JSON.stringify({ code: client.recovery }),
  });
  return new Client(server.base, (response.headers.get("set-cookie") ?? "").split(";")[0]);
}

describe("devices", () => {
  test("are listed, and one that is ended is nobody's, with its sockets closed", async () => {
    const ann = await guest("Ann");
    const second = await another(ann);
    await second.connect();
    const all = await devices(ann);
    expect(all.map(({ here }) => here).toSorted()).toEqual([false, true]);
    const other = all.find(({ here }) => !here);
    expect(other?.agent).toBe("Firefox, Linux");
    const closed = new Promise((resolve) => second.socket?.once("close", resolve));
    await ann.http("POST", `/api/me/devices/${other?.id}/end`, {});
    expect(await closed).toBe(1008);
    expect(await second.http("GET", "/api/me")).toEqual({});
    expect(await refusal(second.http("GET", "/api/me/devices"))).toMatchObject({ id: "guest.needed" });
    expect(await devices(ann)).toHaveLength(1);
    expect(await refusal(ann.http("POST", "/api/me/devices/nothing/end", {}))).toMatchObject({ id: "device.unknown" });
  });

  test("of others cannot be ended", async () => {
    const [ann, bob] = [await guest("Ann"), await guest("Bob")];
    const [{ id }] = await devices(bob);
    expect(await refusal(ann.http("POST", `/api/me/devices/${id}/end`, {}))).toMatchObject({ id: "device.unknown" });
    expect(await devices(bob)).toHaveLength(1);
  });

  test("all end with a new recovery code, even a copy of the cookie that made it", async () => {
    const ann = await guest("Ann");
    const thief = await new Client(server.base, ann.cookie).connect();
    const closed = new Promise((resolve) => thief.socket?.once("close", resolve));
    const response = await fetch(`${server.base}/api/me/recovery`, {
      method: "POST",
      headers: { cookie: ann.cookie, "content-type": "application/json" },
      body: "{}",
    });
    expect(await closed).toBe(1008);
    expect(await thief.http("GET", "/api/me")).toEqual({});
    const kept = new Client(server.base, (response.headers.get("set-cookie") ?? "").split(";")[0]);
    expect(await kept.http("GET", "/api/me")).toMatchObject({ name: "Ann" });
    expect(await refusal(nobody().http("POST", "/api/guests/recover", { code: ann.recovery }))).toMatchObject({
      id: "recovery.unknown",
    });
  });

  test("that are forgotten are ended too", async () => {
    const ann = await guest("Ann");
    await ann.http("POST", "/api/me/forget", {});
    expect(await ann.http("GET", "/api/me")).toEqual({});
  });

  test.each([
    ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1", "Safari, iOS"],
    ["curl/8", ""],
    [undefined, ""],
  ])("the browser %j is %j", (header, expected) => {
    expect(agentIn(header)).toBe(expected);
  });
});

describe("names", () => {
  test("that cannot be seen are refused in words", async () => {
    const error = await refusal(nobody().http("POST", "/api/guests", { name: "\u3164" }));
    expect(error).toMatchObject({ id: "name.refused", text: expect.stringContaining("can be seen") });
  });

  test("that look like that of somebody seated cannot sit down, nor be taken there", async () => {
    const [ann, fake] = [await guest("Ann"), await guest("Аnn")];
    const { id } = await table(ann);
    const refused = await refusal(fake.http("POST", `/api/tables/${id}/sit`, {}));
    expect(refused).toMatchObject({ id: "name.taken", params: { name: "Ann" } });
    await fake.http("PATCH", "/api/me", { name: "Zoe" });
    await fake.http("POST", `/api/tables/${id}/sit`, {});
    expect(await refusal(fake.http("PATCH", "/api/me", { name: "A.n.n" }))).toMatchObject({ id: "name.taken" });
    expect(await fake.http("GET", "/api/me")).toMatchObject({ name: "Zoe" });
  });
});

describe("a host", () => {
  test("silences somebody by seat or by line, and lets them speak again", async () => {
    const [id, [ann, bob]] = await playing(["Ann", "Bob"]);
    await bob.send({ t: "chat", table: id, text: "one" });
    await ann.http("POST", `/api/tables/${id}/mute`, { line: 1, muted: true });
    expect(await refusal(bob.send({ t: "chat", table: id, text: "two" }))).toMatchObject({ id: "chat.muted" });
    expect(ann.tables.get(id)?.seats[1]).toMatchObject({ muted: true });
    await ann.http("POST", `/api/tables/${id}/mute`, { seat: 1, muted: false });
    await bob.send({ t: "chat", table: id, text: "three" });
    expect(await refusal(bob.http("POST", `/api/tables/${id}/mute`, { seat: 0, muted: true }))).toMatchObject({
      id: "table.notYours",
    });
    for (const client of [ann, bob]) client.close();
  });

  test("removes the words of a line for everybody, now and later", async () => {
    const [id, [ann, bob]] = await playing(["Ann", "Bob"]);
    const heard: unknown[] = [];
    bob.heard = (frame) => frame.t === "chat" && heard.push(frame.line);
    await bob.send({ t: "chat", table: id, text: "rude" });
    await ann.http("POST", `/api/tables/${id}/unsay`, { line: 1 });
    await expect.poll(() => heard).toHaveLength(2);
    expect(heard[1]).toMatchObject({ n: 1, text: "", removed: true });
    const zoe = await (await guest("Zoe")).connect();
    expect((await zoe.watch(id)).chat).toEqual([heard[1]]);
    expect(JSON.stringify(heard)).not.toContain('"by"');
    expect(await refusal(ann.http("POST", `/api/tables/${id}/unsay`, { line: 9 }))).toMatchObject({ id: "not.found" });
    for (const client of [ann, bob, zoe]) client.close();
  });

  test("shuts somebody out: they see nothing any more, the code is new, and friends who watch stay", async () => {
    const options = { ...OPTIONS, public: false };
    const ann = await (await guest("Ann")).connect();
    const [bob, zoe] = [await (await guest("Bob")).connect(), await (await guest("Zoe")).connect()];
    const { id, code } = await table(ann, { options });
    await bob.http("POST", `/api/tables/${id}/sit?code=${code}`, {});
    for (const client of [ann, bob, zoe]) await client.watch(id, { code });
    bob.keepRaw = true;
    await ann.http("POST", `/api/tables/${id}/ban`, { seat: 1 });
    await expect.poll(() => zoe.tables.get(id)?.code).not.toBe(code);
    const fresh = ann.tables.get(id)?.code as string;
    expect(fresh).toBe(zoe.tables.get(id)?.code);
    await bob.send({ t: "ping" });
    expect(bob.raw.join()).toContain('"t":"gone"');
    expect(bob.raw.join()).not.toContain(fresh);
    expect(ann.tables.get(id)?.seats[1]).toEqual({ kind: "open" });
    expect(await refusal(bob.http("GET", `/api/invites/${fresh}`))).toMatchObject({ id: "table.banned" });
    expect(await refusal(bob.http("POST", `/api/tables/${id}/sit?code=${fresh}`, {}))).toMatchObject({
      id: "table.banned",
    });
    expect(await refusal(bob.watch(id, { code: fresh }))).toMatchObject({ id: "table.banned" });
    expect(await refusal(zoe.http("GET", `/api/invites/${code}`))).toMatchObject({ id: "table.unknown" });
    await zoe.http("POST", `/api/tables/${id}/sit?code=${fresh}`, {});
    expect(await refusal(ann.http("POST", `/api/tables/${id}/ban`, { seat: 0 }))).toMatchObject({ id: "person.self" });
    for (const client of [ann, bob, zoe]) client.close();
  });

  test("shuts a player out of a running game, and a bot plays on", async () => {
    const [id, [ann, bob]] = await playing(["Ann", "Bob"]);
    await ann.http("POST", `/api/tables/${id}/ban`, { seat: 1 });
    await expect.poll(() => ann.tables.get(id)?.seats[1]).toMatchObject({ kind: "bot" });
    await expect.poll(() => bob.mirrors.has(id)).toBe(false);
    await autoplay(ann, id, botFor("random", "a", "race"), ({ n }) => n > 30);
    for (const client of [ann, bob]) client.close();
  });

  test("hands on the seat of a player who has vanished, and only then", async () => {
    const [id, [ann, bob]] = await playing(["Ann", "Bob"]);
    const hand = (to: string) => ann.http("POST", `/api/tables/${id}/hand`, { seat: 1, to });
    expect(await refusal(hand("anyone"))).toMatchObject({ id: "seat.held" });
    bob.close();
    await sleep(100);
    expect(await refusal(hand("anyone"))).toMatchObject({ id: "seat.held" });
    ahead = 61_000;
    await hand("anyone");
    ahead = 0;
    const zoe = await (await guest("Zoe")).connect();
    await zoe.watch(id);
    expect(zoe.mirrors.get(id)?.viewer).toBe("spectator");
    await zoe.http("POST", `/api/tables/${id}/sit`, { seat: 1 });
    await expect.poll(() => zoe.mirrors.get(id)?.viewer).toBe(1);
    await expect.poll(() => ann.tables.get(id)?.seats[1]).toMatchObject({ kind: "person", name: "Zoe" });
    await Promise.all(
      [ann, zoe].map((one, i) => autoplay(one, id, botFor("random", `${i}`, "race"), ({ n }) => n > 30)),
    );
    await zoe.http("POST", `/api/tables/${id}/leave`, {});
    await hand("bot");
    await expect.poll(() => ann.tables.get(id)?.seats[1]).toEqual({ kind: "bot", bot: "sensible" });
    for (const client of [ann, zoe]) client.close();
  });

  test("closes a table before its game or in it; it ends without a result and nobody is asked any more", async () => {
    const [id, [ann, bob]] = await playing(["Ann", "Bob"]);
    expect(await refusal(bob.http("POST", `/api/tables/${id}/close`, {}))).toMatchObject({ id: "table.notYours" });
    await ann.http("POST", `/api/tables/${id}/close`, {});
    await expect.poll(() => bob.tables.get(id)).toMatchObject({ status: "over", closed: true });
    const asked = bob.mirrors.get(id)?.asked;
    expect(await refusal(bob.answer(id, asked?.ask ?? "0.0", "word/pass"))).toMatchObject({ id: "table.notPlaying" });
    expect(await refusal(bob.http("GET", `/api/tables/${id}/export`))).toMatchObject({ id: "table.ended" });
    const [mine] = (await ann.http("GET", "/api/tables/mine")).tables as unknown as { yourAnswer: boolean }[];
    expect(mine.yourAnswer).toBe(false);
    expect(await server.hall.parts.store.dueTables(Number.MAX_SAFE_INTEGER, 99)).not.toContain(id);
    for (const client of [ann, bob]) client.close();
  });
});

describe("the operator", () => {
  const admin = (method: string, path: string, body?: object) => nobody().http(method, path, body, AS_OPERATOR);

  test("needs the token", async () => {
    for (const authorization of ["Bearer wrong", `Basic ${TOKEN}`])
      expect(await refusal(nobody().http("GET", "/api/admin/reports", undefined, { authorization }))).toMatchObject({
        id: "operator.needed",
      });
  });

  test("reads what was reported, with the line, and marks it as done", async () => {
    const [id, [ann, bob]] = await playing(["Ann", "Bob"]);
    await bob.send({ t: "chat", table: id, text: "rude" });
    await ann.http("POST", `/api/tables/${id}/report`, { line: 1, why: "insults" });
    await bob.http("POST", `/api/tables/${id}/report`, { seat: 0 });
    expect(await refusal(bob.http("POST", `/api/tables/${id}/report`, { seat: 1 }))).toMatchObject({
      id: "person.self",
    });
    const { reports } = (await admin("GET", "/api/admin/reports")) as unknown as AnswerOf<"GET /api/admin/reports">;
    const [second, first] = reports;
    expect(first).toMatchObject({ table: id, aboutName: "Bob", byName: "Ann", line: { n: 1, text: "rude" } });
    expect(second).toMatchObject({ aboutName: "Ann", why: "" });
    await admin("POST", `/api/admin/reports/${first.id}/done`, {});
    const left = (await admin("GET", "/api/admin/reports")) as unknown as typeof first & { reports: unknown[] };
    expect(left.reports).toHaveLength(1);
    for (const client of [ann, bob]) client.close();
  });

  test("is not drowned in reports of one person: after 20 in a day there are no more", async () => {
    const [id, [ann, bob]] = await playing(["Ann", "Bob"]);
    const headers = { cookie: ann.cookie, "content-type": "application/json" };
    const body = JSON.stringify({ seat: 1 });
    const report = () => fetch(`${server.base}/api/tables/${id}/report`, { method: "POST", headers, body });
    for (let n = 0; n < 20; n++) expect((await report()).status).toBe(200);
    const refused = await report();
    expect([refused.status, await refused.json()]).toMatchObject([429, { error: { id: "limit.reports" } }]);
    for (const client of [ann, bob]) client.close();
  });

  test("does at every table what its host could, and everywhere what no host can", async () => {
    const [id, [ann, bob]] = await playing(["Ann", "Bea"]);
    await bob.send({ t: "chat", table: id, text: "rude" });
    const found = (await admin("GET", `/api/admin/tables/${id}`)) as unknown as AnswerOf<"GET /api/admin/tables/{id}">;
    const person = found.chat[0].by as string;
    expect(found.table.seats[1]).toMatchObject({ name: "Bea", person });
    await admin("POST", `/api/tables/${id}/unsay`, { line: 1 });
    await admin("POST", `/api/admin/people/${person}/mute`, { muted: true });
    expect(await refusal(bob.send({ t: "chat", table: id, text: "x" }))).toMatchObject({ id: "chat.muted" });
    const closed = new Promise((resolve) => bob.socket?.once("close", resolve));
    await admin("POST", `/api/admin/people/${person}/ban`, { banned: true });
    await closed;
    expect(await refusal(bob.http("GET", "/api/tables/mine"))).toMatchObject({ id: "guest.needed" });
    const recover = nobody().http("POST", "/api/guests/recover", { code: bob.recovery });
    expect(await refusal(recover)).toMatchObject({ id: "guest.banned" });
    await expect.poll(() => ann.tables.get(id)?.seats[1]).toMatchObject({ away: true });
    const { people } = (await admin("GET", "/api/admin/people?search=bea")) as unknown as {
      people: { banned: boolean }[];
    };
    expect(people[0]).toMatchObject({ banned: true, muted: true });
    await admin("POST", `/api/tables/${id}/close`, {});
    await expect.poll(() => ann.tables.get(id)?.closed).toBe(true);
    for (const client of [ann, bob]) client.close();
  });
});

describe("a guest who is deleted", () => {
  test("leaves nothing personal: games stay, with a former player", async () => {
    const [over, [ann, bob]] = await playing(["Ann", "Boris"]);
    await bob.send({ t: "chat", table: over, text: "my secret" });
    await Promise.all([ann, bob].map((one, i) => autoplay(one, over, botFor("random", `${i}`, "race"))));
    const { id: open } = await table(bob);
    const running = await table(bob, { bots: ["sensible"], start: true });
    await ann.http("POST", `/api/tables/${open}/sit`, {});
    await bob.http("POST", "/api/me/delete", { sure: true });
    expect(await bob.http("GET", "/api/me")).toEqual({});
    const shown = (await ann.http("GET", `/api/tables/${over}`)) as { seats?: unknown };
    expect(shown.seats).toMatchObject([{ kind: "person", name: "Ann" }, { kind: "former" }]);
    expect(await ann.http("GET", `/api/tables/${over}/export`)).toMatchObject({ names: ["Ann", null] });
    expect(await ann.http("GET", `/api/tables/${open}`)).toMatchObject({ owner: true, seats: [{ kind: "open" }, {}] });
    expect(await ann.http("GET", `/api/tables/${running.id}`)).toMatchObject({ seats: [{ kind: "former" }, {}] });
    const { store } = server.hall.parts;
    expect(await store.chat(over, 0, 99)).toEqual([]);
    expect(await store.people("Boris", 9)).toEqual([]);
    expect(JSON.stringify(await store.allTables("", 999))).not.toContain("Boris");
    await ann.http("POST", `/api/tables/${over}/rematch`, {});
    for (const client of [ann, bob]) client.close();
  });
});

test("a cookie of the first kind is replaced by one that can be ended", async () => {
  const { store } = server.hall.parts;
  const ann = await guest("Ann");
  const [person] = await store.people("Ann", 1);
  const { strict: _, ...old } = person;
  await store.savePerson(old);
  const { default: cookie } = await import("@fastify/cookie");
  const { readFileSync } = await import("node:fs");
  const secret = readFileSync(`${server.data}/secret`, "utf8").trim();
  const first = `hypergate=${encodeURIComponent(cookie.sign(person.id, secret))}`;
  const response = await fetch(`${server.base}/api/me`, { headers: { cookie: first } });
  expect(await response.json()).toMatchObject({ name: "Ann" });
  const replaced = (response.headers.get("set-cookie") ?? "").split(";")[0];
  expect(await devices(new Client(server.base, replaced))).toHaveLength(2);
  await new Client(server.base, replaced).http("POST", "/api/me/recovery", {});
  expect(await new Client(server.base, first).http("GET", "/api/me")).toEqual({});
  expect(await ann.http("GET", "/api/me")).toEqual({});
});
