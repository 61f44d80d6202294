import type { Answer, Params, Question, Refusal, Seat, Value } from "./question.ts";
import type { Rng } from "./rng.ts";

/** What the kernel needs to find in any game's state. The rest of it belongs to the game. */
export interface BaseState {
  /** Names of the steps still to do; steps edit this list to skip, repeat or insert. Empty when the game is over. */
  agenda: string[];
  /** Where all chance comes from. */
  rng: Rng;
  /** How many events have been told so far. */
  told: number;
}

/**
 * A table cannot be set up as asked. The message says why and what is allowed in the words of the settings themselves, as
 * those know them who write files or commands; `refusals` says it to players. Where only a file can be wrong there are none.
 */
export class SetUpError extends Error {
  readonly refusals: readonly Refusal[];

  constructor(message: string, refusals: readonly Refusal[] = []) {
    super(message);
    this.refusals = refusals;
  }
}

/** One who looks at the table: a seat, or a spectator. */
export type Viewer = Seat | "spectator";

/** A game as the kernel sees it. `S` is its state, `V` what one viewer may know of it, `C` what a table is set up with. */
export interface Rules<S extends BaseState, V = unknown, C = unknown> {
  readonly id: string;
  /** Version of the state's shape and of the rules; saved with every game. */
  readonly version: number;
  /** Pure upgrades of a saved state: `migrations[n]` turns version n into n + 1. */
  readonly migrations: Readonly<Record<number, (state: unknown) => unknown>>;
  readonly steps: Readonly<Record<string, (g: Run<S>) => void>>;
  setUp(config: C, seed: string): S;
  seats(state: S): number;
  clone(state: S): S;
  /** All that `viewer` may know, and nothing else. */
  view(state: S, viewer: Viewer): V;
  /**
   * The public part of the table at the moment of an event that is worth a picture, as a copy. It is told with the event, so
   * that those who watch see what was on the table then and not only what became of it. Most events have none.
   */
  scene?(state: S, event: string): unknown;
  /**
   * A state that `viewer` could not tell from this one: everything secret is dealt anew. It may share what everybody sees
   * with `state`, so it is cloned before it is played on.
   */
  resample(state: S, viewer: Viewer, rng: Rng): S;
}

/** A player in the same process. It is given the run only so that it can ask for its own view. */
export type Decide<S extends BaseState> = (question: Question, g: Run<S>) => Value;

/** Something that happened: a message id with what everybody may know, and what some seats know in addition. */
export interface GameEvent {
  readonly n: number;
  /** Where in the game it happened, outermost first: `round 7 > reveal > use oracle`. */
  readonly trail: string;
  readonly id: string;
  readonly params: Params;
  readonly privately?: Readonly<Record<Seat, Params>>;
  /** What lay on the table at that moment (`Rules.scene`). */
  readonly scene?: unknown;
}

/** One run of one step, or in a simulation of a whole game. */
export interface Run<S extends BaseState> {
  readonly rules: Rules<S>;
  /** The state being changed. */
  readonly s: S;
  /** The players of a simulation; without them the run is live. */
  readonly players: readonly Decide<S>[] | undefined;
  /** Live: everyone who by public knowledge might answer is asked, even if there is nothing to choose. */
  readonly courtesy: boolean;
  /** Live: unread answers by seat, and how many of each have been read. */
  readonly answers: readonly (readonly Answer[])[];
  readonly read: number[];
  /** The state before this step and the answers given since, for those who want to fork. */
  checkpoint: S | undefined;
  given: Answer[];
  readonly pending: Question[];
  /** Events of this run; without it nothing is told. */
  events: GameEvent[] | undefined;
  readonly trail: string[];
  /** Where chance comes from right now. */
  rng: Rng;
  /** Answers used so far. */
  used: number;
  /** What the game has derived from its states to be quick. Runs pass it on, so it must hold for any state; never saved. */
  scratch: unknown;
  /** Answers used when chance or a secret last came into play, where free undo ends; -1 if it did not in this run. */
  fence: number;
}
