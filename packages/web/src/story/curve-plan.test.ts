import { describe, expect, test } from "vitest";
import { planCurve, ticks } from "./curve-plan.ts";

const BOX = { width: 520, height: 220, left: 10, right: 110, top: 10, bottom: 10 };

describe("a curve", () => {
  const samples = [
    { part: 0, step: 0, values: [0, 0, 0] },
    { part: 1, step: 9, values: [1, 0, 1] },
    { part: 2, step: 20, values: [5, 4, 4] },
  ];
  const plan = planCurve(samples, BOX, 5);

  test("runs from the first part to the last and up to what wins", () => {
    expect(plan.lines[0].map(({ x }) => x)).toEqual([10, 210, 410]);
    expect(plan.lines[0][2].y).toBe(10);
    expect(plan.target).toBe(10);
    expect(plan.values.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(plan.parts).toEqual([
      { n: 1, at: 210 },
      { n: 2, at: 410 },
    ]);
  });

  test("never hides a line behind another", () => {
    for (let i = 0; i < samples.length; i++) expect(new Set(plan.lines.map((line) => line[i].y)).size).toBe(3);
  });

  test("has room for every name at its end, in the order of the lines", () => {
    const ys = plan.ends.map(({ y }) => y);
    expect(ys[1] - ys[0]).toBeGreaterThanOrEqual(18);
    expect(ys[2] - ys[1]).toBeGreaterThanOrEqual(17.9);
  });
});

test.each([
  [0, 5, [0, 1, 2, 3, 4, 5]],
  [0, 47, [0, 10, 20, 30, 40]],
  [-3, 12, [0, 5, 10]],
])("marks from %i to %i are round numbers", (least, most, expected) => {
  expect(ticks(least, most, 6)).toEqual(expected);
});
