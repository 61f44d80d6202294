/**
 * `npm run proof:disk`: lets the disk run full under a table that is being played, kills the server in that state, makes
 * room, makes the data unwritable under a running server and writable again, and starts one on a folder that cannot be
 * written; and looks each time what people are told and whether anything is lost.
 *
 * The disk is a small file system in memory, mounted in a namespace of its own, for which nobody has to be root. Where that
 * is not possible, the files of the server are limited in size instead.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { same, type Value } from "@hypergate/kernel";
import { openSqlite } from "../store/sqlite-store.ts";
import { Client, Refused } from "../testing/client.ts";
import { botFor, RANDOM_TABLE, seated } from "../testing/playing.ts";
import { audit, lost, named, type SentAnswer } from "./audit.ts";
import { killServer, type ServerProcess, startServer, stopServer } from "./processes.ts";

const INSIDE = fileURLToPath(new URL("./disk-process.ts", import.meta.url));
const IN_NAMESPACE = ["--user", "--map-root-user", "--mount"];
const MOUNT = 'mount -t tmpfs -o size=4m hypergate "$1" && shift && exec "$@"';
/** What is thrown out when room is needed. */
const BALLAST = 2 << 20;

export interface DiskReport {
  readonly way: string;
  readonly answers: number;
  /** What people were told while the disk was full, and how often. */
  readonly refusals: Readonly<Record<string, number>>;
  /** How a server fared that was started on the full disk, and one that was started on an unwritable folder. */
  readonly startedFull: string;
  /** What people were told when the data could no longer be written under a running server. */
  readonly turnedReadOnly: string;
  readonly startedUnwritable: string;
  readonly problems: readonly string[];
}

/** A disk that can be full. */
interface SmallDisk {
  readonly way: string;
  readonly folder: string;
  /** What stands before the command of a server that is to feel the limit. */
  readonly limit: readonly string[];
  /** Makes room; true if a running server has it at once. */
  readonly grow: () => boolean;
  /** Makes the folder unwritable, or writable again; false if this machine cannot. */
  readonly forbid: (forbidden: boolean) => boolean;
}

