/** A puzzle being solved: the reader's answers are tried by exhaustive play before they count. */
import {
  type Alike,
  after,
  allAnswers,
  type BaseState,
  canForce,
  type Goal,
  illegal,
  type Question,
  questionFor,
  quietAnswer,
  refutation,
  type Search,
  type Seat,
  type Session,
  type Value,
} from "@hypergate/kernel";
import type { Puzzle } from "../game/puzzle.ts";

/** Moments that are looked at; puzzles need far fewer. */
const MOST = 400_000;

export interface Solving {
  session: Session<BaseState>;
  readonly seat: Seat;
  readonly goal: Goal<BaseState>;
}

/** Copies of a card make no difference. */
export const alike: Alike = (ref) => (ref.startsWith("card/") ? ref.replace(/\.\d+$/, "") : ref);

function search({ seat, goal }: Solving): Search<BaseState> {
  return { seat, goal, left: MOST, alike };
}

/** A puzzle at its beginning; the others answer up to the reader's first question. */
export function beginSolving(session: Session<BaseState>, { seat, goal }: Pick<Puzzle, "seat" | "goal">): Solving {
  const solving = { session, seat, goal: goal.from(session.run.s, seat) };
  letOthersReply(solving);
  return solving;
}

/** Whether the goal is reached; nothing while it is open. */
export function isSolved({ session, goal }: Solving): boolean | undefined {
  return goal(session.run.s, session.run.pending.length === 0);
}

/** What came of an answer: it was wrong, with the answer of another player that shows it, or it was played. */
export type Verdict =
  | { readonly is: "refused" }
  | { readonly is: "wrong"; readonly question?: Question; readonly value?: Value }
  | { readonly is: "right" };

/** Only an answer after which the goal can still be forced is played; the others then answer. */
export function tryAnswer(solving: Solving, value: Value): Verdict {
  const question = questionFor(solving.session, solving.seat);
  if (question === undefined || illegal(question, value) !== undefined) return { is: "refused" };
  const next = after(solving.session, question, value);
  if (!canForce(next, search(solving))) return { is: "wrong", ...refutation(next, search(solving)) };
  goOn(solving, next);
  return { is: "right" };
}

/** Gives an answer, right or wrong; the others then answer. */
export function play(solving: Solving, value: Value): void {
  const question = questionFor(solving.session, solving.seat);
  if (question !== undefined) goOn(solving, after(solving.session, question, value));
}

function goOn(solving: Solving, next: Session<BaseState>): void {
  solving.session = next;
  letOthersReply(solving);
}

/** Whatever they answer, the goal can be forced; so they do what is usual. */
function letOthersReply(solving: Solving): void {
  while (isSolved(solving) === undefined && questionFor(solving.session, solving.seat) === undefined) {
    const [question] = solving.session.run.pending;
    if (question === undefined) return;
    solving.session = after(solving.session, question, quietAnswer(question));
  }
}

/** All answers to the present question that reach the goal. Throws `TooMuch`. */
export function rightAnswers(solving: Solving, looking = search(solving)): readonly Value[] {
  const question = questionFor(solving.session, solving.seat);
  if (question === undefined) return [];
  return allAnswers(question, alike).filter((value) => canForce(after(solving.session, question, value), looking));
}
