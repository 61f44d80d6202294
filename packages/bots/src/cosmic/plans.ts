/** Plans that a wish and the questions after it share. */
import { CARDS, type CardNumber, type Side, shipsInEncounter, sideOf, spareShips, type View } from "@hypergate/cosmic";
import type { Seat } from "@hypergate/kernel";
import { chanceWithChosen, gapOf, leads, wouldWin } from "./judge.ts";

const HOPELESS = 0.3;
const SAFE = 0.75;
const MOST_ADDED = 5;

/**
 * How many ships to add to the encounter, or below zero to withdraw; 0 to leave it as it is. One always stays: the other
 * side may yet show a negotiate.
 */
export function planOfShips(view: View, who: Seat): number {
  const t = view.table;
  const chance = chanceWithChosen(view, who);
  if (chance < HOPELESS) return Math.min(0, 1 - shipsInEncounter(t, who));
  if (chance >= SAFE) return 0;
  return Math.max(0, Math.min(wouldWin(t, who) ? 2 * MOST_ADDED : MOST_ADDED, spareShips(t, who) - 1));
}

/** The fewest of these cards, the lowest first, that win the encounter for a player; none if they do not or need not. */
export function cardsToWin({ table: t }: View, who: Seat, cards: readonly CardNumber[]): CardNumber[] {
  const side = sideOf(t, who) as Side;
  if (leads(t, side)) return [];
  let gap = gapOf(t, side);
  const chosen: CardNumber[] = [];
  for (const card of [...cards].sort((a, b) => CARDS[a].value - CARDS[b].value)) {
    if (gap <= 0) break;
    chosen.push(card);
    gap -= CARDS[card].value;
  }
  return gap <= 0 ? chosen : [];
}
