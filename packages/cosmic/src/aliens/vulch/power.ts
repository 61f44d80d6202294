import { type Seat, tell } from "@hypergate/kernel";
import { type CardNumber, TYPE_OF } from "../../cards.ts";
import type { CardType } from "../../catalogue.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { cardList } from "../../hand.ts";
import { isDiscarded, putInto, takeFromDiscard } from "../../piles.ts";
import { playerRef } from "../../refs.ts";

/**
 * Salvage. Whenever another player discards an artifact, played or not, you must take it into your hand. When you draw a
 * new hand, you keep your artifacts and draw eight more cards.
 */
export const power: Power = {
  id: "vulch",
  uses: [
    at("cards.discarded", {
      as: "any",
      rule: "vulch 1",
      mandatory: true,
      often: "window",
      when: (g, me, { seat, cards }) => seat !== me && onPile(g, cards, "artifact").length > 0,
      run: (g, me, { cards }) => salvage(g, me, onPile(g, cards, "artifact")),
    }),
    at("hand.new", {
      as: "any",
      rule: "vulch 3",
      mandatory: true,
      passive: true,
      often: "window",
      when: (g, me, { seat, kept }) => seat === me && unkept(g, me, kept).length > 0,
      run: (g, me, { kept }) => {
        const cards = unkept(g, me, kept);
        kept.push(...cards);
        tell(g, "vulch.kept", { player: playerRef(me), cards: cardList(cards) });
      },
    }),
  ],
};

function unkept(g: Play, me: Seat, kept: readonly CardNumber[]): CardNumber[] {
  return g.s.secret.hands[me].filter((card) => TYPE_OF[card] === "artifact" && !kept.includes(card));
}

/** Those of the cards that are of this type and still lie in the discard pile. */
export function onPile(g: Play, cards: readonly CardNumber[], type: CardType): CardNumber[] {
  return cards.filter((card) => TYPE_OF[card] === type && isDiscarded(g.s.table, card));
}

export function salvage(g: Play, me: Seat, cards: readonly CardNumber[]): void {
  for (const card of cards) takeFromDiscard(g.s.table, card);
  putInto(g.s.secret.hands, me, cards);
  tell(g, "vulch.took", { player: playerRef(me), cards: cardList(cards) });
}
