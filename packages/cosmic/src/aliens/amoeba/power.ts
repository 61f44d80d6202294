import { byPower } from "../../asking.ts";
import { at, type Power } from "../../effects.ts";
import { shipsInEncounter } from "../../query.ts";
import { eachOf } from "../../refs.ts";
import { askChange, type Change, carryOut, mayChange } from "./change.ts";

const SOURCE = byPower("amoeba", "amoeba 2");

/**
 * Ooze. As a main player with a ship in the encounter, once cards are selected, you may take back any number of your
 * ships or add any number from your colonies, beyond the limit of four.
 */
export const power: Power = {
  id: "amoeba",
  uses: [
    at<"planning.selected", Change>("planning.selected", {
      as: "main",
      rule: "amoeba 2",
      when: (g, me) => shipsInEncounter(g.s.table, me) > 0 && mayChange(g.s.table, me),
      declare: (g, me) => askChange(g, me, SOURCE, Number.POSITIVE_INFINITY),
      said: ({ ships }) => eachOf(ships),
      run: (g, me, _event, change) => carryOut(g, me, change),
    }),
  ],
};
