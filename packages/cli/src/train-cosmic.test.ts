import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { file, folder } from "./testing/command-line.ts";
import { trainCosmic } from "./train-cosmic.ts";

test("the same seed gives the same weights, which foretell better than equal chances, and a report", () => {
  file("begun", "");
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  const plan = { seed: "7", games: 400, passes: 3 };
  const [one, two] = [join(folder, "one"), join(folder, "two")];
  trainCosmic(plan, one);
  trainCosmic(plan, two);
  said.mockRestore();
  const read = (where: string, name: string) => readFileSync(join(where, name), "utf8");
  expect(read(two, "weights.json")).toBe(read(one, "weights.json"));
  const report = read(one, "weights.md");
  expect(report).toContain("npx hypergate train cosmic --seed 7 --games 400 --passes 3");
  const [, loss, blind] = /loss ([\d.]+) \(([\d.]+) with equal chances\)/.exec(report) ?? [];
  expect(Number(loss)).toBeLessThan(Number(blind));
}, 300_000);
