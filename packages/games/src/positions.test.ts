import { expect, test } from "vitest";
import { provePositions } from "./testing/positions.ts";

test.each(["cosmic", "race"] as const)("positions of %s are read as they were written", (game) => {
  const { positions, problems } = provePositions(game, 60);
  expect(problems).toEqual([]);
  expect(positions).toBeGreaterThanOrEqual(60);
});
