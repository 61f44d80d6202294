import { expect, test } from "vitest";
import { type Accepted, isAccepted, outdated } from "./accepted.ts";
import { mutantsIn } from "./find.ts";

const source = "export function most(a: number, b: number) {\n  return a > b ? a : b;\n}\n";
const entry: Accepted = {
  file: "x.ts",
  where: "most",
  from: "return a > b ? a : b;",
  to: "return a >= b ? a : b;",
  why: "the same number",
};

function accepted(file: string, code: string): string[] {
  return mutantsIn(file, code)
    .filter((mutant) => isAccepted(mutant, [entry]))
    .map(({ to }) => to);
}

test("an entry holds for the same change of the same code, wherever it stands", () => {
  expect(accepted("x.ts", source)).toEqual([entry.to]);
  expect(accepted("x.ts", `act();\n\n${source.replace("  return", "    return")}`)).toEqual([entry.to]);
  expect(outdated([entry], mutantsIn("x.ts", source))).toEqual([]);
});

test.each([
  ["another file", "y.ts", source],
  ["another function", "x.ts", source.replace("most", "best")],
  ["other code", "x.ts", source.replace("? a : b", "? b : a")],
])("an entry does not hold for %s", (_, file, code) => {
  expect(accepted(file, code)).toEqual([]);
  expect(outdated([entry], mutantsIn(file, code))).toEqual([entry]);
});
