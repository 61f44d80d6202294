import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { mutantsIn } from "./find.ts";
import { Job } from "./jobs.ts";
import type { Mutant } from "./mutant.ts";

const FILE = "packages/kernel/src/rng.ts";
const source = readFileSync(new URL(`../../${FILE}`, import.meta.url), "utf8");
const tests = [{ file: "packages/kernel/src/rng.test.ts", milliseconds: 100, imports: [] }];

/** A change that no test can notice. */
const harmless: Mutant = { file: FILE, line: 1, where: "", from: "", to: ";", start: 0, end: 0, text: ";" };

test("one mutant after the other is tried on its own, and no file is changed", async () => {
  const job = new Job();
  onTestFinished(() => job.stop());
  const deadly = mutantsIn(FILE, source)
    .filter(({ where }) => where === "next")
    .slice(0, 1);
  const verdicts: string[] = [];
  for (const mutant of [harmless, ...deadly, harmless]) verdicts.push((await job.tryOut(mutant, tests)).verdict);
  expect(verdicts).toEqual(["survived", "killed", "survived"]);
  expect(readFileSync(new URL(`../../${FILE}`, import.meta.url), "utf8")).toBe(source);
}, 60_000);
