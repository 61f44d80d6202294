/**
 * `npm run proof:hostile`: a client that sends nonsense, stale and foreign answers, oversized and binary frames, as fast
 * as it can, while a table plays on; and then looks whether the table noticed.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openSqlite } from "../store/sqlite-store.ts";
import { Client, type Frame } from "../testing/client.ts";
import { botFor, seated } from "../testing/playing.ts";
import { audit } from "./audit.ts";
import { startServer, stopServer } from "./processes.ts";

export interface HostileReport {
  readonly frames: number;
  readonly errors: Readonly<Record<string, number>>;
  readonly closed: number;
  /** Answers of the table that was attacked, and how long each took in milliseconds: before, and during the attack. */
  readonly answers: number;
  readonly calm: number;
  readonly attacked: number;
  readonly problems: readonly string[];
}

/** Far more than a server of everyday use would read from one client. */
const FRAMES_PER_SECOND = 10_000;

/** Answers given in peace before the attack; no game is over sooner. */
export const CALM_ANSWERS = 50;

/** Things that are nearly right. */
function nastyFrames(foreign: string, own: string, ask: string): (() => string | Buffer)[] {
  const answer = (more: object) => JSON.stringify({ t: "answer", id: 1, table: own, ask, value: "word/pass", ...more });
  return [
    () => "{",
    () => "\u0000\uffff",
    () => "[".repeat(5000),
    () => `{"t":"answer","id":1,"table":"${own}","ask":"0.0","value":${"[".repeat(3000)}${"]".repeat(3000)}}`,
    () => '{"t":"watch","id":1e999,"table":"x"}',
    () => JSON.stringify({ t: "watch", id: -1, table: foreign }),
    () => JSON.stringify({ t: "watch", id: 1, table: foreign, code: "AAAAAAAAAA" }),
    () => JSON.stringify({ t: "answer", id: 1, table: foreign, ask: "0.0", value: "word/pass" }),
    () => JSON.stringify({ t: "chat", id: 1, table: foreign, text: "hello" }),
    () => JSON.stringify({ t: "undo", id: 1, table: foreign }),
    () => JSON.stringify({ t: "consent", id: 1, table: foreign, yes: true }),
    () => JSON.stringify({ t: "stop", id: 1, table: foreign, window: "*", stop: "never" }),
    () => answer({ ask: "0.99999" }),
    () => answer({ ask: "99.0" }),
    () => answer({ ask: "-1.0" }),
    () => answer({ value: { __proto__: null, constructor: 1 } }),
    () => answer({ value: '{"do":"accept"}' }),
    () => answer({ value: Array.from({ length: 300 }, (_, i) => `card/${i}`) }),
    () => answer({ value: 1e308 }),
    () => answer({ value: { do: "offer", give: { toString: 1 }, want: {} } }),
    () => answer({ seat: 1, who: 1 }),
    () => '{"__proto__":{"t":"ping"},"id":1}',
    () => JSON.stringify({ t: "constructor", id: 1 }),
    () => Buffer.from(crypto.getRandomValues(new Uint8Array(200))),
    () => JSON.stringify({ t: "chat", id: 1, table: own, text: "x".repeat(15_000) }),
  ];
}

class Mallory {
  readonly client: Client;
  readonly errors: Record<string, number> = {};
  readonly #frames: readonly (() => string | Buffer)[];
  sent = 0;
  closed = 0;

  constructor(client: Client, foreign: string, own: string) {
    this.client = client;
    this.#frames = nastyFrames(foreign, own, "0.0");
    client.heard = ({ t, error }: Frame) => {
      const id = t === "error" ? (error as { id: string }).id : t;
      this.errors[id] = (this.errors[id] ?? 0) + 1;
    };
  }

