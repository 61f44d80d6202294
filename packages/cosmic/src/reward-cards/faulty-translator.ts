import { askSeat, byCard } from "../asking.ts";
import { type Artifact, at } from "../effects.ts";
import { isCompensated } from "../folds.ts";
import { alliesOf } from "../query.ts";
import type { Side } from "../state.ts";
import { hasLostToAttack } from "./against.ts";

const PAYER = byCard("faulty-translator", "faulty-translator 1");

/**
 * A negotiate. Against an attack an ally of the opponent pays the compensation. Against a negotiate the deal is made
 * without words, and if it fails, both lose one ship fewer.
 */
export const faultyTranslator: Artifact = {
  id: "faulty-translator",
  uses: [],
  lasting: [
    at("resolution.compensation", {
      as: "main",
      rule: "faulty-translator 1",
      // Whoever answers that somebody pays has to know who it is.
      first: true,
      when: ({ s: { table: t } }, me, due) => due.to === me && hasLostToAttack(t, me) && isCompensated(t),
      run: (g, me, due) => {
        const { table: t } = g.s;
        const allies = alliesOf(t, t.encounter.winner as Side);
        if (allies.length > 0) due.payer = askSeat(g, me, "faulty-translator/payer", PAYER, allies, { n: due.count });
      },
    }),
    at("deal.failed", {
      as: "main",
      rule: "faulty-translator 3",
      run: (_g, _me, { lost }) => {
        for (const seat of lost.keys()) lost[seat] = Math.max(0, lost[seat] - 1);
      },
    }),
  ],
  lastingFolds: { wordless: () => true },
};
