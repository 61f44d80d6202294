/** A real PostgreSQL (Debian's package, installed where it is missing) in a folder of its own, on loopback, as nobody's root. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const PLACE = "/usr/lib/postgresql";
const PACKAGE = "postgresql";
/** PostgreSQL does not run as root. */
const UNPRIVILEGED = ["postgres", "nobody"];

export interface PostgresOptions {
  readonly port?: number;
  /** Lines of `postgresql.conf` besides the usual ones. */
  readonly settings?: Readonly<Record<string, string | number>>;
  /** An existing folder of data, such as that of a standby. */
  readonly folder?: string;
}

export interface Postgres {
  readonly port: number;
  readonly folder: string;
  /** The address of a new, empty database. */
  readonly database: () => Promise<string>;
  readonly address: (database: string) => string;
  /** `fast` as an administrator would, `immediate` as a power cut would. */
  readonly stop: (how?: "fast" | "immediate") => Promise<void>;
  readonly start: () => Promise<void>;
  /** Seconds of processor time that it has used, all its processes together. */
  readonly cpu: () => number;
  /** Stops it and removes everything. */
  readonly clean: () => Promise<void>;
}

/** Where the programs of PostgreSQL are. */
export function postgresPrograms(): string {
  return findPrograms() ?? installPrograms();
}

function findPrograms(): string | undefined {
  const named = process.env.POSTGRES_BIN;
  if (named !== undefined && named !== "") return named;
  if (!existsSync(PLACE)) return undefined;
  const versions = readdirSync(PLACE).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(PLACE, version, "bin")).find((bin) => existsSync(join(bin, "initdb")));
}

function installPrograms(): string {
  const command = `apt-get install -y --no-install-recommends ${PACKAGE}`;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get"))
    throw new Error(
      `There is no PostgreSQL here. As root on Debian: ${command}. Or name its programs in POSTGRES_BIN.`,
    );
  console.log("Installing PostgreSQL (once, about half a minute) …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const line of ["apt-get update", command]) {
    const [program, ...words] = line.split(" ");
    const run = spawnSync(program, words, { encoding: "utf8", env });
    if (run.status !== 0) throw new Error(`${line}\n${run.stdout}${run.stderr}${run.error?.message ?? ""}`);
  }
  // Debian starts a server of its own, which nobody here needs.
  spawnSync("pg_ctlcluster", ["15", "main", "stop"]);
  const found = findPrograms();
  if (found === undefined) throw new Error(`${command} went well, but there is no PostgreSQL in ${PLACE}`);
  return found;
}

/** What stands before a command, so that it does not run as root. */
export function unprivileged(): { readonly command: readonly string[]; readonly user: string | undefined } {
  if (process.getuid?.() !== 0) return { command: [], user: undefined };
  const user = UNPRIVILEGED.find((name) => spawnSync("id", [name]).status === 0);
  if (user === undefined) throw new Error("PostgreSQL does not run as root, and there is no user nobody");
  return { command: ["setpriv", `--reuid=${user}`, `--regid=${groupOf(user)}`, "--clear-groups", "--"], user };
}

function groupOf(user: string): string {
  return execFileSync("id", ["-g", user], { encoding: "utf8" }).trim();
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port is free");
  return address.port;
}

/** Runs a program of PostgreSQL to its end. */
export function runPostgres(program: string, args: readonly string[], cwd: string): void {
  const { command } = unprivileged();
  const [first, ...rest] = [...command, join(postgresPrograms(), program), ...args];
  const run = spawnSync(first, rest, { cwd, encoding: "utf8" });
  if (run.status !== 0) throw new Error(`${program}: ${run.stdout}${run.stderr}${run.error?.message ?? ""}`);
}

const USUAL = {
  max_connections: 60,
  shared_buffers: "64MB",
  listen_addresses: "'127.0.0.1'",
  unix_socket_directories: "''",
};

/** A folder that PostgreSQL may use. */
export function folderForPostgres(): string {
  const home = mkdtempSync(join(tmpdir(), "hypergate-postgres-"));
  chmodSync(home, 0o700);
  const { user } = unprivileged();
  if (user !== undefined) execFileSync("chown", [`${user}:`, home]);
  return home;
}

export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const home = options.folder ?? folderForPostgres();
  const data = join(home, "data");
  if (!existsSync(data))
    runPostgres("initdb", ["-D", data, "-A", "trust", "-U", "hypergate", "-E", "UTF8", "--locale=C", "-N"], home);
  const port = options.port ?? (await freePort());
  const settings = Object.entries({ ...USUAL, port, ...options.settings });
  let child: ChildProcess | undefined;
  const start = async () => {
    const { command } = unprivileged();
    const args = settings.flatMap(([name, value]) => ["-c", `${name}=${value}`]).map((one) => one.replaceAll("'", ""));
    const [first, ...rest] = [...command, join(postgresPrograms(), "postgres"), "-D", data, ...args];
    child = spawn(first, rest, { cwd: home, stdio: process.env.POSTGRES_LOG === undefined ? "ignore" : "inherit" });
    await untilReady(port, child);
  };
  const stop = async (how: "fast" | "immediate" = "fast") => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    // The postmaster's own words for it.
    child.kill(how === "fast" ? "SIGINT" : "SIGQUIT");
    await gone;
  };
  const address = (database: string) => `postgres://hypergate@127.0.0.1:${port}/${database}`;
  let made = 0;
  const database = async () => {
    const name = `hypergate_${process.pid}_${made++}`;
    const client = new pg.Client({ connectionString: address("postgres") });
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return address(name);
  };
  const clean = async () => {
    await stop("immediate");
    rmSync(home, { recursive: true, force: true });
  };
  const killed = () => child?.kill("SIGQUIT");
  process.once("exit", killed);
  await start();
  return { port, folder: home, database, address, start, stop, cpu: () => secondsUsed(child?.pid), clean };
}

/** Ticks of the system's clock in a second. */
const TICKS = 100;

/** Processor time of a process and of all that it has started, as Linux counts it. */
function secondsUsed(parent: number | undefined): number {
  if (parent === undefined) return 0;
  let ticks = 0;
  for (const name of readdirSync("/proc").filter((one) => /^\d+$/.test(one))) {
    const fields = statOf(name);
    const isOwn = Number(name) === parent;
    if (!isOwn && Number(fields[1]) !== parent) continue;
    // Its own time in user and system mode; of the first process also that of those that have ended.
    const own = fields.slice(11, isOwn ? 15 : 13);
    ticks += own.reduce((sum, field) => sum + Number(field), 0);
  }
  return ticks / TICKS;
}

/** What `/proc` says of a process after its name: state, parent and so on; nothing if it has ended. */
function statOf(name: string): readonly string[] {
  try {
    return (
      readFileSync(join("/proc", name, "stat"), "utf8")
        .split(") ")
        .at(-1)
        ?.split(" ") ?? []
    );
  } catch {
    return [];
  }
}

/** Removes all rows of a database; much faster than a new one. */
export async function emptied(address: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query(
    "SELECT string_agg(quote_ident(tablename), ', ') AS names FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_step'",
  );
  if (rows[0].names !== null) await client.query(`TRUNCATE ${rows[0].names}`);
  await client.end();
}

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  for (let i = 0; i < 300; i++) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with code ${child.exitCode}`);
    const client = new pg.Client({ connectionString: `postgres://hypergate@127.0.0.1:${port}/postgres` });
    client.on("error", () => undefined);
    const isReady = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isReady) return;
    await sleep(50);
  }
  throw new Error("PostgreSQL does not answer");
}
