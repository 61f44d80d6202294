/**
 * Aliens of the host, from a folder. What is wrong is refused with its place and the reason, and the others are let in. It
 * is the host's own code: it runs with the rights of this program.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { installHomebrew, type OwnRules, ownNumber } from "@hypergate/cosmic/homebrew";
import { checkAlien, WrongAlien } from "./check.ts";
import { aliensIn, modulesOf, type PreparedAlien, placed, placeIn, prepare, type Refused } from "./prepared.ts";
import type { Trial } from "./trial-worker.ts";

export { checkAlien, WrongAlien } from "./check.ts";
export type { PreparedAlien, Refused } from "./prepared.ts";
export { tryAlien } from "./trial.ts";

/** The folder of the host's aliens, where there is one. */
export function homebrewFolder(env: Readonly<Record<string, string | undefined>>, data: string): string | undefined {
  const named = env.HYPERGATE_HOMEBREW;
  if (named !== undefined && named !== "") return named;
  const usual = join(data, "homebrew");
  return existsSync(usual) ? usual : undefined;
}

export interface Homebrew {
  readonly aliens: readonly PreparedAlien[];
  readonly refused: readonly Refused[];
  /** What authors should know. */
  readonly notes: readonly string[];
}

export const NO_HOMEBREW: Homebrew = { aliens: [], refused: [], notes: [] };

/** So long all aliens together may take for their trial games. */
const TRIAL_MS = 120_000;

/** Games of each alien before it is let in. */
export const TRIAL_GAMES = 4;

/** Reads, checks and tries the aliens of a folder, and installs those that are sound. */
export async function loadHomebrew(folder: string, games = TRIAL_GAMES): Promise<Homebrew> {
  const refused: Refused[] = [];
  const notes: string[] = [];
  const sound: PreparedAlien[] = [];
  if (!existsSync(folder))
    return { ...NO_HOMEBREW, refused: [{ id: "", place: folder, reason: "there is no such folder" }] };
  for (const id of aliensIn(folder))
    try {
      const alien = prepare(folder, id);
      const checked = checkAlien(id, await modulesOf(alien));
      const twin = sound.find((one) => ownNumber(one.id) === ownNumber(id));
      if (twin !== undefined)
        throw new WrongAlien(
          undefined,
          `its flare would have the number of that of "${twin.id}"; give the folder another name`,
        );
      notes.push(...checked.notes.map((note) => `${id}/${note}`));
      const { text, emblem } = checked.alien;
      sound.push({ ...alien, text, emblem });
    } catch (problem) {
      refused.push(refusalOf(folder, id, problem));
    }
  const failed = games === 0 ? new Map<string, string>() : await tried(sound, games);
  const aliens = sound.filter(({ id }) => !failed.has(id));
  for (const [id, reason] of failed) refused.push({ id, place: join(folder, id), reason });
  await installed(aliens);
  return { aliens, refused, notes };
}

function refusalOf(folder: string, id: string, problem: unknown): Refused {
  const part = problem instanceof WrongAlien ? problem.part : undefined;
  const place = part === undefined ? join(folder, id) : join(folder, id, part);
  const reason = problem instanceof Error ? problem.message : String(problem);
  return { id, place, reason };
}

/** Makes prepared aliens playable in this thread, and in those that are started after it. */
export async function installed(aliens: readonly PreparedAlien[]): Promise<void> {
  const own: Record<string, OwnRules> = {};
  for (const alien of aliens) own[alien.id] = checkAlien(alien.id, await modulesOf(alien)).alien;
  installHomebrew(own);
  if (aliens.length === 0) delete process.env[IN_FORCE];
  else process.env[IN_FORCE] = JSON.stringify(aliens);
}

/** Other threads learn from it what is in force. */
const IN_FORCE = "HYPERGATE_HOMEBREW_IN_FORCE";

/** In a thread: installs what its parent had installed. */
export async function homebrewOfParent(): Promise<void> {
  const given = process.env[IN_FORCE];
  if (given !== undefined) await installed(JSON.parse(given) as PreparedAlien[]);
}

/** Plays trial games in a thread of their own, so that an alien that never ends stops nothing. By id: what went wrong. */
async function tried(aliens: readonly PreparedAlien[], games: number): Promise<ReadonlyMap<string, string>> {
  const failed = new Map<string, string>();
  const waiting = aliens.map(({ id }) => id);
  if (waiting.length === 0) return failed;
  const worker = new Worker(new URL("./trial-worker.ts", import.meta.url), { workerData: { aliens, games } });
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, TRIAL_MS * aliens.length);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    worker.on("message", ({ id, problem }: Trial) => {
      waiting.splice(waiting.indexOf(id), 1);
      if (problem !== undefined) failed.set(id, problem);
      if (waiting.length === 0) end();
    });
    worker.on("error", (problem) => {
      const [id] = waiting.splice(0, 1);
      if (id !== undefined) failed.set(id, placeIn(problem, placed(aliens[0])) ?? String(problem));
      end();
    });
  });
  await worker.terminate();
  for (const id of waiting) failed.set(id, `a trial game did not end within ${TRIAL_MS / 1000} seconds`);
  return failed;
}
