import { ADRIFT, cardOf, planetOf, shipsOn } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { worthOfCard } from "../judge.ts";
import { never } from "../wish.ts";

export const voyager: Advice = {
  /** A planet in the warp is as good as a foreign colony; which one it is matters less. */
  power: ({ t }) => !t.homeOf.includes(ADRIFT),
  wild: never,
  one: {
    out: ({ options, who }, { table: t }) => best(options, (ref) => shipsOn(t, planetOf(ref), who)),
    back: ({ options }) => options[0],
    visitor: ({ options }) => best(options, (ref) => -worthOfCard(cardOf(ref))),
  },
  some: {
    fetch: ({ options }) => [...options],
  },
};
