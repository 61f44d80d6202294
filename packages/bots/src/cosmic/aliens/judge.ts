import { planetOf, type Side, sideOf, type Table } from "@hypergate/cosmic";
import type { Seat } from "@hypergate/kernel";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { largestFirst } from "../fleets.ts";
import { leadOf } from "../outlook.ts";
import { homeSites } from "../targets.ts";

/** Does the Judge expect to win? */
function isConfident(t: Table, who: Seat): boolean {
  return leadOf(t, sideOf(t, who) as Side) >= 0;
}

const SETTLERS = 2;

export const judge: Advice = {
  wild: ({ t, who }) => !isConfident(t, who),
  one: {
    party: ({ options, who }, { table: t }) => (options.length === 1 || isConfident(t, who) ? options[0] : options[1]),
    colony: ({ options }) => options[0],
    cards: ({ options }) => options[options.length - 1],
    planet: ({ options, who }, view) => homeSites(options, view, who) ?? best(options, planetOf),
  },
  spread: { ships: (question, { table: t }) => largestFirst(question, t, SETTLERS) },
};
