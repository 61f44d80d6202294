import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { NODE_ENVIRONMENT, NODE_FLAGS } from "@hypergate/server/node-flags";
import { expect, test } from "vitest";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));

test("a server runs with its flags in the process that was started, and stops when it is told to", async () => {
  const data = mkdtempSync(join(tmpdir(), "hypergate-serve-"));
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", HYPERGATE_DATA: data };
  const child = spawn(process.execPath, [main, "serve"], { env, stdio: ["ignore", "pipe", "inherit"] });
  try {
    for await (const line of createInterface(child.stdout)) if (line.includes("http://localhost")) break;
    const words = readFileSync(`/proc/${child.pid}/cmdline`, "utf8").split("\0");
    expect(words).toEqual(expect.arrayContaining([...NODE_FLAGS, main, "serve"]));
    const settings = readFileSync(`/proc/${child.pid}/environ`, "utf8").split("\0");
    const wanted = Object.entries(NODE_ENVIRONMENT).map(([name, value]) => `${name}=${value}`);
    expect(settings).toEqual(expect.arrayContaining(wanted));
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    expect(await gone).toEqual([0, null]);
  } finally {
    child.kill("SIGKILL");
    rmSync(data, { recursive: true, force: true });
  }
});
