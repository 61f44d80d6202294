import { byCard } from "../../asking.ts";
import { at, type Flare } from "../../effects.ts";
import { powerOf } from "../../installed.ts";
import { shipsInEncounter } from "../../query.ts";
import { eachOf } from "../../refs.ts";
import { usePower } from "../../windows.ts";
import { askChange, type Change, carryOut, mayChange } from "./change.ts";
import { facts } from "./facts.ts";

const WILD = byCard("flare-amoeba", "amoeba wild");

/**
 * Wild: as a main player, before cards are selected, add one to four of your ships to the encounter or withdraw as many.
 * Super: use your power as an ally.
 */
export const flare: Flare = {
  alien: "amoeba",
  wild: {
    uses: [
      at<"planning.before", Change>("planning.before", {
        as: "main",
        rule: "amoeba wild",
        when: (g, me) => mayChange(g.s.table, me),
        declare: (g, me) => askChange(g, me, WILD, facts.numbers.wildMost),
        said: ({ ships }) => eachOf(ships),
        run: (g, me, _event, change) => carryOut(g, me, change),
      }),
    ],
  },
  super: {
    uses: [
      at("planning.selected", {
        as: "ally",
        rule: "amoeba super",
        when: (g, me) => shipsInEncounter(g.s.table, me) > 0 && mayChange(g.s.table, me),
        run: (g, me, event) => {
          usePower(g, me, "amoeba", powerOf("amoeba").effect.uses[0], event);
        },
      }),
    ],
  },
};
