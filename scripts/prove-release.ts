// `npm run proof:release [-- <port>]`: installs the archive of `npm run release` in an empty folder and uses it there as
// somebody without the repository would: commands, a server, a game against bots, a backup, and a restore.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const RELEASE = fileURLToPath(new URL("../release", import.meta.url));
const PORT = process.argv[2] ?? "8195";
const BASE = `http://127.0.0.1:${PORT}`;
const home = mkdtempSync(join(tmpdir(), "hypergate-release-"));
const env = { ...process.env, PORT, HOST: "127.0.0.1", HYPERGATE_DATA: join(home, "data") };

function inHome(command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, { cwd: home, env, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}

function must(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`not true: ${what}`);
  console.log(`  ${what}`);
}

async function serving(): Promise<ChildProcess> {
  const child = spawn(join(home, "node_modules", ".bin", "hypergate"), ["serve"], { cwd: home, env, stdio: "inherit" });
  for (let i = 0; i < 100; i++) {
    const isOpen = await fetch(`${BASE}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOpen) return child;
    await sleep(200);
  }
  child.kill("SIGTERM");
  throw new Error("the server did not open");
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}

async function call<T>(
  path: string,
  body?: object,
  cookie = "",
): Promise<{ readonly answer: T; readonly cookie: string }> {
  const response = await fetch(BASE + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return { answer: (await response.json()) as T, cookie: (response.headers.get("set-cookie") ?? "").split(";")[0] };
}

/** A guest, and a game against a bot that has begun. */
async function game(): Promise<{ readonly id: string; readonly cookie: string }> {
  const { cookie } = await call("/api/guests", { name: "Ann" });
  const options = { public: true, pace: "instant" };
  const wish = { game: "race", players: 2, bots: ["sensible"], start: true, options };
  const { answer } = await call<{ id: string; status: string }>("/api/tables", wish, cookie);
  must(answer.status === "playing", "a table against bots begins");
  return { id: answer.id, cookie };
}

async function usedAsAServer(): Promise<void> {
  let server = await serving();
  try {
    const page = await (await fetch(`${BASE}/`)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? "";
    must((await fetch(BASE + script)).ok, `the client is there: ${script}`);
    const { id, cookie } = await game();
    must(inHome("npx", "hypergate", "admin", "tables").includes(id), "hypergate admin lists the table");
    const told = inHome("npx", "hypergate", "backup", join(home, "copy"));
    must(told.includes("1 people, 1 tables, 1 games"), `hypergate backup, while it runs: ${told.trim()}`);
    await stop(server);
    rmSync(env.HYPERGATE_DATA, { recursive: true });
    inHome("npx", "hypergate", "restore", join(home, "copy"));
    server = await serving();
    const { answer } = await call<{ tables: readonly { id: string }[] }>("/api/tables/mine", undefined, cookie);
    must(answer.tables[0]?.id === id, "after hypergate restore the same cookie finds the same table");
  } finally {
    await stop(server);
  }
}

const archive = readdirSync(RELEASE).find((name) => name.endsWith(".tgz"));
if (archive === undefined) throw new Error("there is no archive; run npm run release first");
try {
  writeFileSync(join(home, "package.json"), "{}\n");
  inHome("npm", "install", "--silent", "--no-audit", "--no-fund", join(RELEASE, archive));
  must(inHome("npx", "hypergate", "--help").includes("Usage: hypergate"), "npx hypergate in an empty folder");
  must(inHome("npx", "hypergate", "sim", "race", "--games", "20", "--json").includes('"games":20'), "hypergate sim");
  for (const [game, bots] of [
    ["race", "expert,sensible"],
    ["cosmic", "expert,sensible,gentle"],
  ]) {
    const players = `${bots.split(",").length}`;
    const played = inHome(
      "npx",
      "hypergate",
      "sim",
      game,
      "--games",
      "1",
      "--players",
      players,
      "--bots",
      bots,
      "--json",
    );
    must(played.includes('"games":1'), `experts of ${game}`);
  }
  must(inHome("npx", "hypergate", "demo", "--pace", "0").length > 1000, "hypergate demo");
  await usedAsAServer();
  console.log("the archive works without the repository");
} finally {
  rmSync(home, { recursive: true, force: true });
}
