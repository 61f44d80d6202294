import { tell } from "@hypergate/kernel";
import { at, type Flare, type Play } from "../../effects.ts";
import { opponentOf, sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import type { Shown } from "../../state.ts";
import { facts, third } from "./facts.ts";

/**
 * Wild: as a main player, before other effects, divide your opponent's attack of 15 or more by 3, rounded up. Super: let
 * your power triple values of 13 or less; played while the power is being used.
 */
export const flare: Flare = {
  alien: "tripler",
  wild: {
    uses: [
      at("reveal.first", {
        as: "main",
        rule: "tripler wild",
        when: (g, me) => {
          const { type, value } = theirCard(g, me);
          return type === "attack" && value >= facts.numbers.wildDividesFrom;
        },
        run: (g, me) => {
          const card = theirCard(g, me);
          const from = card.value;
          card.value = third(from);
          tell(g, "tripler.divided", { player: playerRef(me), from, n: card.value });
        },
      }),
    ],
  },
  super: { uses: [] },
};

function theirCard(g: Play, me: number): Shown {
  const t = g.s.table;
  return t.encounter.shown[sideOf(t, opponentOf(t, me))];
}
