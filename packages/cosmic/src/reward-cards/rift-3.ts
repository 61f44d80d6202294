import type { Counts } from "@hypergate/kernel";
import { askSpread, byCard } from "../asking.ts";
import { type Artifact, at } from "../effects.ts";
import { chooseAndLose } from "../losing.ts";
import { retrievable, timingOrder } from "../query.ts";
import { eachOf, playerRef } from "../refs.ts";
import { retrieve } from "../ships.ts";
import type { Table } from "../state.ts";

const FREE = byCard("rift-3", "rift-3 1");
const BLAST = byCard("rift-3", "rift-3 2");
const SHIPS = 3;

/** As any player, at the start of any encounter: three ships leave the warp. Whoever takes it loses three. */
export const rift3: Artifact = {
  id: "rift-3",
  uses: [
    at<"regroup.start", Counts>("regroup.start", {
      as: "any",
      rule: "rift-3 1",
      when: ({ s: { table: t } }) => slots(t).length > 0,
      declare: (g, me) => {
        const all = slots(g.s.table);
        const n = Math.min(
          SHIPS,
          all.reduce((sum, { max }) => sum + max, 0),
        );
        return askSpread(g, me, "rift-3/ships", FREE, all, n, n, { n });
      },
      said: (freed) => eachOf(freed),
      run: (g, _me, _event, freed) => {
        for (const seat of timingOrder(g.s.table)) retrieve(g, seat, freed[playerRef(seat)] ?? 0, FREE);
      },
    }),
  ],
  detonate: (g, taker) => chooseAndLose(g, taker, SHIPS, BLAST),
};

/** Players with ships in the warp that have somewhere to go. */
function slots(t: Table): { ref: string; max: number }[] {
  return timingOrder(t)
    .filter((seat) => retrievable(t, seat) > 0)
    .map((seat) => ({ ref: playerRef(seat), max: Math.min(SHIPS, retrievable(t, seat)) }));
}
