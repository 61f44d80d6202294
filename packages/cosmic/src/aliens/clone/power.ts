import { tell } from "@hypergate/kernel";
import { cardRef, NONE } from "../../cards.ts";
import { at, type Power } from "../../effects.ts";
import { toHand } from "../../piles.ts";
import { sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import type { Table } from "../../state.ts";

/** Replicate. As a main player, once the encounter is resolved, you may take your encounter card back into your hand. */
export const power: Power = {
  id: "clone",
  uses: [
    at("resolution.keep", {
      as: "main",
      rule: "clone 1",
      when: (g, me) => ownCard(g.s.table, me) !== NONE,
      run: (g, me, { kept }) => {
        const card = ownCard(g.s.table, me);
        kept.push(card);
        toHand(g, me, card);
        tell(g, "clone.kept", { player: playerRef(me), card: cardRef(card) });
      },
    }),
  ],
};

function ownCard(t: Table, me: number): number {
  return t.encounter.shown[sideOf(t, me)].card;
}
