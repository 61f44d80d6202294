/** The word that was probably meant: one that differs by only a few letters. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const meant = word.toLowerCase();
  let best: string | undefined;
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const one of words) {
    const n = changes(meant, one.toLowerCase());
    if (n < least) [best, least] = [one, n];
  }
  return best;
}

/** How many letters must be put in, left out, replaced or swapped with their neighbour. */
function changes(from: string, to: string): number {
  let older: number[] = [];
  let old = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1];
      row[j] = Math.min(old[j] + 1, row[j - 1] + 1, old[j - 1] + (isSame ? 0 : 1));
      if (from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) row[j] = Math.min(row[j], older[j - 2] + 1);
    }
    older = old;
    old = row;
  }
  return old[to.length];
}
