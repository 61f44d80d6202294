/** A strong player of Race for the Galaxy: a trained net judges tables, and every answer is played on to the end of the round. */
import { type Bot, type Question, seeded, type Value } from "@hypergate/kernel";
import type { View } from "@hypergate/race";
import { bestAhead } from "./ahead.ts";
import { candidatesFor, likelyChoices } from "./candidates.ts";
import { hasPairs } from "./choices.ts";
import { Judge } from "./judge.ts";
import type { Net } from "./net.ts";
import { quickAnswer } from "./quick.ts";

/** How much thinking there is. Counted, never timed, so that the same game is played again in the same way. */
export type Budget = {
  /** Imagined tables for the best candidates of an ordinary question; the others are dropped after fewer. */
  readonly worlds: number;
  /** Choices of actions that are thought through. */
  readonly choices: number;
};

/** A net for two players with two actions each, and one for all other tables. */
export interface Nets {
  readonly two: Net;
  readonly more: Net;
}

export const BUDGET: Budget = { worlds: 24, choices: 12 };

export function expertWith(seed: string, nets: Nets, budget: Budget): Bot<View> {
  const rng = seeded(seed);
  const judges = { two: new Judge(nets.two), more: new Judge(nets.more) };
  return (question, look, imagination) => {
    const view = look();
    const judge = hasPairs(view.table) ? judges.two : judges.more;
    if (imagination === undefined) return withoutAhead(judge, question, view);
    const candidates = question.key.startsWith("choose.")
      ? likelyChoices(judge, view, budget.choices)
      : candidatesFor(judge, question, view);
    if (candidates.length === 1 || budget.worlds === 0) return candidates[0];
    return bestAhead(judge, view, candidates, imagination, Math.ceil(budget.worlds * weightOf(question)), rng);
  };
}

/** How much a question is thought about: what to call most, which cards to pay with least. */
function weightOf({ key, kind }: Question): number {
  if (key.startsWith("choose.")) return 2;
  return kind === "one" ? 1 : 0.5;
}

function withoutAhead(judge: Judge, question: Question, view: View): Value {
  if (question.key.startsWith("choose.")) return likelyChoices(judge, view, 1)[0];
  return quickAnswer(judge, question, view);
}
