import { type Seat, tell } from "@hypergate/kernel";
import { type CardNumber, cardRef, NONE } from "../../cards.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { isDiscarded, putInto, takeFromDiscard } from "../../piles.ts";
import { mainPlayer } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { DEFENSE, OFFENSE, type Table } from "../../state.ts";

/** Theft. As a main player, at the end of the encounter, you may take your opponent's encounter card from the discard pile. */
export const power: Power = {
  id: "filch",
  settings: { filchFlare: { values: ["modern", "classic"], 2008: "modern", 2020: "modern" } },
  uses: [
    at("resolution.discarded", {
      as: "main",
      rule: "filch 1",
      when: (g, me) => usedByOthers(g.s.table, me).length > 0,
      run: (g, me) => take(g, me, usedByOthers(g.s.table, me).at(0)),
    }),
  ],
};

/** Encounter cards that other main players used last and that lie in the discard pile (filch 2, filch EC1). */
export function usedByOthers(t: Table, me: Seat): CardNumber[] {
  return [OFFENSE, DEFENSE]
    .filter((side) => mainPlayer(t, side as 0 | 1) !== me)
    .map((side) => t.encounter.shown[side].card)
    .filter((card) => card !== NONE && isDiscarded(t, card));
}

/** Takes a card from the discard pile into the hand, unless it has left the pile since it was meant. */
export function take(g: Play, me: Seat, card: CardNumber | undefined): void {
  if (card === undefined || !isDiscarded(g.s.table, card)) return;
  takeFromDiscard(g.s.table, card);
  putInto(g.s.secret.hands, me, [card]);
  tell(g, "filch.took", { player: playerRef(me), card: cardRef(card) });
}
