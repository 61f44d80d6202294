import { type Seat, tell } from "@hypergate/kernel";
import { at, type Play, type Power } from "../../effects.ts";
import { playerRef } from "../../refs.ts";

/**
 * Upset. As a main player, before cards are selected, you may declare an upset: attacks must be played by those who have
 * any, and in the end the winning side loses and the losing side wins.
 */
export const power: Power = {
  id: "loser",
  uses: [
    at("planning.before", {
      as: "main",
      rule: "loser 1",
      run: (g, me) => {
        g.s.table.encounter.mustAttack = true;
        declareUpset(g, me);
      },
    }),
  ],
};

export function declareUpset(g: Play, me: Seat): void {
  g.s.table.encounter.upset = true;
  tell(g, "loser.declared", { player: playerRef(me) });
}
