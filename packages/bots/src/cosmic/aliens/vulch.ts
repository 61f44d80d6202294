import { cardOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { isLoot } from "../judge.ts";

export const vulch: Advice = {
  one: { keep: ({ params }) => (isLoot(cardOf(String(params?.card))) ? "word/keep" : "word/drop") },
};
