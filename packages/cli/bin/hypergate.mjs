#!/usr/bin/env node
// Starts src/main.ts on a Node that runs TypeScript; a clone that is not ready is made so first. Itself runs on any Node
// from 18 on, without dependencies.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import * as modules from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const installed = join(root, "node_modules", ".bin", "node");
/** Compiled code of earlier runs, which halves the time of a start. Node does without where it cannot write. */
const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules", ".cache", "hypergate");

/** Runs Node with these arguments in the foreground. Signals reach it, and its exit code is ours. */
function run(node, ...args) {
  const env = { ...process.env, NODE_COMPILE_CACHE: compiled };
  const child = spawn(node, [...args, ...process.argv.slice(2)], { stdio: "inherit", env });
  process.on("SIGINT", () => {});
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? (signal === "SIGINT" ? 130 : 1);
  });
}

/** What npm writes last: without it an installation was not finished. */
const isFinished = existsSync(join(root, "node_modules", ".package-lock.json"));
const isOwn = existsSync(installed) && realpathSync(installed) === process.execPath;

if (isFinished && !isOwn && spawnSync(installed, ["--version"]).status === 0) {
  run(installed, main);
} else if (isFinished && process.features.typescript) {
  modules.enableCompileCache?.(compiled);
  await import("../src/main.ts");
} else {
  run(process.execPath, join(root, "scripts", "ready.mjs"), main);
}
