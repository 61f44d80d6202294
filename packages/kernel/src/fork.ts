import { illegal } from "./legal.ts";
import type { Answer, Question, Value } from "./question.ts";
import type { Rng } from "./rng.ts";
import type { BaseState, Decide, Run } from "./rules.ts";
import { simulate } from "./simulate.ts";

/**
 * Plays out what could follow if the player who is asked answered `candidate`. Deals all secrets again in a way that
 * this seat cannot tell apart, repeats the answers of this step while they still fit, gives the candidate, and plays on
 * with `rollout` until `limit` or the end of the game. Returns nothing if the imagined game does not reach the same
 * question; the caller may try again.
 */
export function imagine<S extends BaseState>(
  g: Run<S>,
  question: Question,
  candidate: Value,
  rollout: readonly Decide<S>[],
  rng: Rng,
  limit?: (state: S) => boolean,
): S | undefined {
  if (g.checkpoint === undefined) throw new Error("forking needs a run with checkpoints");
  const imagined = g.rules.clone(g.rules.resample(g.checkpoint, question.who, rng));
  const given: Answer[][] = rollout.map((_, seat) => g.given.filter((answer) => answer.who === seat));
  let reached: "not yet" | "asked" | "lost" = "not yet";
  const players = rollout.map(
    (play, seat): Decide<S> =>
      (asked, run) => {
        const stored = takeStored(given[seat] as Answer[], asked);
        if (stored !== undefined) return stored;
        if (seat !== question.who || reached !== "not yet") return play(asked, run);
        const fits = asked.key === question.key && illegal(asked, candidate) === undefined;
        reached = fits ? "asked" : "lost";
        return fits ? candidate : play(asked, run);
      },
  );
  const end = simulate(g.rules, imagined, players, limit).state;
  return reached === ("asked" as string) ? end : undefined;
}

/** The next stored answer, if there is one and it is legal for this question. */
function takeStored(answers: Answer[], asked: Question): Value | undefined {
  const at = answers.findIndex((answer) => answer.key === asked.key);
  if (at < 0) return undefined;
  const answer = answers[at] as Answer;
  answers.splice(0, at + 1);
  return illegal(asked, answer.value) === undefined ? answer.value : undefined;
}
