/**
 * A strong player of Cosmic Encounter: what a sensible player of its character would answer is compared with other answers
 * at imagined tables.
 */
import type { View } from "@hypergate/cosmic";
import { type Bot, seeded } from "@hypergate/kernel";
import type { Character } from "../../characters.ts";
import { sensible } from "../sensible.ts";
import { tempered } from "../tempered.ts";
import { type Budget, bestAhead } from "./ahead.ts";
import { candidatesFor } from "./candidates.ts";
import { bestDeal } from "./dealing.ts";

export const BUDGET: Budget = { worlds: 80, candidates: 8, encounters: 3 };

/** A deal has twice as many candidates, none of which is dropped; so it gets no more tables than this. */
const DEAL_WORLDS = 48;

/** Questions to which nobody should be able to foresee the answer: what is played face down, said and believed. */
const MIXED: ReadonlySet<string> = new Set(["planning/select", "gambler/state", "gambler/challenge"]);

export function expertWith(seed: string, weights: Float64Array, budget: Budget, character?: Character): Bot<View> {
  const usual = character === undefined ? sensible(seed) : tempered(seed, character);
  const rng = seeded(`${seed} ahead`);
  return (question, look, imagination) => {
    const answer = usual(question, look);
    if (imagination === undefined || budget.worlds === 0) return answer;
    const view = look();
    const candidates = candidatesFor(question, view, answer, budget.candidates);
    if (candidates.length === 1) return answer;
    if (question.kind === "deal" && question.key !== "deal/ransom")
      return bestDeal(weights, view, question, candidates, imagination, Math.min(budget.worlds, DEAL_WORLDS), rng);
    return bestAhead(weights, view, candidates, imagination, budget, rng, MIXED.has(question.key));
  };
}
