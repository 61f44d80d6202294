/**
 * Sets of windows as bits, one set for each role (a bit of `ROLES`). Window `n` is bit `n & 31` of word `(n >> 5) *
 * ROLE_COUNT + role`.
 */
import { WINDOWS } from "./events.ts";

export const ROLE_COUNT = 5;
const BITS = 32;

/** Words for one role. */
function wordsFor(windows: number): number {
  return Math.ceil(windows / BITS);
}

export function noWindows(windows: number = WINDOWS.length): number[] {
  return new Array<number>(wordsFor(windows) * ROLE_COUNT).fill(0);
}

export function hasWindow(set: readonly number[], role: number, window: number): boolean {
  return ((set[(window >> 5) * ROLE_COUNT + role] >>> (window & 31)) & 1) === 1;
}

export function addWindow(set: number[], role: number, window: number): void {
  set[(window >> 5) * ROLE_COUNT + role] |= 1 << (window & 31);
}

/** Adds all windows of another set. */
export function joinWindows(set: number[], more: readonly number[]): void {
  for (let i = 0; i < set.length; i++) set[i] |= more[i];
}

/** Windows whatever the role, as one word for 32 windows each. */
export function noneInAny(windows: number = WINDOWS.length): number[] {
  return new Array<number>(wordsFor(windows)).fill(0);
}

/** Adds the windows that a set has for some role. */
export function addAny(all: number[], set: readonly number[]): void {
  for (let word = 0; word < all.length; word++)
    for (let role = 0; role < ROLE_COUNT; role++) all[word] |= set[word * ROLE_COUNT + role];
}

export function isInAny(all: readonly number[], window: number): boolean {
  return ((all[window >> 5] >>> (window & 31)) & 1) === 1;
}
