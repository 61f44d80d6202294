import type { Seat } from "@hypergate/kernel";
import { askSeat, byPower } from "../../asking.ts";
import { at, type Power } from "../../effects.ts";
import { lookAt } from "../../hand.ts";
import { handSize, isMain, opponentOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import type { Table } from "../../state.ts";
import { boosted } from "../../windows.ts";

const LOOK = byPower("mind", "mind 1");

/**
 * Knowledge. Before allies are invited you may look at the hand of one main player, of your opponent if you are one
 * yourself. With your super you see the hands of both.
 */
export const power: Power = {
  id: "mind",
  uses: [
    at<"alliance.before", Seat[]>("alliance.before", {
      as: "any",
      rule: "mind 1",
      when: (g, me) => readable(g.s.table, me).some((seat) => handSize(g.s, seat) > 0),
      declare: (g, me) => {
        const seats = readable(g.s.table, me);
        if (seats.length === 1 || boosted(g, me, "mind")) return seats;
        return [askSeat(g, me, "mind/whom", LOOK, seats)];
      },
      said: (seats) => seats.map(playerRef),
      run: (g, me, _event, seats) => {
        for (const seat of seats) lookAt(g, me, seat, g.s.secret.hands[seat]);
      },
    }),
  ],
};

function readable(t: Table, me: Seat): Seat[] {
  return isMain(t, me) ? [opponentOf(t, me)] : [t.encounter.offense, t.encounter.defense];
}
