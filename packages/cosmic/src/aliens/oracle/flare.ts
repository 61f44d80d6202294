import { tell } from "@hypergate/kernel";
import { at, type Flare } from "../../effects.ts";
import { detonate, randomOf, tellCards } from "../../hand.ts";
import { opponentOf, shipsInEncounter, sideOf, timingOrder } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { sendAllHome } from "../../ships.ts";
import { takeBack } from "../../showing.ts";
import { NOBODY } from "../../state.ts";
import { decideAs } from "../../steps/agenda.ts";

/**
 * Wild: as a main player, before selection, mix your hand with your opponent's and take back as many at random.
 * Super: after your opponent has shown a card, end the encounter as if a deal had been made.
 */
export const flare: Flare = {
  alien: "oracle",
  wild: {
    uses: [
      at("planning.before", {
        as: "main",
        rule: "oracle wild",
        run: (g, me) => {
          const { hands } = g.s.secret;
          const opponent = opponentOf(g.s.table, me);
          const theirs = hands[opponent];
          const all = [...hands[me], ...theirs];
          const taken = randomOf(g, me, opponent, all, hands[me].length);
          hands[me] = taken;
          hands[opponent] = all.filter((card) => !taken.includes(card));
          tell(g, "oracle.mixed", { player: playerRef(me), other: playerRef(opponent) });
          for (const seat of [me, opponent])
            tellCards(g, "oracle.hand", { player: playerRef(seat), n: hands[seat].length }, [seat], hands[seat]);
          detonate(
            g,
            me,
            taken.filter((card) => theirs.includes(card)),
          );
        },
      }),
    ],
  },
  super: {
    uses: [
      at("planning.shown", {
        as: "main",
        rule: "oracle super",
        when: (g, me, { side }) => sideOf(g.s.table, me) !== side,
        run: (g, me, { side }) => {
          const t = g.s.table;
          // What follows a deal looks at who had ships in the encounter, as after any other.
          t.encounter.committed = t.encounter.committed.map((_, seat) => shipsInEncounter(t, seat));
          takeBack(g, side);
          tell(g, "oracle.ended", { player: playerRef(me) });
          sendAllHome(g, timingOrder(t));
          t.encounter.ally.fill(NOBODY);
          decideAs(g, "dealt", NOBODY);
        },
      }),
    ],
  },
};
