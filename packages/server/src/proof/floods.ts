/**
 * Floods of every sort at once, against a server with the limits of everyday use: control frames from a client that
 * reads nothing, requests for what does not exist, bodies that never end, wishes to go back, chat, sockets and tables, and
 * those of `sly-floods.ts`. Meanwhile three people play, and one with bots, and it is looked whether they notice.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { LIMITS } from "../net/limits.ts";
import { openSqlite } from "../store/sqlite-store.ts";
import { Client } from "../testing/client.ts";
import { botFor } from "../testing/playing.ts";
import { OPCODES, RawSocket, rawFrame } from "../testing/raw-socket.ts";
import { audit } from "./audit.ts";
import { BotPartner } from "./bot-partner.ts";
import { Bystanders, percentile } from "./bystander.ts";
import { ADDRESS, Flooding } from "./flooding.ts";
import { type Memory, memoryOf, startServer, stopServer } from "./processes.ts";
import { crowd, experts, pieces, pipelines, questions, reopened } from "./sly-floods.ts";

export interface FloodReport {
  readonly controlFrames: number;
  /** Connections that were ended because of them, and of those whose requests did not end. */
  readonly cutOff: number;
  readonly slowEnded: number;
  /** What the rest was answered, and how often. */
  readonly answers: Readonly<Record<string, number>>;
  readonly socketsOpened: number;
  readonly tablesOpened: number;
  /**
   * Milliseconds per answer of the bystanders: before the floods, meanwhile at a server that nobody attacks, and at the one
   * that is attacked. Half, and 99 of 100, were faster.
   */
  readonly calm: readonly [number, number];
  readonly quiet: readonly [number, number];
  readonly attacked: readonly [number, number];
  /** The same for somebody who plays with bots: milliseconds until they are asked again. */
  readonly botsCalm: readonly [number, number];
  readonly botsQuiet: readonly [number, number];
  readonly botsAttacked: readonly [number, number];
  readonly megabytes: number;
  readonly problems: readonly string[];
}

const MOST_MEGABYTES = 300;
/** An answer of a bystander may take this many times as long as before, and this long in any case. */
const TIMES_SLOWER = 10;
const MOST_MS = [150, 1500] as const;
/** A bot may have to wait until one that thinks long has done so. */
const MOST_BOT_MS = [1000, 4000] as const;
/** How long the floods last: until each has met its limit, which takes long on a busy machine. */
const LEAST_MS = 6_000;
const LONGEST_MS = 40_000;
const SLOW_BODIES = 60;
const PINGS_AT_ONCE = 500;

/** Floods that meet their limits within seconds. */
const EXPECTED = [
  "chat: limit.tooFast",
  "undo: limit.tooFast",
  "request: 429",
  "socket: closed",
  "pipeline: closed",
  "pieces: closed",
];

/** Limits that no flood has met yet. */
function unmet({ answers }: Flooding): readonly string[] {
  return EXPECTED.filter((what) => answers[what] === undefined);
}

export function grown(before: Memory, after: Memory): number {
  return Math.round((after.peak - before.rss) / 1e6);
}

export function tooMuchMemory(what: string, before: Memory, after: Memory): string[] {
  const megabytes = grown(before, after);
  return megabytes > MOST_MEGABYTES ? [`${what} took ${megabytes} MB of memory`] : [];
}

class Floods extends Flooding {
  controlFrames = 0;
  cutOff = 0;
  slowEnded = 0;
  socketsOpened = 0;

  /** Pings and pongs from somebody who reads nothing, over one connection after the other. */
  async control(frames: number): Promise<void> {
    const mallory = await this.guest("Mallory");
    for (let kind = 0; this.controlFrames < frames; kind++) {
      const opcode = kind % 2 === 0 ? OPCODES.ping : OPCODES.pong;
      const many = Buffer.concat(new Array<Buffer>(PINGS_AT_ONCE).fill(rawFrame(opcode, Buffer.alloc(125))));
      const forwarded = `X-Forwarded-For: ${ADDRESS["x-forwarded-for"]}`;
      const raw = await RawSocket.upgraded(this.base, mallory.cookie, [forwarded]).catch(() => sleep(20));
      if (raw === undefined) continue;
      for (let i = 0; i < 200 && !raw.closed && this.controlFrames < frames; i++) {
        await Promise.race([raw.write(many), sleep(1500)]);
        this.controlFrames += PINGS_AT_ONCE;
      }
      raw.read();
      for (let i = 0; i < 100 && !raw.closed; i++) await sleep(20);
      if (raw.closed) this.cutOff++;
      raw.end();
    }
  }

