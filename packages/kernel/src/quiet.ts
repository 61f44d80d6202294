import type { Counts, Question, Ref, Slot, Value } from "./question.ts";

/** Words that mean "nothing for me", the quietest first. */
const QUIET: readonly Ref[] = ["pass", "decline", "none", "done", "redraw", "keep"].map((word) => `word/${word}`);

/** The quietest legal answer, which a clock gives for one who does not: pass, decline, refuse, nothing, the first. */
export function quietAnswer(question: Question): Value {
  switch (question.kind) {
    case "one":
      return QUIET.find((word) => question.options.includes(word)) ?? question.options[0];
    case "some":
      return question.options.slice(0, question.min);
    case "number":
      return question.min;
    case "order":
      return question.options;
    case "confirm":
      return false;
    case "deal":
      return { do: "refuse" };
    case "spread":
      return fill(question.slots, question.min);
  }
}

function fill(slots: readonly Slot[], pieces: number): Counts {
  const counts: Record<Ref, number> = {};
  let left = pieces;
  for (const slot of slots) {
    const n = Math.min(left, slot.max);
    if (n > 0) counts[slot.ref] = n;
    left -= n;
  }
  return counts;
}
