/**
 * Pictures of a page, compared as an eye would. Edges may be smoothed a little differently each time they are painted, and
 * words may be a dot higher, so not single dots are compared but how bright small squares of them are.
 */
import type { Pixels } from "./palette-png.ts";

/** Dots along the side of a square. */
const SIDE = 8;
/** A square that is brighter or darker by so much, of 255, is another square. */
const NOTICEABLE = 12;

/** How many squares of two pictures differ noticeably. Pictures of different sizes differ everywhere. */
export function squaresThatDiffer(before: Pixels, after: Pixels): number {
  const { width, height } = before;
  if (width !== after.width || height !== after.height) return Number.POSITIVE_INFINITY;
  const across = Math.ceil(width / SIDE);
  const sums = new Float64Array(across * Math.ceil(height / SIDE));
  for (let i = 0; i < before.rgb.length; i++) {
    const dot = Math.floor(i / 3);
    const square = Math.floor(Math.floor(dot / width) / SIDE) * across + Math.floor((dot % width) / SIDE);
    sums[square] += before.rgb[i] - after.rgb[i];
  }
  return sums.filter((sum) => Math.abs(sum) >= NOTICEABLE * SIDE * SIDE * 3).length;
}
