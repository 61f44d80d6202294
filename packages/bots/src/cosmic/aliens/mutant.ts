import { opponentOf, playerOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { poorest } from "../hand-picks.ts";
import { threat } from "../judge.ts";

export const mutant: Advice = {
  one: {
    source: ({ options, who }, { table: t }) =>
      best(options, (ref) => (playerOf(ref) === opponentOf(t, who) ? 1 : threat(t, who, playerOf(ref)) / 10)),
  },
  some: { discard: poorest },
};