  async attack(frames: number): Promise<void> {
    while (this.sent < frames) {
      const { socket } = this.client;
      if (socket === undefined || socket.readyState !== socket.OPEN) {
        this.closed++;
        await this.client.connect();
        continue;
      }
      for (let i = 0; i < 100 && this.sent < frames; i++) this.#sendOne();
      // Goes on when the server has looked at all of them, or has had enough.
      await this.client.send({ t: "ping" }).catch(() => sleep(5));
    }
  }

  #sendOne(): void {
    const oversized = this.sent % 2000 === 1999;
    const make = this.#frames[this.sent % this.#frames.length];
    this.client.socket?.send(oversized ? "x".repeat(20_000 + this.sent) : make());
    this.sent++;
  }
}

export async function proveHostile(frames: number): Promise<HostileReport> {
  const data = mkdtempSync(join(tmpdir(), "hypergate-hostile-"));
  const server = await startServer(data, { messages: FRAMES_PER_SECOND });
  const problems: string[] = [];
  const options = { public: false, pace: "instant", courtesy: false };
  const [own, [malloryClient, ...company]] = await seated(server.base, ["Mallory", "Bob", "Cleo"], {
    options: { ...options, public: true },
  });
  const victims = await openPrivate(server.base, options);
  const calm = await playOn(victims, () => victims.times.length >= CALM_ANSWERS);
  const mallory = new Mallory(malloryClient, victims.id, own);
  let done = false;
  const playing = playOn(victims, () => done);
  await mallory.attack(frames);
  done = true;
  const attacked = await playing;
  for (const client of [...victims.clients, malloryClient, ...company]) client.close();
  await stopServer(server);
  const store = await openSqlite({ file: join(data, "hypergate.sqlite") });
  problems.push(...(await audit(store, victims.id)), ...(await audit(store, own)));
  const log = await store.entries(victims.id);
  if (log.length !== victims.times.length) problems.push(`${log.length} answers stored, ${victims.times.length} given`);
  if ((await store.entries(own)).length > 1) problems.push("a hostile frame was taken for an answer");
  if ((await store.chat(victims.id, 0, 10)).length > 0) problems.push("a stranger talked at the table");
  await store.close();
  rmSync(data, { recursive: true });
  const { errors, sent, closed } = mallory;
  return { frames: sent, errors, closed, answers: log.length, calm, attacked, problems };
}

interface Victims {
  readonly id: string;
  readonly clients: readonly Client[];
  readonly times: number[];
}

async function openPrivate(base: string, options: object): Promise<Victims> {
  const clients = await Promise.all(
    ["Ann", "Ben", "Cid"].map(async (name) => (await Client.guest(base, name)).connect()),
  );
  const [host, ...others] = clients;
  const wish = { game: "cosmic", players: 3, settings: { alienSelection: "random", useFlares: true }, options };
  const { id: made, code } = await host.http("POST", "/api/tables", wish);
  const id = made as unknown as string;
  for (const other of others) {
    await other.http("POST", `/api/tables/${id}/sit?code=${code}`, {});
    await other.http("POST", `/api/tables/${id}/ready`, { ready: true });
  }
  await host.http("POST", `/api/tables/${id}/start`, {});
  for (const client of clients) await client.watch(id);
  return { id, clients, times: [] };
}

/** Plays with random answers, so that the game is long; returns the time nine of ten answers were faster than. */
async function playOn({ id, clients, times }: Victims, until: () => boolean): Promise<number> {
  const from = times.length;
  while (!until()) {
    const client = clients.find((one) => one.mirrors.get(id)?.asked != null);
    const mirror = client?.mirrors.get(id);
    if (client === undefined || mirror?.asked == null) {
      if (clients[0].tables.get(id)?.status === "over") break;
      await sleep(1);
      continue;
    }
    const began = performance.now();
    await client.answer(
      id,
      mirror.asked.ask,
      botFor("random", `${times.length}`)(mirror.asked.question, () => mirror.view),
    );
    times.push(performance.now() - began);
  }
  const own = times.slice(from).sort((a, b) => a - b);
  return own[Math.floor(own.length * 0.9)] ?? 0;
}
