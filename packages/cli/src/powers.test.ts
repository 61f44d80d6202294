import { expect, test } from "vitest";
import { difference, isHarmful, lineOf, worthBatch } from "./powers.ts";

const even = { alien: "oracle", games: 1000, with: 400, without: 400, gained: 100, lost: 100 };

test("the difference of paired games and its standard error", () => {
  expect(difference(even)).toEqual({ mean: 0, error: Math.sqrt(0.2 / 1000) });
  const { mean, error } = difference({ ...even, with: 500, gained: 200 });
  expect([mean, error]).toEqual([0.1, Math.sqrt((0.3 - 0.01) / 1000)]);
});

test("a power is harmful only beyond what chance explains", () => {
  expect(isHarmful(even)).toBe(false);
  expect(isHarmful({ ...even, lost: 130 })).toBe(false);
  expect(isHarmful({ ...even, lost: 150 })).toBe(true);
});

test.each([
  [1, 0, false],
  [9, 0, false],
  [10, 0, true],
  [20, 5, false],
  [21, 4, true],
  [5300, 5000, false],
  [5350, 5000, true],
])("%i games lost by a power and %i won by it", (lost, gained, harmful) => {
  const games = lost + gained;
  expect(isHarmful({ alien: "oracle", games, with: gained, without: lost, gained, lost })).toBe(harmful);
});

test("a few games say nothing of how far a difference may be off", () => {
  expect(lineOf({ ...even, games: 1, with: 0, without: 1, gained: 0, lost: 1 })).toMatch(
    /−100\.0 \(games that differ: 1, too few to tell\)$/,
  );
  expect(lineOf(even)).toMatch(/\+0\.0 ± 2\.8$/);
});

test("games are the same for any split into batches, and the power makes a difference in some of them", () => {
  const options = { games: 8, seed: "test", bot: "sensible", aliens: ["human"] };
  const [human, ...rest] = worthBatch(options, { from: 0, to: 8 });
  expect(rest).toEqual([]);
  expect(human).toMatchObject({ alien: "human", games: 8 });
  expect(human.with - human.without).toBe(human.gained - human.lost);
  expect(human.gained + human.lost).toBeGreaterThan(0);
  const halves = [worthBatch(options, { from: 0, to: 4 }), worthBatch(options, { from: 4, to: 8 })].flat();
  expect(halves.map(({ gained }) => gained).reduce((a, b) => a + b)).toBe(human.gained);
});
