import { playerOf, spareShips } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { isClose, POOR } from "../judge.ts";

export const demon: Advice = {
  super: ({ view, who }) => view.handSizes.every((n, seat) => seat === who || n < POOR),
  one: {
    ally: ({ options, who }, { table: t }) =>
      best(options, (ref) => spareShips(t, playerOf(ref)) - (isClose(t, playerOf(ref)) && !isClose(t, who) ? 20 : 0)),
    victim: ({ options }, { handSizes }) => best(options, (ref) => handSizes[playerOf(ref)]),
  },
};
