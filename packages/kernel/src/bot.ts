import { randomAnswer } from "./chance.ts";
import { type Imagination, imaginationIn } from "./fork.ts";
import { illegal } from "./legal.ts";
import type { Question, Seat, Value } from "./question.ts";
import { seeded } from "./rng.ts";
import type { BaseState, Decide, Rules, Run } from "./rules.ts";

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

/**
 * Seats a bot at a simulated table. What it sees holds until it has answered. A bot that is asked while it still
 * answers, at a table it imagines, gets a view of its own there.
 */
export function seated<S extends BaseState, V>(rules: Rules<S, V>, bot: Bot<V>): Decide<S> {
  const see = rules.looking?.() ?? ((state: S, who: Seat) => rules.view(state, who));
  let run: Run<S> | undefined;
  let seat: Seat = 0;
  const look = (): V => {
    if (run === undefined) throw new Error("a bot looked at the table though it was not asked");
    return see(run.s, seat);
  };
  return (question, g) => {
    const imagination = g.checkpoint === undefined ? undefined : imaginationIn(g, question);
    if (run !== undefined) return bot(question, () => rules.view(g.s, question.who), imagination);
    run = g;
    seat = question.who;
    try {
      return bot(question, look, imagination);
    } finally {
      run = undefined;
    }
  };
}

/** Answers everything at random among what is legal. */
export function randomBot(seed: string): Bot<unknown> {
  const rng = seeded(seed);
  return (question) => randomAnswer(question, rng);
}
