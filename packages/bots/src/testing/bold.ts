import { CARDS, cardOf, playerOf, type View } from "@hypergate/cosmic";
import { type Bot, type Ref, randomAnswer, seeded } from "@hypergate/kernel";

/** Attacks whoever holds the fewest cards, with the highest card. Everything else is left to chance. */
export function bold(seed: string): Bot<View> {
  const rng = seeded(seed);
  return (question, look) => {
    if (question.kind === "one" && question.key === "planning/select")
      return most(question.options, (ref) => CARDS[cardOf(ref)].value);
    if (question.kind === "one" && question.key === "destiny/wild")
      return most(question.options, (ref) => -look().handSizes[playerOf(ref)]);
    return randomAnswer(question, rng);
  };
}

function most(options: readonly Ref[], worth: (ref: Ref) => number): Ref {
  return options.reduce((best, ref) => (worth(ref) > worth(best) ? ref : best));
}
