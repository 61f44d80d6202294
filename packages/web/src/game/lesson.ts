/** Lessons of a game: scenarios on the real table, and what is said at each step of them. */
import type { Question, Said, TableSettings, Value } from "@hypergate/kernel";
import type { ComponentType } from "react";

/** One sentence in two parts: what to do or to look at, and why. */
interface Sentence {
  readonly act: Said;
  readonly why: Said;
}

/**
 * A step is read, or it asks the reader for the next answer of the script. `at` is the place it speaks of, as a selector; without it,
 * the things of the answer that is wanted.
 */
export type Step = Sentence & { readonly does: "read" | "answer"; readonly at?: string };

/** A scenario read as a script: every answer of every seat, in the order they are asked. */
export interface Script {
  readonly config: unknown;
  readonly seed: string;
  readonly answers: readonly (readonly Value[])[];
}

export interface Lesson {
  /** What its address ends with. */
  readonly id: string;
  readonly title: Said;
  /** What it shows, in a few words. */
  readonly about: Said;
  readonly minutes: number;
  readonly steps: readonly Step[];
  readonly script: Script;
  /** What the players are called, by seat; without it, a game calls them by their colours or places. */
  readonly names?: readonly Said[];
  /** Answers of the reader, by number, that are given without asking. */
  readonly given?: readonly number[];
  readonly Picture: ComponentType;
}

/** A sentence beside a question of the first game: what to think of. */
export type Advice = (view: unknown, question: Question, wanted: Value) => Said | undefined;

/** All lessons of a game, and the game after them. */
export interface Lessons {
  readonly game: string;
  readonly all: readonly Lesson[];
  /** What wins, in one sentence. */
  readonly wins: Said;
  /** A friendly first game with hints, and the words on the button that begins it. */
  readonly firstGame: {
    readonly words: Said;
    readonly players: number;
    readonly settings: TableSettings;
  };
}

/** What stands behind the hints of a first game. */
export interface Adviser {
  /** What a sensible player would answer. */
  readonly answer: (view: unknown, question: Question) => Value;
  readonly why: Advice;
}

/** The selector of a thing wherever it is drawn. */
export function thing(ref: string): string {
  return `[data-ref="${ref}"], [data-thing="${ref}"]`;
}
