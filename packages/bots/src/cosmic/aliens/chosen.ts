import { CARDS, cardOf, type Side, sideOf, type Table, type View } from "@hypergate/cosmic";
import type { Ref, SomeQuestion } from "@hypergate/kernel";
import type { Advice } from "../advice.ts";
import { isBehind } from "../judge.ts";
import { chanceToWin, outlookOf } from "../outlook.ts";

export const chosen: Advice = {
  power: ({ t, who }) => isBehind(t, who),
  one: {
    how: ({ who, params }, { table: t }) =>
      lowIsGood(t) && CARDS[cardOf(String(params?.card))].value < t.encounter.shown[sideOf(t, who)].value
        ? "word/replace"
        : "word/add",
  },
  some: { card: bestDrawn, keep: ({ options }) => [...options] },
};

function lowIsGood({ encounter }: Table): boolean {
  return encounter.lowestWins !== encounter.upset;
}

/** The drawn card that gives the best chance, if one is better than what lies there. */
function bestDrawn({ options, who }: SomeQuestion, { table: t }: View): Ref[] {
  const side = sideOf(t, who) as Side;
  const shown = t.encounter.shown[side];
  const outlook = outlookOf(t, side);
  const now = shown.type === "attack" ? chanceToWin(outlook, shown.value) : 0;
  const value = (ref: Ref) => {
    const card = CARDS[cardOf(ref)];
    const isAdded = shown.type === "attack" && !outlook.lowestWins;
    return card.type === "attack"
      ? chanceToWin(outlook, card.value + (isAdded ? shown.value : 0)) + card.value / 1000
      : 0;
  };
  const [top] = [...options].sort((a, b) => value(b) - value(a));
  return value(top) > now ? [top] : [];
}
