import { at, type Flare } from "../../effects.ts";
import { isOutOfCardsAfter } from "../../folds.ts";
import { powerOf } from "../../installed.ts";
import { sideOf } from "../../query.ts";
import { usePower } from "../../windows.ts";

/**
 * Wild: as the defense, right after the encounter have one of your own against the offense. Super: use your power as an
 * ally.
 */
export const flare: Flare = {
  alien: "warrior",
  wild: {
    uses: [
      at("encounter.end", {
        as: "defense",
        rule: "warrior wild",
        when: (g, me) => g.s.table.encounter.result !== "none" && !isOutOfCardsAfter(g.s, me),
        run: (g, me) => {
          g.s.table.extra.push({ offense: me, defense: g.s.table.encounter.offense });
        },
      }),
    ],
  },
  super: {
    uses: [
      at("reveal.add", {
        as: "ally",
        rule: "warrior super",
        when: (g, me) => g.s.table.encounter.shown[sideOf(g.s.table, me)].type === "attack",
        run: (g, me, event) => {
          usePower(g, me, "warrior", powerOf("warrior").effect.uses[0], event);
        },
      }),
    ],
  },
};
