/** A thread in which bots think and finished games are replayed. */
import { GAMES } from "@hypergate/games";
import { begin, type Recording, record, submit, type Value } from "@hypergate/kernel";
import type { Decision, Retelling } from "./bots.ts";

export function decide({ game, bot, seed, question, view }: Decision): Value {
  return GAMES[game].bots[bot](seed)(question, () => view);
}

export function retell({ start, answers }: Retelling): Recording | undefined {
  const { rules } = GAMES[start.game];
  const session = begin(rules, start.config, start.seed, { courtesy: start.courtesy });
  const isPlayed = answers.every((answer) => submit(session, answer) === undefined);
  return isPlayed && session.run.pending.length === 0 ? record(session) : undefined;
}
