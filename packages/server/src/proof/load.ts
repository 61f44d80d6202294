/** `hypergate bench serve`: tables full of bots over real sockets against a server in a process of its own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Value } from "@hypergate/kernel";
import { Client } from "../testing/client.ts";
import { botFor } from "../testing/playing.ts";
import { type Memory, memoryOf, type ServerProcess, startServer, stopServer } from "./processes.ts";

const SEATS = 4;
const WISH = {
  game: "cosmic",
  players: SEATS,
  settings: { alienSelection: "random", useFlares: true },
  options: { public: false, pace: "instant", courtesy: false },
};

/** Latencies in milliseconds. */
export interface Load {
  readonly answers: number;
  readonly seconds: number;
  readonly times: number[];
}

/** A table whose seats are clients that answer at once. */
class LoadTable {
  readonly id: string;
  readonly clients: readonly Client[];
  constructor(id: string, clients: readonly Client[]) {
    this.id = id;
    this.clients = clients;
  }

  /** Answers until `until`, one answer at a time, and notes when each had reached every seat. */
  async play(load: Load & { answers: number }, until: () => boolean): Promise<void> {
    const bots = this.clients.map((_, seat) => botFor("random", `${this.id} ${seat}`));
    while (!until()) {
      const seat = this.clients.findIndex((client) => client.mirrors.get(this.id)?.asked != null);
      if (seat < 0) return;
      const client = this.clients[seat];
      const mirror = client.mirrors.get(this.id);
      if (mirror?.asked == null) return;
      const value = bots[seat](mirror.asked.question, () => mirror.view) as Value;
      const began = performance.now();
      const { n } = await client.answer(this.id, mirror.asked.ask, value);
      await this.#untilAllSaw(n as number);
      load.times.push(performance.now() - began);
      load.answers++;
    }
  }

  /** Waits until every seat has been shown the events before number `n`. */
  async #untilAllSaw(n: number): Promise<void> {
    for (const client of this.clients)
      while ((client.mirrors.get(this.id)?.n ?? 0) < n)
        await new Promise<void>((resolve) => {
          client.heard = () => resolve();
        });
  }
}

/** How many do the same thing at the same time while tables are prepared. */
const TOGETHER = 40;

async function guests(base: string, n: number): Promise<Client[]> {
  const clients: Client[] = [];
  while (clients.length < n) {
    const more = Math.min(TOGETHER, n - clients.length);
    const made = Array.from({ length: more }, async (_, i) => {
      const client = await (await Client.guest(base, `guest ${clients.length + i}`)).connect();
      client.keepEvents = false;
      client.checks = false;
      return client;
    });
    clients.push(...(await Promise.all(made)));
  }
  return clients;
}

/** A new table for these clients, begun and looked at by all. */
async function newTable(clients: readonly Client[]): Promise<LoadTable> {
  const [host, ...others] = clients;
  const id = (await host.http("POST", "/api/tables", WISH)).id as unknown as string;
  const { code } = await host.http("GET", `/api/tables/${id}`);
  for (const other of others) {
    await other.http("POST", `/api/tables/${id}/sit?code=${code}`, {});
    await other.http("POST", `/api/tables/${id}/ready`, { ready: true });
  }
  await host.http("POST", `/api/tables/${id}/start`, {});
  for (const client of clients) await client.watch(id);
  return new LoadTable(id, clients);
}

async function throughput(server: ServerProcess, tables: number, seconds: number): Promise<Load & { cpu: Cpu }> {
  const { base } = server;
  const load = { answers: 0, seconds, times: [] as number[] };
  const seats: Client[][] = [];
  for (let i = 0; i < tables; i++) seats.push(await guests(base, SEATS));
  let over = false;
  const run = async (clients: readonly Client[]) => {
    while (!over) await (await newTable(clients)).play(load, () => over);
  };
  const warm = { answers: 0, seconds: 0, times: [] };
  const first = await Promise.all(seats.map(newTable));
  const warmEnd = performance.now() + 2000;
  await Promise.all(first.map((table) => table.play(warm, () => performance.now() > warmEnd)));
  const before = { server: (await memoryOf(server)).cpu, own: process.cpuUsage() };
  const began = performance.now();
  const timer = setTimeout(() => {
    over = true;
  }, seconds * 1000);
  await Promise.all(first.map((table, i) => table.play(load, () => over).then(() => run(seats[i]))));
  clearTimeout(timer);
  const took = (performance.now() - began) / 1000;
  const after = { server: (await memoryOf(server)).cpu, own: process.cpuUsage() };
  for (const client of seats.flat()) client.close();
  return {
    ...load,
    seconds: took,
    cpu: {
      server: secondsOf(after.server) - secondsOf(before.server),
      own: secondsOf(after.own) - secondsOf(before.own),
    },
  };
}

