import type { Seat } from "@hypergate/kernel";
import { at, type Flare, type Play } from "../../effects.ts";
import type { CardPlayed } from "../../events.ts";
import { wildSide } from "../../installed.ts";

/**
 * Wild: as a main player or ally, stop another player's flare that is played as wild. Super: in any role, stop another
 * player's flare, wild or super. The stopped flare goes back to its player's hand and counts as played.
 */
export const flare: Flare = {
  alien: "anti-matter",
  wild: {
    uses: [
      at("card.played", {
        as: "mainOrAlly",
        rule: "anti-matter wild",
        when: (g, me, played) => isFlare(g, me, played) && played.effect === wildSide(played.card).effect,
        run: stop,
      }),
    ],
  },
  super: {
    uses: [at("card.played", { as: "any", rule: "anti-matter super", when: isFlare, run: stop })],
  },
};

function isFlare(_g: Play, me: Seat, played: CardPlayed): boolean {
  return played.seat !== me && played.as === "flare";
}

function stop(_g: Play, _me: Seat, played: CardPlayed): void {
  played.fate = "returned";
}
