// `npm run release`: makes release/hypergate-<version>.tgz, which runs without this repository: the programs as
// JavaScript in the same folders, the built client, and a list of the packages they need.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { buildClient } from "./build-client.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const RELEASE = join(ROOT, "release");
const MAIN = "packages/cli/src/main.ts";
/** What programs read beside their code. */
const BESIDES = [
  "packages/web/dist",
  "packages/server/public",
  "packages/bots/src/race/expert/nets",
  "LICENSE",
  "README.md",
  "docs/operating.md",
  "docs/homebrew.md",
  "docs/homebrew",
];

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly description: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

function manifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8")) as Manifest;
}

/** Other files of ours that a file names, each with how it is written there, and packages of others. */
const NAMED = /(?<=\bfrom |\bimport |\bimport\(|\bimport\.meta\.resolve\()"([^"]+)"|(?<=\bnew URL\()"(\.[^"]+\.ts)"/g;

/** The source file behind `./state.ts` or `@hypergate/kernel/scenario`; nothing for packages of others. */
function sourceOf(name: string, from: string): string | undefined {
  if (name.startsWith(".")) return relative(ROOT, resolve(ROOT, dirname(from), name));
  const [, own, below = ""] = /^@hypergate\/(\w+)(\/.+)?$/.exec(name) ?? [];
  if (own === undefined) return undefined;
  const target = manifest(`packages/${own}`).exports?.[`.${below}`];
  if (target === undefined) throw new Error(`${from}: ${name} is not exported`);
  return relative(ROOT, resolve(ROOT, "packages", own, target));
}

/** Writes a file as JavaScript; returns the files of ours and the packages of others that it needs. */
function translate(file: string): { readonly files: readonly string[]; readonly packages: readonly string[] } {
  const files: string[] = [];
  const packages: string[] = [];
  const code = stripTypeScriptTypes(readFileSync(join(ROOT, file), "utf8")).replaceAll(NAMED, (_, named, worker) => {
    const name = String(named ?? worker);
    const source = sourceOf(name, file);
    if (source === undefined) {
      if (!name.startsWith("node:"))
        packages.push(name.startsWith("@") ? name.split("/", 2).join("/") : name.split("/")[0]);
      return `"${name}"`;
    }
    files.push(source);
    const path = relative(dirname(file), source).replace(/\.ts$/, ".js");
    return `"${path.startsWith(".") ? path : `./${path}`}"`;
  });
  const target = join(RELEASE, file.replace(/\.ts$/, ".js"));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, code.replaceAll(/[ \t]+$/gm, ""));
  return { files, packages };
}

/** Everything that can be reached from the command; data that is imported goes along as it is. */
function translateAll(): ReadonlySet<string> {
  const packages = new Set<string>();
  const seen = new Set([MAIN]);
  for (const file of seen) {
    const found = translate(file);
    for (const name of found.packages) packages.add(name);
    for (const next of found.files)
      if (next.endsWith(".ts")) seen.add(next);
      else cpSync(join(ROOT, next), join(RELEASE, next));
  }
  return packages;
}

/** The exact versions that this repository uses. */
function versionsOf(packages: ReadonlySet<string>): Record<string, string> {
  const known = ["cli", "server", "wire", "kernel", "games", "bots", "cosmic", "race"].map(
    (name) => manifest(`packages/${name}`).dependencies ?? {},
  );
  const entries = [...packages].sort().map((name) => {
    const version = known.find((dependencies) => name in dependencies)?.[name];
    if (version === undefined) throw new Error(`${name} is used and not declared`);
    return [name, version] as const;
  });
  return Object.fromEntries(entries);
}

const BIN = `#!/usr/bin/env node
// Starts Hypergate on the Node 24 that comes with it, or on the one that runs this file.
import { spawn, spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../packages/cli/src/main.js", import.meta.url));

function ownNode() {
  try {
    const found = createRequire(import.meta.url).resolve(\`node-\${process.platform}-\${process.arch}/package.json\`);
    const node = join(dirname(found), "bin", "node");
    return spawnSync(node, ["--version"]).status === 0 ? node : undefined;
  } catch {
    return undefined;
  }
}

const isNew = Number(process.versions.node.split(".")[0]) >= 24;
const node = isNew ? undefined : ownNode();
if (isNew) await import("../packages/cli/src/main.js");
else if (node === undefined) {
  console.error(\`Hypergate needs Node 24, and this is \${process.version}.\`);
  process.exitCode = 2;
} else {
  const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: "inherit" });
  process.on("SIGINT", () => {});
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? (signal === "SIGINT" ? 130 : 1);
  });
}
`;

buildClient();
rmSync(RELEASE, { recursive: true, force: true });
const dependencies = versionsOf(translateAll());
for (const path of BESIDES)
  if (existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(RELEASE, path), { recursive: true });
mkdirSync(join(RELEASE, "bin"));
writeFileSync(join(RELEASE, "bin", "hypergate.mjs"), BIN, { mode: 0o755 });
const { version, license, description, optionalDependencies } = manifest(".");
const released = {
  name: "hypergate",
  version,
  description,
  license,
  type: "module",
  bin: { hypergate: "bin/hypergate.mjs" },
  files: ["bin", "packages", "docs"],
  dependencies,
  optionalDependencies,
};
writeFileSync(join(RELEASE, "package.json"), `${JSON.stringify(released, undefined, 2)}\n`);
const packed = execFileSync("npm", ["pack", "--silent", "--pack-destination", RELEASE], {
  cwd: RELEASE,
  encoding: "utf8",
});
console.log(join("release", packed.trim().split("\n").at(-1) ?? ""));
