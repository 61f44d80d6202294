/**
 * The others at imagined tables. They hold cards at random there and only one round is played, so what counts is that they
 * place, produce and consume at all. They answer in next to no time.
 */
import { type Question, quietAnswer, type Ref, type Value } from "@hypergate/kernel";
import { COST, cardOf, IS_WORLD, type View } from "@hypergate/race";
import { PRINTED } from "../printed.ts";
import { sensibleAnswer } from "../sensible.ts";

/** Words that decline. */
const NOTHING: readonly Ref[] = ["word/none", "word/done"];

export function strangerAnswer(question: Question, look: () => View): Value {
  if (question.key.startsWith("takeover.") || question.key.startsWith("defense."))
    return sensibleAnswer(question, look());
  if (question.kind !== "one") return quietAnswer(question);
  const offered = question.options.filter((ref) => !NOTHING.includes(ref));
  if (offered.length === 0) return question.options[0];
  return question.key.endsWith(".pick") || question.key === "settle.second" ? dearest(offered) : offered[0];
}

/** The card that looks best to somebody who knows only what is printed on it. */
function dearest(refs: readonly Ref[]): Ref {
  const worth = refs.map((ref) => {
    const card = cardOf(ref) ?? 0;
    return PRINTED[card] + (IS_WORLD[card] ? 0.5 : 0.4) * COST[card];
  });
  return refs[worth.indexOf(Math.max(...worth))];
}
