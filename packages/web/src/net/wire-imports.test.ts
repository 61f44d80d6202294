import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "..");

test("the client takes types from the wire, and no schemas", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: SOURCE }).filter((file) => !/^proof|\.test\.tsx?$/.test(file));
  const loads = /(?:import (?!type )[^;]*?from|import\(|export [^;]*?from) ?"(@hypergate\/wire|zod)[^"]*"/g;
  const loaded = files.flatMap((file) => [...readFileSync(join(SOURCE, file), "utf8").matchAll(loads)]);
  const names = new Set(loaded.map(([text]) => /"(.*)"/.exec(text)?.[1]));
  expect([...names].sort()).toEqual([
    "@hypergate/wire/choices",
    "@hypergate/wire/clocks",
    "@hypergate/wire/names",
    "@hypergate/wire/passing",
    "@hypergate/wire/table-names",
  ]);
});
