/** Starts and stops servers in processes of their own. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Limits } from "../net/limits.ts";
import { NODE_ENVIRONMENT, NODE_FLAGS } from "../node-flags.ts";

/** Servers that are started again and again need not compile everything anew. */
const COMPILED = fileURLToPath(new URL("../../../../node_modules/.cache/hypergate-compiled", import.meta.url));
const SCRIPT = fileURLToPath(new URL("./server-process.ts", import.meta.url));

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  readonly base: string;
}

export interface StartOptions {
  readonly port?: number;
  /** The limits that hold; those left out are so high that nothing reaches them. */
  readonly limits?: Partial<Limits>;
  /** In how many threads bots think; by default in as many as anywhere else. */
  readonly botThreads?: number;
  /** The database, in place of the folder. */
  readonly database?: string;
  /** What stands before the command, to change what it may do. */
  readonly command?: readonly string[];
  /** The file to start, in place of the source. */
  readonly script?: string | undefined;
}

export function startServer(data: string, options: StartOptions = {}): Promise<ServerProcess> {
  return prepareServer(data, options).open();
}

/** A process that has loaded the server and opens it when it is told to; until then it touches no data. */
export interface Prepared {
  readonly open: () => Promise<ServerProcess>;
  readonly drop: () => void;
}

export function prepareServer(data: string, options: StartOptions = {}): Prepared {
  const { port = 0, limits = {}, botThreads, database = "", command = [], script = SCRIPT } = options;
  const args = [data, String(port), JSON.stringify(limits), String(botThreads ?? ""), database];
  const [first, ...rest] = [...command, process.execPath, ...NODE_FLAGS, "--expose-gc", script, ...args];
  const env = { ...NODE_ENVIRONMENT, ...process.env, NODE_COMPILE_CACHE: COMPILED };
  const child = spawn(first, rest, { env, stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const failed = once(child, "exit").then(([code]) => {
    throw new Error(`the server ended with code ${code}`);
  });
  failed.catch(() => undefined);
  return { open: () => Promise.race([opened(child), failed]), drop: () => child.kill("SIGKILL") };
}

async function opened(child: ChildProcess): Promise<ServerProcess> {
  const answer = once(child, "message");
  child.send("open");
  const [message] = (await answer) as [{ port: number } | { trouble: string }];
  if ("trouble" in message) throw new Error(message.trouble);
  return { child, port: message.port, base: `http://127.0.0.1:${message.port}` };
}

export interface Memory {
  readonly heapUsed: number;
  readonly external: number;
  readonly rss: number;
  /** The most memory that the process ever had. */
  readonly peak: number;
  readonly tables: number;
}

export async function memoryOf({ child }: ServerProcess): Promise<Memory> {
  const answer = once(child, "message");
  child.send("memory");
  return (await answer)[0] as Memory;
}

/**
 * The processor time that a server has used. Unlike a look at its memory it collects no garbage first: that takes time itself,
 * and V8 then drops machine code, which has to be made anew while it is measured.
 */
export async function cpuOf({ child }: ServerProcess): Promise<NodeJS.CpuUsage> {
  const answer = once(child, "message");
  child.send("cpu");
  return (await answer)[0] as NodeJS.CpuUsage;
}

/** Stops a server as an administrator would. */
export async function stopServer({ child }: ServerProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}

/** Kills a server in the middle of whatever it is doing. */
export async function killServer({ child }: ServerProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}
