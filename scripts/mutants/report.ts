// What a run found, for people: a table by file, and every mutant that survived.
import type { Accepted } from "./accepted.ts";
import type { Result } from "./jobs.ts";
import type { Mutant } from "./mutant.ts";
import { packageOf } from "./sources.ts";

export interface Findings {
  readonly seed: string;
  readonly seconds: number;
  readonly results: readonly Result[];
  /** Those of the chosen ones that the list names; they were not run. */
  readonly equivalent: readonly Mutant[];
  readonly outdated: readonly Accepted[];
}

export interface Count {
  readonly mutants: number;
  readonly killed: number;
  /** Of the killed ones, those that were stopped because they took too long. */
  readonly timeouts: number;
  readonly survived: number;
  readonly equivalent: number;
}

export const NEEDED = 0.9;

export function count(found: Findings, belongs: (mutant: Mutant) => boolean = () => true): Count {
  const results = found.results.filter(({ mutant }) => belongs(mutant));
  const equivalent = found.equivalent.filter(belongs).length;
  const survived = results.filter(({ verdict }) => verdict === "survived").length;
  return {
    mutants: results.length + equivalent,
    killed: results.length - survived,
    timeouts: results.filter(({ verdict }) => verdict === "timeout").length,
    survived,
    equivalent,
  };
}

export function killRate({ mutants, killed, equivalent }: Count): number {
  return mutants === equivalent ? 1 : killed / (mutants - equivalent);
}

/** The counts by the name that `nameOf` gives to a file, in the order of names. */
export function countsBy(found: Findings, nameOf: (file: string) => string): [string, Count][] {
  const mutants = [...found.results.map(({ mutant }) => mutant), ...found.equivalent];
  const names = [...new Set(mutants.map(({ file }) => nameOf(file)))].sort();
  return names.map((name) => [name, count(found, ({ file }) => nameOf(file) === name)]);
}

export function describeFindings(found: Findings): string {
  const rows = [...countsBy(found, (file) => file), ...countsBy(found, packageOf), ["all", count(found)] as const];
  const width = Math.max(...rows.map(([name]) => name.length));
  const head = `${"".padEnd(width)} mutants  killed  of them by time  survived  equivalent    rate`;
  const lines = rows.map(([name, it]) => {
    const cells = [it.mutants, it.killed, it.timeouts, it.survived, it.equivalent].map(String);
    const rate = `${(100 * killRate(it)).toFixed(1)} %`;
    const columns = cells.map((cell, i) => cell.padStart([7, 7, 16, 9, 11][i]));
    return [name.padEnd(width), ...columns, rate.padStart(9)].join(" ");
  });
  const survivors = found.results
    .filter(({ verdict }) => verdict === "survived")
    .map(({ mutant }) => showMutant(mutant));
  const old = found.outdated.map((entry) => `outdated in accepted.json: ${entry.file} ${entry.where}: ${entry.from}`);
  return [head, ...lines, "", ...survivors, ...old, `seed ${found.seed}, ${found.seconds} s`].join("\n");
}

export function showMutant({ file, line, where, from, to }: Mutant): string {
  return `survived: ${file}:${line} ${where}\n  - ${from}\n  + ${to}`;
}
