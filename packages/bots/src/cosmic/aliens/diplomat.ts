import { playerOf, sideOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { isBehind, isClose, threat } from "../judge.ts";
import { never } from "../wish.ts";

export const diplomat: Advice = {
  /** Stops somebody who is about to win. */
  power: ({ t, who }) => isClose(t, t.encounter.offense) || (sideOf(t, who) !== -1 && isBehind(t, who)),
  wild: never,
  super: never,
  one: {
    card: ({ options }) => options[0],
    out: ({ options, who }, { table: t }) => best(options, (ref) => threat(t, who, playerOf(ref))),
    vote: ({ options, who }, { table: t }) => {
      const side = sideOf(t, who);
      if (side !== -1) return options[side];
      return isClose(t, t.encounter.offense) ? options[1] : options[0];
    },
  },
  some: { buy: () => [] },
};
