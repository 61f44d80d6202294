import { cardOf, playerOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { lowestAttack, POOR, threat, worthOfCard } from "../judge.ts";
import { never } from "../wish.ts";

export const philanthropist: Advice = {
  power: ({ view }) => lowestAttack(view.hand) <= POOR,
  wild: never,
  /** A present does no harm. */
  zap: never,
  one: {
    card: ({ options }) => best(options, (ref) => -worthOfCard(cardOf(ref))),
    to: ({ options, who }, { table: t }) => best(options, (ref) => -threat(t, who, playerOf(ref))),
  },
};
