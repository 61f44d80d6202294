/**
 * What a sensible player knows about one alien beyond its facts: when to use it, and what to answer to its questions, whose
 * keys begin with its id. What is not said is decided by the facts, or done whenever it can be.
 */
import type { View } from "@hypergate/cosmic";
import type {
  ConfirmQuestion,
  Counts,
  NumberQuestion,
  OneQuestion,
  Ref,
  Rng,
  SomeQuestion,
  SpreadQuestion,
} from "@hypergate/kernel";
import type { Wish } from "./wish.ts";

export interface Advice {
  /** To use the power where it need not be used. */
  readonly power?: Wish;
  readonly wild?: Wish;
  readonly super?: Wish;
  /** To cancel a use of the power. */
  readonly zap?: Wish;
  /** Answers by what follows the id in the key: `how` for `amoeba/how`. */
  readonly one?: Answers<OneQuestion, Ref | undefined>;
  readonly some?: Answers<SomeQuestion, Ref[]>;
  readonly spread?: Answers<SpreadQuestion, Counts>;
  readonly number?: Answers<NumberQuestion, number>;
  readonly confirm?: Readonly<Record<string, (question: ConfirmQuestion, view: View, rng: Rng) => boolean>>;
}

type Answers<Q, A> = Readonly<Record<string, (question: Q, view: View) => A>>;

/** Answers of one kind by the whole key of the question: those of aliens to their own questions, and others, which come first. */
export function answersBy<A>(
  all: Readonly<Record<string, Advice>>,
  kind: (advice: Advice) => Readonly<Record<string, A>> | undefined,
  besides: Readonly<Record<string, A>> = {},
): ReadonlyMap<string, A> {
  const answers = new Map<string, A>();
  for (const [id, advice] of Object.entries(all))
    for (const [name, answer] of Object.entries(kind(advice) ?? {})) answers.set(`${id}/${name}`, answer);
  for (const [key, answer] of Object.entries(besides)) answers.set(key, answer);
  return answers;
}
