/** Tables full of bots over real sockets, and how many answers they give. */
import { cpus } from "node:os";
import type { Value } from "@hypergate/kernel";
import { Client } from "../testing/client.ts";
import { botFor } from "../testing/playing.ts";
import { cpuOf, type ServerProcess } from "./processes.ts";

export const SEATS = 4;
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
export class LoadTable {
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
export const TOGETHER = 40;

export async function guests(bases: readonly string[], n: number): Promise<Client[]> {
  const clients: Client[] = [];
  while (clients.length < n) {
    const more = Math.min(TOGETHER, n - clients.length);
    const made = Array.from({ length: more }, async (_, i) => {
      const base = bases[(clients.length + i) % bases.length];
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
export async function newTable(clients: readonly Client[]): Promise<LoadTable> {
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

export async function throughput(
  servers: readonly ServerProcess[],
  tables: number,
  seconds: number,
  ofDatabase = () => 0,
): Promise<Load & { cpu: Cpu }> {
  const bases = servers.map(({ base }) => base);
  const ofServers = async () => {
    let sum = 0;
    for (const server of servers) sum += secondsOf(await cpuOf(server));
    return sum;
  };
  const load = { answers: 0, seconds, times: [] as number[] };
  const seats: Client[][] = [];
  for (let i = 0; i < tables; i++) seats.push(await guests(bases, SEATS));
  let over = false;
  const run = async (clients: readonly Client[]) => {
    while (!over) await (await newTable(clients)).play(load, () => over);
  };
  const warm = { answers: 0, seconds: 0, times: [] };
  const first = await Promise.all(seats.map(newTable));
  const warmEnd = performance.now() + 2000;
  await Promise.all(first.map((table) => table.play(warm, () => performance.now() > warmEnd)));
  const before = { server: await ofServers(), own: process.cpuUsage(), database: ofDatabase(), all: machineUsed() };
  const began = performance.now();
  const timer = setTimeout(() => {
    over = true;
  }, seconds * 1000);
  await Promise.all(first.map((table, i) => table.play(load, () => over).then(() => run(seats[i]))));
  clearTimeout(timer);
  const took = (performance.now() - began) / 1000;
  const after = { server: await ofServers(), own: process.cpuUsage(), database: ofDatabase(), all: machineUsed() };
  for (const client of seats.flat()) client.close();
  return {
    ...load,
    seconds: took,
    cpu: {
      server: after.server - before.server,
      own: secondsOf(after.own) - secondsOf(before.own),
      database: after.database - before.database,
      machine: after.all - before.all,
    },
  };
}

/** Seconds of processor time that everything on this machine has used. */
function machineUsed(): number {
  const ms = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return ms.reduce((sum, one) => sum + one, 0) / 1000;
}

/** Seconds of processor time. */
export interface Cpu {
  readonly server: number;
  readonly own: number;
  readonly database: number;
  /** Of everything on the machine, ours included. */
  readonly machine: number;
}

export function secondsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1e6;
}

export function told(load: Load & { cpu: Cpu }, playing: number): string[] {
  const { cpu, answers } = load;
  const each = (used: number) => `${used.toFixed(1)} s (${((1e6 * used) / answers).toFixed(0)} µs an answer)`;
  const database = cpu.database > 0 ? `, PostgreSQL ${each(cpu.database)}` : "";
  return [
    ...inWords(load, playing),
    `processor time: server ${each(cpu.server)}, load generator ${each(cpu.own)}${database}`,
  ];
}

function inWords({ answers, seconds, times }: Load, playing: number): string[] {
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return [
    `${playing} tables of ${SEATS} seats, each seat a socket: ${(answers / seconds).toFixed(0)} durable answers/s (${answers} in ${seconds.toFixed(1)} s)`,
    `from sending an answer to all seats informed: median ${at(0.5)} ms, 95 % under ${at(0.95)} ms, 99 % under ${at(0.99)} ms, all under ${at(1 - 1e-9)} ms`,
  ];
}
