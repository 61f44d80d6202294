import { FACTS_OF, sideOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { isBehind, turns } from "../judge.ts";

const { bonus, superBonus } = FACTS_OF.human.numbers;

export const human: Advice = {
  wild: ({ t, who }) => isBehind(t, who),
  /** The larger bonus if that is enough; otherwise the use is zapped by its owner, whose side then wins. */
  super: ({ t, who, at }) => (at === "boost" ? turns(t, who, superBonus) : isBehind(t, who)),
  /** Zapped, its side wins: only friends do so, if nothing less helps. */
  zap: ({ t, who, actor }) =>
    sideOf(t, who) !== -1 && sideOf(t, who) === sideOf(t, actor) && isBehind(t, who) && !turns(t, who, bonus),
};
