/**
 * `npm run proof:hostile`: while a table is being played, one of its own players, a spectator and a stranger send it
 * stale, foreign and illegal answers, nonsense, oversized and binary frames as fast as they can; and then it is looked
 * whether the table noticed. Then floods of every other sort (`floods.ts`), with the limits of everyday use.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openSqlite } from "../store/sqlite-store.ts";
import { Client } from "../testing/client.ts";
import { RANDOM_TABLE } from "../testing/playing.ts";
import { audit } from "./audit.ts";
import { Bystanders, percentile } from "./bystander.ts";
import { type FloodReport, grown, proveFloods, tooMuchMemory } from "./floods.ts";
import { memoryOf, startServer, stopServer } from "./processes.ts";

export interface HostileReport {
  readonly frames: number;
  /** What the attackers were told, the most frequent first. */
  readonly errors: Readonly<Record<string, number>>;
  readonly closed: number;
  /** Answers of the tables that were attacked, and how long each took in milliseconds: before, and during the attack. */
  readonly answers: number;
  readonly calm: number;
  readonly attacked: number;
  /** By how much the memory of the process had grown at its peak. */
  readonly megabytes: number;
  readonly problems: readonly string[];
}

/** Far more than a server of everyday use would read from one client. */
const FRAMES_PER_SECOND = 10_000;

/** Answers given in peace before the attack; no game is over sooner. */
export const CALM_ANSWERS = 50;

/** The seat whose own player attacks. */
const MALLORY = 2;

type Nasty = () => string | Buffer;

function frame(message: object): string {
  return JSON.stringify({ id: 1, ...message });
}

/** Things that are nearly right, from anybody. */
function nonsense(table: string): Nasty[] {
  const answer = (more: object) => frame({ t: "answer", table, ask: "0.0", value: "word/pass", ...more });
  return [
    () => "{",
    () => "\u0000\uffff",
    () => "[".repeat(5000),
    () => `{"t":"answer","id":1,"table":"${table}","ask":"0.0","value":${"[".repeat(3000)}${"]".repeat(3000)}}`,
    () => '{"t":"watch","id":1e999,"table":"x"}',
    () => frame({ t: "watch", id: -1, table }),
    () => answer({ ask: "-1.0" }),
    () => answer({ value: Array.from({ length: 300 }, (_, i) => `card/${i}`) }),
    () => answer({ value: 1e308 }),
    () => answer({ value: "card/none", seat: 1, who: 1 }),
    () => '{"__proto__":{"t":"ping"},"id":1}',
    () => frame({ t: "constructor" }),
    () => Buffer.from(crypto.getRandomValues(new Uint8Array(200))),
    () => frame({ t: "chat", table, text: "x".repeat(15_000) }),
  ];
}

/** No question of any kind has one of these answers. */
const ILLEGAL: readonly unknown[] = [
  "card/none",
  "toString",
  '{"do":"accept"}',
  1_000_000,
  ["card/none"],
  ["word/pass", "word/pass"],
  { "planet/9.9": 1 },
  { __proto__: null, constructor: 1 },
  { do: "offer", give: { toString: 1 }, want: {} },
];

/** From a player at the table: answers to the question that is open, to earlier, later and others' ones. */
function fromPlayer(table: string, askNow: () => string): Nasty[] {
  const answer = (ask: string, value: unknown) => frame({ t: "answer", table, ask, value });
  const illegal = ILLEGAL.map(
    (value): Nasty =>
      () =>
        answer(askNow(), value),
  );
  const earlier = [1, 2].map(
    (n): Nasty =>
      () =>
        answer(before(askNow(), n), "word/pass"),
  );
  const others = ["0.99999", "99.0", "7.7"].map(
    (ask): Nasty =>
      () =>
        answer(ask, "word/pass"),
  );
  return [...illegal, ...earlier, ...others, () => frame({ t: "consent", table, yes: true })];
}

/** The question so many before this one. Before the first there is none. */
function before(ask: string, n: number): string {
  const [times, asked] = ask.split(".").map(Number);
  return asked >= n ? `${times}.${asked - n}` : "0.99999";
}

/** From somebody without a seat. */
function fromOutside(table: string): Nasty[] {
  return [
    () => frame({ t: "answer", table, ask: "0.0", value: "word/pass" }),
    () => frame({ t: "answer", table, ask: "0.40", value: "card/attack-08.2" }),
    () => frame({ t: "undo", table }),
    () => frame({ t: "consent", table, yes: true }),
    () => frame({ t: "stop", table, window: "*", stop: "never" }),
  ];
}

/** From one who does not even look, and knows no code. */
function fromStranger(table: string, closed: string): Nasty[] {
  return [
    ...fromOutside(table),
    () => frame({ t: "chat", table, text: "hello" }),
    () => frame({ t: "watch", table: closed }),
    () => frame({ t: "watch", table: closed, code: "AAAAAAAAAA" }),
    () => frame({ t: "answer", table: closed, ask: "0.0", value: "word/pass" }),
  ];
}

class Attacker {
  readonly client: Client;
  readonly errors: Record<string, number> = {};
  readonly #looks: boolean;
  readonly #victims: Bystanders;
  readonly #framesFor: (table: string) => readonly Nasty[];
  #frames: readonly Nasty[] = [];
  #table = "";
  sent = 0;
  closed = 0;

