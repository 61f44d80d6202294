import { type Side, sideOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { bestAttack } from "../judge.ts";
import { chanceToWin, outlookOf } from "../outlook.ts";

const GOOD = 10;

export const oracle: Advice = {
  wild: ({ view }) => bestAttack(view.hand) < GOOD,
  super: ({ t, view, who }) => chanceToWin(outlookOf(t, sideOf(t, who) as Side), bestAttack(view.hand)) === 0,
};
