/**
 * Questions that an earlier answer already decides: the ships that go with a target, a pass when nothing has happened since
 * the last one, or a pass for things that are muted. They are answered at once and never shown.
 */
import { illegal, type Question, type Ref, same, type Value } from "@hypergate/kernel";

/** An answer for the next question, given in advance; used if that question has this key. */
export interface FollowUp {
  readonly key: string;
  readonly answer: (question: Question) => Value | undefined;
  /** It answers further questions with this key too, as long as none comes in between and the part of the game is the same. */
  readonly lasts?: boolean;
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

/** What is left of an earlier answer once it has decided a question. */
export function afterUse({ followUp, passed }: EarlierAnswer): EarlierAnswer {
  if (followUp === undefined) return { passed };
  return followUp.lasts === true ? { followUp } : {};
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

/** Things that the player does not want to be asked about in one part of the game. */
export interface Muted {
  readonly chapter: string;
  readonly things: readonly Ref[];
}

/** A pass, if nothing but muted things can be chosen. */
export function mutedPass(muted: Muted | undefined, question: Question, chapter: string): Value | undefined {
  if (muted === undefined || muted.chapter !== chapter || !isWindow(question)) return undefined;
  return question.options.every((ref) => ref === PASS || muted.things.includes(ref)) ? PASS : undefined;
}

/** These things and those muted before in the same part of the game. */
export function muting(
  before: Muted | undefined,
  chapter: string,
  { options }: { readonly options: readonly Ref[] },
): Muted {
  const things = before?.chapter === chapter ? before.things : [];
  return { chapter, things: [...things, ...options.filter((ref) => ref !== PASS)] };
}

export function isWindow(question: Question): question is Question & { readonly options: readonly Ref[] } {
  return question.kind === "one" && question.key.startsWith(WINDOW) && question.options.includes(PASS);
}
