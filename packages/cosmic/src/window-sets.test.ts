import { expect, test } from "vitest";
import { WINDOWS } from "./events.ts";
import { ROLES, WINDOW } from "./vocabulary.ts";
import {
  addWindow,
  isInAny,
  joinRow,
  joinWindows,
  noneInAny,
  noRows,
  noWindows,
  packed,
  ROLE_COUNT,
  setRow,
  type Words,
  wordFor,
} from "./window-sets.ts";

const MANY = 100;
const windows = Array.from({ length: MANY }, (_, n) => n);
const roles = Array.from({ length: ROLE_COUNT }, (_, role) => role);

/** Has the set this window in one of these roles? */
function hasWindow(set: Words, some: number, window: number): boolean {
  return ((wordFor(set, some, window >> 5) >>> (window & 31)) & 1) === 1;
}

/** Every window and role that is in a set. */
function contents(set: Words): string[] {
  return windows.flatMap((window) =>
    roles.filter((role) => hasWindow(set, 1 << role, window)).map((r) => `${window}.${r}`),
  );
}

test("every window has a number of its own, and there is a word for each 32 of them", () => {
  expect(new Set(WINDOWS).size).toBe(WINDOWS.length);
  expect(WINDOWS.map((window) => WINDOW[window])).toEqual(WINDOWS.map((_, n) => n));
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
      addWindow(set, 1 << role, window);
      expect(set).toHaveLength(4 * ROLE_COUNT);
      expect(contents(set)).toEqual([`${window}.${role}`]);
    }
});

test("sets of many things are kept apart, and joining one brings all its windows", () => {
  const rows = noRows(2, MANY);
  for (const thing of [0, 1]) {
    const set = noWindows(MANY);
    for (const window of windows) if (window % 2 === thing) addWindow(set, 1 << (window % ROLE_COUNT), window);
    setRow(rows, thing, set);
  }
  const joined = noWindows(MANY);
  joinRow(joined, rows, 1);
  expect(contents(joined)).toEqual(windows.filter((w) => w % 2 === 1).map((w) => `${w}.${w % ROLE_COUNT}`));
  joinRow(joined, rows, 0);
  expect(contents(joined)).toEqual(windows.map((w) => `${w}.${w % ROLE_COUNT}`));
});

test("a set that is joined to another brings all its windows, and none is lost beyond the 64th", () => {
  const one = noWindows(MANY);
  const other = noWindows(MANY);
  for (const window of windows) addWindow(window % 2 === 0 ? one : other, 1 << (window % ROLE_COUNT), window);
  const joined = noWindows(MANY);
  joinWindows(joined, packed(one));
  joinWindows(joined, packed(other));
  expect(contents(joined)).toEqual(windows.map((window) => `${window}.${window % ROLE_COUNT}`));
});

test("a player with two roles has the windows of both, and of no other", () => {
  for (const window of windows) {
    const set = noWindows(MANY);
    addWindow(set, ROLES.ally, window);
    expect(roles.filter((role) => hasWindow(set, 1 << role, window))).toEqual([2, 3]);
    expect(hasWindow(set, ROLES.main | ROLES.offensiveAlly, window)).toBe(true);
    expect(hasWindow(set, ROLES.main | ROLES.uninvolved, window)).toBe(false);
  }
});

test("what somebody has in a role is found among a hundred windows", () => {
  for (const window of windows) {
    const role = 1 << (window % ROLE_COUNT);
    const set = noWindows(MANY);
    addWindow(set, role, window);
    const all = noneInAny(MANY);
    const others = ROLES.any & ~role;
    for (let word = 0; word < all.length; word++) all[word] = wordFor(set, others, word);
    expect([...all]).toEqual([0, 0, 0, 0]);
    for (let word = 0; word < all.length; word++) all[word] = wordFor(set, role, word);
    expect(windows.filter((one) => isInAny(all, one))).toEqual([window]);
  }
});
