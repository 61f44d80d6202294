import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inBundles } from "./bundles.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a few come at once, what follows quickly comes together", () => {
  const { got, bundles } = listening();
  for (const n of [1, 2, 3, 4]) bundles.add(n);
  expect(got).toEqual([1, 2, 3, 4]);
  bundles.add(5);
  bundles.add(6);
  expect(got).toEqual([1, 2, 3, 4]);
  vi.advanceTimersByTime(250);
  expect(got).toEqual([1, 2, 3, 4, 5, 6]);
});

test("in a flood things are handed on four times a second", () => {
  const at = new Set<number>();
  const bundles = inBundles<number>(() => at.add(Date.now()));
  for (let n = 0; n < 200; n++) {
    bundles.add(n);
    vi.advanceTimersByTime(50);
  }
  expect(at.size).toBeLessThan(46);
  expect(at.size).toBeGreaterThan(38);
});

test("after a quiet second things come at once again", () => {
  const { got, bundles } = listening();
  for (let n = 0; n < 9; n++) bundles.add(n);
  vi.advanceTimersByTime(2000);
  bundles.add(9);
  expect(got).toHaveLength(10);
});

test("what waits can be had early, in its order", () => {
  const { got, bundles } = listening();
  for (const n of [1, 2, 3, 4, 5, 6]) bundles.add(n);
  bundles.flush();
  expect(got).toEqual([1, 2, 3, 4, 5, 6]);
});

function listening() {
  const got: number[] = [];
  return { got, bundles: inBundles<number>((n) => got.push(n)) };
}
