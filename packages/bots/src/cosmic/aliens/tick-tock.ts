import { planetOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { largestFirst } from "../fleets.ts";
import { landing } from "../targets.ts";

const SETTLERS = 2;

export const tickTock: Advice = {
  one: { planet: ({ options, who }, { table: t }) => best(options, (ref) => landing(t, who, planetOf(ref))) },
  spread: { ships: (question, view) => largestFirst(question, view.table, SETTLERS) },
};
