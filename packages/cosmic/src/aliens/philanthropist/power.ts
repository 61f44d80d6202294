import { askCard, askSeat, byPower } from "../../asking.ts";
import { IS_ENCOUNTER } from "../../cards.ts";
import { at, type Power } from "../../effects.ts";
import { isOutOfCards } from "../../folds.ts";
import { giveCards, redraw } from "../../hand.ts";
import { putInto, takeFrom } from "../../piles.ts";
import { isMain, opponentOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { type Gift, giftsBefore, rememberGift } from "./gift.ts";

const GIVE = byPower("philanthropist", "philanthropist 1");

/**
 * Giving. As a main player or ally, after alliances are formed, you may give a card to a main player, or to your opponent
 * if you are one yourself. A main player left without an encounter card draws a new hand.
 */
export const power: Power = {
  id: "philanthropist",
  uses: [
    at<"alliance.formed", Gift>("alliance.formed", {
      as: "mainOrAlly",
      rule: "philanthropist 1",
      when: (g, me) => g.s.secret.hands[me].length > 0,
      declare: (g, me) => {
        const { secret: x, table: t } = g.s;
        const { offense, defense } = t.encounter;
        const seats = isMain(t, me) ? [opponentOf(t, me)] : [offense, defense];
        const to = askSeat(g, me, "philanthropist/to", GIVE, seats);
        const card = askCard(g, me, "philanthropist/card", GIVE, x.hands[me]);
        takeFrom(x.hands, me, card);
        putInto(x.aside, me, [card]);
        return { to, card };
      },
      said: ({ to }) => [playerRef(to)],
      run: (g, me, _event, { to, card }) => {
        const { secret: x, table: t } = g.s;
        takeFrom(x.aside, me, card);
        putInto(x.hands, me, [card]);
        giveCards(g, me, to, [card]);
        if (IS_ENCOUNTER[card]) rememberGift(x, me, { to, card });
        if (isMain(t, me) && isOutOfCards(g.s, me)) redraw(g, me);
      },
      zapped: (g, me, _event, { card }) => {
        takeFrom(g.s.secret.aside, me, card);
        putInto(g.s.secret.hands, me, [card]);
      },
    }),
  ],
  takeOver: giftsBefore,
};
