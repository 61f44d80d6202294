/** A row of inputs of which most are zero: places and values side by side. Rows are written again and again. */
export interface Sparse {
  readonly at: Uint16Array;
  readonly value: Float32Array;
  n: number;
}

const ROOM = 400;

export function emptyRow(): Sparse {
  return { at: new Uint16Array(ROOM), value: new Float32Array(ROOM), n: 0 };
}

export function put(row: Sparse, at: number, value: number): void {
  row.at[row.n] = at;
  row.value[row.n] = value;
  row.n++;
}

/** Places for inputs, handed out one block after the other. */
export interface Places {
  used: number;
}

/** A block of `n` places. */
export function block(places: Places, n: number): number {
  const from = places.used;
  places.used += n;
  return from;
}

/** A number as two inputs: the step that it stands on, and its size. */
export interface Scale {
  readonly from: number;
  readonly steps: number;
  readonly least: number;
  readonly width: number;
  readonly unit: number;
}

/** A scale of `steps` steps from `least` on, each `width` wide; as a size the number counts in `unit`s. */
export function scale(places: Places, steps: number, least: number, width: number, unit: number): Scale {
  return { from: block(places, steps + 1), steps, least, width, unit };
}

export function putOn(row: Sparse, on: Scale, n: number): void {
  let step = Math.floor((n - on.least) / on.width);
  if (step < 0) step = 0;
  else if (step >= on.steps) step = on.steps - 1;
  put(row, on.from + step, 1);
  if (n !== 0) put(row, on.from + on.steps, n / on.unit);
}
