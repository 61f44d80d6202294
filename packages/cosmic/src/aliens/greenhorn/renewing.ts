/** When somebody who lacks cards of a type may draw a new hand. */
import type { Seat } from "@hypergate/kernel";
import { TYPE_OF } from "../../cards.ts";
import type { CardType } from "../../catalogue.ts";
import type { Play } from "../../effects.ts";
import { without } from "../../lists.ts";

/** One of these types is missing in the hand, but for one card, and there is something to draw. */
export function isNewHandFor(
  { s: { secret: x, table: t } }: Play,
  me: Seat,
  types: readonly CardType[],
  but = -1,
): boolean {
  const hand = without(x.hands[me], but);
  if (x.deck.length + t.discard.length + hand.length === 0) return false;
  return types.some((type) => !hand.some((card) => TYPE_OF[card] === type));
}
