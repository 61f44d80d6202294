import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { lintFile, lintProject } from "./lint-rules.ts";

const RULES = "packages/cosmic/src/steps/reveal.ts";
const TEST = "packages/cosmic/src/steps/reveal.test.ts";
const KERNEL = "packages/kernel/src/ask.ts";
const project = { ids: ["oracle", "will", "void", "mobius-tubes"] };

/** The findings as `line rule`. */
function find(file: string, source: string): string[] {
  return lintFile(file, source, project).map((finding) => `${finding.line} ${finding.rule}`);
}

describe("rules code", () => {
  test.each([
    "const now = Date.now();",
    "const day = new Date();",
    "const x = Math.random();",
    "const t = performance.now();",
    "export async function f() {}",
    "const f = async () => 1;",
    "type P = Promise<number>;",
    "function* steps() {}",
    "function f() { try { g(); } finally { h(); } }",
    "let count = 0;",
    "export let count = 0;",
    "var count = 0;",
    "export class Ship {}",
    "enum Phase { Start }",
    "const nothing = null;",
    "setTimeout(f, 1);",
    'console.log("x");',
    "process.exit();",
    "const copy = structuredClone(state);",
    "const copy = JSON.parse(text);",
    "const text = `at ${Date.now()}`;",
    "const x = a ? Date : b;",
  ])("refuses %s", (source) => {
    expect(new Set(find(RULES, source))).toEqual(new Set(["1 rules"]));
    expect(find(TEST, source)).toEqual([]);
    expect(find("packages/cosmic/src/rulebook/reveal.ts", source)).toEqual([]);
    expect(find("packages/bots/src/random.ts", source)).toEqual([]);
  });

  test.each([
    'import { readFileSync } from "node:fs";',
    'import fs from "fs";',
    'import { random } from "@hypergate/bots";',
    'import type { Table } from "@hypergate/server/tables";',
    'export { main } from "hypergate";',
  ])("refuses %s", (source) => {
    expect(find(RULES, source)).toEqual(["1 import"]);
  });

  test.each([
    'import { ask } from "@hypergate/kernel";',
    'import { warp } from "../warp.ts";',
    "export function f() { let n = 0; n++; return n; }",
    "const text = 'Date, null, await and a class'; // Math.random, try and let",
    "interface Row { readonly class: string; process?: number; }",
    "const row = { class: 1, process: 2 }; use(row.process, row.catch);",
    "const n = Math.max(1, 2) * JSON.stringify(x).length;",
    "const half = total / 2; const quarter = half / 2;",
  ])("accepts %s", (source) => {
    expect(find(RULES, source)).toEqual([]);
  });

  test("a finding names the line it is in", () => {
    expect(find(RULES, "/* one\n two */\n`\n`;\nconst x = null;\n")).toEqual(["5 rules"]);
  });
});

describe("kernel", () => {
  test.each([
    "const ship = 1;",
    "function moveShips() {}",
    "const HOME_WORLD = 1;",
    'const key = "encounter/ally";',
    "// The colonies of a player.",
    "const text = `the ${a} warp`;",
  ])("refuses the game word in %s", (source) => {
    expect(find(KERNEL, source).length).toBeGreaterThan(0);
    expect(find("packages/bots/src/ask.ts", source)).toEqual([]);
  });

  test.each([
    "function handleDiscard() {}",
    "// Handlers that finally rally: worldly goodness, shipping.",
    "const friendship = 1;",
  ])("accepts %s", (source) => {
    expect(find(KERNEL, source)).toEqual([]);
  });

  test("a word in a long comment is found in its own line", () => {
    expect(find(KERNEL, "/**\n * One\n * planet.\n */\n")).toEqual(["3 words"]);
  });
});

