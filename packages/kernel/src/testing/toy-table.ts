/** A live table of the toy game, and ways to play it. */
import { randomAnswer } from "../chance.ts";
import type { Answer, Question, Value } from "../question.ts";
import { below, type Rng } from "../rng.ts";
import { begin, questionFor, type Saved, type Session, type SessionOptions, save, submit } from "../session.ts";
import { STEPS, type ToyConfig, type ToyState, type ToyView, toy } from "./toy.ts";

export type ToySession = Session<ToyState, ToyView, ToyConfig>;

/** Steps a table can play by itself. */
export const STEP_NAMES = Object.keys(STEPS).filter((name) => name !== "detour") as ToyConfig["steps"][number][];

/** Every finished step is run twice and compared. */
export function toyTable(steps: ToyConfig["steps"], options: SessionOptions & { seats?: number } = {}): ToySession {
  const { seats = 3, ...rest } = options;
  return begin(toy, { seats, steps }, "toy", { twice: true, ...rest });
}

/** Who is asked what, as `0 pick`. */
export function asked(session: ToySession): string[] {
  return session.run.pending.map((question) => `${question.who} ${question.key}`);
}

/** Answers what a seat is asked; a refusal is an error. */
export function give(session: ToySession, who: number, value: Value): void {
  const question = questionFor(session, who);
  if (question === undefined) throw new Error(`seat ${who} is not asked anything`);
  const refusal = submit(session, { who, key: question.key, value });
  if (refusal !== undefined) throw new Error(JSON.stringify(refusal));
}

/** Plays to the end: somebody who is asked answers at random. */
export function playOn(session: ToySession, rng: Rng): void {
  while (session.run.pending.length > 0) give(session, ...randomMove(session, rng));
}

export function randomMove(session: ToySession, rng: Rng): [who: number, value: Value] {
  const { pending } = session.run;
  const question = questionFor(session, pending[below(rng, pending.length)].who) as Question;
  return [question.who, randomAnswer(question, rng)];
}

/** What a file of the game would hold. */
export function written(session: ToySession): Saved<ToyConfig> {
  return JSON.parse(JSON.stringify(save(session)));
}

/** All that matters of a table: where it stands, what happened, who is asked what. */
export function picture(session: ToySession): unknown {
  return { state: session.run.s, pending: session.run.pending, events: session.events };
}

/** The same answers in an order in which they could have come as well: each seat's own order is kept. */
export function shuffledArrival(answers: readonly Answer[], rng: Rng): Answer[] {
  const bySeat = Map.groupBy(answers, (answer) => answer.who);
  const mixed: Answer[] = [];
  while (mixed.length < answers.length) {
    const lists = [...bySeat.values()].filter((list) => list.length > 0);
    mixed.push(lists[below(rng, lists.length)].shift() as Answer);
  }
  return mixed;
}
