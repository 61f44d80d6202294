/** What is worked out once about a tableau and holds until the table changes. */
import { CARDS, type Card, type GoodsPower } from "@hypergate/race";
import type { ByKind } from "./goods.ts";
import type { Growing } from "./produce.ts";

/** What a tableau promises, in the parts that a new card may leave as they are. */
export interface Parts {
  /** Points of cards that always count the same. */
  readonly printed: number;
  /** Developments whose points depend on the tableau. */
  readonly variable: readonly Card[];
  /** Points that an average card would add to those. */
  readonly density: number;
  /** Powers that take goods, in the order in which they are used. */
  readonly takers: readonly GoodsPower[];
  /** What decides how much is produced; changed for a moment to see what would be. */
  readonly growing: Growing;
  /** Goods on the worlds. */
  readonly goods: ByKind;
  readonly engine: number;
  readonly powers: number;
  readonly conquest: number;
  readonly stock: number;
  /** What each goal promises. */
  readonly goals: readonly number[];
}

export interface Standing {
  /** No other has this number. */
  readonly number: number;
  parts: Parts | undefined;
  /** All that the tableau promises. */
  prospects: number;
}

let standings = 0;

export function newStanding(): Standing {
  standings++;
  return { number: standings, parts: undefined, prospects: 0 };
}

/**
 * By card: what placing it would add, and for which standing that was worked out last. A card is in one hand only, so one
 * list does for all players.
 */
export const GAIN = new Float64Array(CARDS);
export const GAIN_FOR = new Float64Array(CARDS);
