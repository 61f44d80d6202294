/** `hypergate sim` with all it can leave behind: words or one object, a report, a journal to go on from. */
import { resolve } from "node:path";
import type { Language } from "@hypergate/kernel";
import { Failure } from "./failure.ts";
import { checkWritable, reportFiles } from "./report/files.ts";
import { report } from "./report/index.ts";
import { openJournal } from "./report/journal.ts";
import { checkOptions, inWords, type SimOptions, simulateAll, summarise } from "./sim.ts";

export interface SimOutput {
  readonly workers: number;
  readonly json: boolean;
  readonly language: Language;
  /** The HTML file of a report. */
  readonly report: string | undefined;
  /** The journal to begin or to go on from. */
  readonly resume: string | undefined;
}

export async function simCommand(options: SimOptions, output: SimOutput): Promise<void> {
  const { workers, json, language, resume } = output;
  checkOptions(options);
  const files = output.report === undefined ? undefined : reportFiles(output.report);
  if (resume !== undefined) {
    if (Object.values(files ?? {}).some((file) => resolve(file) === resolve(resume)))
      throw new Failure(`--resume cannot be ${resume}; the report is written there`);
    checkWritable(resume);
  }
  const keeper = resume === undefined ? undefined : openJournal(resume, options);
  const onInterrupt = () => stop(resume ?? "");
  if (resume !== undefined) process.once("SIGINT", onInterrupt);
  const simulated = await simulateAll(options, workers, json, keeper);
  const summary = summarise(options, simulated);
  if (files !== undefined) report(options, simulated, summary, language, files);
  console.log(json ? JSON.stringify(summary) : inWords(summary));
  if (files !== undefined && !json) console.log(`written: ${Object.values(files).join(", ")}`);
  if (resume !== undefined) process.off("SIGINT", onInterrupt);
}

/** What is finished is in the journal already. */
function stop(journal: string): never {
  console.error(`\nstopped; the same command goes on from ${journal}`);
  process.exit(130);
}
