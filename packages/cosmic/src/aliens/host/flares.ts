/** Drawing from the flares that are in no deck and in no hand. */
import type { CardNumber } from "../../cards.ts";
import type { Play } from "../../effects.ts";

/** The next flares of the unused ones, fewer if there are too few. */
export function drawFlares(g: Play, n: number): CardNumber[] {
  const { flareDeck } = g.s.secret;
  const cards = flareDeck.splice(Math.max(0, flareDeck.length - n)).reverse();
  if (cards.length > 0) g.fence = g.used;
  return cards;
}
