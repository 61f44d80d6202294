import type { Counts } from "@hypergate/kernel";
import { askSpread, byCard, slotsOutside } from "../../asking.ts";
import { at, type Flare } from "../../effects.ts";
import { shipsInWarp, sideOf } from "../../query.ts";
import { lose, takeLoss } from "../../ships.ts";
import type { Side } from "../../state.ts";
import { facts } from "./facts.ts";

const WILD = byCard("flare-kamikaze", "kamikaze wild");

/**
 * Wild: after cards are selected, send up to four ships from outside the encounter to the warp and add three to your
 * side's total for each. Super: retrieve three ships in regroup instead of one.
 */
export const flare: Flare = {
  alien: "kamikaze",
  wild: {
    uses: [
      at<"planning.selected", Counts>("planning.selected", {
        as: "main",
        rule: "kamikaze wild",
        when: (g, me) => slotsOutside(g, me).length > 0,
        declare: (g, me) => {
          const slots = slotsOutside(g, me);
          let room = 0;
          for (const slot of slots) room += slot.max;
          return askSpread(g, me, "kamikaze/sacrifice", WILD, slots, 1, Math.min(facts.numbers.mostShips, room));
        },
        run: (g, me, _event, from) => {
          const { table: t } = g.s;
          const loss = takeLoss(g, me, from);
          t.encounter.bonus.push({
            side: sideOf(t, me) as Side,
            n: loss.n * facts.numbers.wildBonusPerShip,
            source: "kamikaze wild",
          });
          lose(g, [loss], "effect");
        },
      }),
    ],
  },
  super: {
    uses: [
      at("regroup.retrieve", {
        as: "offense",
        rule: "kamikaze super",
        when: (g, me, { count }) => shipsInWarp(g.s.table, me) > count && count < facts.numbers.superRetrieved,
        run: (_g, _me, event) => {
          event.count = facts.numbers.superRetrieved;
        },
      }),
    ],
  },
};
