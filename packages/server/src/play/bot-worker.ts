/** A thread in which bots think, traces of finished games are made, and long games are played again. */
import { CHARACTERS } from "@hypergate/bots/characters";
import { GAMES } from "@hypergate/games";
import { homebrewOfParent } from "@hypergate/games/homebrew";
import { begin, imaginationAt, Misfit, packTrace, SetUpError, submit, type Value } from "@hypergate/kernel";
import type { Snapshot } from "../store/records.ts";
import type { Before, Decision } from "./bots.ts";
import { type Finished, storedTrace } from "./stored-trace.ts";

await homebrewOfParent();

export function decide({ game, bot, seed, character, question, view, standpoint }: Decision): Value {
  const { rules, bots } = GAMES[game];
  const played = character === undefined ? undefined : CHARACTERS[character];
  return bots[bot](seed, played)(question, () => view, standpoint && imaginationAt(rules, standpoint));
}

export async function trace(finished: Finished): Promise<string | undefined> {
  const made = storedTrace(GAMES[finished.start.game].rules, finished);
  return made === undefined ? undefined : packTrace(made);
}

export function stateBefore({ start, answers, to }: Before): Snapshot | undefined {
  try {
    return played(start, answers.slice(0, to));
  } catch (problem) {
    if (problem instanceof Misfit || problem instanceof SetUpError) return undefined;
    throw problem;
  }
}

function played(start: Before["start"], answers: Before["answers"]): Snapshot | undefined {
  const { rules } = GAMES[start.game];
  const session = begin(rules, start.config, start.seed, { courtesy: start.courtesy });
  const keep = (): Snapshot => ({
    mark: session.mark,
    entries: 0,
    version: rules.version,
    state: session.checkpoint,
    fence: session.fenced,
  });
  let kept = keep();
  for (const answer of answers) {
    if (submit(session, answer) !== undefined) return undefined;
    if (session.mark === session.answers.length) kept = keep();
  }
  return kept;
}