  async requests(): Promise<void> {
    const paths = ["/api/nothing", "/nothing.js", "/api/tables/none", "/", "/api/tables/none/export", "/api/guests"];
    while (!this.over) {
      const some = paths.map(async (path, i) => {
        const sent = fetch(this.base + path, { method: i === 5 ? "POST" : "GET", headers: ADDRESS });
        const status = await sent.then((response) => response.text().then(() => response.status)).catch(() => "closed");
        this.count(`request: ${status}`);
      });
      await Promise.all(some);
    }
  }

  /** Requests whose bodies come byte by byte and never end. */
  async slowBodies(): Promise<void> {
    const head =
      "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n";
    let open: RawSocket[] = [];
    while (!this.over) {
      while (open.length < SLOW_BODIES) {
        const raw = new RawSocket(this.base);
        void raw.write(head);
        open.push(raw);
      }
      for (const raw of open) void raw.write(" ");
      await sleep(100);
      this.slowEnded += open.filter((raw) => raw.closed).length;
      open = open.filter((raw) => !raw.closed);
    }
    for (const raw of open) raw.end();
  }

  async chat(table: () => string): Promise<void> {
    const eve = await (await this.guest("Eve")).connect();
    while (!this.over) {
      const id = table();
      await this.try("watch", eve.watch(id));
      const say = () => this.try("chat", eve.send({ t: "chat", table: id, text: "x".repeat(500) }));
      for (let i = 0; i < 20 && !this.over && id === table(); i++) {
        await Promise.all(Array.from({ length: 5 }, say));
        await sleep(100);
      }
    }
    eve.close();
  }

  /** A player of a game with bots who wants to go back all the time. */
  async undo(): Promise<void> {
    const una = await (await this.guest("Una")).connect();
    const wish = { game: "race", players: 3, bots: ["random", "random"], start: true, options: { pace: "instant" } };
    const { id } = await una.http("POST", "/api/tables", wish);
    this.tablesOpened++;
    await una.watch(`${id}`);
    while (!this.over) {
      const { asked, view } = una.mirrors.get(`${id}`) ?? {};
      if (asked != null)
        await this.try(
          "answer",
          una.answer(
            `${id}`,
            asked.ask,
            botFor("random", asked.ask, "race")(asked.question, () => view),
          ),
        );
      await Promise.all(Array.from({ length: 5 }, () => this.try("undo", una.send({ t: "undo", table: `${id}` }))));
      await sleep(50);
    }
    una.close();
  }

  /** As many sockets as it gets, from one address and in many names. */
  async sockets(): Promise<void> {
    const open: Client[] = [];
    for (let i = 0; i < 12 && !this.over; i++) {
      const guest = await this.guest(`Guest ${i}`).catch(() => undefined);
      if (guest === undefined) continue;
      for (let n = 0; n < 25; n++) {
        const client = new Client(this.base, guest.cookie);
        client.headers = ADDRESS;
        if (await this.try("socket", client.connect())) open.push(client);
      }
    }
    this.socketsOpened = open.length;
    while (!this.over) await sleep(50);
    for (const client of open) client.close();
  }

  /** Tables that would play by themselves with nobody looking. */
  async tables(): Promise<void> {
    const tom = await this.guest("Tom");
    const options = { pace: "instant", clock: { per: "move", seconds: 5 } };
    const wish = { game: "race", players: 3, bots: ["random", "random"], start: true, options };
    while (!this.over) {
      if (await this.try("table", tom.http("POST", "/api/tables", wish))) this.tablesOpened++;
      await sleep(50);
    }
  }
}

/** A server with people who play there, three with each other and one with bots. */
async function place() {
  const data = mkdtempSync(join(tmpdir(), "hypergate-floods-"));
  const server = await startServer(data, { limits: { ...LIMITS, arrival: 4000 }, botThreads: 1 });
  const guest = async (name: string) => (await Client.guest(server.base, name)).connect();
  const people = new Bystanders(await Promise.all(["Ann", "Ben", "Cleo"].map(guest)));
  const partner = new BotPartner(await guest("Dora"));
  await people.wakeBots();
  await people.sitDown();
  await partner.sitDown();
  const play = (until: () => boolean) => Promise.all([people.play(until, 20), partner.play(until)]);
  const close = async () => {
    for (const client of [...people.clients, partner.client]) client.close();
    await stopServer(server);
  };
  return { data, server, people, play, close };
}

