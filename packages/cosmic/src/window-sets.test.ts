import { expect, test } from "vitest";
import { WINDOWS } from "./events.ts";
import { windowNumber } from "./installed.ts";
import { ROLES } from "./vocabulary.ts";
import { addAny, addWindow, hasWindow, isInAny, joinWindows, noneInAny, noWindows, ROLE_COUNT } from "./window-sets.ts";

const MANY = 100;
const windows = Array.from({ length: MANY }, (_, n) => n);
const roles = Array.from({ length: ROLE_COUNT }, (_, role) => role);

/** Every window and role that is in a set. */
function contents(set: readonly number[]): string[] {
  return windows.flatMap((window) => roles.filter((role) => hasWindow(set, role, window)).map((r) => `${window}.${r}`));
}

test("every window has a number of its own, and there is a word for each 32 of them", () => {
  expect(new Set(WINDOWS).size).toBe(WINDOWS.length);
  expect(WINDOWS.map(windowNumber)).toEqual(WINDOWS.map((_, n) => n));
  expect(noWindows()).toHaveLength(Math.ceil(WINDOWS.length / 32) * ROLE_COUNT);
  expect([noWindows(64).length, noWindows(65).length]).toEqual([2 * ROLE_COUNT, 3 * ROLE_COUNT]);
});

test("there is room for every role, and no more", () => {
  const all = Object.values(ROLES).reduce((bits, role) => bits | role, 0);
  expect(all).toBe(2 ** ROLE_COUNT - 1);
});

test("a hundred windows are told apart, in every role", () => {
  expect(contents(noWindows(MANY))).toEqual([]);
  for (const window of windows)
    for (const role of roles) {
      const set = noWindows(MANY);
      addWindow(set, role, window);
      expect(set).toHaveLength(4 * ROLE_COUNT);
      expect(contents(set)).toEqual([`${window}.${role}`]);
    }
});

test("a set that is joined to another brings all its windows, and none is lost beyond the 64th", () => {
  const one = noWindows(MANY);
  const other = noWindows(MANY);
  for (const window of windows) addWindow(window % 2 === 0 ? one : other, window % ROLE_COUNT, window);
  const joined = noWindows(MANY);
  joinWindows(joined, one);
  joinWindows(joined, other);
  expect(contents(joined)).toEqual(windows.map((window) => `${window}.${window % ROLE_COUNT}`));
});

test("what anybody has in any role is found among a hundred windows", () => {
  for (const window of windows) {
    const sets = [noWindows(MANY), noWindows(MANY)];
    addWindow(sets[window % 2], window % ROLE_COUNT, window);
    const all = noneInAny(MANY);
    addAny(all, sets[1 - (window % 2)]);
    expect(all).toEqual([0, 0, 0, 0]);
    addAny(all, sets[window % 2]);
    expect(windows.filter((one) => isInAny(all, one))).toEqual([window]);
  }
});
