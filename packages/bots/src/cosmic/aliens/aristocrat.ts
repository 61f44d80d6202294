import { active, CARDS, cardOf, type View } from "@hypergate/cosmic";
import type { OneQuestion, Ref, SomeQuestion } from "@hypergate/kernel";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { byWorth } from "../hand-picks.ts";
import { worthOfCard } from "../judge.ts";

export const aristocrat: Advice = {
  one: {
    how: () => "word/draw-three",
    flare: useful,
    card: ({ options }) => best(options, (ref) => worthOfCard(cardOf(ref))),
    /** All are worth the same to somebody without the alien. */
    remove: ({ options }) => options[0],
  },
  some: { hand: strongHand },
};

/** The own flare first: it is played as the super. */
function useful({ options, who }: OneQuestion, { table: t }: View): Ref {
  return best(options, (ref) => (active(t, who, CARDS[cardOf(ref)].flare ?? "") ? 1 : 0));
}

/** The strongest cards, one of them to negotiate with. */
function strongHand(question: SomeQuestion): Ref[] {
  const strong = byWorth(question)
    .reverse()
    .slice(0, question.max - 1);
  const peace = question.options.find((ref) => CARDS[cardOf(ref)].type === "negotiate");
  return peace === undefined ? strong : [...strong, peace];
}
