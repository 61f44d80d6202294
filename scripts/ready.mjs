// Makes a fresh clone ready to run and then runs the given file: `node scripts/ready.mjs <file> [arguments]`.
// Runs on the Node that started npm (20 or newer) and without dependencies. Only a missing, unfinished or outdated
// installation leads to an `npm ci`.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The packages a lock file names, by path; none if there is no such file. */
function readLock(...path) {
  const file = join(root, ...path);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}

/** Whether npm's note of what it installed, which it writes last, agrees with the lock file and with what is there. */
function isInstalled() {
  const wanted = Object.entries(readLock("package-lock.json"));
  const present = readLock("node_modules", ".package-lock.json");
  return wanted.every(([path, { version, optional, devOptional, link }]) => {
    if (!path.startsWith("node_modules/")) return true;
    const found = present[path];
    if (found === undefined) return (optional === true || devOptional === true) && !isNeededNode(path);
    if (!existsSync(join(root, path))) return false;
    return link === true ? found.link === true : found.version === version;
  });
}

/** The Node for this machine, where the one that runs us does not run TypeScript. */
function isNeededNode(path) {
  return path === `node_modules/node-${process.platform}-${process.arch}` && !process.features.typescript;
}

/** Installs what the lock file names, unless that was done before. */
function install() {
  if (isInstalled()) return;
  console.error("Installing what Hypergate needs (once, about half a minute) …");
  const options = { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] };
  // npm names its own entry file to the scripts it starts; outside of npm the command is looked up.
  const npm = process.env.npm_execpath;
  const run =
    npm?.endsWith(".js") === true
      ? spawnSync(process.execPath, [npm, "ci", "--loglevel=error"], options)
      : spawnSync("npm ci --loglevel=error", { ...options, shell: true });
  if (run.status !== 0) {
    console.error(run.stdout, run.stderr, "\nThe installation failed; the lines above say why.");
    process.exit(2);
  }
}

/** The Node to run on: the installed one, otherwise our own if it runs TypeScript. */
function findNode() {
  const installed = join(root, "node_modules", ".bin", "node");
  // With another C library than glibc it is there and does not start.
  if (spawnSync(installed, ["--version"]).status === 0) return installed;
  if (process.features.typescript) return process.execPath;
  console.error(
    `Hypergate brings its own Node for Linux with glibc on x64 and arm64. Here it needs Node 24, and this is ${process.version}.`,
  );
  process.exit(2);
}

/**
 * Runs the file in the foreground: signals reach it, and its exit code is ours. A terminal interrupts both at once. The shell
 * between npm and us dies of a signal without passing it on, so its end counts as one.
 */
function run(node, args) {
  const child = spawn(node, args, { stdio: "inherit" });
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500);
  watch.unref();
  process.on("SIGINT", () => {});
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? (signal === "SIGINT" ? 130 : 1);
  });
}

install();
if (process.argv.length > 2) run(findNode(), process.argv.slice(2));
