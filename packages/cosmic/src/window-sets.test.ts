import { expect, test } from "vitest";
import { WINDOWS } from "./events.ts";
import { WINDOW } from "./vocabulary.ts";
import { addWindow, hasWindow, joinRow, joinWindows, noRows, noWindows, setRow, type Words } from "./window-sets.ts";

const MANY = 100;
const windows = Array.from({ length: MANY }, (_, n) => n);

function contents(set: Words): number[] {
  return windows.filter((window) => hasWindow(set, window));
}

function setOf(some: readonly number[]): Words {
  const set = noWindows(MANY);
  for (const window of some) addWindow(set, window);
  return set;
}

test("every window has a number of its own, and there is a word for each 32 of them", () => {
  expect(new Set(WINDOWS).size).toBe(WINDOWS.length);
  expect(WINDOWS.map((window) => WINDOW[window])).toEqual(WINDOWS.map((_, n) => n));
  expect(noWindows()).toHaveLength(Math.ceil(WINDOWS.length / 32));
  expect([noWindows(64).length, noWindows(65).length]).toEqual([2, 3]);
});

test("a hundred windows are told apart", () => {
  expect(contents(noWindows(MANY))).toEqual([]);
  for (const window of windows) {
    const set = setOf([window]);
    expect(set).toHaveLength(4);
    expect(contents(set)).toEqual([window]);
  }
});

test("sets of many things are kept apart, and joining one brings all its windows", () => {
  const rows = noRows(2, MANY);
  for (const thing of [0, 1]) setRow(rows, thing, setOf(windows.filter((window) => window % 2 === thing)));
  const joined = noWindows(MANY);
  joinRow(joined, rows, 1);
  expect(contents(joined)).toEqual(windows.filter((window) => window % 2 === 1));
  joinRow(joined, rows, 0);
  expect(contents(joined)).toEqual(windows);
});

test("a set that is joined to another brings all its windows, and none is lost beyond the 64th", () => {
  const joined = setOf(windows.filter((window) => window % 2 === 0));
  joinWindows(joined, setOf(windows.filter((window) => window % 3 === 0)));
  expect(contents(joined)).toEqual(windows.filter((window) => window % 2 === 0 || window % 3 === 0));
});
