/** What a fuzz run has used of everything in the boxes. Only large runs must have used everything. */
import type { PlayableGame } from "./games.ts";

/** In how many games something was used. */
export type Tally = Record<string, number>;

export interface Seen {
  readonly games: number;
  readonly used: Readonly<Tally>;
  readonly met: Readonly<Tally>;
}

export interface Coverage {
  readonly lines: readonly string[];
  readonly isComplete: boolean;
}

/** Runs of at least so many games must have seen every pair in so many of them. */
const PAIRS_FROM = 100_000;
const MEETINGS = 20;

export function addNames(tally: Tally, names: readonly string[]): void {
  for (const name of names) tally[name] = (tally[name] ?? 0) + 1;
}

export function addTally(all: Tally, more: Readonly<Tally>): void {
  for (const [name, n] of Object.entries(more)) all[name] = (all[name] ?? 0) + n;
}

/** All pairs of a list. A pair has one name, whatever the order. */
export function pairsOf(kinds: readonly string[]): string[] {
  return kinds.flatMap((one, i) => kinds.slice(i + 1).map((other) => pairName(one, other)));
}

function pairName(one: string, other: string): string {
  return one < other ? `${one} + ${other}` : `${other} + ${one}`;
}

export function coverage(uses: PlayableGame["uses"], seen: Seen): Coverage {
  const parts = [coverageOfUses(uses, seen)];
  if (uses.pairs !== undefined) parts.push(coverageOfPairs(uses.pairs(), seen));
  return { lines: parts.flatMap(({ lines }) => lines), isComplete: parts.every(({ isComplete }) => isComplete) };
}

function coverageOfUses({ what, expected, from }: PlayableGame["uses"], { games, used }: Seen): Coverage {
  const names = expected();
  const missing = names.filter((name) => used[name] === undefined);
  const lines = [`${names.length - missing.length} of ${names.length} ${what} were used`];
  if (missing.length > 0) lines.push(`never used: ${missing.join(", ")}`);
  else lines.push(`rarest: ${inGames(rarest(names, used), used)}`);
  return { lines, isComplete: missing.length === 0 || games < from };
}

function coverageOfPairs(pairs: readonly (readonly [string, string])[], { games, met }: Seen): Coverage {
  const names = pairs.map(([one, other]) => pairName(one, other));
  const allowed = new Set(names);
  const seldom = names.filter((name) => (met[name] ?? 0) < MEETINGS);
  const wrong = Object.keys(met).filter((name) => !allowed.has(name));
  const lines = [`${names.length} pairs may meet; least often met: ${inGames(rarest(names, met), met)}`];
  if (games >= PAIRS_FROM && seldom.length > 0)
    lines.push(`met in fewer than ${MEETINGS} games: ${seldom.map((name) => inGames(name, met)).join(", ")}`);
  if (wrong.length > 0) lines.push(`met and must not: ${wrong.map((name) => inGames(name, met)).join(", ")}`);
  return { lines, isComplete: wrong.length === 0 && (seldom.length === 0 || games < PAIRS_FROM) };
}

function rarest(names: readonly string[], tally: Readonly<Tally>): string {
  return names.reduce((least, name) => ((tally[name] ?? 0) < (tally[least] ?? 0) ? name : least));
}

function inGames(name: string, tally: Readonly<Tally>): string {
  const n = tally[name] ?? 0;
  return `${name} (${n} ${n === 1 ? "game" : "games"})`;
}
