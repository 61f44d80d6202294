/** A strong player of Race for the Galaxy: a trained net judges tables, and every answer is played on for some rounds. */
import { type Bot, type Question, seeded, type Value } from "@hypergate/kernel";
import type { View } from "@hypergate/race";
import type { Racing } from "../../characters.ts";
import { bestAhead, type Effort } from "./ahead.ts";
import { candidatesFor, likelyChoices } from "./candidates.ts";
import { hasPairs } from "./choices.ts";
import { Judge } from "./judge.ts";
import type { Net } from "./net.ts";
import { quickAnswer } from "./quick.ts";

export type Budget = Effort & {
  /** Choices of actions that are thought through. */
  readonly choices: number;
};

/** A net for two players with two actions each, and one for all other tables. */
export interface Nets {
  readonly two: Net;
  readonly more: Net;
}

export const BUDGET: Budget = { worlds: 112, choices: 18, rounds: 2 };

export function expertWith(seed: string, nets: Nets, budget: Budget, racing: Racing = {}): Bot<View> {
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
    const effort = { ...budget, worlds: Math.ceil(budget.worlds * weightOf(question)) };
    return bestAhead(judge, view, candidates, imagination, effort, rng, (value) => liking(racing, value));
  };
}

/** What one more of something that is liked adds to the chance to win, as a character sees it. */
const LIKING = 0.02;

/** What a character likes to call: of two choices that are nearly as good, it takes that one. */
function liking(
  { explore = 1, develop = 1, settle = 1, trade = 1, produce = 1, engine = 1 }: Racing,
  value: Value,
): number {
  let sum = 0;
  const likes: readonly (readonly [string, number])[] = [
    ["action/explore", explore],
    ["action/develop", develop],
    ["action/settle", settle],
    ["action/trade", trade],
    ["action/produce", Math.max(produce, engine)],
  ];
  const called = typeof value === "string" ? [value] : Array.isArray(value) ? value : [];
  for (const ref of called)
    for (const [action, like] of likes) if (String(ref).startsWith(action)) sum += LIKING * (like - 1);
  return sum;
}

/** How much a question is thought about: what to call most, which cards to pay with least. */
function weightOf({ key, kind }: Question): number {
  if (key.startsWith("choose.")) return 1.25;
  return kind === "one" ? 1 : 0.5;
}

function withoutAhead(judge: Judge, question: Question, view: View): Value {
  if (question.key.startsWith("choose.")) return likelyChoices(judge, view, 1)[0];
  return quickAnswer(judge, question, view);
}
