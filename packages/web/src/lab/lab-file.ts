/** A single game of a study as a file for replays: it is played again from its number. */
import { checkStudy, recordJob, type Study } from "@hypergate/games/study";
import { loadSimulated } from "../simulated.ts";
import { keptStudy } from "./kept-studies.ts";
import { gameIn } from "./lab-ids.ts";
import { prepared } from "./prepared.ts";

/** Nothing if there is no such game. */
export async function labFile(id: string): Promise<unknown> {
  const { of, job } = gameIn(id);
  const study = await studyOf(of);
  if (study === undefined) return undefined;
  const game = await loadSimulated(study.game);
  checkStudy(game, study);
  return recordJob(game, study, job);
}

async function studyOf(of: string): Promise<Study | undefined> {
  const ready = of.startsWith("ready.") ? await prepared(of.slice("ready.".length)) : undefined;
  return ready?.study ?? (await keptStudy(of))?.study;
}
