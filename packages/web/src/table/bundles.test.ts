import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inBundles } from "./bundles.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the first comes at once, what follows quickly comes together", () => {
  const { got, bundles } = listening();
  bundles.add(1);
  expect(got).toEqual([1]);
  vi.advanceTimersByTime(20);
  bundles.add(2);
  bundles.add(3);
  expect(got).toEqual([1]);
  vi.advanceTimersByTime(20);
  expect(got).toEqual([1, 2, 3]);
});

test("in a flood there are never more than a few bundles a second", () => {
  const at = new Set<number>();
  const timed = inBundles<number>(() => at.add(Date.now()));
  for (let n = 0; n < 200; n++) {
    timed.add(n);
    vi.advanceTimersByTime(25);
  }
  expect(at.size).toBeLessThan(32);
});

test("after a quiet moment things come at once again", () => {
  const { got, bundles } = listening();
  bundles.add(1);
  vi.advanceTimersByTime(250);
  bundles.add(2);
  expect(got).toEqual([1, 2]);
});

test("what waits can be had early, in its order", () => {
  const { got, bundles } = listening();
  for (const n of [1, 2, 3]) bundles.add(n);
  bundles.flush();
  expect(got).toEqual([1, 2, 3]);
});

function listening() {
  const got: number[] = [];
  return { got, bundles: inBundles<number>((n) => got.push(n)) };
}
