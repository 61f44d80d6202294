import { CARDS, cardOf } from "@hypergate/cosmic";
import type { Ref } from "@hypergate/kernel";
import type { Advice } from "../advice.ts";

export const pickpocket: Advice = {
  one: { keep: ({ params }) => (isRift(String(params?.card)) ? "word/drop" : "word/keep") },
  some: {
    all: ({ options }) => [...options],
    drop: ({ options }) => options.filter(isRift),
  },
};

/** It would go off. */
function isRift(ref: Ref): boolean {
  return CARDS[cardOf(ref)].type === "rift";
}
