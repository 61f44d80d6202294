import type { Seat } from "@hypergate/kernel";
import { at, type Flare } from "../../effects.ts";
import { detonate, takeAtRandom } from "../../hand.ts";
import { handSize, hasJoined, hasSucceeded, opponentOf, otherSide, others, sideOf } from "../../query.ts";
import type { Side, State } from "../../state.ts";

/**
 * Wild: as a main player who won or made a deal, take a random card from your opponent and from each of the opponent's
 * allies. Super: discard up to three cards first; played while the power is being used.
 */
export const flare: Flare = {
  alien: "mutant",
  wild: {
    uses: [
      at("resolution.after", {
        as: "main",
        rule: "mutant wild",
        when: (g, me) => hasSucceeded(g.s.table, me) && victims(g.s, me).length > 0,
        run: (g, me) => {
          const taken = victims(g.s, me).flatMap((seat) => takeAtRandom(g, seat, me, 1));
          detonate(g, me, taken);
        },
      }),
    ],
  },
  super: { uses: [] },
};

/** The opponent and everyone who had ships beside the opponent's when it was decided, if they have cards. */
function victims(s: State, me: Seat): Seat[] {
  const t = s.table;
  const { committed } = t.encounter;
  const theirs = otherSide(sideOf(t, me) as Side);
  return others(t, me).filter(
    (seat) =>
      handSize(s, seat) > 0 && (seat === opponentOf(t, me) || (hasJoined(t, seat, theirs) && committed[seat] > 0)),
  );
}
