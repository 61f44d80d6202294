import { at, type Flare, type Play } from "../../effects.ts";
import { totalOf } from "../../folds.ts";
import { bothAttack, isDecided } from "../../query.ts";
import { becomeNegotiate } from "../../showing.ts";
import { DEFENSE, OFFENSE } from "../../state.ts";
import { facts } from "./facts.ts";

/** Wild: totals that are close are a draw, and a deal is tried. Super: gains for both; played with the power. */
export const flare: Flare = {
  alien: "judge",
  wild: {
    uses: [
      at("reveal.outcome", {
        as: "main",
        rule: "judge wild",
        when: (g) => bothAttack(g.s.table) && !isDecided(g.s.table) && apart(g) < facts.numbers.wildApart,
        run: (g) => {
          for (const shown of g.s.table.encounter.shown) becomeNegotiate(g, shown);
        },
      }),
    ],
  },
  super: { uses: [] },
};

function apart(g: Play): number {
  return Math.abs(totalOf(g.s.table, OFFENSE).sum - totalOf(g.s.table, DEFENSE).sum);
}
