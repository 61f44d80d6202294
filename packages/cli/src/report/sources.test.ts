import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { digestOf, sourcesOf } from "./sources.ts";

const folder = mkdtempSync(join(tmpdir(), "hypergate-sources-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("any source changes the digest, tests do not", () => {
  const digest = () => digestOf([folder]);
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, "steps"));
  mkdirSync(join(folder, "testing"));
  write("steps/reveal.ts", "1");
  const before = digest();
  write("steps/reveal.test.ts", "2");
  write("testing/table.ts", "3");
  expect(digest()).toBe(before);
  write("steps/reveal.ts", "4");
  const changed = digest();
  expect(changed).not.toBe(before);
  write("rng.ts", "");
  expect(digest()).not.toBe(changed);
});

test("every game has a digest of its own", () => {
  expect(sourcesOf("cosmic")).toMatch(/^[0-9a-f]{16}$/);
  expect(sourcesOf("cosmic")).not.toBe(sourcesOf("race"));
});
