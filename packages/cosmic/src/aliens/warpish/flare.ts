import { tell } from "@hypergate/kernel";
import { at, type Flare } from "../../effects.ts";
import { bothAttack, opponentOf, shipsInWarp, sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import type { Side } from "../../state.ts";

/**
 * Wild: as a main player, add one to your total for each of your ships in the warp. Super: your opponent subtracts one for
 * each of theirs.
 */
export const flare: Flare = {
  alien: "warpish",
  wild: {
    uses: [
      at("reveal.add", {
        as: "main",
        rule: "warpish wild",
        when: (g, me) => bothAttack(g.s.table) && shipsInWarp(g.s.table, me) > 0,
        run: (g, me) => {
          const { table: t } = g.s;
          const n = shipsInWarp(t, me);
          t.encounter.bonus.push({ side: sideOf(t, me) as Side, n, source: "warpish wild" });
          tell(g, "warpish.added", { player: playerRef(me), n });
        },
      }),
    ],
  },
  super: {
    uses: [
      at("reveal.add", {
        as: "main",
        rule: "warpish super",
        when: (g, me) => bothAttack(g.s.table) && shipsInWarp(g.s.table, opponentOf(g.s.table, me)) > 0,
        run: (g, me) => {
          const { table: t } = g.s;
          const opponent = opponentOf(t, me);
          const n = shipsInWarp(t, opponent);
          t.encounter.bonus.push({ side: sideOf(t, opponent) as Side, n: 0 - n, source: "warpish super" });
          tell(g, "warpish.subtracted", { player: playerRef(opponent), n });
        },
      }),
    ],
  },
};
