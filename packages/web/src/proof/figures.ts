/** Figures of several games put together, and printed. */
import { nothingPlayed, type Played } from "./page-player.ts";

export function addUp(all: readonly Played[]): Played {
  const sum = nothingPlayed();
  for (const played of all) {
    sum.answers += played.answers;
    sum.waits.push(...played.waits);
    for (const part of ["keys", "kinds", "small"] as const)
      for (const [name, n] of played[part]) sum[part].set(name, (sum[part].get(name) ?? 0) + n);
  }
  return sum;
}

/** The value below which this share of all lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function listed(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, n]) => `${name} ${n}`)
    .join(", ");
}

export function inWords(played: Played): string[] {
  const { answers, kinds, keys, small, waits } = played;
  return [
    `${answers} answers, ${keys.size} different questions, by kind: ${listed(kinds)}`,
    `from the tap to the next picture: median ${quantile(waits, 0.5).toFixed(0)} ms, 95 of 100 within ${quantile(waits, 0.95).toFixed(0)} ms`,
    small.size === 0 ? "no lit thing smaller than 24 by 24 pixels" : `smaller than 24 by 24 pixels: ${listed(small)}`,
  ];
}
