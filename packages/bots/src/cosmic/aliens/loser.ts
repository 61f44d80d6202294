import { CARDS, type Side, sideOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { bestAttack, chosenValue, POOR, prefersUpset, wouldWin } from "../judge.ts";

export const loser: Advice = {
  power: ({ t, view, who }) => prefersUpset(t, sideOf(t, who) as Side, view.hand),
  wild: ({ t, view, who }) =>
    who === t.encounter.defense && (wouldWin(t, t.encounter.offense) || bestAttack(view.hand) < POOR),
  super: ({ view }) => chosenValue(view) < POOR && CARDS[view.chosen]?.type === "attack",
};
