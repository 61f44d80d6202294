import type { Seat } from "@hypergate/kernel";
import { askSeat, byPower } from "../../asking.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { lastOn } from "../../lasting.ts";
import { handSize, opponentOf, others } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { boosted, mayBoost } from "../../windows.ts";
import { EFFECT, giveBack, ownerFor, possessDeck, possessHand } from "./possess.ts";

const POSSESS = byPower("demon", "demon 1");

/**
 * Possess. As a main player, before allies are invited, you may put the hand of a player who is not your opponent on this
 * sheet and use it as if it were yours; what is left goes back when the encounter ends. With your super you possess six
 * cards of the deck instead.
 */
export const power: Power = {
  id: "demon",
  only: "base51",
  stash: { back: (g, me) => ownerFor(g, me), drop: (g, me) => giveBack(g, me) },
  uses: [
    at<"alliance.before", Seat>("alliance.before", {
      as: "main",
      rule: "demon 1",
      byHand: true,
      when: (g, me) => victims(g, me).length > 0 || mayBoost(g, me, "demon"),
      declare: (g, me) => {
        if (boosted(g, me, "demon")) return me;
        const seats = victims(g, me);
        return seats.length === 0 ? undefined : askSeat(g, me, "demon/victim", POSSESS, seats);
      },
      said: (victim, me) => (victim === me ? [] : [playerRef(victim)]),
      run: (g, me, _event, victim) => {
        lastOn(g, EFFECT, me, victim);
        if (victim === me) possessDeck(g, me);
        else possessHand(g, me, victim);
      },
    }),
  ],
  lasting: [
    at("power.lost", {
      as: "any",
      rule: "demon EC7",
      when: (_g, me, { seat }) => seat === me,
      run: (g, me) => giveBack(g, me),
    }),
    at("encounter.end", { as: "any", rule: "demon 4", run: (g, me) => giveBack(g, me) }),
  ],
};

function victims(g: Play, me: Seat): Seat[] {
  const opponent = opponentOf(g.s.table, me);
  return others(g.s.table, me).filter((seat) => seat !== opponent && handSize(g.s, seat) > 0);
}
