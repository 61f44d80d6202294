import type { Advice } from "../advice.ts";
import { byWorth } from "../hand-picks.ts";

export const miser: Advice = {
  some: { keep: (question) => byWorth(question).reverse().slice(0, question.max) },
};
