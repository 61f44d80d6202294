/** Questions and answers in short: refs may leave out what they are and which copy (`attack-08`, `1.2`, `pass`, `oracle`). */
import type { Counts, DealAnswer, Question, Ref, Value } from "@hypergate/kernel";
import { fullAnswer } from "@hypergate/kernel/scenario";
import { called } from "../scenario/names.ts";

export type Short = string | number | boolean | readonly string[] | Counts | DealAnswer;

/** `card/attack-08.2` is `attack-08` in short. */
export function shorten(ref: Ref): string {
  return called(ref, [])[0];
}

/** The option a short form means. */
export function lengthen(question: Question, value: Short): Value {
  return fullAnswer(question, value, (ref) => called(ref, []));
}
