/**
 * The questions that a table for tests answers by itself, quietly, on the way to the one a test waits for. Everything
 * else has to be answered or named, so that no question goes by unseen:
 *
 *     t.until("launch/aim")                                the plain course of an encounter, nothing else
 *     t.passing("deal", "deal/penalty").finish()           these questions come up too, and get the quiet answer
 *     t.declining("plague").until("launch/aim")            a window offers this and nothing else, and it is left
 *     table({ declining: ["plague"], … })                  wherever it is offered at this table, if it is
 *
 * What is named in front of a single step must come up in it. What windows offer is named one by one, never by window: a
 * card or power that should not be offered there is noticed.
 */
import { optionsOf, type Question } from "@hypergate/kernel";
import { shorten } from "./short.ts";

/** What a table may answer by itself, as far as it is more than the plain course. */
export interface Routine {
  /** Keys of questions that get the quiet answer. */
  readonly passing?: readonly string[];
  /** Cards and powers that are left when a window offers them. */
  readonly declining?: readonly string[];
  /** Quiet answers to everything: for scenario files and for games that are played to their end. */
  readonly lenient?: boolean;
}

/**
 * The next player as the defense and another card for the own color, as chance has it where a test names no destiny card;
 * the first planet, one ship, no allies, and ships that return to the first colony.
 */
const COURSE: readonly string[] = [
  "destiny/wild",
  "destiny/own",
  "launch/aim",
  "launch/ships",
  "alliance/invite-offense",
  "alliance/invite-defense",
  "ships/return",
];

/** One step of a test: what the table answers by itself until the goal is reached. */
export interface Step {
  /** Throws if the table may not answer this by itself. */
  check(question: Question): void;
  /** Throws if something that was named for this step did not come up. */
  end(): void;
}

export interface Named {
  readonly passing: string[];
  readonly declining: string[];
}

export function newStep(goal: string, always: Routine, named: Named): Step {
  const unseen = new Set([...named.passing, ...named.declining]);
  const isNamed = (how: keyof Named, name: string): boolean => {
    unseen.delete(name);
    return named[how].includes(name) || always[how]?.includes(name) === true;
  };
  /** What is offered is named, all of it; with nothing on offer somebody is asked out of courtesy only. */
  const isLeft = (options: readonly string[]): boolean =>
    options.includes("pass") && options.every((one) => one === "pass" || isNamed("declining", one));
  return {
    check(question) {
      const { who, key } = question;
      const options = optionsOf(question).map(shorten);
      const isWindow = key.startsWith("window/") || key === "boost";
      if (isWindow ? isLeft(options) : isNamed("passing", key) || COURSE.includes(key)) return;
      if (always.lenient === true) return;
      throw new Error(
        `seat ${who} is asked ${key} (${options.join(", ")}) on the way to ${goal}: answer it or name it`,
      );
    },
    end() {
      if (unseen.size > 0) throw new Error(`named, but not seen on the way to ${goal}: ${[...unseen].join(", ")}`);
    },
  };
}
