import { CARDS, cardOf, OFFENSE, type Side, sideOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { alliedShips, bestCard, worthOfCard } from "../judge.ts";

export const usurper: Advice = {
  wild: ({ t, who }) => sideOf(t, who) === OFFENSE && alliedShips(t, OFFENSE) > 0,
  one: {
    play: ({ options }) => best(options, (ref) => -worthOfCard(cardOf(ref))),
    own: ({ options, who }, view) => {
      const cards = [view.chosen, ...options.slice(1).map(cardOf)].filter((card) => card >= 0);
      const picked = bestCard(view, sideOf(view.table, who) as Side, cards);
      return picked === view.chosen ? options[0] : CARDS[picked].ref;
    },
    /** Allies seldom give their best. */
    theirs: ({ options }) => options[1],
    "theirs-seen": ({ options }) => {
      const low = best(options.slice(1), (ref) => -CARDS[cardOf(ref)].value);
      return CARDS[cardOf(low)].value < 10 ? low : options[0];
    },
  },
};
