import type { Seat } from "@hypergate/kernel";
import { askSeat, byCard } from "../../asking.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import { lastOn } from "../../lasting.ts";
import { hasLost, others } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { changePower } from "../../sheets.ts";
import { hasMovableSheets } from "../../working.ts";
import { drawAlien } from "./drawing.ts";

const WILD = byCard("flare-reincarnator", "reincarnator wild");
const EFFECT = "wild/reincarnator";

/**
 * Wild: give this flare to another player who lost or failed to deal; right after the encounter that player becomes a
 * new alien. Super: do not reincarnate; played when your power would be used.
 */
export const flare: Flare = {
  alien: "reincarnator",
  wild: {
    uses: [
      at<"resolution.become", Seat>("resolution.become", {
        as: "any",
        rule: "reincarnator wild",
        when: (g, me) => losers(g, me).length > 0,
        declare: (g, me) => askSeat(g, me, "reincarnator/victim", WILD, losers(g, me)),
        said: (victim) => [playerRef(victim)],
        run: (g, _me, _event, victim) => lastOn(g, EFFECT, victim),
      }),
    ],
    lasting: [
      at("encounter.over", {
        as: "any",
        rule: "reincarnator wild",
        run: (g, victim) => {
          const drawn = drawAlien(g, victim);
          if (drawn !== undefined) changePower(g, victim, drawn);
        },
      }),
    ],
    after: (g, me) => g.s.table.encounter.lasting.find(({ effect }) => effect === EFFECT)?.seat ?? me,
  },
  super: { uses: [] },
};

/** Other players on the losing side or without a deal, allies included, but never the Reincarnator. */
function losers(g: Play, me: Seat): Seat[] {
  const t = g.s.table;
  return others(t, me).filter(
    (seat) => hasLost(t, seat) && !t.players[seat].powers.includes("reincarnator") && hasMovableSheets(t, seat),
  );
}
