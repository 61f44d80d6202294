import { tell } from "@hypergate/kernel";
import { at, type Flare } from "../../effects.ts";
import { lastOn } from "../../lasting.ts";
import { bothAttack, sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { mainOf } from "../../saved.ts";

/**
 * Wild: as a main player, multiply your ships by those allied with you instead of adding them. Super: let your power
 * multiply by all ships of your side; played while the power is being used.
 */
export const flare: Flare = {
  alien: "virus",
  wild: {
    uses: [
      at("reveal.multiply", {
        as: "main",
        rule: "virus wild",
        when: (g) => bothAttack(g.s.table),
        run: (g, me) => {
          lastOn(g, "wild/virus", me);
          tell(g, "virus.multiplied", { player: playerRef(me) });
        },
      }),
    ],
    lastingFolds: {
      combination: (t, { seat }, side, now) => (sideOf(t, seat) === side ? "ownTimesAllies" : now),
    },
    takeOver: ({ table: { encounter: e } }) => ({
      lasting: e.formula.flatMap((how, side) => (how === "ownTimesAllies" ? [{ seat: mainOf(e, side), n: -1 }] : [])),
    }),
  },
  super: { uses: [] },
};
