import type { Seat } from "@hypergate/kernel";
import { askWord, byCard } from "../../asking.ts";
import { cardRef } from "../../cards.ts";
import { at, type Flare, type Play, type Use } from "../../effects.ts";
import { detonate, discard, randomOf, tellCards } from "../../hand.ts";
import { putInto, takeFrom } from "../../piles.ts";
import { handSize, hasSucceeded, opponentOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { usePower } from "../../windows.ts";
import { onPile, salvage } from "./power.ts";

const WILD = byCard("flare-vulch", "vulch wild");

/** The power, with flares. */
const SALVAGE: Use = at<"cards.discarded">("cards.discarded", {
  as: "any",
  rule: "vulch super",
  run: (g, me, { cards }) => salvage(g, me, onPile(g, cards, "flare")),
});

/**
 * Wild: as a main player who won or made a deal, see your opponent's cards one by one in random order, discarding each
 * until you keep one. Super: use your power on discarded flares.
 */
export const flare: Flare = {
  alien: "vulch",
  wild: {
    uses: [
      at("resolution.after", {
        as: "main",
        rule: "vulch wild",
        when: (g, me) => hasSucceeded(g.s.table, me) && handSize(g.s, opponentOf(g.s.table, me)) > 0,
        run: (g, me) => pickOver(g, me, opponentOf(g.s.table, me)),
      }),
    ],
  },
  super: {
    uses: [
      at("cards.discarded", {
        as: "any",
        rule: "vulch super",
        when: (g, me, { seat, cards }) => seat !== me && onPile(g, cards, "flare").length > 0,
        run: (g, me, event) => {
          usePower(g, me, "vulch", SALVAGE, event);
        },
      }),
    ],
  },
};

/** One card after the other, until one is kept or none is left (vulch flare D1 to D3). */
function pickOver(g: Play, me: Seat, other: Seat): void {
  const { hands, aside } = g.s.secret;
  const params = { player: playerRef(other), to: playerRef(me), n: 1 };
  while (hands[other].length > 0) {
    const [card] = randomOf(g, me, other, hands[other], 1);
    takeFrom(hands, other, card);
    putInto(aside, me, [card]);
    tellCards(g, "cards.given", params, [me, other], [card]);
    if (askWord(g, me, "vulch/keep", WILD, ["keep", "drop"], { card: cardRef(card) }) === "keep") {
      takeFrom(aside, me, card);
      putInto(hands, me, [card]);
      detonate(g, me, [card]);
      return;
    }
    discard(g, me, [card], aside);
  }
}
