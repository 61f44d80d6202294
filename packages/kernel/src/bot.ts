import { randomAnswer } from "./chance.ts";
import type { Question, Value } from "./question.ts";
import { seeded } from "./rng.ts";
import type { BaseState, Rules } from "./rules.ts";
import type { Decide } from "./run.ts";

/** A player that is not a person: it gets the question and what its seat may know, and nothing else. */
export type Bot<V> = (question: Question, look: () => V) => Value;

/** Seats a bot at a simulated table. */
export function seated<S extends BaseState, V>(rules: Rules<S, V>, bot: Bot<V>): Decide<S> {
  return (question, g) => bot(question, () => rules.view(g.s, question.who));
}

/** Answers everything at random among what is legal. */
export function randomBot(seed: string): Bot<unknown> {
  const rng = seeded(seed);
  return (question) => randomAnswer(question, rng);
}