/** Proves it on the best disk that can be had here. */
export async function proveDisk(): Promise<DiskReport> {
  const folder = mkdtempSync(join(tmpdir(), "hypergate-disk-"));
  try {
    if (spawnSync("unshare", [...IN_NAMESPACE, "true"]).status !== 0) return await proveOn(limitedFiles(folder));
    const command = ["sh", "-c", MOUNT, "sh", folder, process.execPath, INSIDE, folder];
    const report = execFileSync("unshare", [...IN_NAMESPACE, ...command], { encoding: "utf8" });
    return JSON.parse(report) as DiskReport;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file system in memory that is mounted on the folder. */
export function memoryDisk(folder: string): SmallDisk {
  const ballast = join(folder, "ballast");
  writeFileSync(ballast, Buffer.alloc(BALLAST));
  return {
    way: "a small file system",
    folder,
    limit: [],
    grow: () => {
      rmSync(ballast);
      return true;
    },
    forbid: (forbidden) => {
      execFileSync("mount", ["-o", `remount,bind,${forbidden ? "ro" : "rw"}`, folder]);
      return true;
    },
  };
}

export function limitedFiles(folder: string): SmallDisk {
  return {
    way: "a limit for the size of files",
    folder,
    limit: ["sh", "-c", 'ulimit -f 4000 && exec "$@"', "sh"],
    grow: () => false,
    forbid: (forbidden) => {
      chmodSync(folder, forbidden ? 0o500 : 0o700);
      // Permissions do not stop the superuser.
      return process.getuid?.() !== 0;
    },
  };
}

/** Three people at a table who give one answer after the other. */
class Party {
  readonly given: SentAnswer[] = [];
  readonly refusals: Record<string, number> = {};
  readonly problems: string[] = [];
  id = "";
  clients: readonly Client[] = [];

  async sit(base: string): Promise<void> {
    const options = { public: true, pace: "instant", courtesy: false };
    [this.id, this.clients] = await seated(base, ["Ann", "Bob", "Cleo"], { options });
  }

  async comeBack(base: string): Promise<void> {
    for (const client of this.clients) client.close();
    this.clients = await Promise.all(this.clients.map((client) => new Client(base, client.cookie).connect()));
    for (const client of this.clients) await client.watch(this.id);
  }

  /** One answer; true if it was acknowledged. */
  async answer(): Promise<boolean> {
    for (let i = 0; i < 500; i++) {
      const client = this.clients.find((one) => one.mirrors.get(this.id)?.asked != null);
      const mirror = client?.mirrors.get(this.id);
      if (client !== undefined && mirror?.asked != null) {
        const { ask, question } = mirror.asked;
        const value = botFor("random", ask)(question, () => mirror.view) as Value;
        const isGiven = await this.#try(client.answer(this.id, ask, value));
        if (isGiven) this.given.push({ table: this.id, seat: mirror.viewer as number, ask, value });
        return isGiven;
      }
      await sleep(10);
    }
    throw new Error("nobody is asked");
  }

  async answers(n: number, when: string): Promise<void> {
    for (let i = 0; i < n; i++) if (!(await this.answer())) this.problems.push(`an answer was refused ${when}`);
  }

  /** Opens tables until nothing more can be stored. */
  async fill(): Promise<void> {
    const open = () => this.#try(this.clients[0].http("POST", "/api/tables", RANDOM_TABLE));
    for (let i = 0; i < 500; i++) if ((await Promise.all(Array.from({ length: 10 }, open))).includes(false)) return;
    throw new Error("the disk does not become full");
  }

  async #try(sent: Promise<unknown>): Promise<boolean> {
    try {
      await sent;
      return true;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      const { id, text } = problem.error;
      this.refusals[id] = (this.refusals[id] ?? 0) + 1;
      if (!/^store\.(full|readonly)$/.test(id)) this.problems.push(`refused with ${id}: ${text}`);
      return false;
    }
  }

  views(): unknown {
    return structuredClone(this.clients.map((client) => client.mirrors.get(this.id)));
  }
}

export async function proveOn(disk: SmallDisk): Promise<DiskReport> {
  const { folder, limit } = disk;
  const party = new Party();
  const first = await startServer(folder, { command: limit });
  await party.sit(first.base);
  await party.answers(20, "before the disk was full");
  await runFull(party, first);
  await killServer(first);
  const startedFull = await goOnFull(disk, party);
  await inspect(folder, party);
  const turnedReadOnly = await turnReadOnly(disk, party);
  await inspect(folder, party);
  const startedUnwritable = await goOnUnwritable(disk, party);
  await inspect(folder, party);
  for (const client of party.clients) client.close();
  const { given, refusals, problems } = party;
  return { way: disk.way, answers: given.length, refusals, startedFull, turnedReadOnly, startedUnwritable, problems };
}

const ON_ITS_WAY_MS = 1_000;

/** Fills the disk and looks whether anybody sees anything of answers that were refused. */
async function runFull(party: Party, { base }: ServerProcess): Promise<void> {
  await party.fill();
  for (let i = 0; i < 200 && (await party.answer()); i++);
  const before = party.views();
  for (let i = 0; i < 3; i++)
    if (await party.answer()) party.problems.push("an answer was acknowledged on a full disk after one was refused");
  if (!same(party.views(), before)) party.problems.push("the effect of a refused answer was seen");
  if ((await fetch(`${base}/healthz`)).status !== 200) party.problems.push("the server is not healthy");
}

/** Starts a server on the full disk, makes room under it if that is possible, and plays on. */
async function goOnFull({ folder, limit, grow }: SmallDisk, party: Party): Promise<string> {
  const started = await startAnyhow(folder, limit);
  const isGrown = grow();
  let server = started.server;
  if (server === undefined || !isGrown) {
    if (server !== undefined) await stopServer(server);
    server = await startServer(folder);
  }
  await party.comeBack(server.base);
  await party.answers(20, "after there was room again");
  await stopServer(server);
  return started.said;
}

/**
 * The folder and its files lose their permissions under a running server, and the system refuses every write of it.
 * Nobody sees the effect of an answer meanwhile; when it can be written again the game goes on without a restart.
 */
async function turnReadOnly({ folder }: SmallDisk, party: Party): Promise<string> {
  const server = await startServer(folder);
  await party.comeBack(server.base);
  await party.answers(5, "before the data turned read-only");
  // What was acknowledged is still on its way to some of them.
  await sleep(ON_ITS_WAY_MS);
  allowWriting(server, folder, false);
  const before = party.views();
  const told = { ...party.refusals };
  for (let i = 0; i < 5; i++)
    if (await party.answer()) party.problems.push("an answer was acknowledged on read-only data");
  if (!same(party.views(), before)) party.problems.push("the effect of an answer was seen that could not be written");
  if ((await fetch(`${server.base}/healthz`)).status !== 200) party.problems.push("it cannot be read any more");
  allowWriting(server, folder, true);
  await party.answers(5, "after the data was writable again");
  await stopServer(server);
  const said = Object.keys(party.refusals).filter((id) => party.refusals[id] !== told[id]);
  if (!said.includes("store.readonly")) party.problems.push(`on read-only data people were told: ${said.join(", ")}`);
  return said.join(", ");
}

/** What is open stays writable whatever its permissions are, so the process may also write no more bytes. */
function allowWriting({ child }: ServerProcess, folder: string, allowed: boolean): void {
  const size = allowed ? "unlimited" : "0";
  execFileSync("prlimit", ["--pid", String(child.pid), `--fsize=${size}:unlimited`]);
  chmodSync(folder, allowed ? 0o700 : 0o500);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), allowed ? 0o600 : 0o400);
}

/** Starts a server on a folder that cannot be written, and afterwards one on the folder as it was. */
async function goOnUnwritable({ folder, forbid }: SmallDisk, party: Party): Promise<string> {
  const isForbidden = forbid(true);
  const { server, said } = isForbidden ? await startAnyhow(folder, []) : NOT_TRIED;
  forbid(false);
  if (server !== undefined) {
    party.problems.push("a server was started on a folder that cannot be written");
    await stopServer(server);
  } else if (isForbidden && !said.includes(folder)) party.problems.push(`the folder is not named: ${said}`);
  const again = await startServer(folder);
  await party.comeBack(again.base);
  await party.answers(5, "after the folder was writable again");
  await stopServer(again);
  return said;
}

const NOT_TRIED = { server: undefined, said: "not tried: nothing stops the superuser here" };

async function startAnyhow(
  folder: string,
  command: readonly string[],
): Promise<{ server: ServerProcess | undefined; said: string }> {
  try {
    return { server: await startServer(folder, { command }), said: "it runs" };
  } catch (problem) {
    return { server: undefined, said: (problem as Error).message };
  }
}

/** Looks for every acknowledged answer and for anything half done. */
async function inspect(folder: string, { id, given, problems }: Party): Promise<void> {
  const store = await openSqlite({ file: join(folder, "hypergate.sqlite") });
  const log = await store.entries(id);
  problems.push(...(await audit(store, id)));
  for (const { ask } of lost(given, new Map([[id, named(log)]])))
    problems.push(`the acknowledged answer ${ask} is gone`);
  if (log.length !== given.length) problems.push(`${log.length} answers are stored, ${given.length} were acknowledged`);
  await store.close();
}
