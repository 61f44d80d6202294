import { tell } from "@hypergate/kernel";
import { askCard, byTech } from "../../asking.ts";
import { type CardNumber, cardRef, IS_ENCOUNTER, NONE } from "../../cards.ts";
import { at, type Technology } from "../../effects.ts";
import { discard, tellCards } from "../../hand.ts";
import { putInto, takeFrom } from "../../piles.ts";
import { sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { replaceShown } from "../../showing.ts";
import type { Side } from "../../state.ts";
import { technology } from "../../technology.ts";
import { facts } from "./facts.ts";

const SOURCE = byTech("quark-battery", "TCH-36");

/**
 * On completion put an encounter card from your hand face down under it. Later, as a main player after reveal, that card
 * takes the place of the one you revealed.
 */
export const quarkBattery: Technology = technology({
  id: "quark-battery",
  number: facts.number,
  after: "discard",
  completed: (g, me) => {
    const { hands, under } = g.s.secret;
    const cards = hands[me].filter((card) => IS_ENCOUNTER[card]);
    if (cards.length === 0) return;
    const card = askCard(g, me, "quark-battery/card", SOURCE, cards);
    takeFrom(hands, me, card);
    putInto(under, me, [card]);
    tellCards(g, "quark-battery.charged", { player: playerRef(me) }, [me], [card]);
  },
  discarded: (g, me) => discard(g, me, g.s.secret.under[me], g.s.secret.under),
  uses: [
    at("reveal.change", {
      as: "main",
      rule: "TCH-36",
      order: 5,
      when: (g, me) =>
        g.s.secret.under[me].length > 0 && g.s.table.encounter.shown[sideOf(g.s.table, me)].card !== NONE,
      run: (g, me) => {
        const { under } = g.s.secret;
        const card = under[me].at(-1) as CardNumber;
        takeFrom(under, me, card);
        g.s.table.inPlay.push(card);
        tell(g, "quark-battery.replaced", { player: playerRef(me), card: cardRef(card) });
        replaceShown(g, sideOf(g.s.table, me) as Side, card);
      },
    }),
  ],
});
