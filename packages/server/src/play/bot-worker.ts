/** A thread in which bots think and finished games are replayed. */
import { CHARACTERS } from "@hypergate/bots/characters";
import { GAMES } from "@hypergate/games";
import { begin, type Recording, record, submit, type Value } from "@hypergate/kernel";
import type { Decision, Retelling } from "./bots.ts";

export function decide({ game, bot, seed, character, question, view }: Decision): Value {
  const played = character === undefined ? undefined : CHARACTERS[character];
  return GAMES[game].bots[bot](seed, played)(question, () => view);
}

export function retell({ start, answers }: Retelling): Recording | undefined {
  const { rules } = GAMES[start.game];
  const session = begin(rules, start.config, start.seed, { courtesy: start.courtesy });
  const isPlayed = answers.every((answer) => submit(session, answer) === undefined);
  return isPlayed && session.run.pending.length === 0 ? record(session) : undefined;
}
