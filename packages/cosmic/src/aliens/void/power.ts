import type { Seat } from "@hypergate/kernel";
import { at, type Power } from "../../effects.ts";
import { shipsInEncounter, sideOf } from "../../query.ts";
import { NOBODY, type Table } from "../../state.ts";

/**
 * Eradicate. When you win as a main player, the ships of the losing side must leave the game instead of going to the warp,
 * but nobody is left with fewer ships than colonies are needed to win.
 */
export const power: Power = {
  id: "void",
  uses: [
    at("resolution.before", {
      as: "main",
      rule: "void 1",
      mandatory: true,
      when: (g, me) => canEradicate(g.s.table, me),
      run: (g) => {
        g.s.table.encounter.eradicates = true;
      },
    }),
  ],
};

/** The player's side has won, and there are ships on the other. */
export function canEradicate(t: Table, me: Seat): boolean {
  const { winner } = t.encounter;
  if (winner === NOBODY || winner !== sideOf(t, me)) return false;
  return t.players.some((_, seat) => {
    const side = sideOf(t, seat);
    return side !== NOBODY && side !== winner && shipsInEncounter(t, seat) > 0;
  });
}
