import { CARDS, FACTS_OF, mainPlayer, otherSide, type Side, sideOf, type Table, type View } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { improvesChosen } from "../judge.ts";

export const sorcerer: Advice = {
  power: ({ view, who }) =>
    CARDS[view.chosen]?.type === "negotiate" || improvesChosen(view, who, FACTS_OF.sorcerer.change),
  wild: ({ t, who }) => sideOf(t, who) !== -1 && t.players[who].powerless,
  /** Who holds more cards is likelier to have played a good one. */
  super: ({ t, view, who }) => moreCardsThere(t, view, sideOf(t, who) as Side) > 3,
};

/** How many more cards the other side's main player holds than the own one's. */
function moreCardsThere(t: Table, { handSizes }: View, side: Side): number {
  return handSizes[mainPlayer(t, otherSide(side))] - handSizes[mainPlayer(t, side)];
}
