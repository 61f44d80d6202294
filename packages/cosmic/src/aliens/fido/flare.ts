import { tell } from "@hypergate/kernel";
import { byCard } from "../../asking.ts";
import { cardOf, cardRef } from "../../cards.ts";
import { at, type Flare } from "../../effects.ts";
import { draw } from "../../hand.ts";
import { putInto } from "../../piles.ts";
import { opponentOf } from "../../query.ts";
import { PASS, playerRef } from "../../refs.ts";
import { askCardOnPile, askTaker, fetchable, offer } from "./fetch.ts";

const SUPER = byCard("flare-fido", "fido super");

/**
 * Wild: as a main player, before cards are selected, your opponent takes the top card of the discard pile, and you draw
 * one from the deck. Super: offer any of the discarded encounter cards, one by one.
 */
export const flare: Flare = {
  alien: "fido",
  wild: {
    uses: [
      at("planning.before", {
        as: "main",
        rule: "fido wild",
        when: (g) => g.s.table.discard.length > 0,
        run: (g, me) => {
          const opponent = opponentOf(g.s.table, me);
          const card = g.s.table.discard.pop();
          if (card === undefined) return;
          putInto(g.s.secret.hands, opponent, [card]);
          tell(g, "fido.forced", { player: playerRef(opponent), card: cardRef(card) });
          draw(g, me, 1);
        },
      }),
    ],
  },
  super: {
    uses: [
      at("resolution.discarded", {
        as: "any",
        rule: "fido super",
        when: (g) => fetchable(g.s.table).length > 0,
        run: (g, me) => {
          const offered: string[] = [];
          for (;;) {
            const left = fetchable(g.s.table)
              .map(cardRef)
              .filter((card) => !offered.includes(card));
            if (left.length === 0) return;
            const ref = askCardOnPile(g, me, SUPER, [PASS, ...left]);
            if (ref === PASS) return;
            offered.push(ref);
            offer(g, me, cardOf(ref), askTaker(g, me, SUPER, cardOf(ref)), SUPER);
          }
        },
      }),
    ],
  },
};
