import { tell } from "@hypergate/kernel";
import { at, type Power } from "../../effects.ts";
import { lastOn } from "../../lasting.ts";
import { bothAttack, opponentOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";

/**
 * Negation. As a main player, if both cards are attacks, you must let the lower total win. All ships but your opponent's
 * own are subtracted from their side's total.
 */
export const power: Power = {
  id: "anti-matter",
  uses: [
    at("reveal.add", {
      as: "main",
      rule: "anti-matter 2",
      mandatory: true,
      when: (g) => bothAttack(g.s.table),
      run: (g, me) => {
        const { encounter: e, seats } = g.s.table;
        const opponent = opponentOf(g.s.table, me);
        lastOn(g, "power/anti-matter", me);
        // Those who are not in the encounter too: they may still join it.
        for (let seat = 0; seat < seats; seat++) if (seat !== opponent) e.weight[seat] *= -1;
        tell(g, "anti-matter.negated", { player: playerRef(me), other: playerRef(opponent) });
      },
    }),
  ],
  lastingFolds: { lowestWins: () => true },
  takeOver: ({ table: { encounter: e } }) => (e.lowestWins ? { lasting: [{ seat: e.offense, n: -1 }] } : {}),
};
