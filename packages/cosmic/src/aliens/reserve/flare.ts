import { tell } from "@hypergate/kernel";
import { askCard, byCard } from "../../asking.ts";
import { type CardNumber, TYPE_OF } from "../../cards.ts";
import { at, type Flare, type Play, type Use } from "../../effects.ts";
import { mayReinforce } from "../../folds.ts";
import { cardList } from "../../hand.ts";
import { isDiscarded, putInto, takeFromDiscard } from "../../piles.ts";
import { playerRef } from "../../refs.ts";
import { usePower } from "../../windows.ts";
import { facts } from "./facts.ts";
import { attacksUpTo, march, mustered, type Reserves, standDown } from "./power.ts";

const SUPER = byCard("flare-reserve", "reserve super");

/** The power, with one card of 09 or less. */
const AUGMENT: Use = at<"reveal.reinforce", Reserves>("reveal.reinforce", {
  as: "mainOrAlly",
  rule: "reserve super",
  declare: (g, me) => {
    const fit = attacksUpTo(g, me, facts.numbers.superHighest);
    return fit.length === 0 ? undefined : mustered(g, me, [askCard(g, me, "reserve/card", SUPER, fit)]);
  },
  run: (g, me, _event, reserves) => march(g, me, reserves),
  zapped: (g, me, _event, reserves) => standDown(g, me, reserves),
});

/**
 * Wild: take the reinforcements another player discards. Super: use your power with one attack card of 09 or less.
 */
export const flare: Flare = {
  alien: "reserve",
  wild: {
    uses: [
      at("cards.discarded", {
        as: "any",
        rule: "reserve wild",
        when: (g, me, { seat, cards }) => seat !== me && onPile(g, cards).length > 0,
        run: (g, me, event) => {
          const cards = onPile(g, event.cards);
          for (const card of cards) takeFromDiscard(g.s.table, card);
          putInto(g.s.secret.hands, me, cards);
          tell(g, "reserve.took", { player: playerRef(me), cards: cardList(cards) });
        },
      }),
    ],
  },
  super: {
    uses: [
      at("reveal.reinforce", {
        as: "mainOrAlly",
        rule: "reserve super",
        when: (g, me) => mayReinforce(g.s.table) && attacksUpTo(g, me, facts.numbers.superHighest).length > 0,
        run: (g, me, event) => {
          usePower(g, me, "reserve", AUGMENT, event);
        },
      }),
    ],
  },
};

/** Reinforcements among the cards that still lie in the discard pile (reserve EC4). */
function onPile(g: Play, cards: readonly CardNumber[]): CardNumber[] {
  return cards.filter((card) => TYPE_OF[card] === "reinforcement" && isDiscarded(g.s.table, card));
}
