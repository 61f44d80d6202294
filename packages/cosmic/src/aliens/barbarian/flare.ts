import { askCards, byCard } from "../../asking.ts";
import { type CardNumber, flareOf } from "../../cards.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import { discard } from "../../hand.ts";
import { powerOf } from "../../installed.ts";
import { handBeside, handSize } from "../../query.ts";
import { usePower } from "../../windows.ts";

const WILD = byCard("flare-barbarian", "barbarian wild");

/**
 * Wild: discard any of the cards you have just got as compensation or rewards. Super: as an offensive ally on the
 * winning side, use your power on the defense.
 */
export const flare: Flare = {
  alien: "barbarian",
  wild: {
    uses: [
      at<"cards.received", CardNumber[]>("cards.received", {
        as: "mainOrAlly",
        rule: "barbarian wild",
        // With some aliens and flares rewards come in other phases as well.
        when: (g, me, { seat, cards }) =>
          seat === me && g.s.table.encounter.phase === "resolution" && still(g, me, cards).length > 0,
        declare: (g, me, event) => {
          const cards = still(g, me, event.cards);
          return askCards(g, me, "barbarian/discard", WILD, cards, 1, cards.length);
        },
        run: (g, me, _event, cards) => discard(g, me, cards),
      }),
    ],
  },
  super: {
    uses: [
      at("resolution.landed", {
        as: "offensiveAlly",
        rule: "barbarian super",
        when: (g) => handSize(g.s, g.s.table.encounter.defense) > 0,
        run: (g, me, event) => {
          usePower(g, me, "barbarian", powerOf("barbarian").effect.uses[0], event);
        },
      }),
    ],
  },
};

/** Those of the cards that the player still has. */
function still(g: Play, me: number, cards: readonly CardNumber[]): CardNumber[] {
  const hand = handBeside(g.s, me, flareOf("barbarian"));
  return cards.filter((card) => hand.includes(card));
}
