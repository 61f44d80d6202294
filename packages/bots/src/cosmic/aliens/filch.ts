import { cardOf, otherSide, playerOf, type Side, sideOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { isKeeper, POOR, threat, worthOfCard } from "../judge.ts";

export const filch: Advice = {
  power: ({ t, who }) => isKeeper(t.encounter.shown[otherSide(sideOf(t, who) as Side)].card),
  wild: ({ t, who, actor, at }) =>
    at !== "window/card.played" || sideOf(t, actor) === -1 || sideOf(t, actor) !== sideOf(t, who),
  super: ({ t, who }) => t.encounter.shown.some(({ card }, side) => sideOf(t, who) !== side && isKeeper(card)),
  one: {
    accuse: ({ options, who }, { table: t }) => best(options, (ref) => threat(t, who, playerOf(ref))),
    cheat: ({ options }) => best(options, (ref) => (ref.startsWith("card/") ? worthOfCard(cardOf(ref)) : POOR)),
    take: ({ options }) => best(options, (ref) => worthOfCard(cardOf(ref))),
  },
};
