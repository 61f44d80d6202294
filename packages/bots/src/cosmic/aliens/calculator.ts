import { CARDS, type Side, sideOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { chanceWithChosen, chosenValue } from "../judge.ts";
import { leadOf } from "../outlook.ts";

const SAFE = 0.85;

export const calculator: Advice = {
  wild: ({ view, who }) => chosenValue(view) > 0 && chanceWithChosen(view, who) < SAFE,
  /** Cards that count less leave more to the ships. */
  super: ({ t, who }) => leadOf(t, sideOf(t, who) as Side) > 3,
  one: {
    /** Four of five attacks are even, so the sum is what the own card is. */
    call: (_question, { chosen }) => ((CARDS[chosen]?.value ?? 0) % 2 === 0 ? "word/even" : "word/odd"),
  },
};
