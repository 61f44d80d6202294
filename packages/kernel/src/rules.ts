import type { Refusal, Seat } from "./question.ts";
import type { Rng } from "./rng.ts";
import type { Run } from "./run.ts";

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
