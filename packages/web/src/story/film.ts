/**
 * A recorded game made ready to be looked at. It is played once from its beginning; on the way a copy of the session is
 * kept every few answers, so that any moment is only a few answers away from one of them, forwards and backwards alike.
 * A game that the rules of today cannot play again is shown from its trace (`traced-film.ts`).
 *
 * A *step* is the number of answers given so far: 0 is the first question, `steps` the end.
 */
import {
  type Answer,
  type BaseState,
  begin,
  type GameEvent,
  load,
  type Moment,
  type Question,
  questionFor,
  quietAnswer,
  type Rules,
  type Seat,
  type Session,
  same,
  stateHash,
  submit,
} from "@hypergate/kernel";
import type { Meter, Sample } from "../table/meter.ts";
import { type Fault, type Played, Unplayable } from "./recording.ts";

/** Answers between two copies. */
const SPACING = 40;

/** One answer of the game and what came of it. */
export interface Decision {
  readonly answer: Answer;
  readonly question: Question;
  /** A response that was not given: nothing to look at. */
  readonly isQuiet: boolean;
  /** Nothing was told after it, and the table looks as before. */
  readonly isStill: boolean;
  /** Events told before it and after it. */
  readonly told: readonly [before: number, after: number];
  /** The encounter or round it was made in. */
  readonly part: number;
}

/** Where an encounter or a round begins. */
export interface Mark {
  readonly part: number;
  readonly step: number;
}

export interface Film {
  readonly recording: Played;
  /** It shows states that were written down; the rules of today may not lead from one to the next. */
  readonly isTraced: boolean;
  readonly seats: number;
  readonly steps: number;
  /** Decision number n leads from step n to step n + 1. */
  readonly decisions: readonly Decision[];
  readonly marks: readonly Mark[];
  /** How everybody stood at the beginning and at the end of each part. */
  readonly samples: readonly Sample[];
  readonly events: readonly GameEvent[];
  /** The game as it was at a step. */
  readonly at: (step: number) => Moment<BaseState>;
}

/** Throws `Unplayable` where the recording does not fit the rules of today. */
export function develop(rules: Rules<BaseState>, recording: Played, meter: Meter): Film {
  checkParts(rules, recording);
  if (recording.version > rules.version) throw new Unplayable("newer");
  const isOlder = recording.version < rules.version;
  const unfit = isOlder ? "older" : "misfit";
  const session = begun(rules, recording, unfit);
  const copies = [copyOf(session)];
  const decisions: Decision[] = [];
  const watch = watching(meter, rules.view(session.run.s, "spectator"));
  for (const answer of recording.answers) {
    const made = decide(session, answer, watch.part(), unfit);
    const isStill = watch.look(rules.view(session.run.s, "spectator"), decisions.length + 1, made.told);
    decisions.push({ ...made, isStill });
    if (decisions.length % SPACING === 0) copies.push(copyOf(session));
  }
  // States of an older version were written down in another way.
  const isComparable = recording.hash !== "" && !isOlder;
  if (isComparable && stateHash(session.run.s) !== recording.hash) throw new Unplayable("differs");
  const events = session.events.slice();
  return {
    recording,
    isTraced: false,
    seats: rules.seats(session.run.s),
    steps: decisions.length,
    decisions,
    marks: watch.marks,
    samples: watch.samples(),
    events,
    at: (step) => {
      const again = copyOf(copies[Math.floor(step / SPACING)]);
      for (const answer of recording.answers.slice(again.answers.length, step)) submit(again, answer);
      return again;
    },
  };
}

function begun(rules: Rules<BaseState>, recording: Played, unfit: Fault): Session<BaseState> {
  try {
    return beginning(rules, recording);
  } catch {
    throw new Unplayable(unfit);
  }
}

/** Throws `Unplayable` where it is another game, or one that needs what is not here. */
export function checkParts(rules: Rules<BaseState>, { game, config }: Pick<Played, "game" | "config">): void {
  if (game !== rules.id) throw new Unplayable("otherGame");
  const missing = rules.missing?.(config) ?? [];
  if (missing.length > 0) throw new Unplayable("missing", missing.join(", "));
}

/** The game before its first answer. Throws what the rules throw. */
export function beginning(rules: Rules<BaseState>, played: Omit<Played, "hash" | "answers">): Session<BaseState> {
  const { game, version, seed, config, courtesy, start } = played;
  if (start === undefined) return begin(rules, config, seed, { courtesy });
  return load(rules, { game, version, seed, config, courtesy, answers: [], mark: 0, checkpoint: start });
}

/** The answer is given; what it answered, and what was told. */
function decide(session: Session<BaseState>, answer: Answer, part: number, unfit: Fault): Made {
  const question = questionFor(session, answer.who);
  const before = session.events.length;
  if (question === undefined || isRefused(session, answer)) throw new Unplayable(unfit);
  return decision(answer, question, [before, session.events.length], part);
}

