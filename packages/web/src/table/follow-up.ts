/**
 * Questions that an earlier answer already decides: the ships that go with a target, or a pass when nothing has
 * happened since the last one. They are answered at once and never shown.
 */
import { illegal, type Question, type Ref, same, type Value } from "@hypergate/kernel";

/** An answer for the next question, given in advance; used if that question has this key. */
export interface FollowUp {
  readonly key: string;
  readonly answer: (question: Question) => Value | undefined;
}

const WINDOW = "window/";
const PASS: Ref = "word/pass";

/** A pass, and when it was given. */
export interface Passed {
  readonly options: readonly Ref[];
  /** The number of the last event at that time. After any new event the player is asked again. */
  readonly told: number;
}

export interface EarlierAnswer {
  readonly followUp?: FollowUp | undefined;
  readonly passed?: Passed | undefined;
}

/** The answer that follows from earlier ones, if there is one and it is legal. */
export function answerFrom({ followUp, passed }: EarlierAnswer, question: Question, told: number): Value | undefined {
  const value = followUp?.key === question.key ? followUp.answer(question) : undefined;
  if (value !== undefined) return illegal(question, value) === undefined ? value : undefined;
  return passed !== undefined && isSame(question, passed, told) ? PASS : undefined;
}

/** Another window that offers nothing else, with no event in between, counts as the same question. */
function isSame(question: Question, { options, told }: Passed, now: number): boolean {
  return told === now && isWindow(question) && question.options.every((ref) => options.includes(ref));
}

/** What an answer decides about the questions after it. */
export function earlierAnswer(question: Question, value: Value, told: number, followUp?: FollowUp): EarlierAnswer {
  const passed = isWindow(question) && same(value, PASS) ? { options: question.options, told } : undefined;
  return { followUp, passed };
}

function isWindow(question: Question): question is Question & { readonly options: readonly Ref[] } {
  return question.kind === "one" && question.key.startsWith(WINDOW) && question.options.includes(PASS);
}
