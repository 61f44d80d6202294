import { destinyOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { namedByDestiny } from "../judge.ts";
import { destinyWorth } from "../targets.ts";

export const dictator: Advice = {
  wild: ({ t, who }) => namedByDestiny(t) === who,
  one: { choose: ({ options, who }, view) => best(options, (ref) => destinyWorth(view, who, destinyOf(ref))) },
};
