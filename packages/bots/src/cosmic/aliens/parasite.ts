import { OFFENSE, planetOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { sideToJoin } from "../alliances.ts";
import { best } from "../best.ts";
import { landing } from "../targets.ts";

export const parasite: Advice = {
  power: ({ t, who }) => {
    const bits = t.encounter.invited[who];
    return sideToJoin(t, who, (bits & 1) === 0, (bits & 2) === 0) !== undefined;
  },
  one: {
    planet: ({ options, who }, { table: t }) => best(options, (ref) => landing(t, who, planetOf(ref))),
    side: ({ options, who }, { table: t }) => {
      const side = sideToJoin(t, who, options.includes("word/offense"), options.includes("word/defense"));
      return side === undefined ? undefined : side === OFFENSE ? "word/offense" : "word/defense";
    },
  },
};
