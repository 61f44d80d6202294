import { type Seat, tell } from "@hypergate/kernel";
import { askSeat, byCard } from "../../asking.ts";
import { at, type Flare } from "../../effects.ts";
import { hasColony, others, retrievable } from "../../query.ts";
import { playerRef, REMOVED } from "../../refs.ts";
import { leaveWarp, retrieve } from "../../ships.ts";
import { specialsCome } from "../../special-ships.ts";
import type { Table } from "../../state.ts";

const WILD = byCard("flare-masochist", "masochist wild");

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
        when: (g, me) => g.s.table.warp[me] > 0,
        run: (g, me, event) => {
          event.done = true;
          leaveWarp(g, me, 1);
          specialsCome(g, me, REMOVED, 1);
          g.s.table.removed[me]++;
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
