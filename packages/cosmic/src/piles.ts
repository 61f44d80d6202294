/** Where cards lie. These moves only move; what may be answered is announced elsewhere. */
import type { Seat } from "@hypergate/kernel";
import type { CardNumber } from "./cards.ts";
import type { Play } from "./effects.ts";

export function takeOut<T>(list: T[], item: T): void {
  const i = list.indexOf(item);
  if (i >= 0) list.splice(i, 1);
}

/** A card in play goes to a hand. */
export function toHand(g: Play, seat: Seat, card: CardNumber): void {
  takeOut(g.s.table.inPlay, card);
  g.s.secret.hands[seat].push(card);
}

/** A card in play goes to the discard pile. */
export function discardFromPlay(g: Play, card: CardNumber): void {
  takeOut(g.s.table.inPlay, card);
  g.s.table.discard.push(card);
}

/** A card of a hand is laid on the table. */
export function layDown(g: Play, seat: Seat, card: CardNumber): void {
  takeOut(g.s.secret.hands[seat], card);
  g.s.table.inPlay.push(card);
}
