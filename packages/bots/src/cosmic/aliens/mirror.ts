import { CARDS, FACTS_OF, otherSide, type Side, sideOf, type Table } from "@hypergate/cosmic";
import type { Seat } from "@hypergate/kernel";
import type { Advice } from "../advice.ts";
import { chosenValue, isBehind } from "../judge.ts";
import { chanceToWin, outlookOf } from "../outlook.ts";

const GOOD = 10;

export const mirror: Advice = {
  wild: ({ t, who }) => isBehind(t, who) && copyWins(t, who),
  super: ({ view }) => chosenValue(view) < GOOD,
  one: {
    limit: (_question, { chosen }) => {
      const value = CARDS[chosen]?.value ?? 0;
      const [turned] = FACTS_OF.mirror.change(value, 0);
      return turned > value ? "word/mine" : "word/theirs";
    },
  },
};

/** With the same card as the other side this one would win. */
function copyWins(t: Table, who: Seat): boolean {
  const side = sideOf(t, who) as Side;
  const seen = t.encounter.shown[otherSide(side)];
  return seen.type === "attack" && chanceToWin(outlookOf(t, side), seen.value) === 1;
}
