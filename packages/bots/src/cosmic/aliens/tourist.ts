import { coloniesOf, planetOf, playerOf, spareShips, type View } from "@hypergate/cosmic";
import type { Counts, Ref, SpreadQuestion } from "@hypergate/kernel";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { largestFirst } from "../fleets.ts";
import { landing } from "../targets.ts";
import { never } from "../wish.ts";

export const tourist: Advice = {
  wild: never,
  one: {
    /** Where all can land now, or else where a colony is still to be had. */
    move: ({ options, who }, { table: t, handSizes }) =>
      best(options, (ref) => {
        const host = playerOf(ref);
        const isNew = host !== who && !coloniesOf(t, who).some((planet) => t.homeOf[planet] === host);
        return (
          (isNew ? 20 : 0) + (isNew && host === t.encounter.defense ? 100 : 0) + (host === who ? 0 : handSizes[host])
        );
      }),
    land: ({ options, who }, { table: t }) => best(options, (ref: Ref) => landing(t, who, planetOf(ref))),
    peek: ({ options }) => options[0],
    whose: ({ options }) => options[0],
  },
  spread: {
    board: (question: SpreadQuestion, view: View): Counts =>
      largestFirst(question, view.table, Math.min(question.max, spareShips(view.table, question.who))),
    leave: () => ({}),
  },
};
