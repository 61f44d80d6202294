/** `hypergate analyse`: the verdict on an exported game. It is kept in a file, so that a stopped run goes on there. */
import { existsSync, renameSync, writeFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { isContinued, scan, type Verdict, type VerdictPlan, verdictOn } from "@hypergate/bots/chances";
import {
  type Language,
  type Recording,
  replay,
  type Seat,
  stateHash,
  type Trace,
  unpackTrace,
} from "@hypergate/kernel";
import { Failure } from "../failure.ts";
import { isRecord, readJson } from "../files.ts";
import { Progress } from "../progress.ts";
import { asRecording } from "../replay.ts";
import { lock } from "../report/lock.ts";
import { gameNamed } from "../sim.ts";
import { type Told, verdictInLines } from "./lines.ts";

export interface AnalyseOptions {
  /** Imagined tables for each position and option. */
  readonly budget: number | undefined;
  readonly seed: string;
  /** Whose decisions are judged, counted from 1; everybody's without it. */
  readonly seat: number | undefined;
  readonly keep: string | undefined;
  readonly language: Language;
  readonly json: boolean;
  /** Tell every decision, not only mistakes. */
  readonly verbose: boolean;
}

const BAR = 1000;
const TURN_MS = 50;
const WRITE_EVERY_MS = 5000;

export async function analyse(file: string, options: AnalyseOptions): Promise<void> {
  const document = readJson(file);
  const recording = asRecording(file, document);
  const game = gameNamed(recording.game);
  const trace = await traceOf(file, recording, document);
  const estimator = game.estimator();
  const seats = seatsOf(file, recording, trace);
  const judged = options.seat === undefined ? seats : seats.filter((seat) => seat === Number(options.seat) - 1);
  if (judged.length === 0) throw new Failure(`there is no seat ${options.seat}; allowed: 1 to ${seats.length}`);
  const effort = { ...estimator.effort, worlds: options.budget ?? estimator.effort.worlds };
  const plan: VerdictPlan = { seed: options.seed, effort, judged };
  const keep = options.keep ?? `${file.replace(/\.json$/, "")}.verdict.json`;
  if (keep === file) throw new Failure(`--keep cannot be ${keep}; the game is there`);
  const kept = keptIn(keep, recording, plan);
  const work = verdictOn(estimator, recording, plan, {
    ...(kept === undefined ? {} : { kept }),
    ...(trace === undefined ? {} : { trace }),
  });
  const verdict = await judgedInTurns(work, keep);
  if (options.json) {
    console.log(JSON.stringify(verdict));
    return;
  }
  const told: Told = {
    game,
    names: namesIn(document),
    language: options.language,
    decisions: trace === undefined ? scan(estimator, recording).decisions : [],
    isVerbose: options.verbose,
  };
  for (const line of verdictInLines(verdict, told)) console.log(line);
}

function seatsOf(file: string, recording: Recording, trace: Trace | undefined): readonly Seat[] {
  const { rules } = gameNamed(recording.game);
  if (recording.answers.length === 0 && trace === undefined) throw new Failure(`${file} has no answers yet`);
  const n = rules.seats(rules.setUp(recording.config, recording.seed));
  return Array.from({ length: n }, (_, seat) => seat);
}

/** Nothing if the rules of today play the game as it was; otherwise how it looked then. */
async function traceOf(file: string, recording: Recording, document: unknown): Promise<Trace | undefined> {
  const { rules, id } = gameNamed(recording.game);
  if (recording.version > rules.version)
    throw new Failure(`${file} was made by version ${recording.version} of ${id}, this is version ${rules.version}`);
  const misfit = misfitOf(recording);
  if (misfit === undefined) return undefined;
  const packed = isRecord(document) ? document.trace : undefined;
  if (typeof packed !== "string") throw new Failure(`${file}: ${misfit}`);
  return unpackTrace(packed).catch(() => {
    throw new Failure(`${file} is damaged: its trace cannot be read`);
  });
}

/** Why the rules of today do not play this game as it was. */
function misfitOf(recording: Recording): string | undefined {
  const { rules } = gameNamed(recording.game);
  if (recording.version < rules.version) return `made by version ${recording.version}, whose rules were others`;
  try {
    const session = replay(rules, recording);
    if (session.run.pending.length > 0) throw new Failure("the game is not over yet; only finished games are analysed");
    const hash = stateHash(session.run.s);
    return recording.hash === "" || recording.hash === hash ? undefined : `the hash should be ${recording.hash}`;
  } catch (problem) {
    if (!(problem instanceof Error) || problem instanceof Failure) throw problem;
    return problem.message;
  }
}

/** What an earlier run left; a verdict on another game is not overwritten. */
function keptIn(keep: string, recording: Recording, plan: VerdictPlan): Verdict | undefined {
  if (!existsSync(keep)) return undefined;
  const kept = readJson(keep);
  if (!isRecord(kept) || kept.format !== "hypergate-verdict")
    throw new Failure(`${keep} is no verdict; use --keep with another file`);
  const verdict = kept as unknown as Verdict;
  if (!isContinued(verdict, recording, plan))
    throw new Failure(`${keep} is a verdict on another game, or with another seed or budget; delete it or use --keep`);
  return verdict;
}

async function judgedInTurns(work: ReturnType<typeof verdictOn>, keep: string): Promise<Verdict> {
  const unlock = lock(keep);
  const progress = new Progress("analyse", BAR);
  let now: Verdict | undefined;
  const onInterrupt = () => {
    progress.end();
    if (now !== undefined) write(keep, now);
    unlock();
    console.error(`stopped; the same command goes on from ${keep}`);
    process.exit(130);
  };
  process.once("SIGINT", onInterrupt);
  try {
    let turn = performance.now();
    let written = turn;
    for (;;) {
      const step = work.next();
      if (step.done === true) {
        write(keep, step.value);
        return step.value;
      }
      now = step.value.verdict;
      const time = performance.now();
      if (time - turn < TURN_MS) continue;
      progress.show(Math.round(BAR * step.value.done));
      if (time - written > WRITE_EVERY_MS) {
        write(keep, now);
        written = time;
      }
      // Lets an interrupt through.
      await setImmediate();
      turn = performance.now();
    }
  } finally {
    progress.end();
    process.off("SIGINT", onInterrupt);
    unlock();
  }
}

/** A file is there in full or not at all. */
function write(file: string, verdict: Verdict): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(verdict)}\n`);
  renameSync(`${file}.new`, file);
}

function namesIn(document: unknown): readonly (string | undefined)[] {
  const names: unknown = isRecord(document) ? document.names : undefined;
  return Array.isArray(names) ? names.map((name: unknown) => (typeof name === "string" ? name : undefined)) : [];
}
