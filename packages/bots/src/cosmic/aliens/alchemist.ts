import { CARDS, type CardNumber, cardOf, FACTS, type View } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { worthOfCard } from "../judge.ts";

/** How much a card must gain to be worth a ship. */
const WORTH_A_SHIP = 4;

export const alchemist: Advice = {
  power: ({ view }) => view.hand.some((card) => gain(view, card, FACTS.alchemist.numbers?.reach ?? 0) >= WORTH_A_SHIP),
  wild: ({ view }) => view.hand.some((card) => isOther(card) && gain(view, card) > 0),
  one: {
    card: ({ options }, view) => best(options, (ref) => gain(view, cardOf(ref))),
    take: ({ options }) => best(options, (ref) => worthOfCard(cardOf(ref))),
  },
};

function isOther(card: CardNumber): boolean {
  return ["reinforcement", "artifact"].includes(CARDS[card].type);
}

/** What a card would gain at best by becoming another of its type, of attacks within reach. */
function gain({ table: t }: View, card: CardNumber, reach = Number.POSITIVE_INFINITY): number {
  const fitting = [...t.discard, ...t.rewardDiscard].filter((one) => CARDS[one].type === CARDS[card].type);
  const near = fitting.filter((one) => Math.abs(CARDS[one].value - CARDS[card].value) <= reach);
  return Math.max(0, ...near.map((one) => worthOfCard(one) - worthOfCard(card)));
}
