// Which files are mutated, and which tests have to notice.
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix, sep } from "node:path";
import { mutantsIn } from "./find.ts";
import type { Mutant } from "./mutant.ts";

export const PACKAGES = ["kernel", "wire", "cosmic", "race", "server"];

/** Tests, what only tests and proofs use, and what players read and see. */
const LEFT_OUT = /\.test\.ts$|\/(testing|proof|texts|rulebook)\/|\/(texts?|emblem|bench[^/]*)\.ts$/;

/** Proofs start whole servers again and again: too slow to be run for every mutant. */
const TOO_SLOW = /\/proof\//;

/** Scenario files are played by the command and written from random positions. */
const SCENARIOS = "packages/{cli/src/scenario*,games/src/positions}.test.ts";

/** Code that is tested where it is used: these tests count as well. */
const ALSO: Readonly<Record<string, string>> = {
  wire: "packages/server/src/**/*.test.ts",
  kernel: SCENARIOS,
  cosmic: SCENARIOS,
  race: SCENARIOS,
};

function list(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll(sep, "/"))
    .sort();
}

export function sourcesOf(root: string, name: string): string[] {
  return list(root, `packages/${name}/src/**/*.ts`).filter((file) => !LEFT_OUT.test(file));
}

export function testsOf(root: string, name: string): string[] {
  const patterns = [`packages/${name}/src/**/*.test.ts`, ...(name in ALSO ? [ALSO[name]] : [])];
  return patterns.flatMap((pattern) => list(root, pattern)).filter((file) => !TOO_SLOW.test(file));
}

/** All mutants of these packages, by package. */
export function readMutants(root: string, packages: readonly string[]): Map<string, Mutant[]> {
  const read = (file: string) => mutantsIn(file, readFileSync(join(root, file), "utf8"));
  return new Map(packages.map((name) => [name, sourcesOf(root, name).flatMap(read)]));
}

export function packageOf(file: string): string {
  return file.split("/")[1];
}

/** A test file, how long it takes, and the modules it names. */
export interface Test {
  readonly file: string;
  readonly milliseconds: number;
  readonly imports: readonly string[];
}

/** The files that a test imports by a relative path. */
export function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(/from "(\.[^"]+)"/g)].map(([, path]) => posix.join(dirname(file), path));
}

/** The tests in the order in which they are likely to notice a change in `source` soon: the close and the quick ones first. */
export function inOrder(tests: readonly Test[], source: string): Test[] {
  const effort = (test: Test) => (test.milliseconds + 20) / closeness(test, source);
  return tests.toSorted((a, b) => effort(a) - effort(b));
}

function closeness({ file, imports }: Test, source: string): number {
  if (file === source.replace(/\.ts$/, ".test.ts")) return 64;
  const isNamedAlike = basename(file).startsWith(`${basename(source, ".ts")}-`);
  if (isNamedAlike || imports.includes(source)) return 16;
  const isScenario = file.includes("/scenario") && source.includes("/scenario/");
  return isScenario || dirname(file) === dirname(source) ? 8 : 1;
}
