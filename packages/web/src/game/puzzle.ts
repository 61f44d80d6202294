/** Puzzles of a game: positions in which one answer leads to the goal, whatever the others do. */
import type { BaseState, Goal, Said, Seat } from "@hypergate/kernel";
import type { Draft } from "./editor.ts";

/** What can be asked for in a puzzle. */
export interface PuzzleGoal {
  readonly id: string;
  /** In a list of goals. */
  readonly name: Said;
  /** In one sentence; whoever makes a puzzle may write another one. */
  readonly task: Said;
  /** For a seat, from a position on. */
  readonly from: (state: BaseState, seat: Seat) => Goal<BaseState>;
}

export interface Puzzle {
  /** What its address ends with; empty for one that came by link or file. */
  readonly id: string;
  readonly title: Said;
  /** What is to be reached, in one sentence. */
  readonly task: Said;
  /** The first says where to look, the last nearly everything. */
  readonly hints: readonly Said[];
  /** Why the solution works. */
  readonly why: Said;
  /** The reader's. */
  readonly seat: Seat;
  readonly document: Draft;
  readonly goal: PuzzleGoal;
}

export interface Puzzles {
  readonly game: string;
  readonly all: readonly Puzzle[];
  readonly goals: readonly PuzzleGoal[];
  /** The alien or card that stands for a puzzle in a list. */
  readonly pictureOf: (puzzle: Puzzle) => string;
}
