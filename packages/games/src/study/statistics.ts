/** The statistics of a report. */

/** One line of figures: how often an item won in the games it took part in. */
export interface Row {
  readonly item: string;
  /** The second of a pair. */
  readonly beside?: string;
  readonly games: number;
  readonly wins?: number;
  /** Share of the games that were won, with the ends of its 95 % confidence interval. */
  readonly rate?: number;
  readonly low?: number;
  readonly high?: number;
  /** The share that an average player would have won of the same games, given their player counts. */
  readonly expected?: number;
  /** Games that both of a pair have won. */
  readonly together?: number;
  /** Mean points. */
  readonly points?: number;
}

/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959964;

/** Wilson's score interval, which works for small numbers and for rates near 0 and 1. */
export function wilson(wins: number, games: number): { low: number; high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const rate = wins / games;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / games + (Z * Z) / (4 * games * games));
  const middle = rate + (Z * Z) / (2 * games);
  const scale = 1 + (Z * Z) / games;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

/** Rounds, so that files stay readable. */
export function rounded(n: number, places = 4): number {
  return Number(n.toFixed(places));
}

export function rateOf(wins: number, games: number): { rate: number; low: number; high: number } {
  const { low, high } = wilson(wins, games);
  return { rate: rounded(games === 0 ? 0 : wins / games), low: rounded(low), high: rounded(high) };
}

/** Counts games, wins, expected wins and points by item. */
export class Tally {
  readonly #counts = new Map<string, { games: number; wins: number; expected: number; points: number }>();

  add(item: string, hasWon: boolean, expected: number, points = 0): void {
    const count = this.#counts.get(item) ?? { games: 0, wins: 0, expected: 0, points: 0 };
    count.games++;
    if (hasWon) count.wins++;
    count.expected += expected;
    count.points += points;
    this.#counts.set(item, count);
  }

  /** The highest rate first; of equal ones the one seen more often. */
  rows(hasPoints = false): Row[] {
    return [...this.#counts]
      .map(([item, { games, wins, expected, points }]) => ({
        item,
        games,
        wins,
        ...rateOf(wins, games),
        expected: rounded(expected / games),
        ...(hasPoints ? { points: rounded(points / games, 2) } : {}),
      }))
      .sort((a, b) => b.rate - a.rate || b.games - a.games || (a.item < b.item ? -1 : 1));
  }
}

/**
 * How many games had each value, in bars of equal width without gaps. If there are too many values, the highest 0.5 %
 * share the last bar (`40+`), so that one very long game does not squeeze the others.
 */
export function histogram(values: readonly number[], most = 30): Row[] {
  if (values.length === 0) return [];
  const sorted = values.toSorted((a, b) => a - b);
  const [first, max] = [sorted[0], sorted[sorted.length - 1]];
  const last = max - first < most ? max : sorted[Math.ceil(0.995 * (sorted.length - 1))];
  const width = Math.max(1, Math.ceil((last - first + 1) / most));
  const counts = new Array<number>(Math.floor((last - first) / width) + 1).fill(0);
  let beyond = 0;
  for (const value of values) {
    const bar = Math.floor((value - first) / width);
    if (bar < counts.length) counts[bar]++;
    else beyond++;
  }
  const rows = counts.map((games, i) => {
    const from = first + i * width;
    return { item: width === 1 ? String(from) : `${from}–${from + width - 1}`, games };
  });
  return beyond === 0 ? rows : [...rows, { item: `${first + counts.length * width}+`, games: beyond }];
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;
}
