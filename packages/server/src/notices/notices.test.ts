/** Notices against real receivers on this machine: a push endpoint that decrypts, a mail server, and an HTTP server for hooks. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify as verifySignature } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { TEMPOS } from "@hypergate/wire";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { Client } from "../testing/client.ts";
import { botFor, seated, type TestServer, testServer } from "../testing/playing.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Date.parse("2026-11-17T12:00:00Z");
const SLOW = { public: true, pace: "instant", courtesy: false, clock: TEMPOS.day };
const WISH = { game: "race", players: 2, settings: {}, options: SLOW };

const endings: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

interface Got {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** An HTTP server that answers as it is told. */
class Receiver {
  readonly got: Got[] = [];
  status = 200;
  headers: Record<string, string> = {};
  /** Answers nothing while it is set. */
  isSlow = false;
  readonly #server: Server;
  port = 0;

  constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        this.got.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) });
        if (!this.isSlow) response.writeHead(this.status, this.headers).end();
      });
    });
  }

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(this.port, "127.0.0.1", resolve));
    this.port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  json(n: number): Record<string, unknown> {
    return JSON.parse(this.got[n].body.toString()) as Record<string, unknown>;
  }
}

async function receiver(): Promise<Receiver> {
  const made = await new Receiver().open();
  endings.push(() => made.close());
  return made;
}

interface Day {
  server: TestServer;
  now: number;
  /** Lets time pass, and the server tell whom it has to tell. */
  readonly pass: (ms: number) => Promise<void>;
}

async function day(options: Partial<Parameters<typeof testServer>[0]> = {}): Promise<Day> {
  const made: Day = {
    now: NOON,
    server: undefined as unknown as TestServer,
    pass: async (ms) => {
      made.now += ms;
      await made.server.notices.round();
    },
  };
  made.server = await testServer({ now: () => made.now, ...options });
  endings.push(() => made.server.clean());
  return made;
}

/** Ann and Boris at a table, of which nobody looks; Ann is asked something. */
async function waitingTable(
  server: TestServer,
  wish: object = {},
): Promise<{ id: string; ann: Client; boris: Client }> {
  const [id, [ann, boris]] = await seated(server.base, ["Ann", "Boris"], { ...WISH, name: "Friday", ...wish });
  for (const one of [ann, boris]) one.close();
  const t = await server.hall.at(id);
  await expect.poll(() => t.watchers.size).toBe(0);
  return { id, ann, boris };
}

const add = (client: Client, channel: object) => client.http("POST", "/api/me/notices", { channel });

/** A browser that has subscribed: its keys, and what it makes of a push (RFC 8291). */
function subscriber(endpoint: string) {
  const ecdh = createECDH("prime256v1");
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const channel = {
    kind: "push",
    endpoint,
    keys: { p256dh: ecdh.getPublicKey("base64url"), auth: auth.toString("base64url") },
  };
  const decrypt = ({ body }: Got): unknown => {
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + body[20]);
    const shared = ecdh.computeSecret(theirs);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), theirs]);
    const secret = Buffer.from(hkdfSync("sha256", shared, auth, info, 32));
    const key = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: aes128gcm\0", 16));
    const nonce = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: nonce\0", 12));
    const sealed = body.subarray(21 + body[20]);
    const opened = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  };
  return { channel, decrypt };
}

/** Who signed a push, if the signature is good (RFC 8292). */
function signerOf({ headers }: Got): { claims: Record<string, unknown>; key: string } {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(headers.authorization)) ?? [];
  const [head, claims, signature] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const isGood = verifySignature(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: jwk, format: "jwk", dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  expect(isGood).toBe(true);
  return { claims: JSON.parse(Buffer.from(claims, "base64url").toString()) as Record<string, unknown>, key };
}