  constructor(client: Client, victims: Bystanders, looks: boolean, framesFor: (table: string) => readonly Nasty[]) {
    this.client = client;
    this.#victims = victims;
    this.#looks = looks;
    this.#framesFor = framesFor;
    client.keepEvents = false;
    client.heard = (frame) => {
      const id = frame.t === "error" ? frame.error.id : frame.t;
      this.errors[id] = (this.errors[id] ?? 0) + 1;
    };
  }

  async attack(frames: number): Promise<void> {
    while (this.sent < frames) {
      if (!(await this.#isThere())) continue;
      for (let i = 0; i < 100 && this.sent < frames; i++) this.#sendOne();
      // Goes on when the server has looked at all of them, or has had enough.
      await this.client.send({ t: "ping" }).catch(() => sleep(5));
    }
  }

  /** Follows the victims to their next table, and comes back after having been thrown out. */
  async #isThere(): Promise<boolean> {
    const { socket } = this.client;
    const isOpen = socket !== undefined && socket.readyState === socket.OPEN;
    if (isOpen && this.#table === this.#victims.id) return true;
    if (!isOpen) {
      this.closed++;
      await this.client.connect();
    }
    this.#table = this.#victims.id;
    this.#frames = [...this.#framesFor(this.#table), ...nonsense(this.#table)];
    if (!this.#looks) return true;
    return this.client.watch(this.#table).then(
      () => true,
      () => false,
    );
  }

  #sendOne(): void {
    const isOversized = this.sent % 2000 === 1999;
    const make = this.#frames[this.sent % this.#frames.length];
    this.client.socket?.send(isOversized ? "x".repeat(20_000 + this.sent) : make());
    this.sent++;
  }
}

/** Nonsense from three sides at once, as fast as the server takes it. */
async function proveNonsense(frames: number): Promise<HostileReport> {
  const data = mkdtempSync(join(tmpdir(), "hypergate-hostile-"));
  const limits = { messages: FRAMES_PER_SECOND, burst: FRAMES_PER_SECOND };
  const server = await startServer(data, { limits, botThreads: 1 });
  const guest = (name: string) => Client.guest(server.base, name);
  const victims = new Bystanders(
    await Promise.all(["Ann", "Ben", "Mallory"].map(async (name) => (await guest(name)).connect())),
  );
  await victims.wakeBots();
  await victims.sitDown();
  const closed = (await victims.clients[0].http("POST", "/api/tables", { ...RANDOM_TABLE, options: {} })).id;
  const calm = await victims.play(() => victims.times.length >= CALM_ANSWERS);
  const before = await memoryOf(server);
  const mallory = new Client(server.base, victims.clients[MALLORY].cookie);
  const [eve, stranger] = await Promise.all(["Eve", "Sid"].map(guest));
  const attackers: readonly [Attacker, number][] = [
    [new Attacker(mallory, victims, true, (table) => fromPlayer(table, () => victims.askNow(MALLORY))), 0.5],
    [new Attacker(eve, victims, true, fromOutside), 0.25],
    [new Attacker(stranger, victims, false, (table) => fromStranger(table, `${closed}`)), 0.25],
  ];
  let done = false;
  const playing = victims.play(() => done);
  await Promise.all(attackers.map(([attacker, share]) => attacker.attack(frames * share)));
  done = true;
  const attacked = await playing;
  for (const client of [...victims.clients, ...attackers.map(([attacker]) => attacker.client)]) client.close();
  const after = await memoryOf(server);
  await stopServer(server);
  const problems = await inspect(join(data, "hypergate.sqlite"), victims);
  rmSync(data, { recursive: true });
  const all = attackers.map(([attacker]) => attacker);
  return {
    frames: all.reduce((sum, { sent }) => sum + sent, 0),
    errors: summed(all.map(({ errors }) => errors)),
    closed: all.reduce((sum, attacker) => sum + attacker.closed, 0),
    answers: victims.times.length,
    calm: percentile(calm, 90),
    attacked: percentile(attacked, 90),
    megabytes: grown(before, after),
    problems: [...problems, ...tooMuchMemory("nonsense", before, after)],
  };
}

/** Four fifths of the frames are nonsense; the rest are control frames, among floods of every other sort. */
export async function proveHostile(frames: number): Promise<HostileReport & { readonly floods: FloodReport }> {
  const report = await proveNonsense(frames * 0.8);
  const floods = await proveFloods(frames * 0.2);
  return {
    ...report,
    frames: report.frames + floods.controlFrames,
    floods,
    problems: [...report.problems, ...floods.problems],
  };
}

/** Whether the tables hold exactly what their players did. */
async function inspect(file: string, { tables, times }: Bystanders): Promise<string[]> {
  const store = await openSqlite({ file });
  const problems: string[] = [];
  let stored = 0;
  for (const id of tables) {
    problems.push(...(await audit(store, id)));
    stored += (await store.entries(id)).length;
    if ((await store.chat(id, 0, 10)).length > 0) problems.push("somebody talked at the table who may not");
    const { seats } = (await store.table(id)) ?? { seats: [] };
    for (const seat of seats)
      if (seat.kind !== "person" || Object.keys(seat.stops).length > 0) problems.push("a seat was changed");
  }
  if (stored !== times.length) problems.push(`${stored} answers stored, ${times.length} given`);
  await store.close();
  return problems;
}

function summed(records: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const record of records) for (const [id, n] of Object.entries(record)) sum[id] = (sum[id] ?? 0) + n;
  return Object.fromEntries(Object.entries(sum).sort(([, a], [, b]) => b - a));
}
