import { askCards, byTech } from "../../asking.ts";
import { at, type Technology } from "../../effects.ts";
import { discard, draw } from "../../hand.ts";
import { putInto, takeFrom } from "../../piles.ts";
import { technology } from "../../technology.ts";
import { facts } from "./facts.ts";

const SOURCE = byTech("vacuum-turbines", "TCH-38");

/** At the start of any encounter draw four cards, keep any of them and discard the rest. */
export const vacuumTurbines: Technology = technology({
  id: "vacuum-turbines",
  number: facts.number,
  after: "discard",
  uses: [
    at("regroup.start", {
      as: "any",
      rule: "TCH-38",
      run: (g, me) => {
        const { aside, hands } = g.s.secret;
        const cards = draw(g, me, facts.numbers.drawn, aside).filter((card) => aside[me].includes(card));
        const kept = askCards(g, me, "vacuum-turbines/keep", SOURCE, cards, 0, cards.length);
        for (const card of kept) takeFrom(aside, me, card);
        putInto(hands, me, kept);
        discard(
          g,
          me,
          cards.filter((card) => !kept.includes(card)),
          aside,
        );
      },
    }),
  ],
});
