import type { Advice } from "../advice.ts";
import { largestFirst } from "../fleets.ts";
import { homeSites } from "../targets.ts";

const SETTLERS = 2;

export const reactor: Advice = {
  one: {
    choose: ({ options }) => options[0],
    planet: ({ options, who }, view) => homeSites(options, view, who),
  },
  spread: { ships: (question, { table: t }) => largestFirst(question, t, SETTLERS) },
};
