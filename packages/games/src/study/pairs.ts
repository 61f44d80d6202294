/** How often one item wins beside another. */
import { type Row, rateOf, rounded } from "./statistics.ts";

/** Who took part in a game, and who won it. */
interface Meeting {
  readonly kinds: readonly string[];
  readonly winners: readonly number[];
}

interface Met {
  games: number;
  wins: number;
  expected: number;
  together: number;
}

/**
 * For every ordered pair that met: games, wins of the first, wins of both, and the share that the first wins in general
 * with as many players.
 */
export function pairRows(results: readonly Meeting[]): Row[] {
  const own = ownRates(results);
  const pairs = new Map<string, Map<string, Met>>();
  for (const result of results)
    for (const [seat, item] of result.kinds.entries()) {
      const row = pairs.get(item) ?? new Map<string, Met>();
      pairs.set(item, row);
      addNeighbours(row, result, seat, own.get(item)?.get(result.kinds.length) ?? 0);
    }
  return [...pairs].sort(byName).flatMap(([item, row]) =>
    [...row].sort(byName).map(([beside, { games, wins, expected, together }]) => ({
      item,
      beside,
      games,
      wins,
      ...rateOf(wins, games),
      expected: rounded(expected / games),
      together,
    })),
  );
}

function addNeighbours(row: Map<string, Met>, { kinds, winners }: Meeting, seat: number, expected: number): void {
  for (const [other, beside] of kinds.entries()) {
    if (seat === other) continue;
    const met = row.get(beside) ?? { games: 0, wins: 0, expected: 0, together: 0 };
    row.set(beside, met);
    met.games++;
    met.expected += expected;
    if (!winners.includes(seat)) continue;
    met.wins++;
    if (winners.includes(other)) met.together++;
  }
}

/** What share of its games each item wins, by the number of players. */
function ownRates(results: readonly Meeting[]): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const sums = new Map<string, Map<number, { games: number; wins: number }>>();
  for (const { kinds, winners } of results)
    for (const [seat, item] of kinds.entries()) {
      const counts = sums.get(item) ?? new Map();
      sums.set(item, counts);
      const sum = counts.get(kinds.length) ?? { games: 0, wins: 0 };
      counts.set(kinds.length, { games: sum.games + 1, wins: sum.wins + (winners.includes(seat) ? 1 : 0) });
    }
  const rates = (counts: ReadonlyMap<number, { games: number; wins: number }>) =>
    new Map([...counts].map(([players, { games, wins }]) => [players, wins / games]));
  return new Map([...sums].map(([item, counts]) => [item, rates(counts)]));
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

/** By how many standard errors the first of a pair wins more often beside the second than in general. */
export function surprise({ games, wins = 0, expected = 0 }: Row): number {
  const error = Math.sqrt((expected * (1 - expected)) / games);
  return error === 0 ? 0 : (wins / games - expected) / error;
}

export interface Neighbours {
  readonly best: readonly Row[];
  readonly worst: readonly Row[];
  readonly together: readonly Row[];
}

/** For `item`: the five best and worst neighbours, and those with which it shares most wins. */
export function neighboursOf(rows: readonly Row[], item: string, least: number): Neighbours {
  const met = rows.filter((row) => row.item === item && row.games >= least);
  const ranked = met
    .map((row) => ({ row, by: surprise(row) }))
    .sort((a, b) => b.by - a.by)
    .map(({ row }) => row);
  const shared = (row: Row) => (row.together ?? 0) / row.games;
  return {
    best: ranked.slice(0, 5).filter((row) => surprise(row) > 0),
    worst: ranked
      .slice(-5)
      .reverse()
      .filter((row) => surprise(row) < 0),
    together: met
      .filter((row) => shared(row) > 0)
      .sort((a, b) => shared(b) - shared(a))
      .slice(0, 5),
  };
}
