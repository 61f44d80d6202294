import { OFFENSE, sideOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { mostFeared } from "../fleets.ts";

export const pirate: Advice = {
  /** One ship should land; the others do better at home, with prisoners. */
  power: ({ t, who, at }) =>
    at !== "window/resolution.before" || sideOf(t, who) !== OFFENSE || t.encounter.gate[who] > 1,
  some: {
    whom: ({ options }) => [...options],
  },
  spread: {
    capture: (question, view) => {
      const { gate } = view.table.encounter;
      const spare = sideOf(view.table, question.who) === OFFENSE ? Math.max(1, gate[question.who] - 1) : question.max;
      return mostFeared({ ...question, max: Math.min(question.max, spare) }, view);
    },
    sell: mostFeared,
  },
  number: {
    home: ({ min }) => min,
    /** The winner's cards are as good as those of the deck, and the winner loses them. */
    take: ({ max }) => max,
  },
};
