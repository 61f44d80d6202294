/** `hypergate sim` with all its outputs: text or JSON, a report, a journal to resume from. */
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import type { Language } from "@hypergate/kernel";
import { Failure } from "./failure.ts";
import { checkWritable, journalBeside, type ReportFiles, reportFiles } from "./report/files.ts";
import { report } from "./report/index.ts";
import { openJournal } from "./report/journal.ts";
import { lock } from "./report/lock.ts";
import { checkOptions, type Keeper, type SimOptions, simulateAll } from "./sim.ts";
import { inWords, type Report, sim, summarise } from "./sim-summary.ts";

export interface SimOutput {
  readonly workers: number;
  /** The database whose workers play, instead of threads of this process. */
  readonly workersOf: string | undefined;
  readonly json: boolean;
  readonly language: Language;
  /** The HTML file of a report. */
  readonly report: string | undefined;
  /** The journal to start or resume. A report has one beside it until it is written. */
  readonly resume: string | undefined;
}

export async function simCommand(options: SimOptions, output: SimOutput): Promise<void> {
  checkOptions(options);
  const files = output.report === undefined ? undefined : reportFiles(output.report);
  const journal = output.resume ?? (files && journalBeside(files));
  if (journal === undefined) await simulateAndTell(options, output, files);
  else {
    if (Object.values(files ?? {}).some((file) => resolve(file) === resolve(journal)))
      throw new Failure(`--resume cannot be ${journal}; the report is written there`);
    checkWritable(journal);
    await withJournal(journal, async () => {
      await simulateAndTell(options, output, files, openJournal(journal, options));
      if (journal !== output.resume) rmSync(journal, { force: true });
    });
  }
}

async function simulateAndTell(
  options: SimOptions,
  { workers, workersOf, json, language }: SimOutput,
  files: ReportFiles | undefined,
  keeper?: Keeper,
): Promise<void> {
  const print = (summary: Report) => console.log(json ? JSON.stringify(summary) : inWords(summary));
  if (files === undefined && keeper === undefined) {
    print(await sim(options, { workers, workersOf, quiet: json }));
    return;
  }
  const simulated = await simulateAll(options, workers, json, keeper, workersOf);
  const summary = summarise(options, simulated);
  if (files !== undefined) report(options, simulated, summary, language, files);
  print(summary);
  if (files !== undefined && !json) console.log(`written: ${Object.values(files).join(", ")}`);
}

/** Locks the journal. When the run is interrupted, the journal already has every finished batch. */
async function withJournal(journal: string, run: () => Promise<void>): Promise<void> {
  const unlock = lock(journal);
  const onInterrupt = () => {
    unlock();
    console.error(`\nstopped; the same command goes on from ${journal}`);
    process.exit(130);
  };
  process.once("SIGINT", onInterrupt);
  try {
    await run();
  } finally {
    process.off("SIGINT", onInterrupt);
    unlock();
  }
}
