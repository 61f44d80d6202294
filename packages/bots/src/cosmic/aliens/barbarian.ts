import { cardOf, hasLost, isMain, type Table, type View } from "@hypergate/cosmic";
import type { Ref, Seat, SomeQuestion } from "@hypergate/kernel";
import type { Advice } from "../advice.ts";
import { loot, poorest } from "../hand-picks.ts";
import { attacksIn, isRift, POOR } from "../judge.ts";

export const barbarian: Advice = {
  wild: ({ t, view, who }) =>
    attacksIn(view.hand, POOR).length > 0 || (isCompensated(t, who) && view.hand.some((card) => isRift(card))),
  some: { discard: unwanted, loot },
};

/** A main player who has lost gets compensation, and nothing else. */
function isCompensated(t: Table, who: Seat): boolean {
  return isMain(t, who) && hasLost(t, who);
}

/** Rifts out of another hand would go off. */
function unwanted(question: SomeQuestion, { table: t }: View): Ref[] {
  const rifts = isCompensated(t, question.who) ? question.options.filter((ref) => isRift(cardOf(ref))) : [];
  return rifts.length > 0 ? rifts.slice(0, question.max) : poorest(question);
}
