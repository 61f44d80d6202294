import type { Seat } from "@hypergate/kernel";
import { askSeat, byCard } from "../../asking.ts";
import { at, type Power } from "../../effects.ts";
import { opponentOf, others } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { boosted } from "../../windows.ts";
import { tradeHands } from "./trade.ts";

const SUPER = byCard("flare-trader", "trader super");

/**
 * Transference. As a main player, before encounter cards are selected, you may trade your whole hand for your opponent's.
 * With your super you trade with any player.
 */
export const power: Power = {
  id: "trader",
  uses: [
    at<"planning.before", Seat>("planning.before", {
      as: "main",
      rule: "trader 1",
      declare: (g, me) => {
        const t = g.s.table;
        return boosted(g, me, "trader") ? askSeat(g, me, "trader/with", SUPER, others(t, me)) : opponentOf(t, me);
      },
      said: (other) => [playerRef(other)],
      run: (g, me, _event, other) => tradeHands(g, me, other),
    }),
  ],
};
