/**
 * A question turned round: where fewer things are kept than given away, those that are kept are chosen. The answer that
 * is sent is the same.
 */
import type { Question, Ref, Value } from "@hypergate/kernel";

type Some = Extract<Question, { kind: "some" }>;

/** Whether it is less work to say what stays. */
export function keepsFewer(question: Question): question is Some {
  if (question.kind !== "some" || question.min !== question.max) return false;
  const kept = question.options.length - question.max;
  return kept > 0 && kept < question.max;
}

export function turned(question: Some): Some {
  const n = question.options.length;
  return { ...question, min: n - question.max, max: n - question.min };
}

/** What is given away where these are kept. */
export function turnedBack({ options }: Some, value: Value): Value {
  const kept = new Set(value as readonly Ref[]);
  return options.filter((ref) => !kept.has(ref));
}
