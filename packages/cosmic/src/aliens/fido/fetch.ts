/** Offering discarded encounter cards, by the power and by its super. */
import { type Ref, type Seat, type Source, tell } from "@hypergate/kernel";
import { askOne, askSeat, askWord, askYes } from "../../asking.ts";
import { type CardNumber, cardRef, NONE } from "../../cards.ts";
import type { Play } from "../../effects.ts";
import { draw } from "../../hand.ts";
import { discardFromPlay, isDiscarded, takeFromDiscard, toHand } from "../../piles.ts";
import { others, retrievable } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { retrieve } from "../../ships.ts";
import type { Table } from "../../state.ts";

/** The cards of this encounter that lie in the discard pile (fido EC1). */
export function fetchable(t: Table): CardNumber[] {
  return t.encounter.shown.map((shown) => shown.card).filter((card) => card !== NONE && isDiscarded(t, card));
}

/** Takes a card from the discard pile and offers it; then either may keep it, or it goes back. */
export function offer(g: Play, me: Seat, card: CardNumber, other: Seat, source: Source): void {
  const t = g.s.table;
  const params = { player: playerRef(me), other: playerRef(other), card: cardRef(card) };
  if (!isDiscarded(t, card)) return;
  takeFromDiscard(t, card);
  t.inPlay.push(card);
  tell(g, "fido.offered", params);
  if (askYes(g, other, "fido/accept", source, { player: params.player, card: params.card })) {
    toHand(g, other, card);
    tell(g, "fido.accepted", { player: params.other, card: params.card });
    reward(g, me, source);
  } else if (askWord(g, me, "fido/refused", source, ["keep", "drop"], { card: params.card }) === "keep") {
    toHand(g, me, card);
    tell(g, "fido.kept", { player: params.player, card: params.card });
  } else {
    discardFromPlay(g, card);
    tell(g, "fido.dropped", { player: params.player, card: params.card });
  }
}

/** fido 3 */
function reward(g: Play, me: Seat, source: Source): void {
  const t = g.s.table;
  const canRetrieve = retrievable(t, me) > 0;
  const words = canRetrieve ? (["pass", "draw", "ship"] as const) : (["pass", "draw"] as const);
  const word = askWord(g, me, "fido/reward", source, words);
  if (word === "ship") retrieve(g, me, 1, source);
  if (word === "draw") draw(g, me, 1);
}

export function askCardOnPile(g: Play, me: Seat, source: Source, options: readonly Ref[]): Ref {
  return askOne(g, me, "fido/card", source, options);
}

export function askTaker(g: Play, me: Seat, source: Source, card: CardNumber): Seat {
  return askSeat(g, me, "fido/whom", source, others(g.s.table, me), { card: cardRef(card) });
}
