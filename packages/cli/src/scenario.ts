/** `hypergate scenario`: plays scenario files and says what did not come true. */
import { SetUpError } from "@hypergate/kernel";
import { Failure } from "./failure.ts";
import { isRecord, readJson } from "./files.ts";
import type { PlayableGame } from "./games.ts";
import { gameNamed } from "./sim.ts";

/**
 * Plays all files; returns how many did not come true. A file that is wrong in itself is a failure of its own. With
 * `positions` the position after every step comes first, as lines of JSON.
 */
export function playScenarios(files: readonly string[], positions: boolean): number {
  let failed = 0;
  for (const file of files) {
    if (positions) console.log(withGame(file, positionsOf));
    const problems = withGame(file, (game, document) => game.scenario(document));
    if (problems.length > 0) failed++;
    console.log(problems.length === 0 ? `${file}: as expected` : `${file}:\n  ${problems.join("\n  ")}`);
  }
  return failed;
}

function positionsOf(game: PlayableGame, document: unknown): string {
  if (game.positions === undefined) throw new Error(`${game.id} cannot print positions`);
  return game.positions(document);
}

function withGame<T>(file: string, play: (game: PlayableGame, document: unknown) => T): T {
  const document = readJson(file);
  if (!isRecord(document) || typeof document.game !== "string")
    throw new Failure(`${file} is not a scenario: it names no game`);
  const game = gameNamed(document.game);
  try {
    return play(game, document);
  } catch (problem) {
    if (problem instanceof SetUpError || problem instanceof Error) throw new Failure(`${file}: ${problem.message}`);
    throw problem;
  }
}
