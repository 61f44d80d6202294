import type { Answer, Params, Question, Refusal, Seat, Value } from "./question.ts";
import type { Rng } from "./rng.ts";

/** What the kernel needs in every game's state. All other fields belong to the game. */
export interface BaseState {
  /** Names of the steps still to do; steps edit this list to skip, repeat or insert. Empty when the game is over. */
  agenda: string[];
  /** The source of all randomness. */
  rng: Rng;
  /** How many events have been told so far. */
  told: number;
}

/**
 * Thrown when a table cannot be set up as asked. The message uses the names of settings, for people who write files or
 * commands. `refusals` says the same to players; it is empty where only a file can be wrong.
 */
export class SetUpError extends Error {
  readonly refusals: readonly Refusal[];

  constructor(message: string, refusals: readonly Refusal[] = []) {
    super(message);
    this.refusals = refusals;
  }
}

/** Thrown when a stored game needs what is not here. */
export class NotHere extends Error {
  readonly names: readonly string[];

  constructor(names: readonly string[]) {
    super(`this game needs what is not here: ${names.join(", ")}`);
    this.names = names;
  }
}

/** Whoever looks at the table: a seat, or a spectator. */
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
  /** The same for several who look at one moment. What all of them may know is the same object in every view. */
  views?(state: S): (viewer: Viewer) => V;
  /**
   * A way to look for one bot that is asked again and again. It shows the same as `view`, but only until the next look:
   * what it returns may be filled in anew.
   */
  looking?(): (state: S, viewer: Viewer) => V;
  /**
   * A copy of the public table at the moment of an event, for events that need a picture. It is sent with the event, so
   * that viewers see the table as it was then and not only the result. Most events have none.
   */
  scene?(state: S, event: string): unknown;
  /**
   * A state that `viewer` cannot tell apart from this one: everything secret is dealt again. It may share public parts
   * with `state`, so clone it before playing on. `now` is a later moment of the same step: what the viewer knows there
   * is not dealt again either. What is dealt depends only on `rng` and on what the viewer knows.
   */
  resample(state: S, viewer: Viewer, rng: Rng, now?: S): S;
  /** The names of what a stored game needs, by its set-up, and that is not here. */
  missing?(config: C): readonly string[];
  /** Whether the others never learn what was answered to this question, only how many things were chosen. */
  isSecret?(key: string): boolean;
}

/** A player in the same process. It is given the run only so that it can ask for its own view. */
export type Decide<S extends BaseState> = (question: Question, g: Run<S>) => Value;

/** Something that happened: a message id with public parameters, and more for some seats. */
export interface GameEvent {
  readonly n: number;
  /** Where in the game it happened, outermost first: `round 7 > reveal > use oracle`. */
  readonly trail: string;
  readonly id: string;
  readonly params: Params;
  readonly privately?: Readonly<Record<Seat, Params>>;
  /** The public table at that moment (`Rules.scene`). */
  readonly scene?: unknown;
}

/** One run of one step; in a simulation, of a whole game. */
export interface Run<S extends BaseState> {
  readonly rules: Rules<S>;
  /** The state being changed. */
  readonly s: S;
  /** The players of a simulation; without them the run is live. */
  readonly players: readonly Decide<S>[] | undefined;
  /** Live: also ask players who, by public knowledge, might have a response, even if they have no choice. */
  readonly courtesy: boolean;
  /** Live: unread answers by seat, and how many of each have been read. */
  readonly answers: readonly (readonly Answer[])[];
  readonly read: number[];
  /** The state before this step and the answers given since, for forking. */
  checkpoint: S | undefined;
  given: Answer[];
  /** While several seats answer at the same time: by seat, how many answers of this step came before. */
  group: readonly number[] | undefined;
  readonly pending: Question[];
  /** Events of this run; if absent, events are not recorded. */
  events: GameEvent[] | undefined;
  readonly trail: string[];
  /** The current source of randomness. */
  rng: Rng;
  /** Answers used so far. */
  used: number;
  /**
   * Data that the game derived from its states to save time. Runs pass it on, so it must be valid for any state. Never
   * saved.
   */
  scratch: unknown;
  /**
   * How many answers had been used at the last random draw or revealed secret. Free undo ends there. -1 if there was
   * none in this run.
   */
  fence: number;
  /** By seat: how many of its answers it had used when it last drew or learned something while others were still choosing. */
  readonly ownFence: Record<Seat, number>;
}
