/** A thread in which bots think and traces of finished games are made. */
import { CHARACTERS } from "@hypergate/bots/characters";
import { GAMES } from "@hypergate/games";
import { packTrace, type Value } from "@hypergate/kernel";
import type { Decision, Finished } from "./bots.ts";
import { storedTrace } from "./stored-trace.ts";

export function decide({ game, bot, seed, character, question, view }: Decision): Value {
  const played = character === undefined ? undefined : CHARACTERS[character];
  return GAMES[game].bots[bot](seed, played)(question, () => view);
}

export async function trace(finished: Finished): Promise<string | undefined> {
  const made = storedTrace(GAMES[finished.start.game].rules, finished);
  return made === undefined ? undefined : packTrace(made);
}
