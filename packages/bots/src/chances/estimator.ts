/**
 * What is needed to tell the winning chances of a game. A chance is the share of the victory that a seat may expect if
 * everybody plays on well: a victory of two counts half for each, and the chances of all seats add up to 1.
 */
import type { BaseState, Decide, Question, Rng, Rules, Seat, Value } from "@hypergate/kernel";

/** How much is thought. Counted, never timed, so that the same seed gives the same chances. */
export interface Effort {
  /** Imagined tables for a position, and for the options of a decision that stay in the running. */
  readonly worlds: number;
  /** Encounters or rounds that are played on before a table is judged. */
  readonly ahead: number;
}

/** Something that can be counted at a table, by which lines are compared; `reason-words.ts` has the words. */
export interface Measure<S extends BaseState> {
  readonly id: string;
  /** What one more of it is worth beside the other measures; negative where less is better. */
  readonly worth: number;
  /** A smaller difference is not worth a word. */
  readonly least: number;
  readonly values: (state: S) => readonly number[];
}

export interface PlayedOn<S extends BaseState> {
  /** The same table with everything dealt anew that nobody knows: decks and luck. */
  readonly reshuffled: (state: S, rng: Rng) => S;
  /** Who plays on. Equal luck gives equal players. */
  readonly players: (state: S, luck: number) => readonly Decide<S>[];
}

export interface Estimator<S extends BaseState = BaseState> {
  readonly rules: Rules<S>;
  readonly effort: Effort;
  /** The encounter or the round. */
  readonly part: (state: S) => number;
  readonly winners: (state: S) => readonly Seat[];
  /** What each seat may expect as the table stands: with a viewer as that seat sees it, otherwise with open hands. */
  readonly shares: (state: S, viewer?: Seat) => readonly number[];
  /** Where a line from this state ends: there its table can be judged. */
  readonly horizon: (state: S, ahead: number) => (later: S) => boolean;
  /** How a position with open hands is played on; without it, any position can be judged as it stands. */
  readonly open?: PlayedOn<S>;
  /** Who plays on from a decision: called once for it, then for every line. */
  readonly company: (question: Question, view: unknown) => (luck: number) => readonly Decide<S>[];
  /** The answers worth comparing. */
  readonly candidates: (question: Question, view: unknown, seed: string) => readonly Value[];
  /** Which calibration holds at this table. */
  readonly kind: (state: S) => string;
  readonly measures: readonly Measure<S>[];
}
