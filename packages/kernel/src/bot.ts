import { randomAnswer } from "./chance.ts";
import { type Imagination, imaginationIn } from "./fork.ts";
import { illegal } from "./legal.ts";
import type { Question, Value } from "./question.ts";
import { seeded } from "./rng.ts";
import type { BaseState, Decide, Rules } from "./rules.ts";

/**
 * A computer player. It gets the question and the view of its seat, nothing else. Where tables can be imagined (in
 * simulations with `forks`, and at the tables of a server) it is given an imagination; elsewhere it has to answer
 * without one.
 */
export type Bot<V> = (question: Question, look: () => V, imagination?: Imagination) => Value;

/** The same bot, but its first illegal answer throws and so ends the simulation. */
export function checked<V>(name: string, bot: Bot<V>): Bot<V> {
  return (question, look, imagination) => {
    if ((question.kind === "one" || question.kind === "order") && question.options.length === 0)
      throw new Error(`${question.key} was asked with nothing to choose from`);
    const value = bot(question, look, imagination);
    if (illegal(question, value) !== undefined)
      throw new Error(`bot ${name} answered ${question.key} with ${JSON.stringify(value)}, which is not legal`);
    return value;
  };
}

/** Seats a bot at a simulated table. */
export function seated<S extends BaseState, V>(rules: Rules<S, V>, bot: Bot<V>): Decide<S> {
  return (question, g) => {
    const imagination = g.checkpoint === undefined ? undefined : imaginationIn(g, question);
    return bot(question, () => rules.view(g.s, question.who), imagination);
  };
}

/** Answers everything at random among what is legal. */
export function randomBot(seed: string): Bot<unknown> {
  const rng = seeded(seed);
  return (question) => randomAnswer(question, rng);
}
