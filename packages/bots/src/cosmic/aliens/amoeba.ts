import type { Advice } from "../advice.ts";
import { homeFirst, largestFirst } from "../fleets.ts";
import { wouldWin } from "../judge.ts";
import { planOfShips } from "../plans.ts";

export const amoeba: Advice = {
  power: ({ view, who }) => planOfShips(view, who) !== 0,
  wild: ({ t, who }) => wouldWin(t, who) || (who === t.encounter.defense && wouldWin(t, t.encounter.offense)),
  super: ({ view, who }) => planOfShips(view, who) < 0,
  one: {
    /** It is known from the card which way is better. */
    how: ({ who }, view) => (planOfShips(view, who) > 0 ? "word/add" : "word/withdraw"),
  },
  spread: {
    add: (question, view) => largestFirst(question, view.table, Math.max(1, planOfShips(view, question.who))),
    withdraw: (question, view) => homeFirst(question, view.table, Math.max(1, -planOfShips(view, question.who))),
  },
};
