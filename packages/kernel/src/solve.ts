/**
 * Exhaustive play: whether a seat can force a goal, whatever the others answer. Everybody sees everything, and a seat that
 * answers at the same time as others answers first, so that what it forces it forces against any answer of theirs. Meant
 * for positions in which little can happen, such as puzzles.
 */
import { illegal } from "./legal.ts";
import type { Counts, Question, Ref, Seat, Value } from "./question.ts";
import type { BaseState } from "./rules.ts";
import { type Session, submit } from "./session.ts";

/** Whether the goal is reached or missed; nothing while it is open. */
export type Goal<S extends BaseState> = (state: S, isOver: boolean) => boolean | undefined;

/** The search came to no end: too much can happen. */
export class TooMuch extends Error {}

export interface Search<S extends BaseState> {
  readonly seat: Seat;
  readonly goal: Goal<S>;
  /** Moments still to be looked at. */
  left: number;
  /** What things that make no difference to each other are called; left out, every thing is another one. */
  readonly alike?: Alike;
}

export type Alike = (ref: Ref) => string;

/** More answers to one question than this are too many. */
const MOST_ANSWERS = 600;

/** Whether the seat can force the goal from here. Throws `TooMuch`. */
export function canForce<S extends BaseState>(session: Session<S>, search: Search<S>): boolean {
  if (search.left-- <= 0) throw new TooMuch("too many moments");
  const { pending, s } = session.run;
  const reached = search.goal(s, pending.length === 0);
  if (reached !== undefined) return reached;
  if (pending.length === 0) return false;
  const question = pending.find(({ who }) => who === search.seat) ?? pending[0];
  const forces = (value: Value) => canForce(after(session, question, value), search);
  const answers = allAnswers(question, search.alike);
  return question.who === search.seat ? answers.some(forces) : answers.every(forces);
}

/** The session after one more answer; the given one stays as it is. */
export function after<S extends BaseState>(session: Session<S>, { who, key }: Question, value: Value): Session<S> {
  const copy = { ...session, answers: session.answers.slice(), events: session.events.slice() };
  const refusal = submit(copy, { who, key, value });
  if (refusal !== undefined) throw new Error(`${key}: ${refusal.id}`);
  return copy;
}

/** An answer of another player after which the seat can no longer force the goal, if there is one. */
export function refutation<S extends BaseState>(
  session: Session<S>,
  search: Search<S>,
): { readonly question: Question; readonly value: Value } | undefined {
  const { pending, s } = session.run;
  if (search.goal(s, pending.length === 0) !== undefined) return undefined;
  const question = pending.find(({ who }) => who === search.seat) ?? pending[0];
  if (question === undefined || question.who === search.seat) return undefined;
  const value = allAnswers(question, search.alike).find((one) => !canForce(after(session, question, one), search));
  return value === undefined ? undefined : { question, value };
}

/** Every answer that makes a difference: of things that are alike the first is enough. Throws `TooMuch`. */
export function allAnswers(question: Question, alike: Alike = itself): readonly Value[] {
  const all = question.kind === "order" ? listed(question) : distinct(listed(question), alike);
  const answers = all.filter((value) => illegal(question, value) === undefined);
  if (answers.length > MOST_ANSWERS) throw new TooMuch(`${question.key} has ${answers.length} answers`);
  return answers;
}

function listed(question: Question): Value[] {
  switch (question.kind) {
    case "one":
      return [...question.options];
    case "confirm":
      return [true, false];
    case "number":
      return Array.from({ length: question.max - question.min + 1 }, (_, i) => question.min + i);
    case "some":
      return subsets(question.options, question.min, question.max);
    case "order":
      return orders(question.options);
    case "spread":
      return spreads(question.slots, question.min, question.max);
    case "deal":
      return [{ do: "accept" }, { do: "refuse" }];
  }
}

function subsets(options: readonly Ref[], min: number, max: number): Ref[][] {
  let all: Ref[][] = [[]];
  for (const option of options) {
    all = all.flatMap((chosen) => (chosen.length < max ? [chosen, [...chosen, option]] : [chosen]));
    if (all.length > MOST_ANSWERS * 20) throw new TooMuch("too many choices");
  }
  return all.filter(({ length }) => length >= min);
}

function orders(options: readonly Ref[]): Ref[][] {
  if (options.length > 5) throw new TooMuch("too many orders");
  if (options.length === 0) return [[]];
  return options.flatMap((first) => orders(options.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}

function spreads(slots: readonly { readonly ref: Ref; readonly max: number }[], min: number, max: number): Counts[] {
  let all: { readonly counts: Counts; readonly sum: number }[] = [{ counts: {}, sum: 0 }];
  for (const { ref, max: most } of slots) {
    all = all.flatMap(({ counts, sum }) =>
      Array.from({ length: Math.min(most, max - sum) + 1 }, (_, n) => ({
        counts: n === 0 ? counts : { ...counts, [ref]: n },
        sum: sum + n,
      })),
    );
    if (all.length > MOST_ANSWERS * 20) throw new TooMuch("too many ways to divide");
  }
  return all.filter(({ sum }) => sum >= min).map(({ counts }) => counts);
}

function itself(ref: Ref): string {
  return ref;
}

function distinct(values: readonly Value[], alike: Alike): Value[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const name = nameOf(value, alike);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

function nameOf(value: Value, alike: Alike): string {
  if (typeof value === "string") return alike(value);
  if (Array.isArray(value)) return `[${(value as readonly Ref[]).map(alike).sort().join()}]`;
  return JSON.stringify(value);
}
