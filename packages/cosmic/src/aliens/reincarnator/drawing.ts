/** How a new alien is found: what the power and its flare have in common. */
import { chance, type Seat } from "@hypergate/kernel";
import type { Play } from "../../effects.ts";
import { unusedAliens } from "../../pool.ts";

/** An unused alien; those with set-up text or not allowed beside the others are passed over. */
export function drawAlien(g: Play, seat: Seat): string | undefined {
  const unused = unusedAliens(g.s, seat);
  return unused.length === 0 ? undefined : unused[chance(g, unused.length)];
}
