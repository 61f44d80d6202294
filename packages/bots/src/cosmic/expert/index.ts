/** The registered expert, with the weights that are stored beside it. */
import type { View } from "@hypergate/cosmic";
import type { Bot } from "@hypergate/kernel";
import type { Character } from "../../characters.ts";
import type { Budget } from "./ahead.ts";
import { expertWith } from "./expert.ts";
import { INPUTS } from "./value.ts";
import stored from "./weights.json" with { type: "json" };

export { BUDGET } from "./expert.ts";

/** An alien that came after the training counts as neither good nor bad. */
export const WEIGHTS = new Float64Array(INPUTS);
WEIGHTS.set(stored);

export function expert(seed: string, budget: Budget, character?: Character): Bot<View> {
  return expertWith(seed, WEIGHTS, budget, character);
}
