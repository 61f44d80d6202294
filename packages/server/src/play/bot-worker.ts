/** A thread in which bots think and finished games are played again. */
import { GAMES } from "@hypergate/games";
import { begin, record, submit, type Value } from "@hypergate/kernel";
import type { Decision, Retelling } from "./bots.ts";

export function decide({ game, bot, seed, question, view }: Decision): Value {
  return GAMES[game].bots[bot](seed)(question, () => view);
}

export function retell({ start, answers }: Retelling): object {
  const { rules } = GAMES[start.game];
  const session = begin(rules, start.config, start.seed, { courtesy: start.courtesy });
  answers.forEach((answer, i) => {
    const refusal = submit(session, answer);
    if (refusal !== undefined) throw new Error(`answer ${i + 1} was refused: ${refusal.id}`);
  });
  return record(session);
}
