import { type Seat, tell } from "@hypergate/kernel";
import { askSeat, byPower } from "../../asking.ts";
import { at, type Play, type Power } from "../../effects.ts";
import type { Loss } from "../../events.ts";
import { flagshipLeaves } from "../../flagship.ts";
import { draw } from "../../hand.ts";
import { hasColony } from "../../query.ts";
import { playerRef, REMOVED } from "../../refs.ts";
import { bringHome, leaveWarp } from "../../ships.ts";
import { boosted } from "../../windows.ts";

const WHOM = byPower("healer", "healer 4");
const HEALED = byPower("healer", "healer 2");

/**
 * Heal. Whenever another player has lost ships to the warp or out of the game, you may return all of them to that
 * player's colonies and draw a card, or with your super a card for each of them.
 */
export const power: Power = {
  id: "healer",
  uses: [
    at<"ships.gone", Seat>("ships.gone", {
      as: "any",
      rule: "healer 1",
      often: "always",
      when: (g, me, { losses }) => losses.some((loss) => canHeal(g, me, loss)),
      declare: (g, me, { losses }) => {
        const seats = losses.filter((loss) => canHeal(g, me, loss)).map((loss) => loss.seat);
        return askSeat(g, me, "healer/whom", WHOM, [...new Set(seats)]);
      },
      said: (seat) => [playerRef(seat)],
      run: (g, me, { losses }, seat) => {
        const t = g.s.table;
        let n = 0;
        for (const loss of losses) {
          if (loss.seat !== seat || !canHeal(g, me, loss)) continue;
          loss.returned = true;
          if (loss.to === "warp") leaveWarp(g, seat, loss.n);
          else {
            flagshipLeaves(g, seat, REMOVED, loss.n, t.removed[seat]);
            t.removed[seat] -= loss.n;
          }
          n += loss.n;
        }
        t.transit[seat] += n;
        tell(g, "healer.healed", { player: playerRef(me), other: playerRef(seat), n });
        bringHome(g, seat, n, HEALED);
        draw(g, me, n > 1 && boosted(g, me, "healer") ? n : 1);
      },
    }),
  ],
};

/** Somebody else's loss that has not come back, and a colony to come back to (healer EC2 to EC5). */
function canHeal(g: Play, me: Seat, loss: Loss): boolean {
  return loss.seat !== me && loss.n > 0 && loss.returned !== true && hasColony(g.s.table, loss.seat);
}
