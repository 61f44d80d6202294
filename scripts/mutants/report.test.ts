import { expect, test } from "vitest";
import { mutantsIn } from "./find.ts";
import { count, describeFindings, type Findings, killRate } from "./report.ts";

const [first, second, third, fourth] = mutantsIn("packages/kernel/src/x.ts", "one(p);\ntwo();\nthree();\nfour();\n");
const found: Findings = {
  seed: "a",
  seconds: 3,
  results: [
    { mutant: first, verdict: "killed", by: "x.test.ts" },
    { mutant: second, verdict: "timeout" },
    { mutant: third, verdict: "survived" },
  ],
  equivalent: [fourth],
  outdated: [{ file: "y.ts", where: "f", from: "a", to: "b", why: "" }],
};

test("a mutant that never ends counts as killed, an equivalent one does not count", () => {
  expect(count(found)).toEqual({ mutants: 4, killed: 2, timeouts: 1, survived: 1, equivalent: 1 });
  expect(killRate(count(found))).toBeCloseTo(2 / 3);
  expect(killRate(count({ ...found, results: [] }))).toBe(1);
});

test("the report names what survived and which entries are outdated", () => {
  const text = describeFindings(found);
  expect(text).toContain("survived: packages/kernel/src/x.ts:3");
  expect(text).toContain("- three();");
  expect(text).toContain("outdated in accepted.json: y.ts f: a");
  expect(text).toMatch(/kernel +4 +2 +1 +1 +1 +66\.7 %/);
});
