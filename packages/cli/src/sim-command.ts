/** `hypergate sim` with all it can leave behind: words or one object, a report, a journal to go on from. */
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import type { Language } from "@hypergate/kernel";
import { Failure } from "./failure.ts";
import { checkWritable, journalBeside, reportFiles } from "./report/files.ts";
import { report } from "./report/index.ts";
import { openJournal } from "./report/journal.ts";
import { checkOptions, type SimOptions, simulateAll } from "./sim.ts";
import { inWords, summarise } from "./sim-summary.ts";

export interface SimOutput {
  readonly workers: number;
  readonly json: boolean;
  readonly language: Language;
  /** The HTML file of a report. */
  readonly report: string | undefined;
  /** The journal to begin or to go on from. A report has one beside it until it is written. */
  readonly resume: string | undefined;
}

export async function simCommand(options: SimOptions, output: SimOutput): Promise<void> {
  const { workers, json, language } = output;
  checkOptions(options);
  const files = output.report === undefined ? undefined : reportFiles(output.report);
  const journal = output.resume ?? (files && journalBeside(files));
  if (journal !== undefined) {
    if (Object.values(files ?? {}).some((file) => resolve(file) === resolve(journal)))
      throw new Failure(`--resume cannot be ${journal}; the report is written there`);
    checkWritable(journal);
  }
  const keeper = journal === undefined ? undefined : openJournal(journal, options);
  const onInterrupt = () => stop(journal ?? "");
  if (journal !== undefined) process.once("SIGINT", onInterrupt);
  const simulated = await simulateAll(options, workers, json, keeper);
  const summary = summarise(options, simulated);
  if (files !== undefined) report(options, simulated, summary, language, files);
  console.log(json ? JSON.stringify(summary) : inWords(summary));
  if (files !== undefined && !json) console.log(`written: ${Object.values(files).join(", ")}`);
  process.off("SIGINT", onInterrupt);
  if (journal !== undefined && journal !== output.resume) rmSync(journal, { force: true });
}

/** What is finished is in the journal already. */
function stop(journal: string): never {
  console.error(`\nstopped; the same command goes on from ${journal}`);
  process.exit(130);
}