test("a push says the question in the language of the person, to the browser alone, once", async () => {
  const hook = await receiver();
  hook.status = 201;
  const { server, pass } = await day({ noticeHosts: [`127.0.0.1:${hook.port}`], url: "https://example.org" });
  const { id, ann } = await waitingTable(server);
  await ann.http("PATCH", "/api/me", { language: "ru" });
  const { channel, decrypt } = subscriber(`${hook.base}/push/ann`);
  await add(ann, channel);
  expect(hook.got).toEqual([]);
  // The question was asked before there was a way to tell of it.
  await playOn(server, ann, id);
  await pass(30_000);
  expect(hook.got).toEqual([]);
  await pass(30_000);
  expect(hook.got.map(({ path }) => path)).toEqual(["/push/ann"]);
  expect(decrypt(hook.got[0])).toEqual({
    title: "Ждут вашего ответа: Friday",
    body: expect.stringMatching(/[а-яё]/),
    url: `/t/${id}`,
    waiting: 1,
  });
  const { claims, key } = signerOf(hook.got[0]);
  expect(claims).toMatchObject({ aud: hook.base, sub: "https://example.org" });
  const { offers } = (await ann.http("GET", "/api/me/notices")) as unknown as { offers: { push: string } };
  expect(offers.push).toBe(key);
  await pass(HOUR);
  await pass(HOUR);
  expect(hook.got).toHaveLength(1);
});

/** Ann answers what she is asked now, and Boris too, so that both are asked something new. */
async function playOn(server: TestServer, who: Client, id: string): Promise<void> {
  const cookies = new Set([who.cookie]);
  for (const cookie of cookies) {
    const here = await new Client(server.base, cookie).connect();
    await here.watch(id);
    const before = here.mirrors.get(id)?.asked?.ask;
    await answerOnce(here, id);
    // Whoever is alone in having answered waits for the other; going back asks again.
    if (here.mirrors.get(id)?.asked === null) await here.send({ t: "undo", table: id });
    await expect.poll(() => here.mirrors.get(id)?.asked?.ask).not.toBe(before);
    here.close();
    const t = await server.hall.at(id);
    await expect.poll(() => t.watchers.size).toBe(0);
  }
}

async function answerOnce(here: Client, id: string): Promise<void> {
  const mirror = here.mirrors.get(id);
  if (mirror?.asked == null) throw new Error("nothing is asked");
  const { ask, question } = mirror.asked;
  await here.answer(
    id,
    ask,
    botFor("sensible", "x", "race")(question, () => mirror.view),
  );
}

test("hooks get what Discord, Telegram and ntfy take, and nobody is called by the name of a player", async () => {
  const hook = await receiver();
  const { server, pass } = await day({ noticeHosts: [`127.0.0.1:${hook.port}`], telegram: hook.base });
  const ann = await Client.guest(server.base, "Ann");
  await add(ann, { kind: "discord", url: `${hook.base}/api/webhooks/1/secret` });
  await add(ann, { kind: "telegram", token: "12345:abcdefghijklmnopqrstuvwxyz", chat: "-100200" });
  await add(ann, { kind: "ntfy", url: `${hook.base}/my-topic` });
  const boris = await Client.guest(server.base, "@everyone **B**");
  const table = await ann.http("POST", "/api/tables", { ...WISH, name: "A [b](c) @here" });
  const id = String(table.id);
  await boris.http("POST", `/api/tables/${id}/sit`, {});
  await boris.http("POST", `/api/tables/${id}/ready`, { ready: true });
  await ann.http("POST", `/api/tables/${id}/start`, {});
  await pass(MINUTE);
  const paths = hook.got.map(({ path }) => path).toSorted();
  expect(paths).toEqual(["/", "/api/webhooks/1/secret", "/bot12345:abcdefghijklmnopqrstuvwxyz/sendMessage"]);
  const sent = (path: string) => hook.json(hook.got.findIndex((one) => one.path === path));
  const discord = sent("/api/webhooks/1/secret");
  expect(discord.allowed_mentions).toEqual({ parse: [] });
  expect(discord.content).toContain("A \\[b\\]\\(c\\) \\@here");
  expect(discord.content).toContain(`<${server.base}/t/${id}>`);
  expect(sent(paths[2])).toMatchObject({ chat_id: "-100200", text: expect.stringContaining(`${server.base}/t/${id}`) });
  expect(sent("/")).toMatchObject({
    topic: "my-topic",
    title: "Your answer is wanted: A [b](c) @here",
    click: `${server.base}/t/${id}`,
  });
  // What is shown of a way gives nothing away.
  const shown = JSON.stringify(await ann.http("GET", "/api/me/notices"));
  expect(shown).not.toContain("secret");
  expect(shown).not.toContain("abcdefghijklmnop");
});

