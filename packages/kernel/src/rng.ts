/**
 * Seeded random numbers. The state of a generator is a short list of integers inside the game's state, so a step that
 * runs again draws the same numbers. There are two generators, told apart by the length of the list:
 *
 * - sfc32 (Chris Doty-Humphrey, public domain), four integers: fast, for simulations and tests. Whoever sees enough of
 *   its output can compute the rest.
 * - ChaCha20, eight integers of a key and up to eight unused words: for games of people. Nothing can be foretold from
 *   its output, and nothing that was drawn before can be computed from its state (fast key erasure).
 */
import { chachaBlock } from "./chacha.ts";

export type Rng = number[];

const SMALL = 4;
const KEY = 8;
const NO_NONCE = [0, 0, 0];

/** Seeds of this form give the generator that cannot be foretold. */
const SECURE_PREFIX = "chacha20:";
const SECURE = /^chacha20:([0-9a-f]{64})$/;

/** The seed of a game of people, from 32 bytes that the system drew. */
export function secureSeed(bytes: Uint8Array): string {
  if (bytes.length !== 32) throw new Error(`a secure seed has 32 bytes, not ${bytes.length}`);
  return `chacha20:${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** A generator from a seed of any length; equal seeds give equal streams on every machine. */
export function seeded(seed: string | number): Rng {
  const text = String(seed);
  const secure = text.startsWith(SECURE_PREFIX) ? SECURE.exec(text) : null;
  if (secure !== null)
    return Array.from({ length: KEY }, (_, i) => Number.parseInt(secure[1].slice(8 * i, 8 * i + 8), 16) | 0);
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x85ebca6b);
    b = Math.imul(b ^ (a >>> 13), 0xc2b2ae35);
    c = Math.imul(c ^ (b >>> 16), 0x27d4eb2f);
  }
  const rng = [a | 0, b | 0, c | 0, 1];
  for (let i = 0; i < 12; i++) next(rng);
  return rng;
}

/** The next 32 random bits as an unsigned integer. */
export function next(rng: Rng): number {
  if (rng.length !== SMALL) return nextSecure(rng);
  const a = rng[0];
  const b = rng[1];
  const c = rng[2];
  const d = rng[3];
  const t = (((a + b) | 0) + d) | 0;
  rng[3] = (d + 1) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (c + (c << 3)) | 0;
  rng[2] = (((c << 21) | (c >>> 11)) + t) | 0;
  return t >>> 0;
}

/** Each block gives the next key and eight words, which are used up before the next block. */
function nextSecure(rng: Rng): number {
  if (rng.length === KEY) {
    const block = chachaBlock(rng, 0, NO_NONCE);
    for (let i = 0; i < block.length; i++) rng[i] = block[i];
  }
  return (rng.pop() as number) >>> 0;
}

/** A uniform integer from 0 to `n - 1`. */
export function below(rng: Rng, n: number): number {
  return Math.floor((next(rng) / 4294967296) * n);
}

/** Shuffles in place (Fisher and Yates). */
export function shuffle<T>(rng: Rng, list: T[]): T[] {
  if (isOfNumbers(list)) shuffleNumbers(rng, list);
  else shuffleOthers(rng, list);
  return list;
}

function isOfNumbers(list: unknown[]): list is number[] {
  return typeof list[0] === "number";
}

/**
 * Numbers have a function of their own. Where one place of the code writes to lists of numbers and to others, V8 turns the lists
 * of numbers into general ones, and everything that reads them has to reckon with both.
 */
function shuffleNumbers(rng: Rng, list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const other = list[j];
    list[j] = list[i];
    list[i] = other;
  }
}

/** What are no numbers go where the numbers of their places go. */
function shuffleOthers(rng: Rng, list: unknown[]): void {
  const before = list.slice();
  const places: number[] = [];
  for (let i = 0; i < before.length; i++) places.push(i);
  shuffleNumbers(rng, places);
  for (let i = 0; i < before.length; i++) list[i] = before[places[i]];
}

/** A separate generator for branch `n`; drawing from it does not change `rng`. */
export function branch(rng: Rng, n: number): Rng {
  // The counter and the nonce keep branches apart from the stem, from each other, and from those before the next draw.
  if (rng.length !== SMALL) return [...chachaBlock(rng, 1, [n, rng.length, 0])].slice(0, KEY);
  const own = [rng[0] ^ Math.imul(n + 1, 0x9e3779b9), rng[1] ^ Math.imul(n + 7, 0x85ebca6b), rng[2], rng[3]] as Rng;
  for (let i = 0; i < 8; i++) next(own);
  return own;
}
