/** `hypergate train race`: generation after generation, each kept in a folder, so that a stopped run goes on there. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Generation,
  generation,
  LATER_RATE,
  type Net,
  packNet,
  type Step,
  type TrainingPlan,
  unpackNet,
} from "@hypergate/bots/race-training";
import { same } from "@hypergate/kernel";
import { Failure } from "./failure.ts";
import { isRecord, readJson } from "./files.ts";
import { Progress } from "./progress.ts";

/** What the folder says of a run. The net beside it is the one that the last of these generations left. */
interface Journal {
  readonly plan: TrainingPlan;
  readonly generations: readonly Generation[];
}

export function trainRace(plan: TrainingPlan, generations: number, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const files = {
    journal: join(folder, `${plan.net}.json`),
    net: join(folder, `${plan.net}.net`),
    report: join(folder, `${plan.net}.md`),
  };
  let done = existsSync(files.journal) ? resumed(files.journal, plan) : [];
  const from = done.length === 0 ? plan.start : files.net;
  let net = from === undefined ? undefined : netIn(from);
  for (let number = done.length; number < generations; number++) {
    const next = generation(plan, number, net, telling(`${plan.net} ${number}`));
    // The next generation starts from the net as it is stored, so that a resumed run is the same as one without a stop.
    const packed = packNet(next.net);
    net = unpackNet(packed);
    done = [...done, next.report];
    write(files.net, packed);
    write(files.journal, `${JSON.stringify({ plan, generations: done } satisfies Journal, undefined, 2)}\n`);
    write(files.report, reportOf(plan, done));
    console.log(line(next.report));
  }
  console.log(`written: ${Object.values(files).join(", ")}`);
}

function netIn(file: string): Net {
  try {
    return unpackNet(readFileSync(file));
  } catch (problem) {
    throw new Failure(`${file} is no net to start from: ${problem instanceof Error ? problem.message : problem}`);
  }
}

function resumed(file: string, plan: TrainingPlan): readonly Generation[] {
  const journal = readJson(file);
  if (!isRecord(journal) || !same(journal.plan, plan))
    throw new Failure(`${file} belongs to a run with other options; use another --folder`);
  return journal.generations as readonly Generation[];
}

/** A file is there in full or not at all. */
function write(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

function telling(label: string): (step: Step) => void {
  let progress: Progress | undefined;
  let what = "";
  return (step) => {
    if (step.what !== what) {
      progress?.end();
      progress = new Progress(`${label} ${step.what}`, step.of);
      what = step.what;
    }
    progress?.show(step.done);
    if (step.done === step.of) progress?.end();
  };
}

function line({ number, games, positions, lesson, match, isKept, seconds }: Generation): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const against =
    match === undefined ? "" : `, ${percent(match.share)} ± ${percent(match.error)} of ${match.games} games`;
  const kept = isKept ? "" : ", not kept";
  return `generation ${number}: ${games} games, ${positions} positions, loss ${lesson.loss.toFixed(4)}, winner named in ${percent(lesson.right)}, loss of calls ${lesson.choiceLoss.toFixed(3)}${against}${kept}, ${seconds} s`;
}

function reportOf(plan: TrainingPlan, generations: readonly Generation[]): string {
  const { net, seed, start, firstGames, games, passes, rate, matchGames } = plan;
  const from = start === undefined ? "" : ` --start ${start}`;
  const steps = rate === LATER_RATE ? "" : ` --rate ${rate}`;
  const command = `npx hypergate train race --net ${net} --seed ${seed}${from} --generations ${generations.length} --first ${firstGames} --games ${games} --passes ${passes}${steps} --match ${matchGames}`;
  return [`# The net "${net}"`, "", `    ${command}`, "", ...generations.map((one) => `- ${line(one)}`), ""].join("\n");
}
