import { tell } from "@hypergate/kernel";
import { cardRef } from "../../cards.ts";
import { at, type Power } from "../../effects.ts";
import { takeOut } from "../../piles.ts";
import { opponentOf, sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import type { Table } from "../../state.ts";

/** Theft. As a main player, at the end of the encounter, you may take your opponent's encounter card from the discard pile. */
export const power: Power = {
  id: "filch",
  alert: "green",
  uses: [
    at("resolution.discarded", {
      as: "main",
      rule: "filch 1",
      when: (g, me, { cards }) => {
        const card = opponentsCard(g.s.table, me);
        return cards.includes(card) && g.s.table.discard.includes(card);
      },
      run: (g, me) => {
        const card = opponentsCard(g.s.table, me);
        takeOut(g.s.table.discard, card);
        g.s.secret.hands[me].push(card);
        tell(g, "filch.took", { player: playerRef(me), card: cardRef(card) });
      },
    }),
  ],
};

function opponentsCard(t: Table, me: number): number {
  return t.encounter.shown[sideOf(t, opponentOf(t, me))].card;
}
