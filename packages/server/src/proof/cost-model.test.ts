import { expect, test } from "vitest";
import { type Costs, simulate } from "./cost-model.ts";

const COSTS: Costs = { write: 1, follow: 0.5, database: 0.01, disk: 4, client: 0 };
const MANY = { tables: 100, cores: 100 };

test("one process does as many answers as it has time for, and a table alone waits for the disk", () => {
  expect(simulate(COSTS, { processes: 1, spread: 1, ...MANY }).rate).toBeCloseTo(1000, -2);
  const alone = simulate(COSTS, { processes: 1, spread: 1, tables: 1, cores: 4 });
  expect(alone.median).toBeCloseTo(5.01, 2);
  expect(alone.rate).toBeCloseTo(1000 / 5.01, -1);
});

test("processes add up where tables do not share them, and as far as following costs less than writing where they do", () => {
  const rate = (processes: number, spread: number) => simulate(COSTS, { processes, spread, ...MANY }).rate;
  expect(rate(4, 1)).toBeCloseTo(4000, -3);
  // Every answer is written once and followed three times.
  expect(rate(4, 4)).toBeCloseTo(4000 / (1 + 3 * 0.5), -2);
  expect(rate(2, 2)).toBeCloseTo(2000 / 1.5, -2);
});

test("what shares two cores shares their time", () => {
  const costs = { ...COSTS, client: 0.5, database: 0.5 };
  const { rate } = simulate(costs, { processes: 2, spread: 2, tables: 100, cores: 2 });
  expect(rate).toBeGreaterThan(700);
  expect(rate).toBeLessThan(2000 / (1 + 0.5 + 0.5 + 0.5) + 20);
});
