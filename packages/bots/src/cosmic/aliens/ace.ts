import { planetOf, shipsOn } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { isBehind } from "../judge.ts";
import { homeSites } from "../targets.ts";

export const ace: Advice = {
  wild: ({ t, who }) => isBehind(t, who),
  one: {
    planet: ({ options, who }, { table: t }) => best(options, (ref) => -shipsOn(t, planetOf(ref), who)),
    /** An Ace abroad is about to win. */
    raid: ({ options }) => options[1],
    refuge: ({ options, who }, view) => homeSites(options, view, who),
  },
};
