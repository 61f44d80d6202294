/** Where cards lie. These moves only move; what may be answered is announced elsewhere. */
import type { Seat } from "@hypergate/kernel";
import type { CardNumber } from "./cards.ts";
import type { Play } from "./effects.ts";

export function takeOut<T>(list: T[], item: T): void {
  const i = list.indexOf(item);
  if (i >= 0) list.splice(i, 1);
}

/** A card in play goes to a hand; one that was played from a sheet goes where such cards go instead of its player's hand. */
export function toHand(g: Play, seat: Seat, card: CardNumber): void {
  const { table: t, secret: x } = g.s;
  takeOut(t.inPlay, card);
  const borrowed = t.encounter.borrowed.find((one) => one.card === card && one.seat === seat);
  forget(g, card);
  if (borrowed === undefined) x.hands[seat].push(card);
  else if (borrowed.back < 0) x.stash[seat].push(card);
  else x.hands[borrowed.back].push(card);
}

/** A card in play goes to the discard pile. */
export function discardFromPlay(g: Play, card: CardNumber): void {
  takeOut(g.s.table.inPlay, card);
  g.s.table.discard.push(card);
  forget(g, card);
}

/** A card that has come to rest no longer belongs to a sheet. */
function forget(g: Play, card: CardNumber): void {
  const e = g.s.table.encounter;
  if (e.borrowed.length > 0) e.borrowed = e.borrowed.filter((one) => one.card !== card);
}

/** A card of a hand, or of a sheet, is laid on the table. */
export function layDown(g: Play, seat: Seat, card: CardNumber): void {
  takeFromPlayer(g, seat, card);
  g.s.table.inPlay.push(card);
}

/** Takes a card a player has at hand, wherever it lies. */
export function takeFromPlayer(g: Play, seat: Seat, card: CardNumber): void {
  takeOut(g.s.secret.hands[seat], card);
  takeOut(g.s.secret.stash[seat], card);
}
