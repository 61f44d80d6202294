import { cardOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { isRift } from "../judge.ts";

export const pickpocket: Advice = {
  one: { keep: ({ params }) => (isRift(cardOf(String(params?.card))) ? "word/drop" : "word/keep") },
  some: {
    all: ({ options }) => [...options],
    drop: ({ options }) => options.filter((ref) => isRift(cardOf(ref))),
  },
};