/** Seconds of processor time. */
interface Cpu {
  readonly server: number;
  readonly own: number;
}

function secondsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1e6;
}

/** Many tables in use at once: each begun, looked at by its four seats and some answers into its game. */
async function manyTables(server: ServerProcess, tables: number, sockets: number): Promise<string[]> {
  const before = await memoryOf(server);
  const clients = await guests(server.base, sockets);
  const open: LoadTable[] = [];
  for (let i = 0; i < tables; i += TOGETHER)
    open.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(TOGETHER, tables - i) }, (_, k) => {
          const at = (i + k) * SEATS;
          return newTable(Array.from({ length: SEATS }, (__, seat) => clients[(at + seat) % sockets]));
        }),
      )),
    );
  for (let i = 0; i < open.length; i += 50)
    await Promise.all(
      open.slice(i, i + 50).map((table) => {
        const few = { answers: 0, seconds: 0, times: [] };
        return table.play(few, () => few.answers >= 30);
      }),
    );
  const during = await memoryOf(server);
  const load = { answers: 0, seconds: 0, times: [] as number[] };
  const began = performance.now();
  await Promise.all(open.map((table) => table.play(load, () => performance.now() - began > 5000)));
  const took = (performance.now() - began) / 1000;
  for (const client of clients) client.close();
  const asleep = await untilAsleep(server);
  const heap = ({ heapUsed, external }: Memory) => heapUsed + external;
  const each = (bytes: number) => `${(bytes / tables / 1024).toFixed(1)} kB`;
  return [
    `${during.tables} tables in use with ${sockets} sockets: ${each(heap(during) - heap(before))} of heap, ${each(during.rss - before.rss)} of process memory for a table and its sockets`,
    `all ${tables} playing at once: ${(load.answers / took).toFixed(0)} durable answers/s`,
    `after everybody left: ${asleep.tables} tables in memory, ${each(heap(asleep) - heap(before))} of heap more than before`,
  ];
}

async function untilAsleep(server: ServerProcess) {
  for (let i = 0; i < 30; i++) {
    await sleep(1000);
    const now = await memoryOf(server);
    if (now.tables === 0) return now;
  }
  return memoryOf(server);
}

export interface LoadOptions {
  readonly seconds: number;
  readonly playing: number;
  readonly tables: number;
  readonly sockets: number;
}

export async function benchServe({ seconds, playing, tables, sockets }: LoadOptions): Promise<string[]> {
  const data = mkdtempSync(join(tmpdir(), "hypergate-bench-"));
  const server = await startServer(data);
  try {
    const load = await throughput(server, playing, seconds);
    const { cpu, answers } = load;
    const each = (used: number) => `${used.toFixed(1)} s (${((1e6 * used) / answers).toFixed(0)} µs an answer)`;
    return [
      ...inWords(load, playing),
      `processor time: server ${each(cpu.server)}, load generator ${each(cpu.own)}`,
      ...(tables > 0 ? await manyTables(server, tables, sockets) : []),
    ];
  } finally {
    await stopServer(server);
    rmSync(data, { recursive: true });
  }
}

function inWords({ answers, seconds, times }: Load, playing: number): string[] {
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return [
    `${playing} tables of ${SEATS} seats, each seat a socket: ${(answers / seconds).toFixed(0)} durable answers/s (${answers} in ${seconds.toFixed(1)} s)`,
    `from sending an answer to all seats informed: median ${at(0.5)} ms, 95 % under ${at(0.95)} ms, 99 % under ${at(0.99)} ms, all under ${at(1 - 1e-9)} ms`,
  ];
}
