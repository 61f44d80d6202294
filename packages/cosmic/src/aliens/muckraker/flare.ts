import type { Seat } from "@hypergate/kernel";
import { askSeat, byCard } from "../../asking.ts";
import { at, type Flare } from "../../effects.ts";
import { others } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { sendAllHome } from "../../ships.ts";
import { NOBODY, type Table } from "../../state.ts";

const WILD = byCard("flare-muckraker", "muckraker wild");

/** Wild: one ally of either side has to leave. Super: the winning main player can be accused; played with the power. */
export const flare: Flare = {
  alien: "muckraker",
  wild: {
    uses: [
      at<"alliance.formed", Seat>("alliance.formed", {
        as: "mainOrAlly",
        rule: "muckraker wild",
        when: (g) => allies(g.s.table).length > 0,
        declare: (g, me) => askSeat(g, me, "muckraker/ally", WILD, allies(g.s.table)),
        said: (seat) => [playerRef(seat)],
        run: (g, _me, _event, seat) => {
          g.s.table.encounter.ally[seat] = NOBODY;
          sendAllHome(g, [seat]);
        },
      }),
    ],
  },
  super: { uses: [] },
};

function allies(t: Table): Seat[] {
  return others(t, t.encounter.offense).filter((seat) => t.encounter.ally[seat] !== NOBODY);
}
