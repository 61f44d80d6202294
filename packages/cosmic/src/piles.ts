/** Moves cards between places. These functions only move; others open the windows. */
import type { Seat } from "@hypergate/kernel";
import { CARDS, type CardNumber } from "./cards.ts";
import type { Back } from "./catalogue.ts";
import type { Play } from "./effects.ts";
import { without } from "./lists.ts";
import { BACK_TO_SHEET, type Lists, NO_SHEETS, type Secret, type State, type Table, TO_DISCARDS } from "./state.ts";

/** The deck of the cards with this back, the top one last. */
export function deckOf({ secret }: State, back: Back): CardNumber[] {
  switch (back) {
    case "cosmic":
      return secret.deck;
    case "reward":
      return secret.rewardDeck;
  }
}

/** The pile that cards with this back are discarded to, the top one last. */
export function discardOf(t: Table, back: Back): CardNumber[] {
  switch (back) {
    case "cosmic":
      return t.discard;
    case "reward":
      return t.rewardDiscard;
  }
}

/** The card lies in the discard pile of its deck. */
export function isDiscarded(t: Table, card: CardNumber): boolean {
  return discardOf(t, CARDS[card].back).includes(card);
}

/** Takes a card out of the discard pile of its deck. */
export function takeFromDiscard(t: Table, card: CardNumber): void {
  takeOut(discardOf(t, CARDS[card].back), card);
}

export function takeOut<T>(list: T[], item: T): void {
  const i = list.indexOf(item);
  if (i < 0) return;
  if (i === list.length - 1) list.pop();
  else list.splice(i, 1);
}

/** Adds to the list of a seat. */
export function putInto<T>(lists: Lists<T>, seat: Seat, items: readonly T[]): void {
  const all: T[] = [];
  for (const item of lists[seat]) all.push(item);
  for (const item of items) all.push(item);
  lists[seat] = all;
}

/** Takes something out of the list of a seat, if it is there. */
export function takeFrom<T>(lists: Lists<T>, seat: Seat, item: T): void {
  lists[seat] = without(lists[seat], item);
}

/** Sets the cards on the sheet of a power. */
export function setOnSheet(x: Secret, power: string, cards: readonly CardNumber[]): void {
  x.stash = { ...x.stash, [power]: cards };
}

/** Lays cards on the sheet of a power. */
export function putOnSheet(x: Secret, power: string, cards: readonly CardNumber[]): void {
  setOnSheet(x, power, [...(x.stash[power] ?? []), ...cards]);
}

/** Takes a card off the sheet of a power, if it is there. */
export function takeOffSheet(x: Secret, power: string, card: CardNumber): void {
  setOnSheet(x, power, without(x.stash[power] ?? [], card));
}

/** The power on whose sheet a card lies. */
export function sheetWith({ stash }: Secret, card: CardNumber): string | undefined {
  if (stash === NO_SHEETS) return undefined;
  for (const power in stash) if (stash[power].includes(card)) return power;
  return undefined;
}

/** A card in play goes to a hand. A card played from a sheet goes where its power says instead. */
export function toHand(g: Play, seat: Seat, card: CardNumber): void {
  const { table: t, secret: x } = g.s;
  takeOut(t.inPlay, card);
  const borrowed = x.borrowed.find((one) => one.card === card && one.seat === seat);
  forget(g, card);
  if (borrowed === undefined) putInto(x.hands, seat, [card]);
  else if (borrowed.back === BACK_TO_SHEET) putOnSheet(x, borrowed.power, [card]);
  else if (borrowed.back === TO_DISCARDS) discardOf(t, CARDS[card].back).push(card);
  else putInto(x.hands, borrowed.back, [card]);
}

/** A card in play goes to the discard pile. */
export function discardFromPlay(g: Play, card: CardNumber): void {
  takeOut(g.s.table.inPlay, card);
  discardOf(g.s.table, CARDS[card].back).push(card);
  forget(g, card);
}

/** A card that has reached its place no longer belongs to a sheet. */
function forget(g: Play, card: CardNumber): void {
  const { secret: x } = g.s;
  if (x.borrowed.length > 0) x.borrowed = x.borrowed.filter((one) => one.card !== card);
}

/** A card of a hand, or of a sheet, is laid on the table. */
export function layDown(g: Play, seat: Seat, card: CardNumber): void {
  takeFromPlayer(g, seat, card);
  g.s.table.inPlay.push(card);
}

/** Takes a card that a player can play, from hand or sheet. */
export function takeFromPlayer(g: Play, seat: Seat, card: CardNumber): void {
  const { secret: x } = g.s;
  takeFrom(x.hands, seat, card);
  const power = sheetWith(x, card);
  if (power !== undefined) takeOffSheet(x, power, card);
}

/** Technologies come into the game: from now on everybody may have some. */
export function layOutTechs({ table: t, secret: x }: State): void {
  const lists = <T>(): T[][] => Array.from({ length: t.seats }, () => []);
  t.techs = lists();
  x.techs = lists();
  x.techAside = lists();
  x.under = lists();
}
