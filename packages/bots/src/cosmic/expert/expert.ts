/** A strong player of Cosmic Encounter: what a sensible player would answer is compared with other answers at imagined tables. */
import type { View } from "@hypergate/cosmic";
import { type Bot, seeded } from "@hypergate/kernel";
import { sensible } from "../sensible.ts";
import { type Budget, bestAhead } from "./ahead.ts";
import { candidatesFor } from "./candidates.ts";

export const BUDGET: Budget = { worlds: 40, candidates: 8, encounters: 3 };

export function expertWith(seed: string, weights: Float64Array, budget: Budget): Bot<View> {
  const usual = sensible(seed);
  const rng = seeded(`${seed} ahead`);
  return (question, look, imagination) => {
    const answer = usual(question, look);
    if (imagination === undefined || budget.worlds === 0) return answer;
    const view = look();
    const candidates = candidatesFor(question, view, answer, budget.candidates);
    if (candidates.length === 1) return answer;
    return bestAhead(weights, view, candidates, imagination, budget, rng);
  };
}
