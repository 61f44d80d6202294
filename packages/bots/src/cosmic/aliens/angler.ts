import { CARDS, mainPlayer, otherSide, playerOf, type Side, sideOf, type View } from "@hypergate/cosmic";
import type { OneQuestion, Ref } from "@hypergate/kernel";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { bestAttack } from "../judge.ts";

export const angler: Advice = {
  one: {
    whom: ({ options, who }, { table: t, handSizes }) => {
      const main = mainPlayer(t, otherSide(sideOf(t, who) as Side));
      return best(options, (ref) => handSizes[playerOf(ref)] + (playerOf(ref) === main ? 4 : 0));
    },
    name: likely,
    wish: likely,
    /** Any other card for a flare that can be used again and again. */
    give: ({ options }) => options[options.length - 1],
  },
};

/** An attack that has not been seen yet: the more copies are left the better, and the higher the better. */
function likely({ options }: OneQuestion, { hand, table: t }: View): Ref {
  const seen = [...hand, ...t.discard, ...t.rewardDiscard];
  const left = (name: string) => CARDS.filter((card) => card.name === name && !seen.includes(card.n)).length;
  const least = Math.min(bestAttack(hand), 12);
  return best(options, (ref) => {
    const name = ref.slice("name/".length);
    const card = CARDS.find((one) => one.name === name);
    if (card?.type !== "attack" || card.value < least) return 0;
    return left(name) * card.value;
  });
}
