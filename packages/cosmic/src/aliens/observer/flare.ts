import type { Seat } from "@hypergate/kernel";
import { at, type Flare, type Play } from "../../effects.ts";
import { draw } from "../../hand.ts";
import { alliesOf, sideOf } from "../../query.ts";
import type { Side } from "../../state.ts";

/**
 * Wild: as a main player, after alliances are formed, let each of your allies draw a card. Super: when you send ships as
 * the offense or an ally, one of them may come from the warp.
 */
export const flare: Flare = {
  alien: "observer",
  wild: {
    uses: [
      at("alliance.formed", {
        as: "main",
        rule: "observer wild",
        when: (g, me) => myAllies(g, me).length > 0,
        run: (g, me) => {
          for (const ally of myAllies(g, me)) draw(g, ally, 1);
        },
      }),
    ],
  },
  super: {
    uses: [
      at("ships.sending", {
        as: "any",
        rule: "observer super",
        when: (g, me, sending) => sending.seat === me && g.s.table.warp[me] > 0,
        run: (_g, _me, sending) => {
          sending.amongFromWarp++;
        },
      }),
    ],
  },
};

function myAllies(g: Play, me: Seat): Seat[] {
  return alliesOf(g.s.table, sideOf(g.s.table, me) as Side);
}
