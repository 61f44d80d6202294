import { tell } from "@hypergate/kernel";
import { at, type Flare } from "../../effects.ts";
import { allAllies, alliesOf, otherSide, shipsForSide, sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { sendAllHome } from "../../ships.ts";
import { NOBODY, type Side, type Table } from "../../state.ts";

/**
 * Wild: as a main player whose opponent has more allied ships, send all allied ships of both sides home. Super: keep what
 * you like of the cards your power makes the defense discard; played while the power is being used.
 */
export const flare: Flare = {
  alien: "mite",
  wild: {
    uses: [
      at("alliance.formed", {
        as: "main",
        rule: "mite wild",
        when: ({ s: { table: t } }, me) => {
          const side = sideOf(t, me) as Side;
          return alliedShips(t, otherSide(side)) > alliedShips(t, side);
        },
        run: (g, me) => {
          const t = g.s.table;
          const allies = allAllies(t);
          tell(g, "mite.dispersed", { player: playerRef(me) });
          for (const seat of allies) t.encounter.ally[seat] = NOBODY;
          sendAllHome(g, allies);
        },
      }),
    ],
  },
  super: { uses: [] },
};

/** Ships of a side's allies, without those of its main player. */
function alliedShips(t: Table, side: Side): number {
  let n = 0;
  for (const seat of alliesOf(t, side)) n += shipsForSide(t, seat, side);
  return n;
}
