import { playerOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { poorest } from "../hand-picks.ts";
import { lowestAttack, POOR, threat } from "../judge.ts";

export const hacker: Advice = {
  super: ({ view }) => lowestAttack(view.hand) <= POOR,
  one: {
    payer: ({ options, who }, { table: t, handSizes }) =>
      best(options, (ref) => handSizes[playerOf(ref)] + threat(t, who, playerOf(ref))),
  },
  some: { give: poorest },
};
