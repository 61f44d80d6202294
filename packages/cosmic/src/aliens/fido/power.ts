import type { Seat } from "@hypergate/kernel";
import { byPower } from "../../asking.ts";
import { type CardNumber, cardOf, cardRef } from "../../cards.ts";
import { at, type Power } from "../../effects.ts";
import { playerRef } from "../../refs.ts";
import { askCardOnPile, askTaker, fetchable, offer } from "./fetch.ts";

const FETCH = byPower("fido", "fido 1");

/** The card on offer and to whom. */
interface Offer {
  readonly card: CardNumber;
  readonly other: Seat;
}

/**
 * Fetch. In any role, after the encounter cards are discarded, you may offer one of them to another player. Refused, you
 * keep or discard it; accepted, you may take a ship from the warp or a card from the deck.
 */
export const power: Power = {
  id: "fido",
  uses: [
    at<"resolution.discarded", Offer>("resolution.discarded", {
      as: "any",
      rule: "fido 1",
      when: (g) => fetchable(g.s.table).length > 0,
      declare: (g, me) => {
        const card = cardOf(askCardOnPile(g, me, FETCH, fetchable(g.s.table).map(cardRef)));
        return { card, other: askTaker(g, me, FETCH, card) };
      },
      said: ({ card, other }) => [cardRef(card), playerRef(other)],
      run: (g, me, _event, { card, other }) => offer(g, me, card, other, FETCH),
    }),
  ],
};
