import type { Seat } from "@hypergate/kernel";
import { askCard, askWord, byCard } from "../../asking.ts";
import { type CardNumber, cardRef, TYPE_OF } from "../../cards.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import { mayReinforce } from "../../folds.ts";
import { layDown } from "../../piles.ts";
import { reinforce } from "../../reinforcement.ts";
import { DEFENSE, OFFENSE, type Side } from "../../state.ts";
import { facts } from "./facts.ts";

const WILD = byCard("flare-mirage", "mirage wild");

/** What is played as a reinforcement, and for whom. */
interface Vision {
  readonly card: CardNumber;
  readonly side: Side;
}

/**
 * Wild: play a negotiate as a reinforcement. Super: an ally's ships on a colony count as well; played while the power is
 * used.
 */
export const flare: Flare = {
  alien: "mirage",
  wild: {
    uses: [
      at<"reveal.reinforce", Vision>("reveal.reinforce", {
        as: "mainOrAlly",
        rule: "mirage wild",
        byHand: true,
        when: (g, me) => mayReinforce(g.s.table) && negotiates(g, me).length > 0,
        declare: (g, me) => {
          const card = askCard(g, me, "mirage/card", WILD, negotiates(g, me));
          const word = askWord(g, me, "reveal/reinforce-side", WILD, ["offense", "defense"]);
          return { card, side: word === "offense" ? OFFENSE : DEFENSE };
        },
        said: ({ card }) => [cardRef(card)],
        run: (g, me, _event, { card, side }) => {
          if (!g.s.secret.hands[me].includes(card)) return;
          layDown(g, me, card);
          reinforce(g, me, card, side, facts.numbers.wildValue);
        },
      }),
    ],
  },
  super: { uses: [] },
};

function negotiates(g: Play, me: Seat): CardNumber[] {
  return g.s.secret.hands[me].filter((card) => TYPE_OF[card] === "negotiate");
}
