import { TYPE_OF } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";

export const lizard: Advice = {
  wild: ({ view, t, who }) =>
    view.hand.some((card) => TYPE_OF[card] === "reinforcement") ||
    t.encounter.laid.some(({ seat, type, off }) => seat === who && type === "kicker" && !off),
  one: {
    how: ({ options }) => options[options.length - 1],
  },
};
