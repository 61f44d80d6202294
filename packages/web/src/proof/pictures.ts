/** Pictures of a page, compared as an eye would: edges may be smoothed a little differently each time they are painted. */
import { decode } from "./palette-png.ts";

/** From so much in one colour on, of 255, a dot is another dot. */
const NOTICEABLE = 64;

/** How many dots of two pictures differ noticeably. Pictures of different sizes differ in all of them. */
export function dotsThatDiffer(one: Buffer, other: Buffer): number {
  if (one.equals(other)) return 0;
  const [{ rgb: before }, { rgb: after }] = [decode(one), decode(other)];
  if (before.length !== after.length) return Math.max(before.length, after.length) / 3;
  let dots = 0;
  for (let i = 0; i < before.length; i += 3)
    if ([0, 1, 2].some((colour) => Math.abs(before[i + colour] - after[i + colour]) >= NOTICEABLE)) dots++;
  return dots;
}