export async function proveFloods(frames: number): Promise<FloodReport> {
  // One is attacked. The other tells how long everything takes on this machine meanwhile, whatever else runs there.
  const [{ data, server, people, play, close }, quietly] = [await place(), await place()];
  const [calm, botsCalm] = await play(() => people.times.length >= 60);
  const before = await memoryOf(server);
  const floods = new Floods(server.base);
  const isOver = () => floods.over;
  const playing = Promise.all([play(isOver), quietly.play(isOver)]);
  const all = [
    floods.requests(),
    floods.slowBodies(),
    floods.chat(() => people.id),
    floods.undo(),
    floods.sockets(),
    floods.tables(),
    pipelines(floods),
    pieces(floods),
    experts(floods),
    questions(floods, () => people.id),
    reopened(floods),
    crowd(floods, () => people.id),
  ];
  const began = performance.now();
  const passed = () => performance.now() - began;
  await floods.control(frames);
  while (passed() < LEAST_MS || (unmet(floods).length > 0 && passed() < LONGEST_MS)) await sleep(50);
  floods.over = true;
  const [[attacked, botsAttacked], [quiet, botsQuiet]] = await playing;
  await Promise.all(all);
  const after = await memoryOf(server);
  for (const end of [close, quietly.close]) await end();
  const problems = await inspect(join(data, "hypergate.sqlite"), people, floods);
  for (const folder of [data, quietly.data]) rmSync(folder, { recursive: true });
  const figures = (times: readonly number[]) => [percentile(times, 50), percentile(times, 99)] as const;
  const { controlFrames, cutOff, slowEnded, answers, socketsOpened, tablesOpened } = floods;
  return {
    controlFrames,
    cutOff,
    slowEnded,
    answers,
    socketsOpened,
    tablesOpened,
    calm: figures(calm),
    quiet: figures(quiet),
    attacked: figures(attacked),
    botsCalm: figures(botsCalm),
    botsQuiet: figures(botsQuiet),
    botsAttacked: figures(botsAttacked),
    megabytes: grown(before, after),
    problems: [
      ...problems,
      ...tooMuchMemory("floods", before, after),
      ...tooSlow("bystanders", [calm, quiet].map(figures), figures(attacked), MOST_MS),
      ...tooSlow("one who plays with bots", [botsCalm, botsQuiet].map(figures), figures(botsAttacked), MOST_BOT_MS),
    ],
  };
}

function tooSlow(
  who: string,
  usual: readonly (readonly [number, number])[],
  attacked: readonly [number, number],
  most: readonly [number, number],
): string[] {
  return attacked.flatMap((ms, i) => {
    const slowest = Math.max(...usual.map((times) => times[i]));
    return ms > Math.max(slowest * TIMES_SLOWER, most[i]) ? [`${who} waited ${ms} ms, elsewhere ${slowest} ms`] : [];
  });
}

/** Whether the bystanders' games hold what they did, and every flood met its limit. */
async function inspect(file: string, { tables, times }: Bystanders, floods: Floods): Promise<string[]> {
  const store = await openSqlite({ file });
  const problems: string[] = [];
  let stored = 0;
  for (const id of tables) {
    problems.push(...(await audit(store, id)));
    stored += (await store.entries(id)).length;
    if ((await store.chat(id, 0, 1e6)).length > 300) problems.push("a table keeps too much chat");
  }
  await store.close();
  if (stored !== times.length) problems.push(`${stored} answers stored, ${times.length} given`);
  const { answers, cutOff, slowEnded, socketsOpened, tablesOpened } = floods;
  for (const what of unmet(floods)) problems.push(`nobody was told "${what}"`);
  for (const what of ["pipeline: open", "pieces: open", "code: ok"])
    if (answers[what] !== undefined) problems.push(`somebody was told "${what}"`);
  if (cutOff === 0) problems.push("nobody was cut off for control frames");
  if (slowEnded === 0) problems.push("no slow request was ended");
  if (socketsOpened > LIMITS.socketsOfAddress) problems.push(`${socketsOpened} sockets of one address`);
  // Of three people: one opens as many as possible, one has a game to go back in, one has bots that think long.
  if (tablesOpened > LIMITS.opened + 21) problems.push(`${tablesOpened} tables of one person`);
  return problems;
}
