import type { Seat } from "@hypergate/kernel";
import { at, type Power } from "../../effects.ts";
import { fleetSize } from "../../fleet.ts";
import { shipsInWarp } from "../../query.ts";
import type { Table } from "../../state.ts";

/**
 * Hurt Yourself. At the start of any regroup you must win the game if all your ships are lost. Too few home colonies do
 * not cost you this power.
 */
export const power: Power = {
  id: "masochist",
  folds: {
    keepsPower: () => true,
    wins: (g) => g.s.table.memo.masochist?.done === true,
  },
  uses: [
    at("regroup.start", {
      as: "any",
      rule: "masochist 1",
      mandatory: true,
      when: (g, me) => allLost(g.s.table, me),
      run: (g) => {
        g.s.table.memo.masochist = { done: true };
      },
    }),
  ],
};

/** Every ship is in the warp or out of the game; in the base game nobody captures ships. */
function allLost(t: Table, seat: Seat): boolean {
  return shipsInWarp(t, seat) + t.removed[seat] === fleetSize(t, seat);
}
