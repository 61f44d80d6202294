import { at, type Power } from "../../effects.ts";
import { opponentOf, sideOf } from "../../query.ts";

/**
 * Foresee. As a main player, when encounter cards are to be selected, you must make your opponent play face up; then
 * you choose yours and play it face down.
 */
export const power: Power = {
  id: "oracle",
  uses: [
    at("planning.select", {
      as: "main",
      rule: "oracle 1",
      mandatory: true,
      run: (g, me, event) => {
        event.faceUp = sideOf(g.s.table, opponentOf(g.s.table, me));
      },
    }),
  ],
};