describe("ids", () => {
  test.each([
    'const who = "oracle";',
    'ask("oracle.pick");',
    'ask("power/oracle");',
    "ask(`power/oracle/${n}`);",
    'const own = "will";',
    'play("mobius-tubes");',
    'import { peek } from "../aliens/oracle/power.ts";',
    'import { tubes } from "../artifacts/mobius-tubes.ts";',
  ])("refuses %s", (source) => {
    expect(find(RULES, source)).toEqual(["1 ids"]);
    expect(find(TEST, source)).toEqual([]);
    expect(find("packages/cosmic/src/aliens/registry.ts", source)).toEqual([]);
    expect(find("packages/cosmic/src/combos.ts", source)).toEqual([]);
    expect(find("packages/cosmic/src/texts/en.ts", source)).toEqual([]);
  });

  test.each([
    "// The oracle sees the card first.",
    'say("this will end here");',
    "function f(): void { const will = oracle; }",
    'ask("oracles.pick");',
    'import { will } from "./goodwill.ts";',
  ])("accepts %s", (source) => {
    expect(find(RULES, source)).toEqual([]);
  });

  test("an id is free in its own files", () => {
    expect(find("packages/cosmic/src/aliens/oracle/index.ts", 'ask("oracle.pick");')).toEqual([]);
    expect(find("packages/cosmic/src/artifacts/mobius-tubes.ts", 'play("mobius-tubes");')).toEqual([]);
    expect(find("packages/cosmic/src/aliens/oracle/index.ts", 'import "../will/index.ts";')).toEqual(["1 ids"]);
  });
});

describe("all packages", () => {
  const file = "packages/bots/src/random.ts";
  const test_ = "packages/bots/src/random.test.ts";

  test.each(["const x: any = 1;", "const x = y as any;", "type X = any[];", "f<any>();"])("refuses %s", (source) => {
    expect(find(file, source)).toEqual(["1 any"]);
  });

  test("refuses unfinished work and lint exceptions", () => {
    expect(find(file, `// ${"TO"}DO: more`)).toEqual(["1 unfinished"]);
    expect(find(file, `throw new Error("${"FIX"}ME");`)).toEqual(["1 unfinished"]);
    expect(find(file, "// biome-ignore lint: x\n// @ts-ignore")).toEqual(["1 exception", "2 exception"]);
    expect(find(test_, "// @ts-expect-error a seat is a number")).toEqual([]);
  });

  test("refuses skipped and focused tests, and nothing else of that name", () => {
    expect(find(test_, 'test.skip("a", f);\ndescribe.concurrent.only("b", f);')).toEqual(["1 focus", "2 focus"]);
    expect(find(file, "agenda.skip(2); const { any: x } = { any: 1 };")).toEqual([]);
  });

  test("refuses paths into another package", () => {
    expect(find(file, 'import { run } from "../../kernel/src/run.ts";')).toEqual(["1 import"]);
    expect(find(file, 'import { run } from "../scenarios/run.ts";')).toEqual([]);
  });

  test("warns of long files and refuses overlong ones, unless they are data", () => {
    const long = (lines: number) => lintFile(file, "f();\n".repeat(lines), project);
    expect(long(400)).toEqual([]);
    expect(long(401)).toMatchObject([{ rule: "length", warning: true }]);
    expect(long(600)).toMatchObject([{ rule: "length", warning: true }]);
    expect(long(601)[0]).not.toHaveProperty("warning");
    expect(find("packages/race/src/data/rows.ts", "f();\n".repeat(5000))).toEqual([]);
  });
});

test("a project is read from its folders", () => {
  const root = mkdtempSync(join(tmpdir(), "lint-rules-"));
  const write = (file: string, source: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), source);
  };
  write("packages/cosmic/src/aliens/amoeba/index.ts", 'export const id = "amoeba";');
  write("packages/cosmic/src/aliens/text.ts", "");
  write("packages/cosmic/src/artifacts/plague.ts", 'export const id = "plague";');
  write("packages/cosmic/src/run.ts", 'const a = "amoeba";\nconst b = "plague";\nconst c = "text";\n');
  expect(lintProject(root).map((finding) => `${finding.file}:${finding.line} ${finding.rule}`)).toEqual([
    "packages/cosmic/src/run.ts:1 ids",
    "packages/cosmic/src/run.ts:2 ids",
  ]);
  rmSync(root, { recursive: true });
});
