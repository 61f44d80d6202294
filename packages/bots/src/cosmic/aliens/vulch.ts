import { cardOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { isKeeper } from "../judge.ts";

export const vulch: Advice = {
  one: { keep: ({ params }) => (isKeeper(cardOf(String(params?.card))) ? "word/keep" : "word/drop") },
};
