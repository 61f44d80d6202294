import { at, type Flare } from "../../effects.ts";
import { bothAttack } from "../../query.ts";
import { DEFENSE } from "../../state.ts";
import { facts } from "./facts.ts";

/**
 * Wild: as a main player or ally, add five to the defense's total. Super: let your citadels subtract instead; played when
 * you activate them.
 */
export const flare: Flare = {
  alien: "citadel",
  wild: {
    uses: [
      at("reveal.add", {
        as: "mainOrAlly",
        rule: "citadel wild",
        when: (g) => bothAttack(g.s.table),
        run: (g) => {
          g.s.table.encounter.bonus.push({ side: DEFENSE, n: facts.numbers.wildBonus, source: "citadel wild" });
        },
      }),
    ],
  },
  super: { uses: [] },
};
