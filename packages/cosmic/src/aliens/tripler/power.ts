import { tell } from "@hypergate/kernel";
import { at, type Play, type Power } from "../../effects.ts";
import { sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import type { Shown } from "../../state.ts";
import { worthOf } from "../../totals.ts";
import { boosted } from "../../windows.ts";
import { facts, tripled } from "./facts.ts";

const { tripledUpTo, superTripledUpTo } = facts.numbers;

/**
 * Thrice. As a main player, when you show an attack, you must triple a value of 10 or less (with the super 13 or less) and
 * divide a higher one by 3, rounded up.
 */
export const power: Power = {
  id: "tripler",
  uses: [
    at<"reveal.value", { limit: number }>("reveal.value", {
      as: "main",
      rule: "tripler 1",
      mandatory: true,
      when: (g, me) => ownCard(g, me).type === "attack",
      declare: (g, me) => {
        const worth = worthOf(ownCard(g, me));
        const isBetween = worth > tripledUpTo && worth <= superTripledUpTo;
        return { limit: isBetween && boosted(g, me, "tripler") ? superTripledUpTo : tripledUpTo };
      },
      run: (g, me, _event, { limit }) => {
        const card = ownCard(g, me);
        const from = worthOf(card);
        card.value = tripled(from, limit);
        card.added = 0;
        tell(g, "tripler.changed", { player: playerRef(me), from, n: card.value });
      },
    }),
  ],
};

function ownCard(g: Play, me: number): Shown {
  return g.s.table.encounter.shown[sideOf(g.s.table, me)];
}
