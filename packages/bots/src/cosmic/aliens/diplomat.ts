import { OFFENSE, playerOf, sideOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { isDecisive } from "../alliances.ts";
import { best } from "../best.ts";
import { isClose, leads, threat, wouldWin } from "../judge.ts";
import { never } from "../wish.ts";

export const diplomat: Advice = {
  /** Stops a win that nothing else stops. */
  power: ({ t, who }) => isDecisive(t, who) && !wouldWin(t, who) && leads(t, OFFENSE),
  wild: never,
  super: never,
  one: {
    out: ({ options, who }, { table: t }) => best(options, (ref) => threat(t, who, playerOf(ref))),
    vote: ({ options, who }, { table: t }) => {
      const side = sideOf(t, who);
      if (side !== -1) return options[side];
      return isClose(t, t.encounter.offense) ? options[1] : options[0];
    },
  },
  some: { buy: () => [] },
};
