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

/** Words of 32 bits. */
export type Words = Int32Array;

/** Words for one role of all windows there are. */
export const WORDS: number = wordsFor(WINDOWS.length);

export function noWindows(windows: number = WINDOWS.length): Words {
  return new Int32Array(wordsFor(windows) * ROLE_COUNT);
}

/** The word of 32 windows that a set has for these roles. Few players have more than one. */
export function wordFor(set: Words, roles: number, word: number): number {
  let windows = 0;
  for (let left = roles; left !== 0; left &= left - 1)
    windows |= set[word * ROLE_COUNT + 31 - Math.clz32(left & -left)];
  return windows;
}

export function addWindow(set: Words, roles: number, window: number): void {
  for (let role = 0; role < ROLE_COUNT; role++)
    if (((roles >> role) & 1) === 1) set[(window >> 5) * ROLE_COUNT + role] |= 1 << (window & 31);
}

/** A set to be joined to others: pairs of the place of a word and the word, without those that are 0. */
export function packed(set: Words): number[] {
  return [...set].flatMap((word, place) => (word === 0 ? [] : [place, word]));
}

/** Adds all windows of a packed set. */
export function joinWindows(set: Words, more: readonly number[]): void {
  for (let i = 0; i < more.length; i += 2) set[more[i]] |= more[i + 1];
}

/** Sets of many things, one after the other, so that each is found and joined with one look at memory. */
export type Rows = Words;

export function noRows(things: number, windows: number = WINDOWS.length): Rows {
  return new Int32Array(things * wordsFor(windows) * ROLE_COUNT);
}

export function setRow(rows: Rows, n: number, set: Words): void {
  rows.set(set, n * set.length);
}

/** Adds all windows of thing number `n`. */
export function joinRow(set: Words, rows: Rows, n: number): void {
  const from = n * set.length;
  for (let word = 0; word < set.length; word++) set[word] |= rows[from + word];
}

/** Windows whatever the role, as one word for 32 windows each. */
export function noneInAny(windows: number = WINDOWS.length): Words {
  return new Int32Array(wordsFor(windows));
}

export function addToAny(all: Words, window: number): void {
  all[window >> 5] |= 1 << (window & 31);
}

export function isInAny(all: Words, window: number): boolean {
  return ((all[window >> 5] >>> (window & 31)) & 1) === 1;
}