test("nothing secret is in a notice: no card of a hand, no option", async () => {
  const hook = await receiver();
  const { server, pass } = await day({ noticeHosts: [`127.0.0.1:${hook.port}`] });
  const { id, ann } = await waitingTable(server);
  await add(ann, { kind: "ntfy", url: `${hook.base}/t` });
  await playOn(server, ann, id);
  await pass(MINUTE);
  const text = hook.got[0].body.toString();
  const t = await server.hall.at(id);
  const view = t.live?.game.rules.view(t.live.session.run.s, 0) as { readonly hand?: readonly unknown[] };
  expect(view.hand?.length).toBeGreaterThan(0);
  const { DESIGN } = await import("@hypergate/race");
  for (const card of view.hand ?? []) expect(text).not.toContain(DESIGN[card as number].name);
  expect(text).not.toContain("card/");
});

test("who looks at the table is not told, and neither is one who has answered meanwhile", async () => {
  const hook = await receiver();
  const { server, pass } = await day({ noticeHosts: [`127.0.0.1:${hook.port}`] });
  const { id, ann } = await waitingTable(server);
  await add(ann, { kind: "ntfy", url: `${hook.base}/t` });
  await playOn(server, ann, id);
  const here = await new Client(server.base, ann.cookie).connect();
  await here.watch(id);
  await pass(MINUTE);
  here.close();
  const t = await server.hall.at(id);
  await expect.poll(() => t.watchers.size).toBe(0);
  await pass(MINUTE);
  expect(hook.got).toEqual([]);
});

test("quiet hours hold a notice back until they are over", async () => {
  const hook = await receiver();
  const { server, pass } = await day({ noticeHosts: [`127.0.0.1:${hook.port}`] });
  const { id, ann } = await waitingTable(server);
  await add(ann, { kind: "ntfy", url: `${hook.base}/t` });
  await ann.http("POST", "/api/me/notices/wishes", { quiet: { from: "11:00", until: "14:00", zone: "UTC" }, every: 0 });
  await playOn(server, ann, id);
  await pass(MINUTE);
  await pass(HOUR);
  expect(hook.got).toEqual([]);
  await pass(HOUR);
  expect(hook.got).toHaveLength(1);
});

test("many tables come in one notice, and not more often than wanted", async () => {
  const hook = await receiver();
  const { server, pass } = await day({ noticeHosts: [`127.0.0.1:${hook.port}`] });
  const ann = await Client.guest(server.base, "Ann");
  await add(ann, { kind: "ntfy", url: `${hook.base}/t` });
  await ann.http("POST", "/api/me/notices/wishes", { every: 60 });
  const open = async (name: string) => {
    const options = { ...SLOW, clock: TEMPOS.none };
    await ann.http("POST", "/api/tables", { ...WISH, options, name, bots: ["sensible"], start: true });
  };
  await open("One");
  await pass(1000);
  await open("Two");
  await pass(MINUTE);
  expect(hook.json(0)).toMatchObject({ title: "2 tables wait for your answer", click: `${server.base}/` });
  expect(
    String(hook.json(0).message)
      .split("\n")
      .map((line) => line.split(":")[0]),
  ).toEqual(["One", "Two"]);
  await open("Three");
  await pass(30 * MINUTE);
  expect(hook.got).toHaveLength(1);
  await pass(30 * MINUTE);
  expect(hook.got).toHaveLength(2);
  expect(hook.json(1)).toMatchObject({ title: "Your answer is wanted: Three" });
});

