/** The load of `bench serve` on PostgreSQL, with several processes, and what that means for machines with more cores. */
import { availableParallelism } from "node:os";
import type { Postgres } from "../testing/postgres.ts";
import { type Costs, type Machine, simulate } from "./cost-model.ts";
import { type Cpu, type Load, SEATS, throughput, told } from "./load-tables.ts";
import { type ServerProcess, startServer, stopServer } from "./processes.ts";

export interface ClusterLoad {
  readonly seconds: number;
  readonly playing: number;
  readonly processes: readonly number[];
}

interface Measured {
  readonly processes: number;
  readonly load: Load & { readonly cpu: Cpu };
  /** How long an answer took at a table that played alone, in milliseconds. */
  readonly alone: number;
}

/** How long one table plays alone, to see how long an answer waits for the disk. */
const ALONE_SECONDS = 2;

/** The same load with each number of processes; the seats of a table come through different ones. */
export async function loadOnPostgres(postgres: Postgres, options: ClusterLoad, ofSqlite: number): Promise<string[]> {
  const lines: string[] = [];
  const all: Measured[] = [];
  for (const processes of options.processes) {
    const one = await measured(postgres, processes, options);
    all.push(one);
    const share = one.load.answers / one.load.seconds / ofSqlite;
    lines.push(
      `PostgreSQL, ${processes} ${processes === 1 ? "process" : "processes"}: ${share.toFixed(2)} of SQLite`,
      ...told(one.load, options.playing),
    );
  }
  const [one, two] = [1, 2].map((n) => all.find(({ processes }) => processes === n));
  if (one === undefined || two === undefined) return lines;
  return [...lines, ...foretold(costsOf(one, two), two, options.playing)];
}

async function measured(postgres: Postgres, processes: number, { playing, seconds }: ClusterLoad): Promise<Measured> {
  const database = await postgres.database();
  const servers: ServerProcess[] = [];
  for (let i = 0; i < processes; i++) servers.push(await startServer("", { database }));
  try {
    const { times } = await throughput(servers, 1, ALONE_SECONDS);
    times.sort((a, b) => a - b);
    const load = await throughput(servers, playing, seconds, postgres.cpu);
    return { processes, load, alone: times[times.length >> 1] ?? 0 };
  } finally {
    for (const server of servers) await stopServer(server);
  }
}

/** What an answer costs, in milliseconds, from what was measured with one process and with two. */
function costsOf(one: Measured, two: Measured): Costs {
  const each = ({ load }: Measured, seconds: number) => (1000 * seconds) / load.answers;
  const write = each(one, one.load.cpu.server);
  const follow = Math.max(0, each(two, two.load.cpu.server) - write);
  const database = each(one, one.load.cpu.database);
  const client = each(one, one.load.cpu.own);
  return { write, follow, database, client, disk: Math.max(0, one.alone - write - database - client) };
}

/** Shares of the cores below this cannot be told apart. */
const LEAST_FREE = 0.02;

function slower({ write, follow, database, client, disk }: Costs, free: number): Costs {
  return { write: write / free, follow: follow / free, database: database / free, client: client / free, disk };
}

/** The model against what two processes did here, and then on machines with a core for each process. */
function foretold(costs: Costs, { load }: Measured, playing: number): string[] {
  const ms = (n: number) => n.toFixed(2);
  const rate = (machine: Machine, who: Costs) => simulate(who, machine).rate;
  const cores = availableParallelism();
  const { server, own, database, machine } = load.cpu;
  // What others did on this machine meanwhile made everything take longer.
  const free = Math.max(LEAST_FREE, 1 - (machine - server - own - database) / (cores * load.seconds));
  const here = rate({ processes: 2, cores, tables: playing, spread: 2 }, slower(costs, free));
  const was = load.answers / load.seconds;
  const people = { ...costs, client: 0 };
  const idle = (processes: number, spread: number) =>
    rate({ processes, cores: Number.POSITIVE_INFINITY, tables: 100 * processes, spread }, people);
  const [alone, ...more] = [1, 2, 4].map((n) => ({
    n,
    spread: idle(n, Math.min(n, SEATS)),
    together: idle(n, 1),
  }));
  return [
    `the model: an answer costs its process ${ms(costs.write)} ms, another that shows it ${ms(costs.follow)} ms, PostgreSQL ${ms(costs.database)} ms, the load generator ${ms(costs.client)} ms, and waits ${ms(costs.disk)} ms for the disk`,
    `two processes here, with ${(100 * free).toFixed(0)} % of the cores: ${was.toFixed(0)} answers/s measured, ${here.toFixed(0)} foretold (${(here / was).toFixed(2)})`,
    `on cores of their own, one process: ${alone.spread.toFixed(0)} answers/s`,
    ...more.map(
      ({ n, spread, together }) =>
        `  ${n} processes: ${together.toFixed(0)} (${(together / alone.together).toFixed(2)} times) with all seats of a table at one, ${spread.toFixed(0)} (${(spread / alone.spread).toFixed(2)} times) with every seat at another`,
    ),
  ];
}
