// Which mutants a run tries. The choice depends on the seed and on the code of each mutant alone, so most of it stays the
// same when other code changes.
import { createHash } from "node:crypto";
import type { Mutant } from "./mutant.ts";

/** `count` of the mutants, spread over the groups by their sizes. */
export function choose(groups: ReadonlyMap<string, readonly Mutant[]>, count: number, seed: string): Mutant[] {
  const total = [...groups.values()].reduce((sum, group) => sum + group.length, 0);
  let left = Math.min(count, total);
  let rest = total;
  return [...groups.values()].flatMap((group) => {
    const share = rest === 0 ? 0 : Math.round((left * group.length) / rest);
    left -= share;
    rest -= group.length;
    return shuffled(group, seed).slice(0, share);
  });
}

export function shuffled(mutants: readonly Mutant[], seed: string): Mutant[] {
  const seen = new Map<string, number>();
  const ranked = mutants.map((mutant) => {
    const code = [mutant.file, mutant.where, mutant.from, mutant.to].join("\n");
    const nth = seen.get(code) ?? 0;
    seen.set(code, nth + 1);
    return { mutant, rank: createHash("sha256").update(`${seed}\n${code}\n${nth}`).digest("hex") };
  });
  return ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ mutant }) => mutant);
}
