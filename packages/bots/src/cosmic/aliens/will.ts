import { NOBODY, playerOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { isClose, namedByDestiny } from "../judge.ts";
import { worthAttacking } from "../targets.ts";

export const will: Advice = {
  wild: ({ t }) => namedByDestiny(t) !== NOBODY && isClose(t, namedByDestiny(t)),
  one: { defense: ({ options, who }, view) => best(options, (ref) => worthAttacking(view, who, playerOf(ref))) },
};
