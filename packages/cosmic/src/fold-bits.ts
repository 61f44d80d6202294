/** Folds as bits, and records that have all of them. */
import type { Folds } from "./effects.ts";

/** Every fold there is. */
export const NO_FOLDS = {
  worth: undefined,
  keepsPower: undefined,
  warpResearch: undefined,
  supplied: undefined,
  wins: undefined,
  freesShips: undefined,
  combination: undefined,
  lowestWins: undefined,
  winner: undefined,
  lost: undefined,
  spared: undefined,
  stranded: undefined,
  gainsSwapped: undefined,
  profits: undefined,
  reinforceable: undefined,
  reinforcement: undefined,
  dealColonies: undefined,
  wordless: undefined,
  compensated: undefined,
  rewards: undefined,
  selectable: undefined,
  techsInstead: undefined,
} as const satisfies Readonly<Record<keyof Folds, undefined>>;

const FOLDS = Object.keys(NO_FOLDS) as (keyof Folds)[];

/** A bit for each fold. */
export const FOLD_BIT = Object.fromEntries(FOLDS.map((name, i) => [name, 1 << i])) as Readonly<
  Record<keyof Folds, number>
>;

/** The folds of an effect, as bits. */
export function bitsOf(folds: Folds | undefined): number {
  return FOLDS.reduce((bits, name) => (folds?.[name] === undefined ? bits : bits | FOLD_BIT[name]), 0);
}

/** By fold, a list to be filled. */
export function noneWith(): Record<keyof Folds, string[]> {
  const lists: Record<string, string[] | undefined> = { ...NO_FOLDS };
  for (const name in NO_FOLDS) lists[name] = [];
  return lists as Record<keyof Folds, string[]>;
}
