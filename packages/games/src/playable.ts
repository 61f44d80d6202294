import type { NamedBot } from "@hypergate/bots";
import type { BaseState, Question, Rng, Rules, Said, Seat } from "@hypergate/kernel";

/** What one setting may be: one of some values, a whole number, or a list. */
export type SettingValues =
  | { readonly oneOf: readonly unknown[] }
  | { readonly min: number; readonly max: number }
  | { readonly listOf: readonly string[] };

export interface SettingChoice {
  readonly name: string;
  readonly values: SettingValues;
}

/** A game as everything around the rules needs to know it: the command line, the server and its bots. */
export interface PlayableGame<S extends BaseState = BaseState> {
  readonly id: string;
  readonly title: Said;
  readonly rules: Rules<S>;
  readonly bots: Readonly<Record<string, NamedBot>>;
  /** What a game's length is counted in. */
  readonly unit: "encounters" | "rounds";
  readonly units: (state: S) => number;
  /** A game longer than this is stopped and reported. */
  readonly limit: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly winners: (state: S) => readonly Seat[];
  /** What wins are counted by besides seat and bot: the alien a player began with, say. */
  readonly kindName: string;
  readonly kinds: (state: S) => readonly string[];
  /** Settings for simulations that are not asked for otherwise. */
  readonly usual: Readonly<Record<string, unknown>>;
  /** Every setting a table may choose, and named sets of them. */
  readonly settings: () => readonly SettingChoice[];
  readonly presets: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Throws a SetUpError where the settings cannot go together. */
  readonly config: (players: number, settings: Readonly<Record<string, unknown>>) => unknown;
  /** How many seconds the rules themselves give for questions of this kind, from the first of them in a row. */
  readonly ruleSeconds: (state: S, question: Question) => number | undefined;
  readonly randomConfig: (rng: Rng) => unknown;
  /** Plays a scenario file and says what did not come true. */
  readonly scenario: (document: unknown) => readonly string[];
  /** Checks a state against the invariants; the first call of a game remembers what is to stay the same. */
  readonly checker: (start: S) => (state: S) => string | undefined;
}
