/**
 * `npm run proof:cluster`: two servers on one PostgreSQL while people play, talk and change seats. Servers behind nginx are stopped
 * one after the other and killed. The database is restarted, crashes, is cut off, has no connection left, has no room on its disk,
 * and is replaced by its standby; servers are cut off from it, stopped and killed. After each of it everybody plays on without anybody doing anything, and nothing that was acknowledged is
 * gone or there twice.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { type Postgres, startPostgres } from "../testing/postgres.ts";
import { handingOver } from "./cluster-balancer.ts";
import { Cluster, SERVERS } from "./cluster-people.ts";
import { type Pair, pairOf } from "./cluster-standby.ts";
import type { Player } from "./crash-player.ts";
import { CutProxy } from "./cut-proxy.ts";
import { killServer, stopServer } from "./processes.ts";
import { inSmallDisk, type SmallDisk, smallDisk } from "./small-disk.ts";

export interface ClusterReport {
  /** Seconds until everybody had played on after each fault. */
  readonly resumed: Readonly<Record<string, number>>;
  /** The longest that anybody was without a connection when a server ended behind the load balancer, in milliseconds. */
  readonly away: Readonly<Record<string, number>>;
  readonly acknowledged: number;
  readonly tables: number;
  /** Answers that a server acknowledged while it was cut off from the database. */
  readonly acknowledgedWhileCutOff: number;
  readonly notTried: readonly string[];
  readonly problems: readonly string[];
}

const CUT_MS = 10_000;

export interface ClusterOptions {
  /** People at each server. */
  readonly people: number;
  readonly say: (line: string) => void;
}

/** Proves it; in a mount namespace of its own with a small disk, if this machine allows that. */
export async function proveCluster(options: ClusterOptions): Promise<ClusterReport> {
  const report: Counts = { resumed: {}, away: {}, cutOff: 0, acknowledged: 0, tables: 0 };
  const disk = smallDisk();
  const problems = [
    ...(await behindBalancer(options, report)),
    ...(await faults(options, report, disk)),
    ...(await failOver(options, report)),
  ];
  const { resumed, acknowledged, tables, cutOff, away } = report;
  if (cutOff > 0) problems.push(`${cutOff} answers were acknowledged by a server that was cut off`);
  const notTried = disk === undefined ? ["a full disk: this machine lets us mount none"] : [];
  return { resumed, away, acknowledged, tables, acknowledgedWhileCutOff: cutOff, notTried, problems };
}

interface Counts {
  readonly resumed: Record<string, number>;
  readonly away: Record<string, number>;
  cutOff: number;
  acknowledged: number;
  tables: number;
}

/** Servers are stopped one after the other, and killed, while the load balancer has another one. */
async function behindBalancer({ people, say }: ClusterOptions, counts: Counts): Promise<string[]> {
  const postgres = await startPostgres();
  try {
    const { away, problems, acknowledged, tables } = await handingOver(await postgres.database(), people, say);
    Object.assign(counts.away, away);
    counts.acknowledged += acknowledged;
    counts.tables += tables;
    return problems;
  } finally {
    await postgres.clean();
  }
}

async function faults({ people, say }: ClusterOptions, counts: Counts, disk: SmallDisk | undefined): Promise<string[]> {
  const postgres = await startPostgres();
  const database = await (disk === undefined ? postgres.database() : onDisk(postgres, disk));
  const proxies = await Promise.all(Array.from({ length: SERVERS }, () => CutProxy.before(postgres.port)));
  const through = proxies.map(({ port }) => database.replace(`:${postgres.port}/`, `:${port}/`));
  const cluster = await new Cluster(database, through).open(people);
  const after = async (name: string, fault: () => Promise<void>) => {
    await fault();
    counts.resumed[name] = await cluster.resumed();
    say(`${name}: everybody played on after ${counts.resumed[name]} s`);
  };
  const problems: string[] = [];
  try {
    await cluster.resumed();
    await after("database restarted", async () => {
      await postgres.stop("fast");
      await postgres.start();
    });
    await after("database crashed", async () => {
      await postgres.stop("immediate");
      await postgres.start();
    });
    await after("database cut off for ten seconds", async () => {
      for (const proxy of proxies) proxy.cut();
      await sleep(CUT_MS);
      for (const proxy of proxies) proxy.restore();
    });
    await after("one server cut off", async () => {
      counts.cutOff = await whileCutOff(cluster, proxies[0]);
    });
    await after("no connections left", () => withoutConnections(postgres, database, proxies));
    await after("server stopped", () => cluster.restart(0, stopServer));
    await after("server killed", () => cluster.restart(1, killServer));
    if (disk !== undefined)
      await after("disk full", async () => {
        disk.fill();
        await sleep(6_000);
        disk.empty();
      });
  } catch (problem) {
    problems.push(String(problem));
  } finally {
    problems.push(...(await cluster.inspect()));
    counts.acknowledged += cluster.acknowledged;
    counts.tables += cluster.tables;
    for (const proxy of proxies) await proxy.close();
    await postgres.clean();
    disk?.remove();
  }
  return problems;
}

