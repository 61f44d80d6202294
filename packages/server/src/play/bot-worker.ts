/** A thread in which bots think and finished games are replayed. */
import { CHARACTERS } from "@hypergate/bots/characters";
import { GAMES } from "@hypergate/games";
import {
  begin,
  imaginationAt,
  Misfit,
  type Recording,
  record,
  SetUpError,
  submit,
  type Value,
} from "@hypergate/kernel";
import type { Snapshot } from "../store/store.ts";
import type { Before, Decision, Retelling } from "./bots.ts";

export function decide({ game, bot, seed, character, question, view, standpoint }: Decision): Value {
  const { rules, bots } = GAMES[game];
  const played = character === undefined ? undefined : CHARACTERS[character];
  return bots[bot](seed, played)(question, () => view, standpoint && imaginationAt(rules, standpoint));
}

export function retell({ start, answers }: Retelling): Recording | undefined {
  const { rules } = GAMES[start.game];
  const session = begin(rules, start.config, start.seed, { courtesy: start.courtesy });
  const isPlayed = answers.every((answer) => submit(session, answer) === undefined);
  return isPlayed && session.run.pending.length === 0 ? record(session) : undefined;
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
