import { cardOf, opponentOf, playerOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { bestAttack, threat, worthOfCard } from "../judge.ts";

const GOOD = 10;

export const trader: Advice = {
  power: ({ t, view, who }) => bestAttack(view.hand) < GOOD && view.handSizes[opponentOf(t, who)] >= 3,
  one: {
    give: ({ options }) => best(options, (ref) => -worthOfCard(cardOf(ref))),
    with: ({ options, who }, { handSizes, table: t }) =>
      best(options, (ref) => handSizes[playerOf(ref)] + threat(t, who, playerOf(ref)) / 10),
  },
};
