import { type Seat, tell } from "@hypergate/kernel";
import { at, type Flare } from "../../effects.ts";
import { alliesOf, opponentOf, otherSide, sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { sendAllHome } from "../../ships.ts";
import type { Side, Table } from "../../state.ts";

/**
 * Wild: when your opponent wins, the opponent's allies get nothing for it and go home. Super: tokens cost their holders
 * four ships even if you win or deal; played when they are discarded.
 */
export const flare: Flare = {
  alien: "grudge",
  wild: {
    uses: [
      at("resolution.before", {
        as: "main",
        rule: "grudge wild",
        when: (g, me) => winningAllies(g.s.table, me).length > 0,
        run: (g, me) => {
          const { table: t } = g.s;
          tell(g, "grudge.denied", { player: playerRef(me), other: playerRef(opponentOf(t, me)) });
          sendAllHome(g, winningAllies(t, me));
        },
      }),
    ],
  },
  super: { uses: [] },
};

/** Allies of an opponent who has won. */
function winningAllies(t: Table, me: Seat): Seat[] {
  const theirs = otherSide(sideOf(t, me) as Side);
  return t.encounter.winner === theirs ? alliesOf(t, theirs) : [];
}
