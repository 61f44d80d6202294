import type { Seat } from "@hypergate/kernel";
import { askSeat, byCard } from "../../asking.ts";
import { at, type Power } from "../../effects.ts";
import { lastsWith } from "../../lasting.ts";
import { opponentOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { blind } from "./blind.ts";

const SUPER = byCard("flare-laser", "laser super");

/**
 * Blind. As a main player, before allies are invited, you must set aside random cards of your opponent, up to as many as
 * the opponent has ships in the encounter. Who has no encounter card left loses. With your super you do it as an ally.
 */
export const power: Power = {
  id: "laser",
  uses: [
    at("alliance.before", {
      as: "main",
      rule: "laser 1",
      mandatory: true,
      run: (g, me) => blind(g, me, opponentOf(g.s.table, me)),
    }),
    at<"alliance.formed", Seat>("alliance.formed", {
      as: "ally",
      rule: "laser super",
      mandatory: true,
      when: (g, me) => lastsWith(g, "super/laser", me) >= 0,
      declare: (g, me) => {
        const { offense, defense } = g.s.table.encounter;
        return askSeat(g, me, "laser/victim", SUPER, [offense, defense]);
      },
      said: (victim) => [playerRef(victim)],
      run: (g, me, _event, victim) => blind(g, me, victim),
    }),
  ],
};
