import { tell } from "@hypergate/kernel";
import { at, type Flare } from "../../effects.ts";
import { lastOn } from "../../lasting.ts";
import { alliesOf, shipsForSide } from "../../query.ts";
import { DEFENSE, OFFENSE, type Side, type Table } from "../../state.ts";
import { decideAs } from "../../steps/agenda.ts";

/**
 * Wild: the side with more allied ships will win, without planning and reveal. Super: the cards of opposing allies are seen
 * as well; played with the power.
 */
export const flare: Flare = {
  alien: "usurper",
  wild: {
    uses: [
      at("alliance.before", {
        as: "main",
        rule: "usurper wild",
        run: (g, me) => lastOn(g, "wild/usurper", me),
      }),
    ],
    lasting: [
      at("alliance.formed", {
        as: "any",
        rule: "usurper wild",
        last: true,
        when: (g) => g.s.table.encounter.result === "none",
        run: (g) => {
          const t = g.s.table;
          const [offense, defense] = [alliedShips(t, OFFENSE), alliedShips(t, DEFENSE)];
          tell(g, "usurper.decided", { offense, defense });
          decideAs(g, "won", offense > defense ? OFFENSE : DEFENSE);
        },
      }),
    ],
  },
  super: { uses: [] },
};

function alliedShips(t: Table, side: Side): number {
  return alliesOf(t, side).reduce((sum, seat) => sum + shipsForSide(t, seat, side), 0);
}
