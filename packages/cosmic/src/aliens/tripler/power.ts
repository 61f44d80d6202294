import { tell } from "@hypergate/kernel";
import { at, type Play, type Power } from "../../effects.ts";
import { sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import type { Shown } from "../../state.ts";
import { worthOf } from "../../totals.ts";
import { boosted } from "../../windows.ts";

const LIMIT = 10;
const SUPER_LIMIT = 13;

/**
 * Thrice. As a main player, when you show an attack, you must triple a value of 10 or less (with the super 13 or less) and
 * divide a higher one by 3, rounded up.
 */
export const power: Power = {
  id: "tripler",
  alert: "red",
  uses: [
    at<"reveal.value", { limit: number }>("reveal.value", {
      as: "main",
      rule: "tripler 1",
      mandatory: true,
      when: (g, me) => ownCard(g, me).type === "attack",
      declare: (g, me) => {
        const worth = worthOf(ownCard(g, me));
        const isBetween = worth > LIMIT && worth <= SUPER_LIMIT;
        return { limit: isBetween && boosted(g, me, "tripler") ? SUPER_LIMIT : LIMIT };
      },
      run: (g, me, _event, { limit }) => {
        const card = ownCard(g, me);
        const from = worthOf(card);
        card.value = from <= limit ? from * 3 : third(from);
        card.added = 0;
        tell(g, "tripler.changed", { player: playerRef(me), from, n: card.value });
      },
    }),
  ],
};

function ownCard(g: Play, me: number): Shown {
  return g.s.table.encounter.shown[sideOf(g.s.table, me)];
}

/** A third, rounded up. */
export function third(value: number): number {
  return Math.ceil(value / 3);
}
