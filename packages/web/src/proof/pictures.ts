/**
 * Pictures of a page, compared as an eye would. Edges may be smoothed a little differently each time they are painted, so
 * not single dots are compared but small squares of them.
 */
import type { Pixels } from "./palette-png.ts";

/** Dots along the side of a square. */
const SIDE = 8;
/** A square whose colours differ by so much on average, of 255, is another square. */
const NOTICEABLE = 16;

/** How many squares of two pictures differ noticeably. Pictures of different sizes differ everywhere. */
export function squaresThatDiffer(before: Pixels, after: Pixels): number {
  const { width, height } = before;
  if (width !== after.width || height !== after.height) return Number.POSITIVE_INFINITY;
  const across = Math.ceil(width / SIDE);
  const sums = new Float64Array(across * Math.ceil(height / SIDE));
  for (let i = 0; i < before.rgb.length; i++) {
    const dot = Math.floor(i / 3);
    const square = Math.floor(Math.floor(dot / width) / SIDE) * across + Math.floor((dot % width) / SIDE);
    sums[square] += Math.abs(before.rgb[i] - after.rgb[i]);
  }
  return sums.filter((sum) => sum >= NOTICEABLE * SIDE * SIDE * 3).length;
}
