import { askNumber, byCard } from "../../asking.ts";
import { cardRef } from "../../cards.ts";
import { at, type Flare } from "../../effects.ts";
import { isCompensated } from "../../folds.ts";
import { handSize } from "../../query.ts";
import { numberRef } from "../../refs.ts";

const SUPER = byCard("flare-clone", "clone super");

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
      at<"resolution.compensation", number>("resolution.compensation", {
        as: "main",
        rule: "clone super",
        when: (g, me, due) => due.to === me && isCompensated(g.s.table) && handSize(g.s, due.payer) > due.count,
        declare: (g, me, { count, payer }) => {
          const most = Math.min(2 * count, handSize(g.s, payer));
          return askNumber(g, me, "clone/compensation", SUPER, count + 1, most, { n: count });
        },
        said: (n) => [numberRef(n)],
        run: (_g, _me, due, count) => {
          due.count = count;
        },
      }),
    ],
  },
};
