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
  /** What each goal promises, and all of them together. */
  readonly goals: readonly number[];
  readonly promised: number;
}

export interface Standing {
  /** No other has this number. */
  readonly number: number;
  /** The number of the first standing with the same cards and rounds left: what a round brings is the same in both. */
  readonly shape: number;
  parts: Parts | undefined;
  /** The parts of an earlier standing of the same shape. */
  readonly like: Parts | undefined;
  /** All that the tableau promises. */
  prospects: number;
  /** Standings of the same tableau with a start world that is still to be chosen. */
  readonly begun: Begun[];
}

interface Begun {
  readonly start: Card;
  readonly standing: Standing;
}

let standings = 0;

export function newStanding(): Standing {
  standings++;
  return { number: standings, shape: standings, parts: undefined, like: undefined, prospects: 0, begun: [] };
}

/** A new standing of a tableau whose cards and rounds are as they were in another. */
export function standingLike({ shape, parts, like }: Standing): Standing {
  standings++;
  return { number: standings, shape, parts: undefined, like: parts ?? like, prospects: 0, begun: [] };
}

/**
 * By card: what placing it would add, and for which standing that was worked out last. A card is in one hand only, so one
 * list does for all players.
 */
export const GAIN = new Float64Array(CARDS);
export const GAIN_FOR = new Float64Array(CARDS);
/** The same for what a round would bring with the card, by the shape of the standing. */
export const DRIVE = new Float64Array(CARDS);
export const DRIVE_FOR = new Float64Array(CARDS);
