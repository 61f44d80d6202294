/** Going through a script: others answer by themselves, the reader's answers are compared with what is wanted. */
import {
  type BaseState,
  begin,
  type Counts,
  type DealAnswer,
  type Question,
  questionFor,
  type Rules,
  type Seat,
  type Session,
  same,
  submit,
  type Value,
} from "@hypergate/kernel";
import type { Lesson, Script } from "../game/lesson.ts";

/** The seat of the one who is guided. */
export const READER: Seat = 0;

export interface Course {
  readonly session: Session<BaseState>;
  readonly script: Script;
  /** Answers of the reader, by number, that are given without asking. */
  readonly given: readonly number[];
}

type Played = Pick<Lesson, "script" | "given">;

export function setOut(rules: Rules<BaseState>, { script, given = [] }: Played): Course {
  return { session: begin(rules, script.config, script.seed), script, given };
}

/** The reader's answers so far, to be taken up again later. */
export function givenBy({ session }: Course): readonly Value[] {
  return session.answers.filter(({ who }) => who === READER).map(({ value }) => value);
}

/** Goes on from answers given earlier; what no longer fits is left out. */
export function takenUp(rules: Rules<BaseState>, lesson: Played, given: readonly Value[]): Course {
  const course = setOut(rules, lesson);
  for (let done = 0; done < given.length; done = givenBy(course).length) {
    if (letAnotherAnswer(course)) continue;
    if (!isWanted(course, given[done])) break;
    give(course, given[done]);
  }
  return course;
}

/** One other player answers as written, or the reader without being asked; false if nobody is to. */
export function letAnotherAnswer(course: Course): boolean {
  const asked = askedOther(course);
  if (asked === undefined) return false;
  const value = wantedOf(course, asked.who);
  return value !== undefined && submit(course.session, { who: asked.who, key: asked.key, value }) === undefined;
}

/** Somebody else is to answer next. */
export function isOthersTurn(course: Course): boolean {
  return askedOther(course) !== undefined;
}

function askedOther(course: Course): Question | undefined {
  const isSilent = course.given.includes(givenBy(course).length);
  return course.session.run.pending.find(
    ({ who }) => (who !== READER || isSilent) && wantedOf(course, who) !== undefined,
  );
}

export function readersQuestion({ session }: Course): Question | undefined {
  return questionFor(session, READER);
}

/** The answer that the script has for a seat next. */
export function wantedOf({ session, script }: Pick<Course, "session" | "script">, seat: Seat): Value | undefined {
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
  if (question.kind === "deal") return same(terms(value), terms(wanted));
  return same(value, wanted);
}

function sorted(value: Value): unknown {
  return Array.isArray(value) ? value.toSorted() : value;
}

/** What a deal comes to: things of which none are meant are left out. */
function terms(value: Value): unknown {
  const answer = value as DealAnswer;
  if (answer.do !== "offer") return answer;
  const meant = (counts: Counts) => Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));
  return { ...answer, give: meant(answer.give), want: meant(answer.want) };
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
