/**
 * What the position editor needs of a game. A draft is a scenario document in full: every pile and every number is in it,
 * so that whatever is taken from one place is put into another.
 */
import type { BaseState, Language, Ref, Said, Seat } from "@hypergate/kernel";
import type { Names } from "../table/game-face.ts";

export type Draft = Readonly<Record<string, unknown>>;

/** One thing that can be set, and what the draft is then. */
export type Control =
  | {
      readonly kind: "number";
      readonly id: string;
      readonly title: string;
      readonly value: number;
      readonly min: number;
      readonly max: number;
      readonly set: (value: number) => Draft;
    }
  | {
      readonly kind: "choice";
      readonly id: string;
      readonly title: string;
      readonly value: string;
      readonly options: readonly Option[];
      readonly set: (value: string) => Draft;
    }
  | {
      readonly kind: "pile";
      readonly id: string;
      readonly title: string;
      /** In order; what is said of them is the first so many. */
      readonly items: readonly Option[];
      /** What can be added, each once. */
      readonly more: readonly Option[];
      /** Puts it on top, or at the end where there is no top. */
      readonly add: (value: string) => Draft;
      readonly remove: (index: number) => Draft;
      /** Only the first so many are shown. */
      readonly shown?: number;
    };

export interface Option {
  readonly value: string;
  readonly words: string;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly controls: readonly Control[];
}

/** What is impossible in a position, and where. */
export interface Impossible {
  readonly words: string;
  readonly seat?: Seat;
}

export interface Speech {
  readonly language: Language;
  readonly names: Names;
  readonly called: (ref: Ref) => string;
  readonly t: (said: Said, params?: Readonly<Record<string, string | number>>) => string;
}

export interface GameEditor {
  readonly players: readonly [least: number, most: number];
  readonly blank: (players: number) => Draft;
  /** With courtesy everybody is asked who by public knowledge might answer, as at the table it comes from. */
  readonly fromState: (state: BaseState, courtesy?: boolean) => Draft;
  /** Any scenario file, in full; nothing if it cannot be read. */
  readonly complete: (document: unknown) => Draft | undefined;
  readonly seats: (draft: Draft) => number;
  readonly namesIn: (draft: Draft) => Names;
  /** A table that looks like the draft, possible or not; nothing while too much is missing. */
  readonly picture: (draft: Draft) => BaseState | undefined;
  readonly impossible: (draft: Draft, speech: Speech) => readonly Impossible[];
  readonly sections: (draft: Draft, seat: Seat, speech: Speech) => readonly Section[];
  /** Something on the table was tapped: one more or one less of a seat's pieces there. */
  readonly tap?: (draft: Draft, thing: Ref, seat: Seat, by: 1 | -1) => Draft | undefined;
  /** How many pieces of a seat lie there. */
  readonly piecesAt?: (draft: Draft, thing: Ref, seat: Seat) => number;
  /** A seat's pieces were dragged from one thing to another. */
  readonly drag?: (draft: Draft, from: Ref, to: Ref, seat: Seat) => Draft | undefined;
  /** Pieces of each seat that are nowhere yet; below zero, those that are too many. */
  readonly left?: (draft: Draft) => readonly number[];
  /** The same position with its decks in another order. */
  readonly shuffled: (draft: Draft, seed: string) => Draft;
  /** Steps of the rules at which a position can begin. */
  readonly beginnings: readonly string[];
  /** An answer as a file writes it, whatever the copies of its cards. */
  readonly plain: (ref: Ref) => string;
}
