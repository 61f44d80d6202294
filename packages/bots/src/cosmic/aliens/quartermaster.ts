import { cardOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { worthOfCard } from "../judge.ts";
import { never } from "../wish.ts";

export const quartermaster: Advice = {
  wild: never,
  one: {
    fee: ({ options }) => options[0],
    whom: ({ options }) => options[0],
  },
  some: {
    /** Others get what is worth least. */
    deliver: ({ options, min }) =>
      [...options].sort((one, two) => worthOfCard(cardOf(one)) - worthOfCard(cardOf(two))).slice(0, min),
    supply: ({ options, min }) =>
      [...options].sort((one, two) => worthOfCard(cardOf(one)) - worthOfCard(cardOf(two))).slice(0, min),
  },
};
