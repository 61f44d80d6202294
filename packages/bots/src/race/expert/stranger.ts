/**
 * The others at imagined tables. They hold cards at random there and only one round is played, so what counts is that they
 * place, produce and consume at all. They answer in next to no time.
 */
import { type Question, quietAnswer, type Value } from "@hypergate/kernel";
import type { View } from "@hypergate/race";
import { sensibleAnswer } from "../sensible.ts";
import { dearest, offered } from "../tempting.ts";

export function strangerAnswer(question: Question, look: () => View): Value {
  if (question.key.startsWith("takeover.") || question.key.startsWith("defense."))
    return sensibleAnswer(question, look());
  if (question.kind !== "one") return quietAnswer(question);
  if (question.key.endsWith(".pick") || question.key === "settle.second") return dearest(question.options);
  return offered(question.options)[0] ?? question.options[0];
}
