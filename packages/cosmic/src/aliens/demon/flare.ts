import { type Seat, tell } from "@hypergate/kernel";
import { askSeat, byCard } from "../../asking.ts";
import { at, type Flare } from "../../effects.ts";
import { lastOn, lastsWith } from "../../lasting.ts";
import { opponentOf, others, shipsInEncounter, sideOf, spareShips } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import type { Side, Table } from "../../state.ts";
import { joinSide } from "../../steps/alliance.ts";

const WILD = byCard("flare-demon", "demon wild");
const EFFECT = "wild/demon";

/**
 * Wild: as a main player, before allies are invited, possess a player who is not your opponent; that player must ally
 * with you and send as many ships as you have in the encounter, or as can be spared. Super: possess six cards of the
 * deck; played while the power is being used.
 */
export const flare: Flare = {
  alien: "demon",
  wild: {
    uses: [
      at<"alliance.before", Seat>("alliance.before", {
        as: "main",
        rule: "demon wild",
        when: (g, me) => shipsInEncounter(g.s.table, me) > 0,
        declare: (g, me) => {
          const opponent = opponentOf(g.s.table, me);
          const seats = others(g.s.table, me).filter((seat) => seat !== opponent);
          return askSeat(g, me, "demon/ally", WILD, seats);
        },
        said: (victim) => [playerRef(victim)],
        run: (g, me, _event, victim) => {
          lastOn(g, EFFECT, me, victim);
          tell(g, "demon.entered", { player: playerRef(me), other: playerRef(victim) });
        },
      }),
    ],
    lasting: [
      at("alliance.answer", {
        as: "main",
        rule: "demon wild",
        when: (g, me, { seat }) => seat === lastsWith(g, EFFECT, me) && canBePressed(g.s.table, me, seat),
        run: (g, me, event) => {
          const t = g.s.table;
          event.sides = 0;
          joinSide(g, event.seat, sideOf(t, me) as Side, shipsInEncounter(t, me));
        },
      }),
    ],
  },
  super: { uses: [] },
};

/** Nobody allies without a ship: the main player must have some, and the victim some to spare (ALY-06). */
function canBePressed(t: Table, me: Seat, victim: Seat): boolean {
  return shipsInEncounter(t, me) > 0 && spareShips(t, victim) > 0;
}
