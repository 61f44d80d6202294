import { tell } from "@hypergate/kernel";
import { askCards, byCard } from "../../asking.ts";
import { type CardNumber, flareOf } from "../../cards.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import { isCompensated } from "../../folds.ts";
import { giveCards } from "../../hand.ts";
import { handBeside } from "../../query.ts";
import { playerRef } from "../../refs.ts";

const SUPER = byCard("flare-hacker", "hacker super");

/**
 * Wild: your opponent takes no compensation from you. Super: after taking compensation from a player of your choice, give
 * that player up to as many cards of your own.
 */
export const flare: Flare = {
  alien: "hacker",
  wild: {
    uses: [
      at("resolution.compensation", {
        as: "main",
        rule: "hacker wild",
        when: (g, me, due) => due.payer === me && !due.spared.includes(me) && isCompensated(g.s.table),
        run: (g, me, due) => {
          due.spared.push(me);
          tell(g, "hacker.refused", { player: playerRef(me), other: playerRef(due.to) });
        },
      }),
    ],
  },
  super: {
    uses: [
      at<"cards.received", CardNumber[]>("cards.received", {
        as: "main",
        rule: "hacker super",
        when: (g, me, { seat, picker }) => seat === me && picker === me && ownCards(g, me).length > 0,
        declare: (g, me, { cards, from }) => {
          const own = ownCards(g, me);
          const most = Math.min(cards.length, own.length);
          return askCards(g, me, "hacker/give", SUPER, own, 1, most, { player: playerRef(from) });
        },
        run: (g, me, { from }, cards) => giveCards(g, me, from, cards),
      }),
    ],
  },
};

function ownCards(g: Play, me: number): readonly CardNumber[] {
  return handBeside(g.s, me, flareOf("hacker"));
}
