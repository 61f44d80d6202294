import { illegal } from "./legal.ts";
import type { Answer, Question, Value } from "./question.ts";
import type { Rng } from "./rng.ts";
import type { BaseState, Decide, Run } from "./rules.ts";
import { simulate } from "./simulate.ts";

/**
 * What could follow if the one asked answered `candidate`: deals everything secret anew as that seat could imagine it,
 * repeats the answers of this step as far as they still fit, gives the candidate, and plays on with `rollout` until
 * `limit` or the end. Nothing if the imagined table does not lead to the same question; the caller tries again.
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

/** The next stored answer to this question, if there is one and it is still legal. */
function takeStored(answers: Answer[], asked: Question): Value | undefined {
  const at = answers.findIndex((answer) => answer.key === asked.key);
  if (at < 0) return undefined;
  const answer = answers[at] as Answer;
  answers.splice(0, at + 1);
  return illegal(asked, answer.value) === undefined ? answer.value : undefined;
}
