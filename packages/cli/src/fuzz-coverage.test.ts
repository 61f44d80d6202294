import { expect, test } from "vitest";
import { addNames, addTally, coverage, pairsOf, type Tally } from "./fuzz-coverage.ts";

const uses = {
  what: "powers",
  note: () => undefined,
  noteEvents: () => undefined,
  expected: () => ["one", "two"],
  from: 1000,
  pairs: () => [["ant", "bee"] as const, ["ant", "cat"] as const],
};

test("a small run may have missed something, a large one not", () => {
  const used = { one: 3 };
  const met = { "ant + bee": 30, "ant + cat": 25 };
  expect(coverage(uses, { games: 999, used, met })).toEqual({
    lines: ["1 of 2 powers were used", "never used: two", "2 pairs may meet; least often met: ant + cat (25 games)"],
    isComplete: true,
  });
  expect(coverage(uses, { games: 1000, used, met }).isComplete).toBe(false);
  expect(coverage(uses, { games: 1000, used: { one: 3, two: 1 }, met })).toMatchObject({
    lines: ["2 of 2 powers were used", "rarest: two (1 game)", expect.anything()],
    isComplete: true,
  });
});

test("in a large run every pair has met in 20 games", () => {
  const seen = { used: { one: 1, two: 1 }, met: { "ant + bee": 30, "ant + cat": 19 } };
  expect(coverage(uses, { ...seen, games: 99_999 }).isComplete).toBe(true);
  const large = coverage(uses, { ...seen, games: 100_000 });
  expect(large.isComplete).toBe(false);
  expect(large.lines.at(-1)).toBe("met in fewer than 20 games: ant + cat (19 games)");
});

test("a pair that may not meet is wrong in a run of any size", () => {
  const { lines, isComplete } = coverage(uses, { games: 1, used: {}, met: { "bee + cat": 1 } });
  expect(isComplete).toBe(false);
  expect(lines.at(-1)).toBe("met and must not: bee + cat (1 game)");
});

test("tallies of several workers add up", () => {
  const all: Tally = {};
  const other: Tally = {};
  addNames(all, ["one", "two"]);
  addNames(other, ["two"]);
  addTally(all, other);
  expect(all).toEqual({ one: 1, two: 2 });
});

test("a pair has one name in either order", () => {
  expect(pairsOf(["cat", "ant", "bee"])).toEqual(["ant + cat", "bee + cat", "ant + bee"]);
});