test("a receiver that refuses or is gone for a while is tried again, later and later, and given up after a day", {
  timeout: 60_000,
}, async () => {
  const hook = await receiver();
  const { server, pass } = await day({ noticeHosts: [`127.0.0.1:${hook.port}`] });
  const { id, ann } = await waitingTable(server, { options: { ...SLOW, clock: TEMPOS.threeDays } });
  await add(ann, { kind: "ntfy", url: `${hook.base}/t` });
  await playOn(server, ann, id);
  hook.status = 503;
  await pass(MINUTE);
  expect(hook.got).toHaveLength(1);
  await pass(30_000);
  expect(hook.got).toHaveLength(1);
  await pass(30_000);
  expect(hook.got).toHaveLength(2);
  await hook.close();
  await pass(2 * MINUTE);
  const state = (await ann.http("GET", "/api/me/notices")) as unknown as { channels: { failed?: { why: string } }[] };
  expect(state.channels[0].failed?.why).toMatch(/ECONNREFUSED|connect/);
  await hook.open();
  hook.status = 200;
  await pass(4 * MINUTE);
  expect(hook.got).toHaveLength(3);
  await pass(HOUR);
  expect(hook.got).toHaveLength(3);
  expect(((await ann.http("GET", "/api/me/notices")) as unknown as typeof state).channels[0].failed).toBeUndefined();
  // Gone for a whole day: then it is too late.
  await playOn(server, ann, id);
  hook.status = 500;
  for (let hour = 0; hour < 30; hour++) await pass(HOUR);
  const tried = hook.got.length;
  expect(tried).toBeGreaterThan(10);
  hook.status = 200;
  for (let hour = 0; hour < 5; hour++) await pass(HOUR);
  expect(hook.got).toHaveLength(tried);
});

test("a receiver that takes a notice and says nothing delays nobody else, and is tried again later", {
  timeout: 60_000,
}, async () => {
  const [slow, quick] = [await receiver(), await receiver()];
  slow.isSlow = true;
  const { server, pass } = await day({ noticeHosts: [`127.0.0.1:${slow.port}`, `127.0.0.1:${quick.port}`] });
  const { id, ann } = await waitingTable(server, { options: { ...SLOW, clock: TEMPOS.threeDays } });
  // More than are brought to one host at a time.
  for (let n = 0; n < 9; n++) await add(ann, { kind: "ntfy", url: `${slow.base}/${n}` });
  await add(ann, { kind: "ntfy", url: `${quick.base}/t` });
  await playOn(server, ann, id);
  const began = performance.now();
  const round = pass(MINUTE);
  await expect.poll(() => quick.got.length, { timeout: 5_000 }).toBe(1);
  await round;
  // The ninth was not even tried, or all of them would have to wait twice.
  expect([slow.got.length, quick.got.length]).toEqual([8, 1]);
  expect(performance.now() - began).toBeLessThan(19_000);
  const { channels } = (await ann.http("GET", "/api/me/notices")) as unknown as {
    channels: { failed?: { why: string } }[];
  };
  const failed = channels.flatMap((channel) => channel.failed?.why ?? []);
  expect(failed).toEqual(new Array(9).fill("no answer in time"));
  slow.isSlow = false;
  await pass(MINUTE);
  expect([slow.got.length, quick.got.length]).toEqual([17, 1]);
  expect(new Set(slow.got.slice(8).map((_, n) => slow.json(8 + n).topic)).size).toBe(9);
});

test("a browser that has unsubscribed is forgotten", async () => {
  const hook = await receiver();
  const { server, pass } = await day({ noticeHosts: [`127.0.0.1:${hook.port}`] });
  const { id, ann } = await waitingTable(server);
  await add(ann, subscriber(`${hook.base}/push`).channel);
  await playOn(server, ann, id);
  hook.status = 410;
  await pass(MINUTE);
  expect(await ann.http("GET", "/api/me/notices")).toMatchObject({ channels: [] });
});

