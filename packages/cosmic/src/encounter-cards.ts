/** Which cards a player has to play as an encounter card, and what they are. */
import type { Seat } from "@hypergate/kernel";
import { CARDS, type CardNumber, IS_ENCOUNTER } from "./cards.ts";
import { powerOf } from "./installed.ts";
import { sheetWith } from "./piles.ts";
import { type LaidCard, NO_SHEETS, NOBODY, type RevealedCard, type State, type Table } from "./state.ts";
import { usableCards } from "./working.ts";

/** In hand, or on a sheet that needs no use of its power to play it. */
export function isAtHand(s: State, card: CardNumber): boolean {
  const power = sheetWith(s.secret, card);
  return power === undefined || powerOf(power).effect.stash?.playing === undefined;
}

/** The intimidate a player has laid down in this encounter, as a place in `Encounter.laid`, or -1 (IN-2). */
export function laidBy(t: Table, seat: Seat, type: LaidCard["type"] = "intimidate"): number {
  const { laid } = t.encounter;
  for (let i = 0; i < laid.length; i++) if (laid[i].seat === seat && laid[i].type === type) return i;
  return NOBODY;
}

/** An own intimidate serves as the encounter card (IN-6). */
export function hasEncounterCard(s: State, seat: Seat): boolean {
  if (laidBy(s.table, seat) !== NOBODY || hasEncounterCardInHand(s, seat)) return true;
  return s.secret.stash !== NO_SHEETS && usableCards(s, seat).some((card) => IS_ENCOUNTER[card]);
}

/** An encounter card in hand, or on a sheet that needs no use of its power for it. */
export function hasEncounterCardAtHand(s: State, seat: Seat): boolean {
  if (laidBy(s.table, seat) !== NOBODY || hasEncounterCardInHand(s, seat)) return true;
  return s.secret.stash !== NO_SHEETS && hasSheetCardAtHand(s, seat);
}

function hasSheetCardAtHand(s: State, seat: Seat): boolean {
  return usableCards(s, seat).some((card) => IS_ENCOUNTER[card] && isAtHand(s, card));
}

/** STT-01 looks at the hand alone. */
export function hasEncounterCardInHand(s: State, seat: Seat): boolean {
  const hand = s.secret.hands[seat];
  for (let i = 0; i < hand.length; i++) if (IS_ENCOUNTER[hand[i]]) return true;
  return false;
}

/** Type and value of a card as printed, if it is played as an encounter card. */
export function printed(card: CardNumber): Pick<RevealedCard, "type" | "value"> {
  const { type, value } = CARDS[card];
  switch (type) {
    case "negotiate":
    case "morph":
    case "retreat":
    case "intimidate":
      return { type, value };
    default:
      return { type: "attack", value };
  }
}
