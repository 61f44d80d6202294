/** A scenario while it is being played, and what the player needs from the game. */
import type { BaseState, Rules } from "../rules.ts";
import type { Session } from "../session.ts";
import type { Called, Expected, Facts } from "./facts.ts";
import type { Finding, Report } from "./findings.ts";
import type { SeatNames } from "./seats.ts";
import type { Ban, Moment, Step } from "./steps.ts";

/** What playing needs from a game. */
export interface ScenarioRules<S extends BaseState, V, C> {
  readonly rules: Rules<S, V, C>;
  readonly called: Called;
  readonly facts: Facts<S>;
  /** The phase and the number of its round (or what the game has instead of rounds). */
  readonly phaseOf: (state: S) => { readonly phase: string; readonly n: number };
  /** Moments reached with the end of a step, besides `end of <phase>` and `end of game`. */
  readonly endings: (step: string, state: S) => readonly string[];
}

/** A scenario that was read and is valid. */
export interface Plan<C> {
  readonly config: C;
  readonly seed: string;
  readonly courtesy: boolean;
  readonly seats: SeatNames;
  readonly steps: readonly Step[];
  readonly never: readonly Ban[];
}

/** A finished step of the rules, and the position after it. */
export interface Done<S> {
  readonly step: string;
  readonly state: S;
}

export interface Watch {
  readonly place: string;
  readonly moment: Moment;
  readonly expect: readonly Expected[];
}

/** A scenario while it is being played. */
export interface Playing<S extends BaseState, V, C> {
  readonly game: ScenarioRules<S, V, C>;
  readonly plan: Plan<C>;
  readonly session: Session<S, V, C>;
  readonly findings: Finding[];
  readonly report: Report;
  /** Every step of the rules so far. */
  readonly done: readonly Done<S>[];
  /** How many of these have been checked. */
  seen: number;
  /** The position at the last check. */
  last: S;
  watches: Watch[];
  bans: Ban[];
  /** The moments that have come, in their order. */
  readonly come: string[];
  /** The step of the file that is being played. */
  at: string;
  readonly options: PlayOptions;
}

export interface PlayOptions {
  /** Run every step twice and compare, and save and load at every answer. */
  readonly careful?: boolean;
}
