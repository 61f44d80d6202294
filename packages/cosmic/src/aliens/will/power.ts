import { type Seat, tell } from "@hypergate/kernel";
import { askSeat, byPower } from "../../asking.ts";
import { at, type Power } from "../../effects.ts";
import { others } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { boosted } from "../../windows.ts";
import { lookAtHand } from "./flare.ts";

const DECLARE = byPower("will", "will 1");

/**
 * Choice. As the offense, after the destiny card is drawn, you must name the defense yourself, and may aim at any home
 * planet or any colony of that player. With your super you look at one hand first.
 */
export const power: Power = {
  id: "will",
  uses: [
    at<"destiny.choose", Seat>("destiny.choose", {
      as: "offense",
      rule: "will 1",
      mandatory: true,
      declare: (g, me) => {
        boosted(g, me, "will", () => lookAtHand(g, me));
        return askSeat(g, me, "will/defense", DECLARE, others(g.s.table, me));
      },
      said: (defense) => [playerRef(defense)],
      run: (g, me, event, defense) => {
        event.chosen = true;
        g.s.table.encounter.defense = defense;
        g.s.table.encounter.reach = "anywhere";
        tell(g, "will.chose", { player: playerRef(me), other: playerRef(defense) });
      },
    }),
  ],
};
