import { byCard } from "../asking.ts";
import { type Artifact, at } from "../effects.ts";
import { foldWorth } from "../folds.ts";
import { payRewards } from "../rewards.ts";
import { DEFENSE } from "../state.ts";

const SOURCE = byCard("victory-boon", "victory-boon 1");

/** As any player, after the defense has won: it gets a reward for each ship it had in the encounter. */
export const victoryBoon: Artifact = {
  id: "victory-boon",
  uses: [
    at("resolution.after", {
      as: "any",
      rule: "victory-boon 1",
      when: ({ s: { table: t } }) => {
        const { result, winner, defense, committed } = t.encounter;
        return result === "won" && winner === DEFENSE && committed[defense] > 0;
      },
      run: (g) => {
        const { defense, committed } = g.s.table.encounter;
        payRewards(g, [{ seat: defense, n: foldWorth(g, defense, committed[defense]) }], SOURCE);
      },
    }),
  ],
};
