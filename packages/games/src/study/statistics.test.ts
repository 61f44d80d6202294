import { expect, test } from "vitest";
import { histogram, Tally, wilson } from "./statistics.ts";

test.each([
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [5, 10, 0.2366, 0.7634],
  [81, 263, 0.2553, 0.3662],
  [0, 0, 0, 1],
])("Wilson's interval of %i wins in %i games", (wins, games, low, high) => {
  const interval = wilson(wins, games);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test("a tally has the highest rate first, and mean points if asked for", () => {
  const tally = new Tally();
  tally.add("slow", false, 0.5, 10);
  tally.add("slow", true, 0.25, 15);
  tally.add("fast", true, 0.5, 20);
  expect(tally.rows(true)).toMatchObject([
    { item: "fast", games: 1, wins: 1, rate: 1, expected: 0.5, points: 20 },
    { item: "slow", games: 2, wins: 1, rate: 0.5, expected: 0.375, points: 12.5 },
  ]);
  expect(tally.rows()[0]).not.toHaveProperty("points");
});

test("a histogram leaves no value out between the first and the last", () => {
  expect(histogram([3, 5, 5])).toEqual([
    { item: "3", games: 1 },
    { item: "4", games: 0 },
    { item: "5", games: 2 },
  ]);
  expect(histogram([0, 1, 9], 5)).toEqual([
    { item: "0–1", games: 2 },
    { item: "2–3", games: 0 },
    { item: "4–5", games: 0 },
    { item: "6–7", games: 0 },
    { item: "8–9", games: 1 },
  ]);
  expect(histogram([])).toEqual([]);
});

test("a few values far out share the last bar", () => {
  const values = [...new Array<number>(500).fill(4), ...new Array<number>(500).fill(6), 90, 99];
  expect(histogram(values)).toEqual([
    { item: "4", games: 500 },
    { item: "5", games: 0 },
    { item: "6", games: 500 },
    { item: "7+", games: 2 },
  ]);
});
