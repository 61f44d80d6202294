/** A server to play on: the real one with the client as it is now, on a port and with data of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

export interface ProofServer {
  /** Where it is, without a slash at the end. */
  readonly base: string;
  readonly close: () => Promise<void>;
}

/** `PROOF_BASE` names a server that runs already. `besides`: further settings of the server. */
export async function startServer(besides: Readonly<Record<string, string>> = {}): Promise<ProofServer> {
  const running = process.env.PROOF_BASE;
  if (running !== undefined && running !== "") return { base: running, close: async () => undefined };
  const data = mkdtempSync(join(tmpdir(), "hypergate-proof-"));
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", HYPERGATE_DATA: data, ...besides };
  const child = spawn(process.execPath, [join(ROOT, "scripts", "start.mjs")], {
    cwd: ROOT,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    }
    rmSync(data, { recursive: true, force: true });
  };
  return { base: await addressOf(child), close };
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error("the server cannot be heard");
  for await (const line of createInterface(child.stdout)) {
    const place = /http:\/\/localhost(:\d+\S*)/.exec(line)?.[1];
    if (place === undefined) continue;
    // Nobody listens from now on, but what is said must not pile up.
    child.stdout.resume();
    return `http://127.0.0.1${place}`;
  }
  throw new Error("the server ended before it was open");
}
