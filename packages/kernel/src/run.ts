/**
 * How a game stops to ask, and goes on.
 *
 * Rules are plain synchronous functions that change a state. In the middle of anything they may call `ask`. There are
 * two ways to run them:
 *
 * - In a simulation every seat has a player in the same process; `ask` calls it in place and never stops.
 * - At a live table answers arrive later. `ask` looks for an unread answer of that seat; if there is none it throws
 *   SUSPEND, the whole step is dropped, and when the answer has come the step is run again from its checkpoint with all
 *   answers so far. The step itself cannot tell the difference, since its state, its random numbers and its answers
 *   are the same every time.
 *
 * So there is no other form of "where we are" than a state and a list of answers: saving, loading, undoing, replaying,
 * recovering from a crash and forking for search are one mechanism, exercised on every move.
 *
 * What follows for code that runs inside a step: it must be a function of the state and the answers alone, and whatever
 * must survive the step has to be in the state.
 */
import { illegal, onlyAnswer } from "./legal.ts";
import type { Answer, Params, Question, Seat, Value } from "./question.ts";
import { below, branch, next, shuffle } from "./rng.ts";
import type { BaseState, Decide, GameEvent, Rules, Run } from "./rules.ts";

/** Thrown when an answer is missing. One frozen object, so that stopping captures no stack. */
export const SUSPEND = Object.freeze({ suspend: true });

/**
 * Thrown when a stored answer does not fit the question asked now, which can happen after an upgrade. The message may
 * be logged, so it does not contain the options.
 */
export class Misfit extends Error {
  constructor(question: Question, answer: Answer) {
    super(`answer to ${answer.key} by seat ${answer.who} does not fit question ${question.key}`);
  }
}

export function liveRun<S extends BaseState>(
  rules: Rules<S>,
  checkpoint: S,
  answers: readonly Answer[],
  courtesy: boolean,
  scratch?: unknown,
): Run<S> {
  const state = rules.clone(checkpoint);
  const seats = rules.seats(state);
  const bySeat: Answer[][] = Array.from({ length: seats }, () => []);
  for (const answer of answers) bySeat[answer.who]?.push(answer);
  return {
    rules,
    s: state,
    players: undefined,
    courtesy,
    answers: bySeat,
    read: new Array<number>(seats).fill(0),
    checkpoint,
    given: [...answers],
    group: undefined,
    pending: [],
    events: [],
    trail: [],
    rng: state.rng,
    used: 0,
    scratch,
    fence: -1,
    ownFence: {},
  };
}

export function simulatedRun<S extends BaseState>(
  rules: Rules<S>,
  state: S,
  players: readonly Decide<S>[],
  told?: GameEvent[],
): Run<S> {
  return {
    rules,
    s: state,
    players,
    courtesy: false,
    answers: [],
    read: [],
    checkpoint: undefined,
    given: [],
    group: undefined,
    pending: [],
    events: told,
    trail: [],
    rng: state.rng,
    used: 0,
    scratch: undefined,
    fence: -1,
    ownFence: {},
  };
}

/** Asks a question and returns a legal answer. If only one answer is possible, nobody is asked. */
export function ask<S extends BaseState>(g: Run<S>, question: Question): Value {
  if (g.players !== undefined) {
    const only = onlyAnswer(question);
    if (only !== undefined) return only;
    g.used++;
    const value = g.players[question.who](question, g);
    if (g.checkpoint !== undefined) g.given.push({ who: question.who, key: question.key, value });
    return value;
  }
  const value = answered(g, question);
  if (value === undefined) throw SUSPEND;
  return value;
}

/** Asks all questions at once and returns the answers in the same order. No question may depend on another's answer. */
export function askAll<S extends BaseState>(g: Run<S>, questions: readonly Question[]): Value[] {
  const outer = openGroup(g);
  const values = g.players === undefined ? allAnswered(g, questions) : allAsked(g, questions);
  g.group = outer;
  return values;
}

function allAsked<S extends BaseState>(g: Run<S>, questions: readonly Question[]): Value[] {
  if (questions.length === 1) return [ask(g, questions[0])];
  return questions.map((question) => ask(g, question));
}

function allAnswered<S extends BaseState>(g: Run<S>, questions: readonly Question[]): Value[] {
  const values: Value[] = [];
  const before = g.used;
  for (const question of questions) {
    const value = answered(g, question);
    if (value !== undefined) values.push(value);
  }
  if (values.length < questions.length) throw SUSPEND;
  // Secret choices of several players are now revealed, so none of them can be taken back alone.
  if (g.used > before + 1) g.fence = g.used;
  return values;
}

