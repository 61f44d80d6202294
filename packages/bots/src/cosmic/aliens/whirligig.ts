import { cardOf, opponentOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { bestAttack, worthOfCard } from "../judge.ts";

const GOOD = 10;

export const whirligig: Advice = {
  /** A poor hand has everything to gain, a small one as well. */
  power: ({ t, view, who }) =>
    bestAttack(view.hand) < GOOD || view.handSizes[opponentOf(t, who)] >= view.hand.length + 2,
  one: {
    /** Whatever leaves most cards. */
    how: ({ params }) => (Number(params?.n) > Number(params?.m) ? "word/as-is" : "word/switcheroo"),
    card: ({ options }) => best(options, (ref) => -worthOfCard(cardOf(ref))),
  },
};
