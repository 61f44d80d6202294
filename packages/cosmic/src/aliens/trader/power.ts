import { type Seat, tell } from "@hypergate/kernel";
import { askSeat, byCard } from "../../asking.ts";
import { type CardNumber, flareOf } from "../../cards.ts";
import { at, type Power } from "../../effects.ts";
import { tellCards } from "../../hand.ts";
import { opponentOf, others } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { boosted } from "../../windows.ts";

const SUPER = byCard("flare-trader", "trader super");

interface Trade {
  readonly other: Seat;
  /** The trade is the effect of the super, so the flare is in neither hand until it is over (FLR-09). */
  readonly bySuper: boolean;
}

/**
 * Transference. As a main player, before encounter cards are selected, you may trade your whole hand for your opponent's.
 * With your super you trade with any player.
 */
export const power: Power = {
  id: "trader",
  alert: "green",
  uses: [
    at<"planning.before", Trade>("planning.before", {
      as: "main",
      rule: "trader 1",
      declare: (g, me) => {
        const t = g.s.table;
        return boosted(g, me, "trader")
          ? { other: askSeat(g, me, "trader/with", SUPER, others(t, me)), bySuper: true }
          : { other: opponentOf(t, me), bySuper: false };
      },
      said: ({ other }) => [playerRef(other)],
      run: (g, me, _event, { other, bySuper }) => {
        const { hands } = g.s.secret;
        const stays = (card: CardNumber) => bySuper && card === flareOf("trader");
        const mine = hands[me];
        hands[me] = [...hands[other], ...mine.filter(stays)];
        hands[other] = mine.filter((card) => !stays(card));
        tell(g, "trader.traded", { player: playerRef(me), other: playerRef(other) });
        for (const seat of [me, other])
          tellCards(g, "trader.hand", { player: playerRef(seat), n: hands[seat].length }, [seat], hands[seat]);
      },
    }),
  ],
};
