import { cardRef } from "../../cards.ts";
import { at, type Flare } from "../../effects.ts";

/**
 * Wild: keep an artifact you just played; it may be played again in a later encounter. Super: take up to double
 * compensation.
 */
export const flare: Flare = {
  alien: "clone",
  wild: {
    uses: [
      at("card.spent", {
        as: "any",
        rule: "clone wild",
        when: (_g, me, spent) => spent.seat === me,
        run: (g, _me, spent) => {
          spent.kept = true;
          g.s.table.encounter.used.push(cardRef(spent.card));
        },
      }),
    ],
  },
  super: {
    uses: [
      at("resolution.compensation", {
        as: "main",
        rule: "clone super",
        when: (g, me, due) => due.to === me && !g.s.table.encounter.noCompensation,
        run: (_g, _me, due) => {
          due.count *= 2;
        },
      }),
    ],
  },
};