test("a notice survives a crash of the server, and what was being brought then is not brought twice", async () => {
  const hook = await receiver();
  const made = await day({ noticeHosts: [`127.0.0.1:${hook.port}`] });
  const { id, ann } = await waitingTable(made.server);
  await add(ann, { kind: "ntfy", url: `${hook.base}/t` });
  await add(ann, subscriber(`${hook.base}/push`).channel);
  await playOn(made.server, ann, id);
  const restart = async () => {
    await made.server.close();
    made.server = await testServer({
      data: made.server.data,
      now: () => made.now,
      noticeHosts: [`127.0.0.1:${hook.port}`],
    });
  };
  await restart();
  const { store } = made.server.hall.parts;
  hook.status = 503;
  await made.pass(MINUTE);
  expect(hook.got).toHaveLength(2);
  hook.status = 200;
  // The server ends after it has claimed both and before it knows what came of them.
  made.now += MINUTE;
  for (const { id: delivery } of await store.dueDeliveries(made.now, 9)) await store.claimDelivery(delivery);
  await restart();
  await made.pass(MINUTE);
  expect(hook.got.slice(2).map(({ path }) => path)).toEqual(["/push"]);
});

interface Mail {
  readonly to: readonly string[];
  readonly text: string;
}

/** A mail server that keeps what it gets. */
async function mailServer(refuse?: { code: number }): Promise<{ url: string; mails: Mail[] }> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, session, done) => {
      let text = "";
      stream.on("data", (part: Buffer) => (text += part.toString()));
      stream.on("end", () => {
        if (refuse !== undefined) {
          done(Object.assign(new Error("not here"), { responseCode: refuse.code }));
          return;
        }
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endings.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, mails };
}

/** Long lines of the head of a mail are folded. */
function unfolded({ text }: Mail): string {
  return text.replaceAll(/\r\n[ \t]+/g, " ");
}

/** The plain text of a mail. */
function textOf({ text }: Mail): string {
  const [head, ...rest] = text.split("\r\n\r\n");
  const body = rest.join("\r\n\r\n");
  if (/quoted-printable/i.test(head)) {
    const bytes = body
      .replaceAll("=\r\n", "")
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, "latin1").toString();
  }
  return /base64/i.test(head) ? Buffer.from(body, "base64").toString() : body;
}

test("mail goes to an address that was confirmed, and one click stops it", async () => {
  const { url: smtp, mails } = await mailServer();
  const base = "https://games.example.org";
  const made = await day({ url: base, mail: { server: smtp, from: "games@example.org" } });
  const { server, pass } = made;
  const { id, ann } = await waitingTable(server);
  expect(await add(ann, { kind: "mail", address: "ann@example.org" })).toMatchObject({ confirmed: false });
  expect(mails).toHaveLength(1);
  expect(mails[0].to).toEqual(["ann@example.org"]);
  const [, token] = new RegExp(`${base}/notices/confirm/([\\w-]+)`).exec(textOf(mails[0])) ?? [];
  await playOn(server, ann, id);
  await pass(MINUTE);
  expect(mails).toHaveLength(1);
  const call = (what: string, more: RequestInit = {}) =>
    fetch(`${server.base}/api/notices/${what}?token=${token}`, { method: "POST", ...more });
  expect((await call("confirm")).status).toBe(200);
  await playOn(server, ann, id);
  await pass(MINUTE);
  expect(mails).toHaveLength(2);
  expect(textOf(mails[1])).toContain(`${base}/t/${id}`);
  expect(unfolded(mails[1])).toContain(`List-Unsubscribe: <${base}/api/notices/stop?token=${token}>`);
  expect(mails[1].text).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const stop = { headers: { "content-type": "application/x-www-form-urlencoded" }, body: "List-Unsubscribe=One-Click" };
  for (let i = 0; i < 2; i++) expect((await call("stop", stop)).status).toBe(200);
  expect(await ann.http("GET", "/api/me/notices")).toMatchObject({ channels: [] });
  await playOn(server, ann, id);
  await pass(MINUTE);
  expect(mails).toHaveLength(2);
});

