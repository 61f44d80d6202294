// What a mutant is, and how it is put in place of the code. Files on the disk are never changed: a run tells its threads
// and processes by an environment variable which file to read differently.

/** One small change of one source file. */
export interface Mutant {
  /** The path from the root of the repository, with `/`. */
  readonly file: string;
  readonly line: number;
  /** The names of the functions around it, joined by dots; empty outside of all. */
  readonly where: string;
  /** The code around the change, long enough to be recognised, before and after it. */
  readonly from: string;
  readonly to: string;
  /** The change itself: what stands from `start` to `end` becomes `text`. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const VARIABLE = "HYPERGATE_MUTANT";

/** The mutant that code loaded from now on has in it, here and in threads and processes started from here. */
export function plant(mutant: Mutant | undefined): void {
  if (mutant === undefined) delete process.env[VARIABLE];
  else process.env[VARIABLE] = JSON.stringify(mutant);
}

export function planted(): Mutant | undefined {
  const text = process.env[VARIABLE];
  return text === undefined ? undefined : JSON.parse(text);
}

export function mutate(source: string, { start, end, text }: Pick<Mutant, "start" | "end" | "text">): string {
  return source.slice(0, start) + text + source.slice(end);
}
