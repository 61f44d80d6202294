import { at, type Power } from "../../effects.ts";
import { isOutOfCardsAfter } from "../../folds.ts";
import { lastOnAhead } from "../../lasting.ts";

/** Continuity. As the offense, after each of your encounters, you may have another one if you hold an encounter card. */
export const power: Power = {
  id: "machine",
  uses: [
    at("encounter.end", {
      as: "offense",
      rule: "machine 2",
      last: true,
      byHand: true,
      when: (g, me) => {
        const { turn, encounter } = g.s.table;
        return !turn.over && !turn.more && !encounter.granted && !isOutOfCardsAfter(g.s, me);
      },
      run: (g, me) => {
        g.s.table.turn.more = true;
        lastOnAhead(g, "power/machine", me);
      },
    }),
  ],
  lastingFolds: { techsInstead: () => true },
  takeOver: ({ table: { turn } }) => (turn.techsInstead ? { ahead: [{ seat: turn.seat, n: -1 }] } : {}),
};
