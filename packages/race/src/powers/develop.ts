/** What a development costs, and which may not be placed. */
import { type Card, COST, SAME } from "../cards.ts";
import { DEVELOP_DISCOUNT } from "../figures.ts";
import type { Player } from "../state.ts";

/** The price before anything is discarded from the tableau; who chose the phase pays one less (6.4). */
export function developPrice(p: Player, card: Card, isChooser: boolean): number {
  const price = COST[card] - p.figures[DEVELOP_DISCOUNT] - (isChooser ? 1 : 0);
  return price < 0 ? 0 : price;
}

/** Whether a card of the same name is in the tableau (6.3). */
export function hasSame(tableau: readonly Card[], card: Card): boolean {
  for (let i = 0; i < tableau.length; i++) if (SAME[tableau[i]] === SAME[card]) return true;
  return false;
}
