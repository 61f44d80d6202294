/** How the course of a game is measured: its parts, and what is counted. It reads views, never the state. */
import type { BaseState, Params, Ref, Rules, Said, Seat } from "@hypergate/kernel";
import type { MessageId } from "../words/words.ts";

/** The rules, for games that run in the browser, and the meter of such a game. */
export interface Engine {
  readonly rules: Rules<BaseState>;
  readonly meter: Meter;
}

export interface Meter {
  /** The current encounter or round, counted from 1. */
  readonly part: (view: unknown) => number;
  /** Colonies or points by seat. */
  readonly values: (view: unknown) => readonly number[];
  /** The value that wins, where there is one. */
  readonly target: (view: unknown) => number | undefined;
  /** Who has won; nobody while the game goes on. */
  readonly winners: (view: unknown) => readonly Seat[];
  /** The cards in the hand of the seat whose view it is. */
  readonly hand: (view: unknown) => readonly Ref[];
  /** How the game was won, as sentences; gets the last view of the game. */
  readonly how: (voice: Voice, view: unknown, winners: readonly Seat[]) => readonly string[];
  readonly words: MeterWords;
}

/** How things are put into words for the reader. */
export interface Voice {
  readonly t: (message: MessageId | Said, params?: Params) => string;
  /** What a thing is called: a player, an alien. */
  readonly called: (ref: Ref) => string;
  /** Several things in a row: "Ann, Bob and Cy". */
  readonly listed: (words: readonly string[]) => string;
}

/** Words for parts (`{n}`) and values (`{n}`). */
export interface MeterWords {
  /** "Encounter 7" */
  readonly part: Said;
  /** "in encounter 7" */
  readonly inPart: Said;
  /** "3 colonies" */
  readonly value: Said;
  /** What the picture shows: "Foreign colonies, encounter by encounter". */
  readonly title: Said;
  /** "Encounter" */
  readonly across: Said;
}

/** The values at the end of a part; the first entry is the beginning of the game. */
export interface Sample {
  readonly part: number;
  /** How many answers had been given by then. */
  readonly step: number;
  readonly values: readonly number[];
}
