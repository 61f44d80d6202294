/** Chance that is always the same for the same name: a card looks alike wherever it is drawn. */
export interface Seed {
  /** A whole number from 0 to below `n`. */
  readonly below: (n: number) => number;
  /** A number between the two, to two places. */
  readonly between: (from: number, to: number) => number;
  readonly pick: <T>(things: readonly T[]) => T;
}

export function seedOf(name: string): Seed {
  let state = 2166136261;
  for (let i = 0; i < name.length; i++) state = Math.imul(state ^ name.charCodeAt(i), 16777619);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return {
    below,
    between: (from, to) => Math.round((from + next() * (to - from)) * 100) / 100,
    pick: (things) => things[below(things.length)],
  };
}
