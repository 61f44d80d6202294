/**
 * The net. One hidden layer, the same for every seat: a seat's inputs count in one way for itself and in another for
 * the others, whose inputs are averaged, so that one net serves any number of players. For each seat it says
 *
 * - a score; the softmax over the seats is the chance to win,
 * - how far its final points will be from the average,
 * - what it will call next, as a score for each choice of actions.
 */
import { CHOICES } from "./choices.ts";
import { type Inputs, SEAT_INPUTS, TABLE_INPUTS } from "./inputs.ts";
import type { Sparse } from "./sparse.ts";

export const HIDDEN = 48;
/** A row of weights: one for each hidden unit, and one that goes straight to the score. */
export const WIDTH = HIDDEN + 1;
/** Rows of seat inputs are double: for the seat itself, and for the others. */
export const DOUBLE = 2 * WIDTH;

export interface Net {
  readonly seats: Float32Array;
  readonly table: Float32Array;
  /** From hidden units to the score and to the final points. */
  readonly score: Float32Array;
  readonly margin: Float32Array;
  /** From hidden units to each choice of actions; the last of a row stands alone. */
  readonly choices: Float32Array;
}

/** The parts of a net in the order in which they are stored. */
export const PARTS = ["seats", "table", "score", "margin", "choices"] as const;

export const SIZES: Readonly<Record<(typeof PARTS)[number], number>> = {
  seats: SEAT_INPUTS * DOUBLE,
  table: TABLE_INPUTS * WIDTH,
  score: HIDDEN,
  margin: HIDDEN,
  choices: CHOICES * WIDTH,
};

/** What goes on in a net while it looks at a table. */
export interface Thought {
  /** By seat: what its inputs add for itself and for others. */
  readonly sums: readonly Float32Array[];
  readonly table: Float32Array;
  /** What the inputs of all seats add for others. */
  readonly all: Float32Array;
  /** By seat: the hidden units after the threshold, and the direct part of the score. */
  readonly hidden: readonly Float32Array[];
  readonly chances: Float64Array;
}

export function newThought(): Thought {
  return {
    sums: Array.from({ length: 6 }, () => new Float32Array(DOUBLE)),
    table: new Float32Array(WIDTH),
    all: new Float32Array(WIDTH),
    hidden: Array.from({ length: 6 }, () => new Float32Array(WIDTH)),
    chances: new Float64Array(6),
  };
}

/** Adds the weights of all inputs of a row. */
function addRow(sums: Float32Array, weights: Float32Array, width: number, row: Sparse): void {
  for (let i = 0; i < row.n; i++) add(sums, weights, width, row.at[i], row.value[i]);
}

/** Adds the weights of one input. */
function add(sums: Float32Array, weights: Float32Array, width: number, at: number, value: number): void {
  const from = at * width;
  if (value === 1) for (let j = 0; j < width; j++) sums[j] += weights[from + j];
  else for (let j = 0; j < width; j++) sums[j] += value * weights[from + j];
}

/**
 * Turns the sums of one row of inputs into those of another that is much like it. `scratch` has a place for every input,
 * all of them zero before and after.
 */
export function changeInputs(net: Net, sums: Float32Array, from: Sparse, to: Sparse, scratch: Float32Array): void {
  for (let i = 0; i < from.n; i++) scratch[from.at[i]] -= from.value[i];
  for (let i = 0; i < to.n; i++) scratch[to.at[i]] += to.value[i];
  for (const row of [from, to])
    for (let i = 0; i < row.n; i++) {
      const at = row.at[i];
      const change = scratch[at];
      if (change === 0) continue;
      scratch[at] = 0;
      add(sums, net.seats, DOUBLE, at, change);
    }
}

/** Adds a row of inputs of a seat to what is known of it. */
export function addInputs(net: Net, sums: Float32Array, row: Sparse): void {
  addRow(sums, net.seats, DOUBLE, row);
}

/** What the inputs of one seat come to. */
export function sumSeat(net: Net, row: Sparse, into: Float32Array): void {
  into.fill(0);
  addRow(into, net.seats, DOUBLE, row);
}

export function sumTable(net: Net, row: Sparse, into: Float32Array): void {
  into.fill(0);
  addRow(into, net.table, WIDTH, row);
}

/** From the sums to the chance of every seat. */
export function conclude(net: Net, thought: Thought, seats: number): Float64Array {
  const { sums, table, all, hidden, chances } = thought;
  const share = 1 / (seats - 1);
  all.fill(0);
  for (let seat = 0; seat < seats; seat++) for (let j = 0; j < WIDTH; j++) all[j] += sums[seat][WIDTH + j];
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) {
    const own = sums[seat];
    const units = hidden[seat];
    for (let j = 0; j < WIDTH; j++) units[j] = own[j] + table[j] + share * (all[j] - own[WIDTH + j]);
    let score = units[HIDDEN];
    for (let j = 0; j < HIDDEN; j++) {
      if (units[j] > 0) score += units[j] * net.score[j];
      else units[j] = 0;
    }
    chances[seat] = score;
    if (score > most) most = score;
  }
  let total = 0;
  for (let seat = 0; seat < seats; seat++) total += chances[seat] = Math.exp(chances[seat] - most);
  for (let seat = 0; seat < seats; seat++) chances[seat] /= total;
  return chances;
}

/** The chance of every seat to win. */
export function chancesOf(net: Net, inputs: Inputs, thought: Thought): Float64Array {
  for (let seat = 0; seat < inputs.seats; seat++) sumSeat(net, inputs.rows[seat], thought.sums[seat]);
  sumTable(net, inputs.table, thought.table);
  return conclude(net, thought, inputs.seats);
}

/** How the hidden units of a seat speak for each of `n` choices from `from` on, as chances. */
export function choiceChances(net: Net, units: Float32Array, from: number, n: number, into: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let choice = 0; choice < n; choice++) {
    const row = (from + choice) * WIDTH;
    let sum = net.choices[row + HIDDEN];
    for (let j = 0; j < HIDDEN; j++) sum += units[j] * net.choices[row + j];
    into[choice] = sum;
    if (sum > most) most = sum;
  }
  let all = 0;
  for (let choice = 0; choice < n; choice++) all += into[choice] = Math.exp(into[choice] - most);
  for (let choice = 0; choice < n; choice++) into[choice] /= all;
}

export function marginOf(net: Net, units: Float32Array): number {
  let sum = 0;
  for (let j = 0; j < HIDDEN; j++) sum += units[j] * net.margin[j];
  return sum;
}
