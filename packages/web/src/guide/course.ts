/** Going through a script: others answer by themselves, the reader's answers are compared with what is wanted. */
import {
  type BaseState,
  begin,
  type Counts,
  type Question,
  questionFor,
  type Rules,
  type Seat,
  type Session,
  same,
  submit,
  type Value,
} from "@hypergate/kernel";
import type { Script } from "../game/lesson.ts";

/** The seat of the one who is guided. */
export const READER: Seat = 0;

export interface Course {
  readonly session: Session<BaseState>;
  readonly script: Script;
}

export function setOut(rules: Rules<BaseState>, script: Script): Course {
  return { session: begin(rules, script.config, script.seed), script };
}

/** The reader's answers so far, to be taken up again later. */
export function givenBy({ session }: Course): readonly Value[] {
  return session.answers.filter(({ who }) => who === READER).map(({ value }) => value);
}

/** Goes on from answers given earlier; what no longer fits is left out. */
export function takenUp(rules: Rules<BaseState>, script: Script, given: readonly Value[]): Course {
  const course = setOut(rules, script);
  for (const value of given) {
    while (letAnotherAnswer(course));
    if (!isWanted(course, value)) break;
    give(course, value);
  }
  return course;
}

/** One other player answers as written; false if none is to. */
export function letAnotherAnswer({ session, script }: Course): boolean {
  const asked = session.run.pending.find(
    ({ who }) => who !== READER && wantedOf({ session, script }, who) !== undefined,
  );
  if (asked === undefined) return false;
  const value = wantedOf({ session, script }, asked.who);
  return value !== undefined && submit(session, { who: asked.who, key: asked.key, value }) === undefined;
}

/** Somebody else is to answer next. */
export function isOthersTurn(course: Course): boolean {
  return course.session.run.pending.some(({ who }) => who !== READER && wantedOf(course, who) !== undefined);
}

export function readersQuestion({ session }: Course): Question | undefined {
  return questionFor(session, READER);
}

/** The answer that the script has for a seat next. */
function wantedOf({ session, script }: Course, seat: Seat): Value | undefined {
  const given = session.answers.filter(({ who }) => who === seat).length;
  return script.answers[seat]?.[given];
}

/** What was asked for: things in any order, and ships from wherever they come. */
export function isWanted(course: Course, value: Value): boolean {
  const question = readersQuestion(course);
  const wanted = wantedOf(course, READER);
  if (question === undefined || wanted === undefined) return false;
  if (question.kind === "some") return same(sorted(value), sorted(wanted));
  if (question.kind === "spread") return total(value) === total(wanted);
  return same(value, wanted);
}

function sorted(value: Value): unknown {
  return Array.isArray(value) ? value.toSorted() : value;
}

function total(value: Value): number {
  return Object.values(value as Counts).reduce((sum, n) => sum + n, 0);
}

/** The reader answers; false, and nothing happens, if the rules do not allow it. */
export function give(course: Course, value: Value): boolean {
  const question = readersQuestion(course);
  if (question === undefined) return false;
  return submit(course.session, { who: READER, key: question.key, value }) === undefined;
}
