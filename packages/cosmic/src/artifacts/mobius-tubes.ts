import { byCard } from "../asking.ts";
import { type Artifact, at } from "../effects.ts";
import { retrievable, shipsInWarp, timingOrder } from "../query.ts";
import { retrieve } from "../ships.ts";

const SOURCE = byCard("mobius-tubes", "CRD-26");

/** As the offense, at the start of your encounter: all ships of all players leave the warp for their owners' colonies. */
export const mobiusTubes: Artifact = {
  id: "mobius-tubes",
  uses: [
    at("regroup.start", {
      as: "offense",
      rule: "CRD-26",
      when: ({ s: { table: t } }) => timingOrder(t).some((seat) => shipsInWarp(t, seat) > 0),
      run: (g) => {
        for (const seat of timingOrder(g.s.table)) retrieve(g, seat, retrievable(g.s.table, seat), SOURCE);
      },
    }),
  ],
};
