/** How an answer starts: what has only one outcome is filled in, and questions about all one's things begin full. */
import type { Question } from "@hypergate/kernel";
import { type Draft, emptyDraft } from "../table/choosing.ts";

export function prepare(question: Question): Draft {
  if (question.kind === "one" && question.options.length === 1) return { kind: "one", picked: question.options[0] };
  if (question.kind === "some" && question.min === question.options.length)
    return { kind: "some", picked: question.options };
  if (question.kind === "spread") {
    const all = question.slots.reduce((sum, { max }) => sum + max, 0);
    if (all === question.min)
      return { kind: "spread", counts: Object.fromEntries(question.slots.map(({ ref, max }) => [ref, max])) };
  }
  return emptyDraft(question);
}
