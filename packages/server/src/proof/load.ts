/** `hypergate bench serve`: tables full of bots over real sockets against a server in a process of its own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startPostgres } from "../testing/postgres.ts";
import { atRest } from "./at-rest.ts";
import { loadOnPostgres } from "./load-cluster.ts";
import { guests, type LoadTable, newTable, SEATS, TOGETHER, throughput, told } from "./load-tables.ts";
import { type Memory, memoryOf, type ServerProcess, startServer, stopServer } from "./processes.ts";

/** Many tables in use at once: each begun, looked at by its four seats and some answers into its game. */
async function manyTables(server: ServerProcess, tables: number, sockets: number): Promise<string[]> {
  const before = await memoryOf(server);
  const clients = await guests([server.base], sockets);
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
  /** Also with PostgreSQL: once with each of these numbers of processes. */
  readonly processes: readonly number[];
  /** Tables at rest and finished games that lie in the database besides. */
  readonly resting: number;
  readonly finished: number;
}

export async function benchServe(options: LoadOptions): Promise<string[]> {
  const { seconds, playing, tables, sockets, processes, resting, finished } = options;
  const data = mkdtempSync(join(tmpdir(), "hypergate-bench-"));
  const server = await startServer(data);
  const lines: string[] = [];
  let base = 0;
  try {
    const load = await throughput([server], playing, seconds);
    base = load.answers / load.seconds;
    lines.push(...(processes.length > 0 ? ["SQLite:"] : []), ...told(load, playing));
    if (tables > 0) lines.push(...(await manyTables(server, tables, sockets)));
  } finally {
    await stopServer(server);
    rmSync(data, { recursive: true });
  }
  if (processes.length === 0) return lines;
  const postgres = await startPostgres();
  try {
    lines.push(...(await loadOnPostgres(postgres, options, base)));
    if (resting + finished > 0) lines.push(...(await atRest(await postgres.database(), resting, finished)));
  } finally {
    await postgres.clean();
  }
  return lines;
}
