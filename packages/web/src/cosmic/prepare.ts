/** How an answer starts: what has only one outcome is filled in, and questions about all one's things begin full. */
import type { Counts, Question } from "@hypergate/kernel";
import { type Draft, emptyDraft } from "../table/choosing.ts";
import { fromFullest } from "./prompt/ships-to-send.ts";

const MOST_SHIPS = 4;

export function prepare(question: Question): Draft {
  if (question.kind === "one" && question.options.length === 1) return { kind: "one", picked: question.options[0] };
  if (question.kind === "some" && question.min === question.options.length)
    return { kind: "some", picked: question.options };
  if (question.key === "launch/ships" || question.key === "alliance/ships")
    return { kind: "spread", counts: fromFullest(question, MOST_SHIPS) ?? {} };
  if (question.key === "ships/return" && question.kind === "spread")
    return { kind: "spread", counts: evenly(question) };
  if (question.kind === "spread") {
    const all = question.slots.reduce((sum, { max }) => sum + max, 0);
    if (all === question.min)
      return { kind: "spread", counts: Object.fromEntries(question.slots.map(({ ref, max }) => [ref, max])) };
  }
  return emptyDraft(question);
}

/** Ships that come home go to one colony after the other. */
function evenly({ slots, min }: Question & { readonly kind: "spread" }): Counts {
  const counts: Record<string, number> = {};
  let left = min;
  while (left > 0) {
    const open = slots.filter(({ ref, max }) => (counts[ref] ?? 0) < max);
    if (open.length === 0) break;
    for (const { ref } of open.slice(0, left)) counts[ref] = (counts[ref] ?? 0) + 1;
    left -= Math.min(left, open.length);
  }
  return counts;
}
