import type { Counts } from "@hypergate/kernel";
import { askSpread, byPower, colonySlots } from "../../asking.ts";
import { at, type Power } from "../../effects.ts";
import { draw } from "../../hand.ts";
import { shipsOnColonies } from "../../query.ts";
import { eachOf } from "../../refs.ts";
import { lose, takeLoss } from "../../ships.ts";
import { facts } from "./facts.ts";

const SOURCE = byPower("kamikaze", "kamikaze 1");

/** Sacrifice. As a main player, before cards are selected, you may send up to four ships to the warp and draw two cards for each. */
export const power: Power = {
  id: "kamikaze",
  uses: [
    at<"planning.before", Counts>("planning.before", {
      as: "main",
      rule: "kamikaze 1",
      when: (g, me) => shipsOnColonies(g.s.table, me) > 0,
      declare: (g, me) => {
        const most = Math.min(facts.numbers.mostShips, shipsOnColonies(g.s.table, me));
        return askSpread(g, me, "kamikaze/sacrifice", SOURCE, colonySlots(g, me), 1, most);
      },
      said: eachOf,
      run: (g, me, _event, from) => {
        const loss = takeLoss(g, me, from);
        const { n } = loss;
        lose(g, [loss], "effect");
        draw(g, me, n * facts.numbers.cardsPerShip);
      },
    }),
  ],
};
