import { CARDS, type CardNumber, cardOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { weakestFirst } from "../fleets.ts";
import { POOR, worthOfCard } from "../judge.ts";

export const hate: Advice = {
  one: {
    /** A card of a kind that few have costs the others ships. */
    choose: ({ options }) => best(options, (ref) => rarity(cardOf(ref))),
    answer: ({ options }) => best(options, (ref) => (ref.startsWith("card/") ? -worthOfCard(cardOf(ref)) : -2 * POOR)),
  },
  spread: { ships: weakestFirst },
};

/** How few others will be able to match a card, against what it is worth. */
function rarity(card: CardNumber): number {
  const { type, value } = CARDS[card];
  const rare = type === "attack" ? value / 2 : type === "negotiate" ? 5 : type === "reinforcement" ? 14 : 12;
  return rare - worthOfCard(card) / 2;
}
