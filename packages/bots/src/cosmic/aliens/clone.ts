import { sideOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { isKeeper } from "../judge.ts";

export const clone: Advice = {
  power: ({ t, who }) => isKeeper(t.encounter.shown[sideOf(t, who)].card),
};
