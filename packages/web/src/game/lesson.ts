/** A guide to a game: a scenario on the real table, and what is said at each step of it. */
import type { Said, TableSettings, Value } from "@hypergate/kernel";

/** A step is read, or it asks the reader to do something; then there is a hint for those who do something else. */
type Step =
  | { readonly does: "read"; readonly says: Said }
  | { readonly does: "answer"; readonly says: Said; readonly hint: Said };

/** A scenario read as a script: every answer of every seat, in the order they are asked. */
export interface Script {
  readonly config: unknown;
  readonly seed: string;
  readonly answers: readonly (readonly Value[])[];
}

export interface Lesson {
  readonly game: string;
  readonly steps: readonly Step[];
  readonly script: Script;
  /** What wins, in one sentence. */
  readonly wins: Said;
  /** A friendly first game, and the words on the button that begins it. */
  readonly firstGame: {
    readonly words: Said;
    readonly players: number;
    readonly settings: TableSettings;
  };
}
