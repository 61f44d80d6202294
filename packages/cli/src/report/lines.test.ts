import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { linesOf } from "./lines.ts";

const folder = mkdtempSync(join(tmpdir(), "hypergate-lines-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([1, 2, 5, 1000])("a file read in pieces of %i bytes has the same lines", (piece) => {
  const file = join(folder, "lines");
  writeFileSync(file, "один\n\ntwo\nhalf");
  expect([...linesOf(file, piece)]).toEqual([
    { text: "один", end: 9, isWhole: true },
    { text: "", end: 10, isWhole: true },
    { text: "two", end: 14, isWhole: true },
    { text: "half", end: 18, isWhole: false },
  ]);
  writeFileSync(file, "");
  expect([...linesOf(file, piece)]).toEqual([]);
});
