/** What is worked out once about a tableau and holds until the table changes. */
import type { Card, GoodsPower } from "@hypergate/race";
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
  parts: Parts | undefined;
  /** All that the tableau promises. */
  prospects: number;
  /** What placing a card would add, by card. */
  readonly gains: Map<Card, number>;
}

export function newStanding(): Standing {
  return { parts: undefined, prospects: 0, gains: new Map() };
}
