import type { Seat } from "@hypergate/kernel";
import { askSeat, byCard } from "../../asking.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import type { Loss } from "../../events.ts";
import { chooseAndLose } from "../../losing.ts";
import { hasColony, others, shipsInEncounter, shipsOnColonies } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { bringHome } from "../../ships.ts";
import { BOTH } from "../../state.ts";

const WILD = byCard("flare-yin-yang", "yin-yang wild");
const SUPER = byCard("flare-yin-yang", "yin-yang super");

/**
 * Wild: when you lose ships to the warp, blame another player, who loses as many. Super: allied with both sides, your
 * losing ships return to your colonies.
 */
export const flare: Flare = {
  alien: "yin-yang",
  wild: {
    uses: [
      at<"ships.gone", Seat>("ships.gone", {
        as: "any",
        rule: "yin-yang wild",
        when: (g, me, { losses }) => lostBy(losses, me) > 0 && blamable(g, me).length > 0,
        declare: (g, me, { losses }) =>
          askSeat(g, me, "yin-yang/blame", WILD, blamable(g, me), { n: lostBy(losses, me) }),
        said: (seat) => [playerRef(seat)],
        run: (g, me, { losses }, seat) => chooseAndLose(g, seat, lostBy(losses, me), WILD),
      }),
    ],
  },
  super: {
    uses: [
      at("ships.going", {
        as: "ally",
        rule: "yin-yang super",
        when: (g, me, { losses, cause }) =>
          cause === "encounter" &&
          g.s.table.encounter.ally[me] === BOTH &&
          lostBy(losses, me) > 0 &&
          hasColony(g.s.table, me),
        run: (g, me, { losses }) => {
          for (const loss of losses) {
            if (loss.seat !== me || loss.to !== "warp") continue;
            const { n } = loss;
            loss.n = 0;
            bringHome(g, me, n, SUPER);
          }
        },
      }),
    ],
  },
};

/** Ships of a player that go, or have gone, to the warp. */
function lostBy(losses: readonly Loss[], seat: Seat): number {
  let n = 0;
  for (const loss of losses) if (loss.seat === seat && loss.to === "warp") n += loss.n;
  return n;
}

function blamable(g: Play, me: Seat): Seat[] {
  const t = g.s.table;
  return others(t, me).filter((seat) => shipsOnColonies(t, seat) + shipsInEncounter(t, seat) > 0);
}
