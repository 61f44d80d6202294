import { at, type Flare } from "../../effects.ts";
import { lookAt } from "../../hand.ts";
import { lastOn, lastsWith } from "../../lasting.ts";

const EFFECT = "wild/mind";

/**
 * Wild: when another player draws from the deck, look at those cards, and at all that player draws until the encounter is
 * over. Super: see the hands of both main players; played while the power is being used.
 */
export const flare: Flare = {
  alien: "mind",
  wild: {
    uses: [
      at("cards.drawn", {
        as: "any",
        rule: "mind wild",
        when: (_g, me, { seat }) => seat !== me,
        run: (g, me, { seat }) => lastOn(g, EFFECT, me, seat),
      }),
    ],
    lasting: [
      at("cards.drawn", {
        as: "any",
        rule: "mind wild",
        when: (g, me, { seat }) => seat === lastsWith(g, EFFECT, me),
        run: (g, me, { seat, cards }) => lookAt(g, me, seat, cards),
      }),
    ],
  },
  super: { uses: [] },
};
