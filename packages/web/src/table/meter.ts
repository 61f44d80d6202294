/** How a game is followed over time: its parts, and what is counted. Everything is read from what a spectator sees. */
import type { Params, Ref, Seat } from "@hypergate/kernel";
import type { MessageId } from "../words/words.ts";

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
  readonly t: (id: MessageId, params?: Params) => string;
  /** What a thing is called: a player, an alien. */
  readonly called: (ref: Ref) => string;
  /** Several things in a row: "Ann, Bob and Cy". */
  readonly listed: (words: readonly string[]) => string;
}

/** Messages of the client about parts (`{n}`) and values (`{n}`). */
export interface MeterWords {
  /** "Encounter 7" */
  readonly part: MessageId;
  /** "in encounter 7" */
  readonly inPart: MessageId;
  /** "3 colonies" */
  readonly value: MessageId;
  /** What the picture shows: "Foreign colonies, encounter by encounter". */
  readonly title: MessageId;
  /** "Encounter" */
  readonly across: MessageId;
}

/** How everybody stood when a part was over; the first one is the beginning of the game. */
export interface Sample {
  readonly part: number;
  /** Answers given by then. */
  readonly step: number;
  readonly values: readonly number[];
}
