import { at, type Power } from "../../effects.ts";
import { hasEncounterCard } from "../../query.ts";

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
        return !turn.over && !turn.more && !encounter.granted && hasEncounterCard(g.s, me);
      },
      run: (g) => {
        g.s.table.turn.more = true;
        g.s.table.turn.techsInstead = true;
      },
    }),
  ],
};
