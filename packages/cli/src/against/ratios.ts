/** Medians, with a confidence interval that assumes nothing about how the values are spread. */

export interface Middle {
  readonly median: number;
  /** The ends of the interval that holds the true median in at least 95 of 100 such samples. */
  readonly low: number;
  readonly high: number;
}

/** The sign test's interval: from the k-th smallest to the k-th largest value. With fewer than six values, all of them. */
export function middleOf(values: readonly number[]): Middle {
  const sorted = values.toSorted((a, b) => a - b);
  const n = sorted.length;
  const k = rankFor(n);
  return { median: medianOf(sorted), low: sorted[k - 1], high: sorted[n - k] };
}

function medianOf(sorted: readonly number[]): number {
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** The largest k for which fewer than k of n fair coins show heads with a probability of at most 2.5 %; at least 1. */
function rankFor(n: number): number {
  let probability = 0.5 ** n;
  let below = probability;
  let k = 0;
  while (below <= 0.025 && k < n / 2) {
    k++;
    probability *= (n - k + 1) / k;
    below += probability;
  }
  return Math.max(1, k);
}
