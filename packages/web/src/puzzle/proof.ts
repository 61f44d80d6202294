/** Whether a position makes a puzzle: everything that can happen is played out, for every first answer. */
import {
  type Alike,
  allAnswers,
  type BaseState,
  type Question,
  questionFor,
  type Rules,
  TooMuch,
  type Value,
} from "@hypergate/kernel";
import type { Draft, GameEditor } from "../game/editor.ts";
import type { OwnPuzzle } from "../game/own-puzzle.ts";
import type { PuzzleGoal } from "../game/puzzle.ts";
import type { Scenarios } from "../game/scenarios.ts";
import { rootOf, sessionFrom } from "../study/root.ts";
import { alike, beginSolving, rightAnswers, type Solving } from "./solving.ts";

export type Proof =
  /** It cannot be played, the reader is not asked, or there is too much to play out. */
  | { readonly is: "unplayable" | "notAsked" | "tooMuch" }
  | {
      readonly is: "counted";
      readonly question: Question;
      /** The first answers that reach the goal, whatever the others do. */
      readonly winning: readonly Value[];
      /** How many answers there are. */
      readonly of: number;
      /** Other orders of the deck give the same answers. */
      readonly isForAnyDeck: boolean;
    };

export interface ProofParts {
  readonly rules: Rules<BaseState>;
  readonly scenarios: Scenarios;
  readonly editor: GameEditor;
  readonly goals: readonly PuzzleGoal[];
}

/** Moments that are looked at for one order of the deck: some ten seconds on a usual machine. */
const MOST = 60_000;
const OTHER_DECKS = ["one", "two"] as const;

export function prove(own: OwnPuzzle, parts: ProofParts, most = MOST): Proof {
  try {
    const solving = solvingOf(own, own.document, parts);
    if (solving === undefined) return { is: "unplayable" };
    const question = questionFor(solving.session, own.seat);
    if (question === undefined) return { is: "notAsked" };
    const winning = answersIn(solving, most);
    const isForAnyDeck = OTHER_DECKS.every((seed) => {
      const other = solvingOf(own, parts.editor.shuffled(own.document, seed), parts);
      return other !== undefined && same(answersIn(other, most), winning);
    });
    return { is: "counted", question, winning, of: allAnswers(question, alike).length, isForAnyDeck };
  } catch (problem) {
    if (problem instanceof TooMuch) return { is: "tooMuch" };
    throw problem;
  }
}

function solvingOf({ seat, goal }: OwnPuzzle, document: Draft, parts: ProofParts): Solving | undefined {
  const wanted = parts.goals.find(({ id }) => id === goal);
  const { played } = parts.scenarios.read(document, "en");
  if (wanted === undefined || played === undefined) return undefined;
  const session = sessionFrom(parts.rules, rootOf(played));
  return seat < parts.rules.seats(session.run.s) ? beginSolving(session, { seat, goal: wanted }) : undefined;
}

function answersIn(solving: Solving, most: number): readonly Value[] {
  const { seat, goal } = solving;
  return rightAnswers(solving, { seat, goal, left: most, alike });
}

/** Copies of a card may be other ones in another deck. */
function same(some: readonly Value[], others: readonly Value[]): boolean {
  return plain(some, alike) === plain(others, alike);
}

function plain(values: readonly Value[], name: Alike): string {
  return JSON.stringify(values, (_, value: unknown) => (typeof value === "string" ? name(value) : value));
}
