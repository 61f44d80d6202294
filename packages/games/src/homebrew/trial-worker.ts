/** A thread in which aliens of the host are tried, one after the other. */
import { parentPort, workerData } from "node:worker_threads";
import { installHomebrew } from "@hypergate/cosmic/homebrew";
import { checkAlien } from "./check.ts";
import { modulesOf, type PreparedAlien, placed, placeIn } from "./prepared.ts";
import { tryAlien } from "./trial.ts";

/** How a trial went; a problem has its place. */
export interface Trial {
  readonly id: string;
  readonly problem?: string | undefined;
}

const { aliens, games } = workerData as { readonly aliens: readonly PreparedAlien[]; readonly games: number };

for (const alien of aliens) {
  const { id } = alien;
  let problem: string | undefined;
  try {
    installHomebrew({ [id]: checkAlien(id, await modulesOf(alien)).alien });
    tryAlien(id, games);
  } catch (failure) {
    problem = placeIn(failure, placed(alien)) ?? String(failure);
  }
  parentPort?.postMessage({ id, problem } satisfies Trial);
}
