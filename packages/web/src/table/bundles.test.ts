import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inBundles } from "./bundles.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the first comes at once, what follows quickly comes together", () => {
  const got: number[] = [];
  const bundles = inBundles<number>((n) => got.push(n), 100);
  bundles.add(1);
  expect(got).toEqual([1]);
  vi.advanceTimersByTime(30);
  bundles.add(2);
  bundles.add(3);
  expect(got).toEqual([1]);
  vi.advanceTimersByTime(70);
  expect(got).toEqual([1, 2, 3]);
});

test("after a quiet moment things come at once again", () => {
  const got: number[] = [];
  const bundles = inBundles<number>((n) => got.push(n), 100);
  bundles.add(1);
  vi.advanceTimersByTime(250);
  bundles.add(2);
  expect(got).toEqual([1, 2]);
});

test("what waits can be had early, in its order", () => {
  const got: number[] = [];
  const bundles = inBundles<number>((n) => got.push(n), 100);
  for (const n of [1, 2, 3]) bundles.add(n);
  bundles.flush();
  expect(got).toEqual([1, 2, 3]);
});
