import { randomAnswer } from "./chance.ts";
import { illegal } from "./legal.ts";
import type { Question, Value } from "./question.ts";
import { seeded } from "./rng.ts";
import type { BaseState, Decide, Rules } from "./rules.ts";

/** A computer player. It gets the question and the view of its seat, nothing else. */
export type Bot<V> = (question: Question, look: () => V) => Value;

/** The same bot, but its first illegal answer throws and so ends the simulation. */
export function checked<V>(name: string, bot: Bot<V>): Bot<V> {
  return (question, look) => {
    const value = bot(question, look);
    if (illegal(question, value) !== undefined)
      throw new Error(`bot ${name} answered ${question.key} with ${JSON.stringify(value)}, which is not legal`);
    return value;
  };
}

/** Seats a bot at a simulated table. */
export function seated<S extends BaseState, V>(rules: Rules<S, V>, bot: Bot<V>): Decide<S> {
  return (question, g) => bot(question, () => rules.view(g.s, question.who));
}

/** Answers everything at random among what is legal. */
export function randomBot(seed: string): Bot<unknown> {
  const rng = seeded(seed);
  return (question) => randomAnswer(question, rng);
}
