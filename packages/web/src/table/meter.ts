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
  /** What the values at the end are made of, for every seat. */
  readonly sources: (told: Told, view: unknown) => readonly Source[];
  /** What happened in a part of the game that changed how a seat stood; nothing if there is little to say. */
  readonly happened: (voice: Voice, told: Told, part: number, seat: Seat) => string | undefined;
  /** The cards or encounters that decided the game, for one seat; gets the last view of that seat. */
  readonly decisive: (voice: Voice, told: Told, view: unknown, seats: { you: Seat; best: Seat }) => readonly Decisive[];
  readonly words: MeterWords;
}

/** Everything that was told in a game, with the part each event belongs to. */
export interface Told {
  readonly events: readonly { readonly id: string; readonly params: Params; readonly part: number }[];
}

export interface Source {
  readonly name: Said;
  readonly values: readonly number[];
  /** How it made the difference, where that is no gain: with `who`, `yours`, `theirs` as amounts, and `won`. */
  readonly difference?: Said;
}

/** A card or an encounter, what it was worth to whom, and why. */
export interface Decisive {
  readonly thing?: Ref;
  readonly seat: Seat;
  readonly value: number;
  readonly words: string;
  /** The part to look at. */
  readonly part?: number;
}

/** How things are put into words for the reader. */
export interface Voice {
  readonly t: (message: MessageId | Said, params?: Params) => string;
  /** What a thing is called: a player, an alien. */
  readonly called: (ref: Ref) => string;
  /** A player as a parameter of a message: `you` for the reader, to select by, or the name. */
  readonly who: (seat: Seat) => string;
  /** Several players at the beginning of a sentence, the reader first: "You and Ann". `mine` is `yes` if the reader is one of them. */
  readonly together: (seats: readonly Seat[]) => { readonly who: string; readonly mine: "yes" | "no" };
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
  /** "Cards that decided it" */
  readonly decisive: Said;
  /** Why somebody with as much as the winner has not won. */
  readonly tie: Said;
}

/** The values at the end of a part; the first entry is the beginning of the game. */
export interface Sample {
  readonly part: number;
  /** How many answers had been given by then. */
  readonly step: number;
  readonly values: readonly number[];
}
