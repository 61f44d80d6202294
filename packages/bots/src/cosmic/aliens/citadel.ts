import { CARDS, cardOf, DEFENSE, FACTS_OF, flareOf, OFFENSE, planetOf, sideOf, type View } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { attacksIn, lowestAttack, POOR, turns, wouldWin } from "../judge.ts";
import { siteWorth } from "../targets.ts";

/** With more cards than this one can be spared. */
const ENOUGH_CARDS = 6;
const ENOUGH_ATTACKS = 3;

export const citadel: Advice = {
  power: ({ t, view, who, at }) => {
    if (at === "window/destiny.final") return lowestAttack(view.hand) <= POOR && canSpareAttack(view);
    if (sideOf(t, who) === OFFENSE) return view.hand.includes(flareOf("citadel"));
    return sideOf(t, who) === DEFENSE || wouldWin(t, t.encounter.offense);
  },
  wild: ({ t, who }) => sideOf(t, who) === DEFENSE && turns(t, who, FACTS_OF.citadel.numbers.wildBonus),
  super: ({ t, who }) => sideOf(t, who) === OFFENSE,
  one: {
    /** Walls are built of the card one misses least. */
    card: ({ options }) => best(options, (ref) => -CARDS[cardOf(ref)].value),
    planet: ({ options, who }, view) => best(options, (ref) => siteWorth(view, who, planetOf(ref))),
    sign: ({ who }, { table: t }) => (sideOf(t, who) === OFFENSE ? "word/subtract" : "word/add"),
  },
};

function canSpareAttack({ hand }: View): boolean {
  return hand.length > ENOUGH_CARDS || attacksIn(hand).length > ENOUGH_ATTACKS;
}