/**
 * From here on several seats answer at the same time, so none of them knows what the others answer. Returns the group
 * to go back to afterwards; what stops in between stays in its group.
 */
export function openGroup<S extends BaseState>(g: Run<S>): readonly number[] | undefined {
  const outer = g.group;
  if (outer === undefined && g.checkpoint !== undefined) g.group = answersBySeat(g);
  return outer;
}

function answersBySeat<S extends BaseState>(g: Run<S>): number[] {
  if (g.players === undefined) return [...g.read];
  const counts = g.players.map(() => 0);
  for (const { who } of g.given) counts[who]++;
  return counts;
}

/** The stored answer or the only possible one; otherwise the question becomes pending. */
function answered<S extends BaseState>(g: Run<S>, question: Question): Value | undefined {
  const only = onlyAnswer(question);
  if (only !== undefined && !(g.courtesy && (question.hidden === true || question.anyway === true))) return only;
  const at = g.read[question.who];
  const answer = g.answers[question.who]?.[at];
  if (answer === undefined) {
    g.pending.push(question);
    return undefined;
  }
  if (answer.key !== question.key || illegal(question, answer.value) !== undefined) throw new Misfit(question, answer);
  g.read[question.who] = at + 1;
  g.used++;
  return answer.value;
}

/**
 * Lets each seat run `script` at its own pace. Each seat has its own random stream, and events are told in seat order
 * when all have finished, so the outcome does not depend on who answers first. A script must not read what another
 * seat's script changes.
 */
export function simultaneously<S extends BaseState>(
  g: Run<S>,
  seats: readonly Seat[],
  script: (g: Run<S>, seat: Seat) => void,
): void {
  const { events, rng, fence } = g;
  const outer = openGroup(g);
  const told: GameEvent[] = [];
  const before = g.s.told;
  let missing = false;
  let choosing = 0;
  let drawn = false;
  for (const seat of seats) {
    const used = g.used;
    const read = g.read[seat] ?? 0;
    g.fence = -1;
    g.rng = branch(rng, seat);
    if (events !== undefined) g.events = told;
    try {
      script(g, seat);
    } catch (stop) {
      if (stop !== SUSPEND) throw stop;
      missing = true;
    }
    if (g.used > used) choosing++;
    if (g.fence < 0) continue;
    drawn = true;
    g.ownFence[seat] = read + g.fence - used;
  }
  g.rng = rng;
  g.events = events;
  // While others are still choosing, a random draw in a script concerns its own seat only. Once all have finished it ends
  // free undo for all, because answers arrived in a different order than they are read here. The same holds for secret
  // choices of several players, which are known then.
  g.fence = !missing && (drawn || choosing > 1) ? g.used : fence;
  if (missing) throw SUSPEND;
  g.group = outer;
  next(rng);
  if (events === undefined) return;
  g.s.told = before;
  for (const event of told) events.push({ ...event, n: g.s.told++ });
}

/** A uniform random integer from 0 to `n - 1`. */
export function chance<S extends BaseState>(g: Run<S>, n: number): number {
  g.fence = g.used;
  return below(g.rng, n);
}

export function mix<S extends BaseState, T>(g: Run<S>, list: T[]): T[] {
  g.fence = g.used;
  return shuffle(g.rng, list);
}

/**
 * Whether anybody hears what would be told now. If not, the event is counted here and need not be put into words. For
 * what is told often: `if (isHeard(g)) tell(g, …)`.
 */
export function isHeard<S extends BaseState>(g: Run<S>): boolean {
  if (g.events !== undefined) return true;
  g.s.told++;
  return false;
}

/** Tells what happened: `params` to everybody, `privately` to single seats in addition. */
export function tell<S extends BaseState>(
  g: Run<S>,
  id: string,
  params: Params,
  privately?: Readonly<Record<Seat, Params>>,
): void {
  if (privately !== undefined) g.fence = g.used;
  const n = g.s.told++;
  if (g.events === undefined) return;
  const scene = g.rules.scene?.(g.s, id);
  g.events.push({
    n,
    trail: g.trail.join(" > "),
    id,
    params,
    ...(privately === undefined ? {} : { privately }),
    ...(scene === undefined ? {} : { scene }),
  });
}

/** Opens a level of the trail that events carry; every `enter` has its `leave`. */
export function enter<S extends BaseState>(g: Run<S>, label: string): void {
  if (g.events !== undefined) g.trail.push(label);
}

export function leave<S extends BaseState>(g: Run<S>): void {
  if (g.events !== undefined) g.trail.pop();
}
