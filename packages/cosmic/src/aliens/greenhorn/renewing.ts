/** When somebody who lacks cards of a type may draw a new hand. */
import type { Seat } from "@hypergate/kernel";
import { type CardNumber, TYPE_OF } from "../../cards.ts";
import type { CardType } from "../../catalogue.ts";
import type { Play } from "../../effects.ts";

/** One of these types is missing in the hand, but for one card, and there is something to draw. */
export function isNewHandFor(
  { s: { secret: x, table: t } }: Play,
  me: Seat,
  types: readonly CardType[],
  but = -1,
): boolean {
  const hand = x.hands[me];
  if (x.deck.length + t.discard.length === 0 && hand.every((card) => card === but)) return false;
  return types.some((type) => !hasType(hand, type, but));
}

function hasType(hand: readonly CardNumber[], type: CardType, but: CardNumber): boolean {
  for (let i = 0; i < hand.length; i++) if (TYPE_OF[hand[i]] === type && hand[i] !== but) return true;
  return false;
}
