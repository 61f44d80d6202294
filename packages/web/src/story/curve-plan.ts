/** Where the lines of a curve run: pure geometry for `curve.tsx`. */
import type { Sample } from "../table/meter.ts";

export interface Box {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Tick {
  readonly at: number;
  readonly n: number;
}

export interface CurvePlan {
  /** One line per seat. Lines of equal values run side by side, so that none hides another. */
  readonly lines: readonly (readonly Point[])[];
  readonly ends: readonly Point[];
  readonly values: readonly Tick[];
  readonly parts: readonly Tick[];
  /** The height of the value that wins. */
  readonly target: number | undefined;
}

/** Pixels between lines that would lie on each other. */
const APART = 3;
/** Pixels between the names of neighbouring lines. */
const NAMES_APART = 18;
const MOST_VALUE_TICKS = 6;
const PART_WIDTH = 44;

export function planCurve(samples: readonly Sample[], box: Box, target: number | undefined): CurvePlan {
  const all = samples.flatMap(({ values }) => values);
  const most = Math.max(1, target ?? 0, ...all);
  const least = Math.min(0, ...all);
  const wide = box.width - box.left - box.right;
  const high = box.height - box.top - box.bottom;
  const x = (i: number) => box.left + (samples.length < 2 ? 0 : (i / (samples.length - 1)) * wide);
  const y = (value: number) => box.top + high - ((value - least) / (most - least)) * high;
  const seats = samples[0]?.values.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) =>
    samples.map(({ values }, i) => ({ x: x(i), y: y(values[seat]) + shift(values, seat) })),
  );
  return {
    lines,
    ends: spread(
      lines.map((line) => line[line.length - 1]),
      box,
    ),
    values: ticks(least, most, MOST_VALUE_TICKS).map((n) => ({ n, at: y(n) })),
    parts: partTicks(samples, wide).map((i) => ({ n: samples[i].part, at: x(i) })),
    target: target === undefined ? undefined : y(target),
  };
}

/** How far a line is moved because others have the same value there. */
function shift(values: readonly number[], seat: number): number {
  const equal = values.flatMap((value, other) => (value === values[seat] ? [other] : []));
  return (equal.indexOf(seat) - (equal.length - 1) / 2) * APART;
}

/** Whole numbers from least to most, at most so many. */
export function ticks(least: number, most: number, atMost: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => (most - least) / one <= atMost - 1) ?? 200;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, i) => first + i * step);
}

function partTicks(samples: readonly Sample[], wide: number): readonly number[] {
  const fitting = Math.max(2, Math.floor(wide / PART_WIDTH));
  const step = Math.max(1, Math.ceil((samples.length - 1) / fitting));
  return samples.flatMap((_, i) => (i > 0 && i % step === 0 ? [i] : []));
}

/** The ends of the lines moved apart, so that a name fits beside each; their order stays. */
function spread(ends: readonly Point[], box: Box): readonly Point[] {
  const order = ends.map((_, i) => i).sort((a, b) => ends[a].y - ends[b].y);
  const ys = order.map((i) => ends[i].y);
  for (let i = 1; i < ys.length; i++) ys[i] = Math.max(ys[i], ys[i - 1] + NAMES_APART);
  let floor = box.height - box.bottom;
  for (let i = ys.length - 1; i >= 0; i--) {
    ys[i] = Math.min(ys[i], floor);
    floor = ys[i] - NAMES_APART;
  }
  return ends.map((end, i) => ({ x: end.x, y: ys[order.indexOf(i)] }));
}
