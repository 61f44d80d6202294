import { tell } from "@hypergate/kernel";
import { at, type Power } from "../../effects.ts";
import { shipsInWarp, sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import type { Side } from "../../state.ts";

/** Necromancy. As a main player, when you show an attack, you must add one to your total for each ship in the warp. */
export const power: Power = {
  id: "warpish",
  uses: [
    at("reveal.add", {
      as: "main",
      rule: "warpish 1",
      mandatory: true,
      when: (g, me) => g.s.table.encounter.shown[sideOf(g.s.table, me)].type === "attack",
      run: (g, me) => {
        const { table: t } = g.s;
        const n = t.players.reduce((sum, _, seat) => sum + shipsInWarp(t, seat), 0);
        t.encounter.bonus.push({ side: sideOf(t, me) as Side, n, source: "warpish 1" });
        tell(g, "warpish.added", { player: playerRef(me), n });
      },
    }),
  ],
};
