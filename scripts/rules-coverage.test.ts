import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { describeCoverage, failures, readCoverage, readTest } from "./rules-coverage.ts";

let root = "";

function write(file: string, source: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
}

/** Writes a rulebook with these ids. */
function writeRulebook(name: string, ...ids: string[]): void {
  const statements = ids.map((id) => ({ id, en: `Says ${id}.`, ru: "" }));
  write(`packages/${name}/src/rulebook/index.ts`, `export const rulebook: unknown[] = ${JSON.stringify(statements)};`);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "rules-coverage-"));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

test("titles of tests and rows of tables cite statements", () => {
  const source = [
    `test("ties [REV-04]", () => {});`,
    `it.each([["row [REV-05]", 1]])("case %s [amoeba EC1, amoeba wild]", f);`,
    "describe(`all [REV-06]`, f); // test('[REV-07]')",
    `expect("list[3]"); test("[REV-08] comes first", f);`,
  ].join("\n");
  expect(readTest("a.test.ts", source).map(({ id, certain }) => `${id} ${certain}`)).toEqual([
    "REV-04 true",
    "REV-05 false",
    "amoeba EC1 true",
    "amoeba wild true",
    "REV-06 true",
    "3 false",
  ]);
});

test("statements are counted by group; tests and scenarios of any package cite them", async () => {
  writeRulebook("cosmic", "REV-01", "REV-02", "amoeba 1", "amoeba EC1", "amoeba super");
  write("packages/cosmic/src/a.test.ts", `test("a [REV-01]", f); expect("list[3]");`);
  write("packages/bots/src/b.test.ts", `test("b [amoeba 1]", f);`);
  write("packages/cosmic/scenarios/deep/c.json", `{ "cites": ["amoeba EC1"] }`);
  const coverage = await readCoverage(root, ["cosmic"]);
  expect(coverage.errors).toEqual([]);
  expect(coverage.packages).toMatchObject([
    {
      name: "cosmic",
      total: 5,
      cited: 3,
      groups: [
        { name: "REV", total: 2, cited: 1, missing: [{ id: "REV-02" }] },
        { name: "amoeba", total: 3, cited: 2, missing: [{ id: "amoeba super" }] },
      ],
    },
  ]);
  expect(describeCoverage(coverage, false).join("\n")).toContain("REV-02  Says REV-02.");
  expect(failures(coverage, { cosmic: 60 })).toEqual([]);
  expect(failures(coverage, { cosmic: 61 })).toEqual(["cosmic: 60.0 % is below the demanded 61 %"]);
});

test("exempt statements do not count and are listed with their reason", async () => {
  writeRulebook("race", "SET-01", "SET-02");
  write("packages/race/src/rulebook/exempt.ts", `export const exempt: unknown = { "SET-02": "about the box" };`);
  write("packages/race/src/a.test.ts", `test("a [SET-01]", f);`);
  const coverage = await readCoverage(root, ["race"]);
  expect(coverage.packages).toMatchObject([{ total: 1, cited: 1 }]);
  expect(describeCoverage(coverage, false)).toContain("    SET-02  about the box");
});

test("unknown citations, unknown exemptions and doubled ids are errors", async () => {
  writeRulebook("race", "SET-01", "SET-01");
  write("packages/race/src/rulebook/exempt.ts", `export const exempt = { "SET-09": "gone" };`);
  write("packages/race/src/a.test.ts", `\ntest("a [SET-03]", f);`);
  write("packages/race/scenarios/b.json", `{ "cites": ["SET-04"] }`);
  expect((await readCoverage(root, [])).errors).toEqual([
    "race: two statements have the id SET-01",
    "race: exempts the unknown statement SET-09",
    "packages/race/src/a.test.ts:2: cites the unknown statement SET-03",
    "packages/race/scenarios/b.json: cites the unknown statement SET-04",
  ]);
});

test("a package without a rulebook is skipped and said so", async () => {
  const coverage = await readCoverage(root, ["cosmic"]);
  expect(describeCoverage(coverage, true)).toEqual(["cosmic: no rulebook yet, skipped"]);
  expect(failures(coverage, { cosmic: 90 })).toEqual([]);
});
