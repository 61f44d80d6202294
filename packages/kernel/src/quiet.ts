import type { Counts, Question, Ref, Slot, Value } from "./question.ts";

/** Words that mean "nothing for me", the most passive first. */
const QUIET: readonly Ref[] = ["pass", "decline", "none", "done", "redraw", "keep"].map((word) => `word/${word}`);

/** Of these, the words that change nothing; the others choose one of two things. */
const PASSING: readonly Ref[] = ["pass", "decline", "none", "done"].map((word) => `word/${word}`);

/**
 * Whether the player may do nothing: pass, decline, choose none, say no. Refusing a deal has a cost, so it does not
 * count.
 */
export function isOptional(question: Question): boolean {
  switch (question.kind) {
    case "one":
      return question.options.some((option) => PASSING.includes(option));
    case "some":
    case "number":
    case "spread":
      return question.min === 0;
    case "confirm":
      return true;
    case "order":
    case "deal":
      return false;
  }
}

/** The most passive legal answer, given when a clock runs out: pass, decline, refuse, nothing, or the first option. */
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
