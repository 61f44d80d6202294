import { cardOf, playerOf, type Table } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { isKeeper, POOR, threat, worthOfCard } from "../judge.ts";

const GOOD = 10;

export const fido: Advice = {
  power: ({ t }) => lowestKeeper(t) <= GOOD,
  wild: ({ t }) => !isKeeper(t.discard.at(-1) ?? -1),
  one: {
    /** The cheapest that somebody would take: it is paid for all the same. */
    card: ({ options }) =>
      best(options, (ref) =>
        ref === "word/pass" ? -2 * POOR : isKeeper(cardOf(ref)) ? -worthOfCard(cardOf(ref)) : -100,
      ),
    whom: ({ options, who }, { table: t }) => best(options, (ref) => -threat(t, who, playerOf(ref))),
    refused: ({ params }) => (isKeeper(cardOf(String(params?.card))) ? "word/keep" : "word/drop"),
    reward: ({ options }) => (options.includes("word/ship") ? "word/ship" : "word/draw"),
  },
  confirm: { accept: ({ params }) => isKeeper(cardOf(String(params?.card))) },
};

/** What the cheaper of the two cards to fetch is worth, if somebody would take it. */
function lowestKeeper({ encounter, discard }: Table): number {
  const cards = encounter.shown.map(({ card }) => card).filter((card) => isKeeper(card) && discard.includes(card));
  return Math.min(...cards.map(worthOfCard));
}
