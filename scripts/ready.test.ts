import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";

const READY = fileURLToPath(new URL("ready.mjs", import.meta.url));
const NODE = `node_modules/node-${process.platform}-${process.arch}`;
const WANTED = { "node_modules/tool": { version: "1.0.0" }, [NODE]: { version: "24.0.0", optional: true } };
const INSTALLING = "Installing what Hypergate needs";
/** Like a Node that does not run TypeScript. */
const OLD = "--no-experimental-strip-types";

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A clone in which npm has noted that it installed these packages; with `undefined` it was not finished. */
function clone(installed: readonly string[] | undefined): string {
  const root = mkdtempSync(join(tmpdir(), "hypergate-ready-"));
  folders.push(root);
  for (const folder of ["scripts", "node_modules/.bin"]) mkdirSync(join(root, folder), { recursive: true });
  cpSync(READY, join(root, "scripts/ready.mjs"));
  writeFileSync(join(root, "npm.js"), `console.log("npm", ...process.argv.slice(2));`);
  writeFileSync(join(root, "hello.mjs"), `console.log("hello", ...process.argv.slice(2));`);
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages: WANTED }));
  for (const path of installed ?? []) mkdirSync(join(root, path));
  if (installed === undefined) return root;
  const packages = Object.fromEntries(Object.entries(WANTED).filter(([path]) => installed.includes(path)));
  writeFileSync(join(root, "node_modules/.package-lock.json"), JSON.stringify({ packages }));
  return root;
}

/** Lets the clone run a file, with an npm that does nothing. */
function ready(root: string, ...flags: string[]) {
  const args = [...flags, join(root, "scripts/ready.mjs"), join(root, "hello.mjs"), "--games", "3"];
  const env = { ...process.env, npm_execpath: join(root, "npm.js") };
  return spawnSync(process.execPath, args, { encoding: "utf8", env });
}

test("what is installed is run at once, with its arguments", () => {
  const { stdout, stderr } = ready(clone(Object.keys(WANTED)));
  expect([stdout, stderr]).toEqual(["hello --games 3\n", ""]);
});

test.each([
  ["an unfinished installation", undefined],
  ["a missing package", [NODE]],
])("%s leads to another one", (_what, installed) => {
  expect(ready(clone(installed)).stderr).toContain(INSTALLING);
});

test("so does a package that has gone since", () => {
  const root = clone(Object.keys(WANTED));
  rmSync(join(root, "node_modules/tool"), { recursive: true });
  expect(ready(root).stderr).toContain(INSTALLING);
});

test("the Node of this machine is needed unless the own one runs TypeScript", () => {
  const root = clone(["node_modules/tool"]);
  expect(ready(root).stdout).toBe("hello --games 3\n");
  const { stderr, status } = ready(root, OLD);
  expect(stderr).toContain(INSTALLING);
  expect(stderr).toContain("Here it needs Node 24");
  expect(status).toBe(2);
});

test("an installed Node that does not start here is left alone", () => {
  const root = clone(Object.keys(WANTED));
  symlinkSync(join(root, "nowhere"), join(root, "node_modules/.bin/node"));
  expect(ready(root).stdout).toBe("hello --games 3\n");
});
