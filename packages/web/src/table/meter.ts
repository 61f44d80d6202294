/** How a game is followed over time: its parts, and what is counted. Everything is read from what a spectator sees. */
import type { BaseState, Params, Ref, Rules, Said, Seat } from "@hypergate/kernel";
import type { MessageId } from "../words/words.ts";

/** The rules themselves, for games that run in the browser, and how such a game is followed. */
export interface Engine {
  readonly rules: Rules<BaseState>;
  readonly meter: Meter;
}

export interface Meter {
  /** The encounter or the round that is being played, counted from 1. */
  readonly part: (view: unknown) => number;
  /** Colonies or points by seat. */
  readonly values: (view: unknown) => readonly number[];
  /** The value that wins, where there is one. */
  readonly target: (view: unknown) => number | undefined;
  /** Who has won; nobody while the game goes on. */
  readonly winners: (view: unknown) => readonly Seat[];
  /** The cards in the hand of the seat whose view it is. */
  readonly hand: (view: unknown) => readonly Ref[];
  /** How the game was won, as sentences; the last view of the game is given. */
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

/** What is said about parts (`{n}`) and values (`{n}`). */
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

/** How everybody stood when a part was over; the first one is the beginning of the game. */
export interface Sample {
  readonly part: number;
  /** Answers given by then. */
  readonly step: number;
  readonly values: readonly number[];
}
