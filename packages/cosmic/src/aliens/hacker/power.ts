import type { Seat } from "@hypergate/kernel";
import { askSeat, byPower } from "../../asking.ts";
import { at, type Power } from "../../effects.ts";
import { others } from "../../query.ts";
import { playerRef } from "../../refs.ts";

const PAYER = byPower("hacker", "hacker 1");

/**
 * Hack. As a main player who collects compensation you may say who pays, look through that hand and pick the cards. If
 * your opponent collects from you, you may pick the cards you give.
 */
export const power: Power = {
  id: "hacker",
  uses: [
    at<"resolution.compensation", Seat>("resolution.compensation", {
      as: "main",
      rule: "hacker 1",
      when: (g, me, due) => due.to === me && !g.s.table.encounter.noCompensation,
      declare: (g, me, due) => {
        const seats = others(g.s.table, me).filter((seat) => !due.spared.includes(seat));
        return seats.length === 0 ? undefined : askSeat(g, me, "hacker/payer", PAYER, seats);
      },
      said: (payer) => [playerRef(payer)],
      run: (_g, me, due, payer) => {
        due.payer = payer;
        due.picker = me;
      },
    }),
    at("resolution.compensation", {
      as: "main",
      rule: "hacker 2",
      when: (g, me, due) => due.payer === me && due.to !== me && !g.s.table.encounter.noCompensation,
      run: (_g, me, due) => {
        due.picker = me;
      },
    }),
  ],
};
