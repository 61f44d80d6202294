import type { View } from "@hypergate/cosmic";
import { cardOf, playerOf } from "@hypergate/cosmic";
import type { OneQuestion, Ref } from "@hypergate/kernel";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { threat, worthOfCard } from "../judge.ts";

export const doppelganger: Advice = {
  /** A large hand for a small one. */
  wild: ({ view, who }) => view.hand.length < 4 && view.handSizes.some((n, seat) => seat !== who && n > 5),
  one: {
    whom: richest,
    rob: richest,
    hand: richest,
    lend: ({ options }) => best(options, (ref) => -worthOfCard(cardOf(ref))),
  },
};

/** Where most cards are; among equals with whoever is ahead. */
function richest({ options, who }: OneQuestion, { table: t, handSizes }: View): Ref {
  return best(options, (ref) => handSizes[playerOf(ref)] + threat(t, who, playerOf(ref)) / 100);
}
