/** `hypergate study`: plays the study of a file, as the lab of the browser does, and counts the same. */
import { readFileSync, writeFileSync } from "node:fs";
import { styleText } from "node:util";
import type { PlayableGame } from "@hypergate/games";
import {
  briefly,
  checkStudy,
  csvOf,
  type Figures,
  figuresOf,
  jobsOf,
  mainShares,
  type Played,
  playJob,
  readStudy,
  recordJob,
  type Share,
  type Study,
  verdictOn,
  WrongStudy,
} from "@hypergate/games/study";
import { SetUpError } from "@hypergate/kernel";
import { Failure } from "./failure.ts";
import { Progress } from "./progress.ts";
import { gameNamed } from "./sim.ts";
import { type Batch, batchesOf, inBatches } from "./workers.ts";

export interface StudyOutput {
  readonly workers: number;
  readonly json: boolean;
  readonly csv: string | undefined;
  /** Write the figures, without most pairs, into the file of the study. */
  readonly write: boolean;
  /** A single game, to be written as a file for replays: its number from 0. */
  readonly game: number | undefined;
}

export function studyBatch(options: { readonly study: Study }, { from, to }: Batch): Played[] {
  const game = gameNamed(options.study.game);
  return Array.from({ length: to - from }, (_, i) => playJob(game, options.study, from + i));
}

/** Plays all games of a study. */
export async function conduct(study: Study, workers: number, quiet: boolean): Promise<Played[]> {
  const jobs = jobsOf(study);
  const results: Played[] = [];
  const progress = new Progress(study.name ?? study.game, jobs);
  const size = Math.max(1, Math.min(100, Math.ceil(jobs / workers / 8)));
  let done = 0;
  const take = (played: Played[], { from }: Batch) => {
    for (const [i, one] of played.entries()) results[from + i] = one;
    done += played.length;
    if (!quiet) progress.show(done);
  };
  const batches = batchesOf(jobs, size);
  if (workers === 1) for (const batch of batches) take(studyBatch({ study }, batch), batch);
  else await inBatches(new URL("./batch-worker.ts", import.meta.url), { study, job: "study" }, batches, workers, take);
  progress.end();
  return results;
}

export async function studyCommand(file: string, output: StudyOutput): Promise<void> {
  const study = studyIn(file);
  const game = gameNamed(study.game);
  if (output.game !== undefined) {
    console.log(recordingOf(game, study, output.game));
    return;
  }
  const figures = figuresOf(study, await conduct(study, output.workers, output.json));
  if (output.csv !== undefined) writeFileSync(output.csv, csvOf(study, figures));
  if (output.write)
    writeFileSync(file, `${JSON.stringify({ study, rules: game.rules.version, figures: briefly(figures) })}\n`);
  console.log(output.json ? JSON.stringify({ study, figures }) : inWords(game, study, figures));
}

function studyIn(file: string): Study {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new Failure(`cannot read ${file}`);
  }
  try {
    const study = readStudy(JSON.parse(text));
    checkStudy(gameNamed(study.game), study);
    return study;
  } catch (problem) {
    if (problem instanceof SyntaxError) throw new Failure(`${file} is not JSON: ${problem.message}`);
    if (problem instanceof WrongStudy || problem instanceof SetUpError)
      throw new Failure(`${file}: ${problem.message}`);
    throw problem;
  }
}

function recordingOf(game: PlayableGame, study: Study, job: number): string {
  if (job >= jobsOf(study)) throw new Failure(`--game cannot be ${job}; allowed: 0 to ${jobsOf(study) - 1}`);
  return JSON.stringify(recordJob(game, study, job));
}

function inWords(game: PlayableGame, study: Study, figures: Figures): string {
  const bold = (value: number | string) =>
    styleText("bold", typeof value === "number" ? value.toLocaleString("en") : value);
  const lines = [`${bold(study.name ?? game.title.en)}: ${bold(figures.played)} games, seed ${study.seed}`];
  for (const [i, lineUp] of figures.lineUps.entries()) {
    const { chairs } = study.lineUps[i];
    const named = (item: string) => {
      if (chairs.length === 1) return item;
      const { kind, bot, powerless } = chairs[Number(item)];
      return `${kind ?? "dealt"} (${bot}${powerless === true ? ", powerless" : ""})`;
    };
    const shares = mainShares(study, figures, i).toSorted((a, b) => b.share - a.share);
    lines.push(
      `${figures.lineUps.length > 1 ? `line-up ${i + 1}: ` : ""}${lineUp.games} games, ${lineUp.length.mean} ${game.unit} on average`,
      ...shares.map((share) => lineOf(named(share.item), share)),
      ...verdictLines(shares, named),
    );
  }
  for (const { lineUp, chair, mean, low, high } of figures.differences)
    lines.push(
      `chair ${chair + 1}, line-up ${lineUp + 1} less line-up 1: ${percent(mean)} (${percent(low)} to ${percent(high)})`,
    );
  lines.push(`hash ${figures.hash}`);
  return lines.join("\n");
}

function lineOf(name: string, { share, low, high, fair, games }: Share): string {
  const sign = low > fair ? "+" : high < fair ? "−" : " ";
  return `  ${name.padEnd(34)} ${percent(share).padStart(7)}  (${percent(low)} to ${percent(high)}) ${sign} fair ${percent(fair)}, ${games} seats`;
}

function verdictLines(shares: readonly Share[], named: (item: string) => string): string[] {
  const { open } = verdictOn(shares);
  if (open === undefined) return [];
  const more = open.games === 0 ? "" : `, about ${open.games} games more would tell`;
  return [`  ${named(open.one)} and ${named(open.other)}: no difference yet${more}`];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
