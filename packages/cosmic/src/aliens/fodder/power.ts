import { type Seat, tell } from "@hypergate/kernel";
import { askCards, byPower } from "../../asking.ts";
import { CARDS, type CardNumber } from "../../cards.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { cardList, discard } from "../../hand.ts";
import { settingOf } from "../../installed.ts";
import { bothAttack, opponentOf, sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import type { Side } from "../../state.ts";
import { worthOf } from "../../totals.ts";
import { boosted, mayBoost } from "../../windows.ts";

const ADD = byPower("fodder", "fodder 2");

/**
 * Overwhelm. As a main player, if both cards are attacks, you may discard attacks from your hand between the two and add
 * them to your total. With the super yours does not matter.
 */
export const power: Power = {
  id: "fodder",
  settings: {
    fodderSuper: { values: ["belowOpponent", "notAboveOwn"], 2008: "belowOpponent", 2020: "belowOpponent" },
  },
  uses: [
    at<"reveal.add", readonly CardNumber[]>("reveal.add", {
      as: "main",
      rule: "fodder 2",
      byHand: true,
      when: (g, me) =>
        bothAttack(g.s.table) &&
        (fitting(g, me, false).length > 0 || (mayBoost(g, me, "fodder") && fitting(g, me, true).length > 0)),
      declare: (g, me) => {
        const fit = fitting(g, me, boosted(g, me, "fodder"));
        if (fit.length === 0) return undefined;
        const cards = askCards(g, me, "fodder/cards", ADD, fit, 1, fit.length);
        tell(g, "fodder.chose", { player: playerRef(me), cards: cardList(cards) });
        return cards;
      },
      run: (g, me, _event, cards) => {
        const { table: t } = g.s;
        const n = cards.reduce((sum, card) => sum + CARDS[card].value, 0);
        t.encounter.bonus.push({ side: sideOf(t, me) as Side, n, source: "fodder 2" });
        tell(g, "fodder.added", { player: playerRef(me), n });
        discard(g, me, cards);
      },
    }),
  ],
};

/** Attacks in hand that may be added, by printed value against the values the cards shown have by now (fodder EC1). */
function fitting(g: Play, me: Seat, isSuper: boolean): CardNumber[] {
  const { table: t, secret: x } = g.s;
  const mine = worthOf(t.encounter.shown[sideOf(t, me)]);
  const theirs = worthOf(t.encounter.shown[sideOf(t, opponentOf(t, me))]);
  const fits = (value: number): boolean => {
    if (!isSuper) return value > mine && value < theirs;
    return settingOf(t.settings, "fodderSuper") === "belowOpponent" ? value < theirs : value <= mine;
  };
  return x.hands[me].filter((card) => CARDS[card].type === "attack" && fits(CARDS[card].value));
}