type Made = Omit<Decision, "isStill">;

export function decision(answer: Answer, question: Question, told: Decision["told"], part: number): Made {
  const isQuiet = question.hidden === true && same(answer.value, quietAnswer(question));
  return { answer, question, isQuiet, told, part };
}

function isRefused(session: Session<BaseState>, answer: Answer): boolean {
  try {
    return submit(session, answer) !== undefined;
  } catch {
    return true;
  }
}

/** States are never changed once a step is over, so that the lists are all there is to copy. */
export function copyOf(session: Session<BaseState>): Session<BaseState> {
  return { ...session, answers: session.answers.slice(), events: session.events.slice() };
}

export interface Watch {
  readonly marks: Mark[];
  readonly part: () => number;
  /** Says whether the view is the same as the last one, and nothing was told. */
  readonly look: (view: unknown, step: number, told: Decision["told"]) => boolean;
  readonly samples: () => readonly Sample[];
}

/** Notes where parts begin, and how everybody stood when a part was over. */
export function watching(meter: Meter, first: unknown): Watch {
  let part = meter.part(first);
  let values = meter.values(first);
  let at = 0;
  let last = first;
  const marks: Mark[] = [{ part, step: 0 }];
  const samples: Sample[] = [{ part: part - 1, step: 0, values }];
  return {
    marks,
    part: () => part,
    look: (view, step, [before, after]) => {
      const now = meter.part(view);
      const isStill = before === after && now === part && isSameSight(last, view);
      values = meter.values(view);
      at = step;
      last = view;
      if (now === part) return isStill;
      samples.push({ part, step, values });
      marks.push({ part: now, step });
      part = now;
      return false;
    },
    samples: () => [...samples, { part, step: at, values }],
  };
}

/** Whether two views show the same; which phase is being waited in is not to be seen on the table. */
function isSameSight(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one, withoutPhase) === JSON.stringify(other, withoutPhase);
}

function withoutPhase(key: string, value: unknown): unknown {
  return key === "phase" ? undefined : value;
}

/** Whether there is something to look at: steps in which nothing happens are folded into the next. */
export function isShown({ steps, decisions }: Film, step: number): boolean {
  return step <= 0 || step >= steps || !decisions[step - 1].isStill;
}

/** The next step at which there is something to look at, in one direction; the end or the beginning if there is none. */
export function nextStep(film: Film, step: number, by: 1 | -1): number {
  let at = step + by;
  while (!isShown(film, at)) at += by;
  return Math.max(0, Math.min(film.steps, at));
}

/** How many steps one makes from the beginning to the end. */
export function shownSteps(film: Film): number {
  let n = 0;
  for (let at = 0; at < film.steps; at = nextStep(film, at, 1)) n++;
  return n;
}

/** The steps right before the decisions of a seat that were more than a pass. */
export function decisionsOf(film: Film, seat: Seat): readonly number[] {
  return film.decisions.flatMap(({ answer, isQuiet }, n) => (answer.who === seat && !isQuiet ? [n] : []));
}

/** The step right before the next or the last decision of a seat; nothing if there is none. */
export function nextDecisionOf(film: Film, step: number, seat: Seat, by: 1 | -1 = 1): number | undefined {
  const all = decisionsOf(film, seat);
  return by > 0 ? all.find((at) => at > step) : all.findLast((at) => at < step);
}

/** Answers of others to the same question at the same time, once all of them have been told. */
export function besides(film: Film, step: number): readonly Decision[] {
  const { question } = film.decisions[step];
  const isOne = (n: number) => film.decisions[n]?.question.key === question.key;
  let [from, to] = [step, step];
  while (isOne(from - 1) && !isShown(film, from)) from--;
  while (isOne(to + 1) && !isShown(film, to + 1)) to++;
  return film.decisions.slice(from, to + 1).filter(({ answer }) => answer.who !== question.who);
}

/** Where one looks to understand a turn of the game: before the seat's first decision in that part, or where the part begins. */
export function beforePart(film: Film, part: number, seat: Seat | undefined): number {
  const from = film.marks.find((mark) => mark.part === part)?.step ?? 0;
  if (seat === undefined) return from;
  return decisionsOf(film, seat).find((at) => at >= from && film.decisions[at].part === part) ?? from;
}

/** Where the part before or after this step begins. */
export function nextMark(film: Film, step: number, by: 1 | -1): number {
  const found = by > 0 ? film.marks.find((mark) => mark.step > step) : film.marks.findLast((mark) => mark.step < step);
  return found?.step ?? (by > 0 ? film.steps : 0);
}
