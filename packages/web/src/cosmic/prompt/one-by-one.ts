/** Cards that are drawn one by one, each from where the player says: several may be drawn from one place at once. */
import type { Question, Value } from "@hypergate/kernel";
import type { FollowUp } from "../../table/follow-up.ts";
import { amount } from "./amount.ts";

const KEYS: ReadonlySet<string> = new Set(["mutant/source"]);

export function isOneByOne({ key }: Question): boolean {
  return KEYS.has(key);
}

/** How many are still to come, this one included. */
export function stillToCome({ params }: Question): number {
  return Number(params?.n ?? 1);
}

/** The moment at which a number can be set for the question. */
export function momentOf(question: Question): string {
  return `${question.key} ${stillToCome(question)}`;
}

/** How many come from the place that is chosen next; all, unless the player says otherwise. */
export function atOnce(question: Question): number {
  const n = stillToCome(question);
  return amount(momentOf(question), n, n);
}

/** The same place again, until so many have come. */
export function fromTheSame(question: Question, value: Value): FollowUp {
  const end = stillToCome(question) - atOnce(question);
  return { key: question.key, lasts: true, answer: (next) => (stillToCome(next) > end ? value : undefined) };
}
