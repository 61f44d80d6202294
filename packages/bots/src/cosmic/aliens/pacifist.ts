import { FACTS_OF, type Side, sideOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { chanceToWin, outlookOf } from "../outlook.ts";

export const pacifist: Advice = {
  wild: ({ t, who }) => chanceToWin(outlookOf(t, sideOf(t, who) as Side), FACTS_OF.pacifist.numbers.wildValue) === 1,
};
