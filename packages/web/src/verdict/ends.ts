/** Heights for the names at the ends of lines. */
export type Ends = readonly number[];

/** Pixels between two names. */
const APART = 18;

/** As near to the lines as can be, in their order, none on another and all between `top` and `foot`. */
export function endsApart(heights: readonly number[], top: number, foot: number): Ends {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a] - heights[b]);
  const placed = order.map((i) => Math.max(top, heights[i]));
  for (let n = 1; n < placed.length; n++) placed[n] = Math.max(placed[n], placed[n - 1] + APART);
  let floor = foot;
  for (let n = placed.length - 1; n >= 0; n--) {
    placed[n] = Math.min(placed[n], floor);
    floor = placed[n] - APART;
  }
  return heights.map((_, i) => placed[order.indexOf(i)]);
}

/** Places from left to right, each at least so far from the one before. */
export function apart(places: readonly number[], distance: number): readonly number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? Number.NEGATIVE_INFINITY) + distance));
  return moved;
}
