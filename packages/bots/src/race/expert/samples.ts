/** Positions to learn from, packed into large arrays. */
import type { Inputs } from "./inputs.ts";
import type { Sparse } from "./sparse.ts";

/** What came of a position. */
export interface Target {
  /** By seat: the share of the victory. */
  readonly shares: Float32Array;
  /** By seat: final points, from the average, in tens. */
  readonly margins: Float32Array;
  /** By seat: what it called next, if this is the moment before and worth learning; -1 if not. `choiceCount` is 0 elsewhere. */
  readonly choices: Int16Array;
  choiceFrom: number;
  choiceCount: number;
}

export function newTarget(): Target {
  return {
    shares: new Float32Array(6),
    margins: new Float32Array(6),
    choices: new Int16Array(6),
    choiceFrom: 0,
    choiceCount: 0,
  };
}

const FIRST_ROOM = 1 << 20;

export class Samples {
  #at = new Uint16Array(FIRST_ROOM);
  #value = new Float32Array(FIRST_ROOM);
  #used = 0;
  /** Where each sample begins in the arrays, and how many rows it has. */
  readonly #starts: number[] = [];
  readonly #seats: number[] = [];
  readonly #viewers: number[] = [];
  readonly #targets: Target[] = [];

  get count(): number {
    return this.#starts.length;
  }

  /** Adds a position. Its target may still be filled in later. */
  add(inputs: Inputs, target: Target): void {
    this.#starts.push(this.#used);
    this.#seats.push(inputs.seats);
    this.#viewers.push(inputs.viewer);
    this.#targets.push(target);
    for (let seat = 0; seat < inputs.seats; seat++) this.#write(inputs.rows[seat]);
    this.#write(inputs.table);
  }

  #write(row: Sparse): void {
    this.#reserve(row.n + 1);
    this.#at[this.#used++] = row.n;
    this.#at.set(row.at.subarray(0, row.n), this.#used);
    this.#value.set(row.value.subarray(0, row.n), this.#used);
    this.#used += row.n;
  }

  #reserve(n: number): void {
    if (this.#used + n <= this.#at.length) return;
    const at = new Uint16Array(2 * this.#at.length);
    const value = new Float32Array(at.length);
    at.set(this.#at);
    value.set(this.#value);
    this.#at = at;
    this.#value = value;
  }

  /** Writes sample `i` into `inputs` and returns what came of it. */
  read(i: number, inputs: Inputs): Target {
    let from = this.#starts[i];
    inputs.seats = this.#seats[i];
    inputs.viewer = this.#viewers[i];
    for (let seat = 0; seat < inputs.seats; seat++) from = this.#readRow(inputs.rows[seat], from);
    this.#readRow(inputs.table, from);
    return this.#targets[i];
  }

  #readRow(row: Sparse, from: number): number {
    const n = this.#at[from];
    row.n = n;
    row.at.set(this.#at.subarray(from + 1, from + 1 + n));
    row.value.set(this.#value.subarray(from + 1, from + 1 + n));
    return from + 1 + n;
  }
}