test("strangers are not written to again and again, and no mail is sent without the operator's will", async () => {
  const { url: smtp, mails } = await mailServer();
  const { server } = await day({ url: "https://example.org", mail: { server: smtp, from: "a@example.org" } });
  const mail = { kind: "mail", address: "victim@example.net" };
  const names = ["Eve", "Mallory", "Trudy"];
  const results = [];
  for (const name of names)
    results.push(
      await add(await Client.guest(server.base, name), mail).then(
        () => "sent",
        (problem) => problem.error.id,
      ),
    );
  expect(results).toEqual(["sent", "sent", "limit.mails"]);
  expect(mails).toHaveLength(2);
  const without = await day();
  const ann = await Client.guest(without.server.base, "Ann");
  await expect(add(ann, mail)).rejects.toMatchObject({ error: { id: "notice.mail" } });
});

test("a mail server that refuses an address for good ends it, one that is busy is tried again", async () => {
  const refuse = { code: 451 };
  const { url: smtp, mails } = await mailServer(refuse);
  const { server, pass } = await day({ url: "https://example.org", mail: { server: smtp, from: "a@example.org" } });
  const { id, ann } = await waitingTable(server);
  await expect(add(ann, { kind: "mail", address: "busy@example.org" })).rejects.toMatchObject({
    error: { id: "notice.mail" },
  });
  const { store } = server.hall.parts;
  const [person] = await store.people("Ann", 1);
  const channel = {
    id: "mail",
    person: person.id,
    created: 1,
    token: "t".repeat(32),
    confirmed: true,
    base: "https://example.org",
  };
  await store.addChannel({ ...channel, target: { kind: "mail", address: "busy@example.org" } });
  await playOn(server, ann, id);
  await pass(MINUTE);
  expect((await store.dueDeliveries(1e15, 9)).map(({ attempts }) => attempts)).toEqual([1]);
  refuse.code = 550;
  await pass(MINUTE);
  expect(await store.dueDeliveries(1e15, 9)).toEqual([]);
  expect((await store.channel("mail"))?.failed?.why).toContain("550");
  expect(mails).toEqual([]);
});

test("hosts that the operator has not allowed are refused when a way is added", async () => {
  const { server } = await day();
  const ann = await Client.guest(server.base, "Ann");
  for (const url of ["http://127.0.0.1:1/x", "https://example.org/x", "https://10.0.0.1/"])
    await expect(add(ann, { kind: "ntfy", url })).rejects.toMatchObject({ error: { id: "notice.host" } });
  for (let i = 0; i < 10; i++) await add(ann, { kind: "ntfy", url: `https://ntfy.sh/topic-${i}` });
  await add(ann, { kind: "ntfy", url: "https://ntfy.sh/topic-0" });
  await expect(add(ann, { kind: "ntfy", url: "https://ntfy.sh/more" })).rejects.toMatchObject({
    error: { id: "limit.channels" },
  });
  const bob = await Client.guest(server.base, "Bob");
  const { channels } = (await ann.http("GET", "/api/me/notices")) as unknown as { channels: { id: string }[] };
  await expect(bob.http("POST", `/api/me/notices/${channels[0].id}/remove`, {})).rejects.toMatchObject({
    error: { id: "notice.unknown" },
  });
  await ann.http("POST", `/api/me/notices/${channels[0].id}/remove`, {});
  await expect(
    ann.http("POST", "/api/me/notices/wishes", { quiet: { from: "22:00", until: "25:00", zone: "UTC" }, every: 0 }),
  ).rejects.toMatchObject({ error: { id: "message.malformed" } });
});
