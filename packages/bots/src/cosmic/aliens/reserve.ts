import { CARDS, cardOf, FACTS_OF, sideOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { toWin } from "../hand-picks.ts";
import { attacksIn, isBehind } from "../judge.ts";
import { cardsToWin } from "../plans.ts";

const { highest, superHighest } = FACTS_OF.reserve.numbers;

export const reserve: Advice = {
  power: ({ t, view, who, at, actor }) => {
    if (at === "window/reveal.reinforce") return cardsToWin(view, who, attacksIn(view.hand, highest)).length > 0;
    return sideOf(t, actor) !== sideOf(t, who) && isBehind(t, who);
  },
  super: ({ view, who }) => attacksIn(view.hand, superHighest).some((card) => cardsToWin(view, who, [card]).length > 0),
  one: {
    card: ({ options, who }, view) =>
      best(options, (ref) => (cardsToWin(view, who, [cardOf(ref)]).length > 0 ? 100 : 0) - CARDS[cardOf(ref)].value),
  },
  some: { cards: toWin },
};
