/** Starts and stops servers in processes of their own. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Limits } from "../net/limits.ts";

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
  /** What stands before the command, to change what it may do. */
  readonly command?: readonly string[];
}

export async function startServer(data: string, options: StartOptions = {}): Promise<ServerProcess> {
  const { port = 0, limits = {}, command = [] } = options;
  const args = [data, String(port), JSON.stringify(limits)];
  const [first, ...rest] = [...command, process.execPath, "--expose-gc", SCRIPT, ...args];
  const child = spawn(first, rest, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const started = once(child, "message").then(([message]) => {
    if ("trouble" in message) throw new Error(message.trouble);
    return (message as { port: number }).port;
  });
  const failed = once(child, "exit").then(([code]) => {
    throw new Error(`the server ended with code ${code}`);
  });
  failed.catch(() => undefined);
  const open = await Promise.race([started, failed]);
  return { child, port: open, base: `http://127.0.0.1:${open}` };
}

export interface Memory {
  readonly heapUsed: number;
  readonly external: number;
  readonly rss: number;
  /** The most memory that the process ever had. */
  readonly peak: number;
  readonly tables: number;
  readonly cpu: { readonly user: number; readonly system: number };
}

export async function memoryOf({ child }: ServerProcess): Promise<Memory> {
  const answer = once(child, "message");
  child.send("memory");
  return (await answer)[0] as Memory;
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
