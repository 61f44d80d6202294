import { type Seat, tell } from "@hypergate/kernel";
import { askSeat, askSpread, byCard } from "../../asking.ts";
import { at, type Flare } from "../../effects.ts";
import { slotsLeavingWarp } from "../../fleet.ts";
import { hasColony, others, retrievable } from "../../query.ts";
import { playerRef, REMOVED } from "../../refs.ts";
import { liftShips, retrieve } from "../../ships.ts";
import { specialsCome } from "../../special-ships.ts";
import type { Table } from "../../state.ts";

const WILD = byCard("flare-masochist", "masochist wild");
const SUPER = byCard("flare-masochist", "masochist super");

/**
 * Wild: in any regroup, another player retrieves a ship instead of the offense, as long as the offense has ships to send.
 * Super: as the offense, remove one of your ships in the warp from the game instead of retrieving it.
 */
export const flare: Flare = {
  alien: "masochist",
  wild: {
    uses: [
      at<"regroup.retrieve", Seat>("regroup.retrieve", {
        as: "any",
        rule: "masochist wild",
        when: ({ s: { table: t } }) => hasColony(t, t.encounter.offense) && candidates(t).length > 0,
        declare: (g, me) => askSeat(g, me, "masochist/whom", WILD, candidates(g.s.table)),
        said: (seat) => [playerRef(seat)],
        run: (g, _me, event, seat) => {
          event.done = true;
          retrieve(g, seat, 1, WILD);
        },
      }),
    ],
  },
  super: {
    uses: [
      at("regroup.retrieve", {
        as: "offense",
        rule: "masochist super",
        when: (g, me) => slotsLeavingWarp(g.s.table, me).length > 0,
        run: (g, me, event) => {
          const t = g.s.table;
          event.done = true;
          liftShips(g, me, askSpread(g, me, "ships/out-of-warp", SUPER, slotsLeavingWarp(t, me), 1, 1, { n: 1 }));
          specialsCome(g, me, REMOVED, 1);
          t.transit[me]--;
          t.removed[me]++;
          tell(g, "ships.removed", { player: playerRef(me), n: 1 });
        },
      }),
    ],
  },
};

/** Players other than the offense who can retrieve a ship. */
function candidates(t: Table): Seat[] {
  return others(t, t.encounter.offense).filter((seat) => retrievable(t, seat) > 0);
}
