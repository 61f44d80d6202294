import { at, type Power } from "../../effects.ts";
import { alliesOf, sideOf } from "../../query.ts";
import type { Formula, Side } from "../../state.ts";
import { boosted } from "../../windows.ts";

/**
 * Multiply. As a main player, when you show an attack, you must multiply it by your own ships (with the super by all ships
 * of your side) instead of adding them.
 */
export const power: Power = {
  id: "virus",
  uses: [
    at<"reveal.multiply", Formula>("reveal.multiply", {
      as: "main",
      rule: "virus 1",
      mandatory: true,
      when: (g, me) => g.s.table.encounter.shown[sideOf(g.s.table, me)].type === "attack",
      declare: (g, me) => {
        const hasAllies = alliesOf(g.s.table, sideOf(g.s.table, me) as Side).length > 0;
        return hasAllies && boosted(g, me, "virus") ? "allTimesCard" : "ownTimesCard";
      },
      run: (g, me, _event, formula) => {
        g.s.table.encounter.formula[sideOf(g.s.table, me)] = formula;
      },
    }),
  ],
};
