/** Sets of windows as bits: window `n` is bit `n & 31` of word `n >> 5`. */
import { WINDOWS } from "./events.ts";

const BITS = 32;

function wordsFor(windows: number): number {
  return Math.ceil(windows / BITS);
}

/** Words of 32 bits. */
export type Words = Int32Array;

/** Words for all windows there are. */
export const WORDS: number = wordsFor(WINDOWS.length);

export function noWindows(windows: number = WINDOWS.length): Words {
  return new Int32Array(wordsFor(windows));
}

export function addWindow(set: Words, window: number): void {
  set[window >> 5] |= 1 << (window & 31);
}

export function hasWindow(set: Words, window: number): boolean {
  return ((set[window >> 5] >>> (window & 31)) & 1) === 1;
}

/** Makes one set the same as another. */
export function copyWindows(set: Words, from: Words): void {
  for (let word = 0; word < set.length; word++) set[word] = from[word];
}

/** Sets of many things, one after the other, so that each is found and joined with one look at memory. */
export type Rows = Words;

export function noRows(things: number, windows: number = WINDOWS.length): Rows {
  return new Int32Array(things * wordsFor(windows));
}

export function setRow(rows: Rows, n: number, set: Words): void {
  rows.set(set, n * set.length);
}

/** Adds all windows of thing number `n`. */
export function joinRow(set: Words, rows: Rows, n: number): void {
  const from = n * set.length;
  for (let word = 0; word < set.length; word++) set[word] |= rows[from + word];
}

/** Adds all windows of another set. */
export function joinWindows(set: Words, more: Words): void {
  for (let word = 0; word < set.length; word++) set[word] |= more[word];
}
