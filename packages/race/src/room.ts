/**
 * Room to gather references and cards in, before they are copied into a list of the right size: a list that grows takes
 * several times as much memory. What is left here means nothing.
 */
import type { Ref } from "@hypergate/kernel";
import { CARDS, type Card, NONE } from "./cards.ts";

export const REF_ROOM: Ref[] = roomFor("");
export const CARD_ROOM: Card[] = roomFor(NONE);

/** Pushed one by one, so that the engine knows the list to have no holes. */
function roomFor<T>(nothing: T): T[] {
  const room: T[] = [];
  for (let i = 0; i < CARDS + 2; i++) room.push(nothing);
  return room;
}

/** A list of the first `n` references gathered. Short lists are written out: that is several times faster than `slice`. */
export function refsGathered(n: number): Ref[] {
  const r = REF_ROOM;
  switch (n) {
    case 0:
      return [];
    case 1:
      return [r[0]];
    case 2:
      return [r[0], r[1]];
    case 3:
      return [r[0], r[1], r[2]];
    case 4:
      return [r[0], r[1], r[2], r[3]];
    case 5:
      return [r[0], r[1], r[2], r[3], r[4]];
    case 6:
      return [r[0], r[1], r[2], r[3], r[4], r[5]];
    case 7:
      return [r[0], r[1], r[2], r[3], r[4], r[5], r[6]];
    case 8:
      return [r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7]];
    default:
      return r.slice(0, n);
  }
}

/** The same for cards. Lists of numbers and of references are made apart, because the engine keeps them in different forms. */
export function cardsGathered(n: number): Card[] {
  const c = CARD_ROOM;
  switch (n) {
    case 0:
      return [];
    case 1:
      return [c[0]];
    case 2:
      return [c[0], c[1]];
    case 3:
      return [c[0], c[1], c[2]];
    case 4:
      return [c[0], c[1], c[2], c[3]];
    case 5:
      return [c[0], c[1], c[2], c[3], c[4]];
    case 6:
      return [c[0], c[1], c[2], c[3], c[4], c[5]];
    case 7:
      return [c[0], c[1], c[2], c[3], c[4], c[5], c[6]];
    case 8:
      return [c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7]];
    default:
      return c.slice(0, n);
  }
}
