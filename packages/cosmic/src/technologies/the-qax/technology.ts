import { type Seat, tell } from "@hypergate/kernel";
import { askSeat, byTech } from "../../asking.ts";
import { at, type Play, type Technology } from "../../effects.ts";
import { lastOn, lastsWith } from "../../lasting.ts";
import { others, sideOf, spareShips } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import type { Side } from "../../state.ts";
import { joinSide } from "../../steps/alliance.ts";
import { addTech, removeTech, technology } from "../../technology.ts";
import { facts } from "./facts.ts";

const SOURCE = byTech("the-qax", "TCH-35");
const EFFECT = "tech/the-qax";

/**
 * As a main player give it, completed, to a player you invite, who must ally with you with four ships or as many as
 * possible, without having to give up colonies.
 */
export const theQax: Technology = technology({
  id: "the-qax",
  number: facts.number,
  after: "stays",
  uses: [
    at<"alliance.invited", Seat>("alliance.invited", {
      as: "main",
      rule: "TCH-35",
      when: (g, me) => invitedBy(g, me).length > 0,
      declare: (g, me) => askSeat(g, me, "the-qax/whom", SOURCE, invitedBy(g, me)),
      said: (seat) => [playerRef(seat)],
      run: (g, me, _event, seat) => {
        removeTech(g, me, "the-qax");
        addTech(g, seat, "the-qax", "up");
        tell(g, "the-qax.given", { player: playerRef(me), other: playerRef(seat) });
        lastOn(g, EFFECT, seat, sideOf(g.s.table, me));
      },
    }),
  ],
  lasting: [
    at("alliance.answer", {
      as: "notMain",
      rule: "TCH-35",
      when: (g, me, { seat }) => seat === me && spareShips(g.s.table, me) > 0,
      run: (g, me, event) => {
        event.sides = 0;
        joinSide(g, me, lastsWith(g, EFFECT, me) as Side, facts.numbers.ships);
      },
    }),
  ],
});

function invitedBy(g: Play, me: Seat): Seat[] {
  const t = g.s.table;
  const bit = 1 << sideOf(t, me);
  return others(t, me).filter((seat) => (t.encounter.invited[seat] & bit) !== 0);
}
