/** `hypergate scenario`: plays scenario files and reports what did not come true. */
import { type Finding, findingText, type JsonSchema, schemaOf } from "@hypergate/kernel/scenario";
import { Failure } from "./failure.ts";
import { isRecord, readJson } from "./files.ts";
import { GAMES, type PlayableGame } from "./games.ts";
import { gameNamed } from "./sim.ts";

/** The result of one file. A bad one could not be played: it is not a scenario, or its position is impossible. */
interface PlayedFile {
  readonly file: string;
  readonly game?: string;
  readonly title?: string;
  readonly result: "as expected" | "findings" | "bad file";
  readonly findings: readonly { readonly place: string; readonly message: string }[];
}

interface ScenarioOptions {
  /** Print the position after every step first. */
  readonly positions?: boolean;
  /** Print one object and nothing else. */
  readonly json?: boolean;
}

/** Plays all files, even if some fail. Exit code: 0 as expected, 1 with findings, 2 with a bad file. */
export function playScenarios(files: readonly string[], options: ScenarioOptions): number {
  const played = files.map((file) => playFile(file, options));
  if (options.json === true)
    console.log(JSON.stringify({ findings: countFindings(played), files: played }, undefined, 2));
  if (played.some(({ result }) => result === "bad file")) return 2;
  return played.some(({ result }) => result === "findings") ? 1 : 0;
}

function countFindings(played: readonly PlayedFile[]): number {
  return played.reduce((sum, { findings }) => sum + findings.length, 0);
}

function playFile(file: string, options: ScenarioOptions): PlayedFile {
  const played = playedFile(file, options);
  if (options.json === true) return played;
  const lines = played.findings.map(({ place, message }) => (place === "" ? message : `${place}: ${message}`));
  if (played.result === "as expected") console.log(`${file}: as expected`);
  else if (played.result === "findings") console.log(`${file}:\n  ${lines.join("\n  ")}`);
  else console.error(lines.map((line) => (line.includes(file) ? line : `${file}: ${line}`)).join("\n"));
  return played;
}

function playedFile(file: string, options: ScenarioOptions): PlayedFile {
  const bad = (message: string): PlayedFile => ({ file, result: "bad file", findings: [{ place: "", message }] });
  let document: unknown;
  let game: PlayableGame;
  try {
    document = readJson(file);
    if (!isRecord(document) || typeof document.game !== "string") return bad("is not a scenario: it names no game");
    game = gameNamed(document.game);
  } catch (problem) {
    if (problem instanceof Failure) return bad(problem.message);
    throw problem;
  }
  const { isBad, findings, positions } = game.scenario.play(document);
  if (options.positions === true && options.json !== true) {
    if (positions === undefined) return bad(`${game.id} cannot print positions`);
    if (positions !== "") console.log(positions);
  }
  const { title, about } = document as Readonly<Record<string, unknown>>;
  return {
    file,
    game: game.id,
    ...(typeof (title ?? about) === "string" ? { title: String(title ?? about) } : {}),
    result: isBad ? "bad file" : findings.length > 0 ? "findings" : "as expected",
    findings: findings.map((one) => inWords(one, game)),
  };
}

function inWords(finding: Finding, game: PlayableGame): { place: string; message: string } {
  return { place: finding.place, message: findingText("en", finding, game.scenario.texts) };
}

/** The JSON schema for the files of all games, as in docs/scenario.schema.json. */
export function scenarioSchema(): JsonSchema {
  return schemaOf(Object.fromEntries(Object.entries(GAMES).map(([id, { scenario }]) => [id, scenario.shape])));
}
