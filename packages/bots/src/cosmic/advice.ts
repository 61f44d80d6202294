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

/** The answer that an alien of the registry has for a question of its own, found by the key. */
export function ownAnswer<A>(
  all: Readonly<Record<string, Advice>>,
  key: string,
  kind: (advice: Advice) => Readonly<Record<string, A>> | undefined,
): A | undefined {
  const slash = key.indexOf("/");
  const advice = all[key.slice(0, slash)];
  return advice === undefined ? undefined : kind(advice)?.[key.slice(slash + 1)];
}
