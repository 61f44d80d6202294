/** A 53-bit digest of a text as 14 hexadecimal digits: for comparing results, not for secrets. */
export function digest(text: string): string {
  const digesting = newDigest();
  digesting.add(text);
  return digesting.end();
}

/** A digest of a text that comes in pieces. */
export interface Digesting {
  add(piece: string): void;
  end(): string;
}

export function newDigest(): Digesting {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  return {
    add: (piece) => {
      for (let i = 0; i < piece.length; i++) {
        const code = piece.charCodeAt(i);
        one = Math.imul(one ^ code, 0x9e3779b1);
        other = Math.imul(other ^ code, 0x5f356495);
      }
    },
    end: () => finished(one, other),
  };
}

function finished(one: number, other: number): string {
  const lower = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
  const upper = Math.imul(other ^ (other >>> 16), 0x85ebca6b) ^ Math.imul(lower ^ (lower >>> 13), 0xc2b2ae35);
  return (4294967296 * (2097151 & upper) + (lower >>> 0)).toString(16).padStart(14, "0");
}

/**
 * The same for plain data, without writing it as text: equal for data that `same` calls equal and whose keys are in the
 * same order. Faster than a digest of JSON, but another number.
 */
export function digestOf(value: unknown): string {
  high = 0xdeadbeef | 0;
  low = 0x41c6ce57;
  mixIn(value);
  return finished(high, low);
}

/** What was mixed so far; only while `digestOf` runs. */
let high = 0;
let low = 0;

/** Numbers that mark what is not a number; they keep `[1, [2]]` and `[[1, 2]]` apart. */
const LIST = 0x1f83d9ab;
const RECORD = 0x5be0cd19;
const TEXT = 0x3c6ef372;
const END = 0x510e527f;
const YES = 0x2b05688c;
const NO = 0x1f3d5b79;

function mix(n: number): void {
  high = Math.imul(high ^ n, 0x9e3779b1);
  low = Math.imul(low ^ n ^ (high >>> 15), 0x5f356495);
}

function mixIn(value: unknown): void {
  if (typeof value === "number") mixNumber(value);
  else if (typeof value === "string") mixText(value);
  else if (typeof value === "boolean") mix(value ? YES : NO);
  else if (Array.isArray(value)) mixList(value);
  else if (typeof value === "object" && value !== null) mixRecord(value as Record<string, unknown>);
}

function mixList(list: readonly unknown[]): void {
  mix(LIST);
  for (let i = mixIntegers(list); i < list.length; i++) mixIn(list[i]);
  mix(END);
}

/** Mixes in the whole numbers that a list begins with, and returns how many. Most of a state is lists of them. */
function mixIntegers(list: readonly unknown[]): number {
  let one = high;
  let other = low;
  let i = 0;
  for (; i < list.length; i++) {
    const n = list[i] as number;
    if (n !== (n | 0)) break;
    one = Math.imul(one ^ n, 0x9e3779b1);
    other = Math.imul(other ^ n ^ (one >>> 15), 0x5f356495);
  }
  high = one;
  low = other;
  return i;
}

function mixRecord(record: Readonly<Record<string, unknown>>): void {
  mix(RECORD);
  for (const key in record) {
    const value = record[key];
    if (value === undefined) continue;
    mixKey(key);
    mixIn(value);
  }
  mix(END);
}

/** Keys come again and again and stand in the same order everywhere, so their length and two letters tell them apart. */
function mixKey(key: string): void {
  const n = key.length;
  mix(n === 0 ? TEXT : (key.charCodeAt(0) << 16) ^ (key.charCodeAt(n - 1) << 8) ^ n);
}

function mixNumber(n: number): void {
  if (n === (n | 0)) mix(n);
  else mixText(String(n));
}

function mixText(text: string): void {
  mix(TEXT ^ text.length);
  for (let i = 0; i < text.length; i++) mix(text.charCodeAt(i));
}
