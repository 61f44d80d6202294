/** A card of the hand for one of the same type from a discard pile. */
import { type Seat, type Source, tell } from "@hypergate/kernel";
import { askCard, askOne } from "../../asking.ts";
import { CARDS, type CardNumber, cardOf, cardRef, TYPE_OF } from "../../cards.ts";
import type { Play } from "../../effects.ts";
import { discard } from "../../hand.ts";
import { discardOf, putInto, takeOut } from "../../piles.ts";
import { playerRef } from "../../refs.ts";
import type { Table } from "../../state.ts";

export interface Swap {
  readonly spent: CardNumber;
  readonly taken: CardNumber;
}

/** Whether one card may become another of its type. */
export type Fits = (spent: CardNumber, taken: CardNumber) => boolean;

/** What a card of the hand could become. */
export function becoming(t: Table, spent: CardNumber, fits: Fits): CardNumber[] {
  return [...t.discard, ...t.rewardDiscard].filter((taken) => canBecome(spent, taken, fits));
}

function canBecome(spent: CardNumber, taken: CardNumber, fits: Fits): boolean {
  return TYPE_OF[taken] === TYPE_OF[spent] && fits(spent, taken);
}

function isSwappable(t: Table, spent: CardNumber, fits: Fits): boolean {
  return isAnyFit(t.discard, spent, fits) || isAnyFit(t.rewardDiscard, spent, fits);
}

function isAnyFit(pile: readonly CardNumber[], spent: CardNumber, fits: Fits): boolean {
  for (let i = 0; i < pile.length; i++) if (canBecome(spent, pile[i], fits)) return true;
  return false;
}

/** Whether any card of the hand could become something. */
export function hasSwappable(t: Table, hand: readonly CardNumber[], fits: Fits): boolean {
  return hand.some((card) => isSwappable(t, card, fits));
}

/** Cards of the hand that could become something. */
export function swappable(t: Table, hand: readonly CardNumber[], fits: Fits): CardNumber[] {
  return hand.filter((card) => isSwappable(t, card, fits));
}

export function chooseSwap(g: Play, me: Seat, source: Source, hand: readonly CardNumber[], fits: Fits): Swap {
  const t = g.s.table;
  const spent = askCard(g, me, "alchemist/card", source, swappable(t, hand, fits));
  const options = becoming(t, spent, fits).map(cardRef);
  return { spent, taken: cardOf(askOne(g, me, "alchemist/take", source, options, { card: cardRef(spent) })) };
}

/** If both are still where they were. */
export function swap(g: Play, me: Seat, { spent, taken }: Swap): void {
  const pile = discardOf(g.s.table, CARDS[taken].back);
  if (!g.s.secret.hands[me].includes(spent) || !pile.includes(taken)) return;
  discard(g, me, [spent]);
  if (!pile.includes(taken)) return;
  takeOut(pile, taken);
  putInto(g.s.secret.hands, me, [taken]);
  tell(g, "alchemist.swapped", { player: playerRef(me), card: cardRef(taken) });
}
