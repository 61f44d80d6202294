/** Who wins beside whom. */
import type { GameResult } from "../sim.ts";
import { type Row, rateOf } from "./statistics.ts";

/** For every ordered pair that met: games, wins of the first, and wins of both. */
export function pairRows(results: readonly GameResult[]): Row[] {
  const counts = new Map<string, Map<string, { games: number; wins: number; together: number }>>();
  for (const { kinds, winners } of results)
    for (const [seat, item] of kinds.entries())
      for (const [other, beside] of kinds.entries()) {
        if (seat === other) continue;
        const row = counts.get(item) ?? new Map();
        counts.set(item, row);
        const count = row.get(beside) ?? { games: 0, wins: 0, together: 0 };
        row.set(beside, count);
        count.games++;
        if (!winners.includes(seat)) continue;
        count.wins++;
        if (winners.includes(other)) count.together++;
      }
  return [...counts].sort(byName).flatMap(([item, row]) =>
    [...row].sort(byName).map(([beside, { games, wins, together }]) => ({
      item,
      beside,
      games,
      wins,
      ...rateOf(wins, games),
      together,
    })),
  );
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

/** Wins of `item` in all its games: those of its pairs, each game counted as often as it has neighbours. */
export function ownRates(rows: readonly Row[]): ReadonlyMap<string, number> {
  const sums = new Map<string, { games: number; wins: number }>();
  for (const { item, games, wins = 0 } of rows) {
    const sum = sums.get(item) ?? { games: 0, wins: 0 };
    sums.set(item, { games: sum.games + games, wins: sum.wins + wins });
  }
  return new Map([...sums].map(([item, { games, wins }]) => [item, wins / games]));
}

/** By how many standard errors the first of a pair wins more beside the second than it does in general. */
export function surprise({ games, wins = 0 }: Row, own: number): number {
  const error = Math.sqrt((own * (1 - own)) / games);
  return error === 0 ? 0 : (wins / games - own) / error;
}

export interface Neighbours {
  readonly best: readonly Row[];
  readonly worst: readonly Row[];
  readonly together: readonly Row[];
}

/** The five most and least welcome neighbours of `item` and those it shares most victories with. */
export function neighboursOf(rows: readonly Row[], item: string, own: number, least: number): Neighbours {
  const met = rows.filter((row) => row.item === item && row.games >= least);
  const ranked = met
    .map((row) => ({ row, by: surprise(row, own) }))
    .sort((a, b) => b.by - a.by)
    .map(({ row }) => row);
  const shared = (row: Row) => (row.together ?? 0) / row.games;
  return {
    best: ranked.slice(0, 5).filter((row) => surprise(row, own) > 0),
    worst: ranked
      .slice(-5)
      .reverse()
      .filter((row) => surprise(row, own) < 0),
    together: met
      .filter((row) => shared(row) > 0)
      .sort((a, b) => shared(b) - shared(a))
      .slice(0, 5),
  };
}
