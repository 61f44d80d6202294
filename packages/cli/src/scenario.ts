/** `hypergate scenario`: plays scenario files and says what did not come true. */
import { SetUpError } from "@hypergate/kernel";
import { Failure } from "./failure.ts";
import { isRecord, readJson } from "./files.ts";
import { gameNamed } from "./sim.ts";

/** Plays all files; returns how many did not come true. A file that is wrong in itself is a failure of its own. */
export function playScenarios(files: readonly string[]): number {
  let failed = 0;
  for (const file of files) {
    const problems = play(file);
    if (problems.length > 0) failed++;
    console.log(problems.length === 0 ? `${file}: as expected` : `${file}:\n  ${problems.join("\n  ")}`);
  }
  return failed;
}

function play(file: string): readonly string[] {
  const document = readJson(file);
  if (!isRecord(document) || typeof document.game !== "string")
    throw new Failure(`${file} is not a scenario: it names no game`);
  const game = gameNamed(document.game);
  try {
    return game.scenario(document);
  } catch (problem) {
    if (problem instanceof SetUpError || problem instanceof Error) throw new Failure(`${file}: ${problem.message}`);
    throw problem;
  }
}
