import { planetOf, shipsOn } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { wound } from "../targets.ts";

export const shadow: Advice = {
  wild: ({ t }) => t.encounter.gate.reduce((sum, n) => sum + n, 0) > 1,
  one: {
    /** A last ship abroad is a colony less for somebody ahead. */
    execute: ({ options, who }, { table: t }) => best(options, (ref) => wound(t, who, ref)),
    descend: ({ options, who }, { table: t }) => best(options, (ref) => shipsOn(t, planetOf(ref), who)),
  },
};