/** How many answers a server acknowledges while its connection to the database is cut. */
async function whileCutOff({ players }: Cluster, proxy: CutProxy): Promise<number> {
  const own = players.filter((_, i) => i % SERVERS === 0);
  const others = players.filter((_, i) => i % SERVERS !== 0);
  const count = (some: readonly Player[]) => some.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  proxy.cut();
  // What the database had already answered arrives.
  await sleep(300);
  const [before, elsewhere] = [count(own), count(others)];
  await sleep(5_000);
  const during = count(own) - before;
  if (count(others) === elsewhere) throw new Error("the other server did not go on");
  proxy.restore();
  return during;
}

/** Takes all connections that are left, ends those of the servers, and gives them back after a while. */
async function withoutConnections(postgres: Postgres, database: string, proxies: readonly CutProxy[]): Promise<void> {
  const taken: pg.Client[] = [];
  const take = async () => {
    for (;;) {
      const client = new pg.Client({ connectionString: database });
      client.on("error", () => undefined);
      const isOpen = await client.connect().then(
        () => true,
        () => false,
      );
      if (!isOpen) return;
      taken.push(client);
    }
  };
  await take();
  for (const proxy of proxies) proxy.drop();
  await take();
  await sleep(3_000);
  if (taken.length === 0) throw new Error(`PostgreSQL on port ${postgres.port} has no end of connections`);
  for (const client of taken) await client.end();
}

/** A database that lies on the small disk. */
async function onDisk(postgres: Postgres, disk: SmallDisk): Promise<string> {
  const client = new pg.Client({ connectionString: postgres.address("postgres") });
  await client.connect();
  await client.query(`CREATE TABLESPACE small LOCATION '${disk.place}'`);
  await client.query("CREATE DATABASE hypergate_small TABLESPACE small");
  await client.end();
  return postgres.address("hypergate_small");
}

/** The database fails for good, and its synchronous standby takes its place. */
async function failOver({ people, say }: ClusterOptions, counts: Counts): Promise<string[]> {
  const pair: Pair = await pairOf();
  const address = `postgres://hypergate@127.0.0.1:${pair.primary.port},127.0.0.1:${pair.standby.port}/${pair.name}`;
  const cluster = await new Cluster(
    address,
    Array.from({ length: SERVERS }, () => address),
  ).open(people);
  try {
    await cluster.resumed();
    await pair.primary.stop("immediate");
    await pair.promote();
    counts.resumed["standby promoted"] = await cluster.resumed();
    say(`standby promoted: everybody played on after ${counts.resumed["standby promoted"]} s`);
    return await cluster.inspect();
  } finally {
    counts.acknowledged += cluster.acknowledged;
    counts.tables += cluster.tables;
    for (const server of cluster.servers) await stopServer(server);
    await pair.clean();
  }
}

/** The proof as a program of its own, with a small disk where that is possible. */
export function proveClusterHere(people: number): number {
  const folder = mkdtempSync(join(tmpdir(), "hypergate-cluster-"));
  try {
    return inSmallDisk(folder, [
      process.execPath,
      fileURLToPath(new URL("./cluster-process.ts", import.meta.url)),
      String(people),
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
