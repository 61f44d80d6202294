import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { importsOf, inOrder, sourcesOf, testsOf } from "./sources.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

test("rules are mutated, and neither tests nor what players read", () => {
  const sources = sourcesOf(root, "cosmic");
  expect(sources).toContain("packages/cosmic/src/aliens/oracle/power.ts");
  expect(sources.filter((file) => /test|text|rulebook|bench/.test(file))).toEqual([]);
  expect(testsOf(root, "kernel")).toContain("packages/kernel/src/run.test.ts");
  expect(testsOf(root, "server").filter((file) => file.includes("/proof/"))).toEqual([]);
});

test("the close tests come first, of two equally close ones the quicker", () => {
  const named = (file: string, milliseconds: number, source = "") => ({
    file: join("packages/p/src", file),
    milliseconds,
    imports: importsOf(join("packages/p/src", file), source),
  });
  const tests = [
    named("far/a.test.ts", 30),
    named("far/b.test.ts", 10),
    named("far/c.test.ts", 30, `import { x } from "../near/x.ts";`),
    named("near/slow.test.ts", 60_000),
    named("near/y.test.ts", 60),
    named("near/x.test.ts", 60),
  ];
  expect(inOrder(tests, "packages/p/src/near/x.ts").map(({ file }) => file.slice("packages/p/src/".length))).toEqual([
    "near/x.test.ts",
    "far/c.test.ts",
    "near/y.test.ts",
    "far/b.test.ts",
    "far/a.test.ts",
    "near/slow.test.ts",
  ]);
});
