// The mutants that no test can tell from the code, or need not: `accepted.json`. An entry names the code and not a line, so
// it holds until that code changes; then it is reported as outdated.
import type { Mutant } from "./mutant.ts";

export interface Accepted {
  readonly file: string;
  /** The functions around it, as the report names them. */
  readonly where: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

export function isAccepted(mutant: Mutant, list: readonly Accepted[]): boolean {
  return list.some((entry) => fits(entry, mutant));
}

/** The entries that fit none of these mutants. */
export function outdated(list: readonly Accepted[], mutants: readonly Mutant[]): Accepted[] {
  return list.filter((entry) => !mutants.some((mutant) => fits(entry, mutant)));
}

function fits(entry: Accepted, mutant: Mutant): boolean {
  return (
    entry.file === mutant.file && entry.where === mutant.where && entry.from === mutant.from && entry.to === mutant.to
  );
}
