// How much the tests notice: makes small changes to the code, one at a time, and runs the tests that should fail.
// `npm run proof:mutants -- --count 400 --seed 1 --packages kernel,server --file packages/kernel/src/run.ts --jobs 2 --json`
// `--file` takes files and folders, separated by commas; `--like` a regular expression for "function: before => after";
// `--last 68` tries only the last 68 of those chosen, to go on with a run that was stopped.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Accepted, isAccepted, outdated } from "./accepted.ts";
import { choose } from "./choose.ts";
import { Job, type Result } from "./jobs.ts";
import type { Mutant } from "./mutant.ts";
import { count, countsBy, describeFindings, type Findings, killRate, NEEDED, showMutant } from "./report.ts";
import { importsOf, PACKAGES, packageOf, readMutants, type Test, testsOf } from "./sources.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "400" },
    packages: { type: "string" },
    file: { type: "string" },
    like: { type: "string" },
    last: { type: "string" },
    jobs: { type: "string", default: "2" },
    json: { type: "boolean", default: false },
  },
});

function wantedPackages(): string[] {
  if (values.file !== undefined) return [...new Set(values.file.split(",").map(packageOf))];
  return values.packages?.split(",") ?? PACKAGES;
}

/** Gives `work` to the jobs, each the next one as soon as it is free. */
async function share<Work>(jobs: readonly Job[], work: readonly Work[], act: (job: Job, it: Work) => Promise<void>) {
  const queue = [...work];
  const serve = async (job: Job) => {
    for (let it = queue.shift(); it !== undefined; it = queue.shift()) await act(job, it);
  };
  await Promise.all(jobs.map(serve));
}

async function measure(jobs: readonly Job[], packages: readonly string[]): Promise<Map<string, Test[]>> {
  const times = new Map<string, number>();
  const files = [...new Set(packages.flatMap((name) => testsOf(root, name)))];
  const parts = jobs.map((_, part) => files.filter((_, i) => i % jobs.length === part));
  await share(jobs, parts, async (job, tests) => {
    for (const [test, milliseconds] of await job.measure(tests)) times.set(test, milliseconds);
  });
  const toTest = (file: string): Test => ({
    file,
    milliseconds: times.get(file) ?? 0,
    imports: importsOf(file, readFileSync(join(root, file), "utf8")),
  });
  return new Map(packages.map((name) => [name, testsOf(root, name).map(toTest)]));
}

/** A line that is written over on a terminal, and now and then elsewhere. What survives is told at once. */
function showProgress(results: readonly Result[], all: number, start: number): void {
  const latest = results[results.length - 1];
  if (latest.verdict === "survived") process.stderr.write(`\r${showMutant(latest.mutant)}\n`);
  const seconds = (performance.now() - start) / 1000;
  const left = Math.round((seconds / results.length) * (all - results.length));
  const survived = results.filter(({ verdict }) => verdict === "survived").length;
  const line = `${results.length} of ${all} mutants, ${survived} survived, about ${left} s left`;
  if (process.stderr.isTTY) process.stderr.write(`\r${line.padEnd(70)}`);
  else if (results.length % 10 === 0) process.stderr.write(`${line}\n`);
}

async function tryAll(mutants: readonly Mutant[]): Promise<Result[]> {
  const packages = [...new Set(mutants.map(({ file }) => packageOf(file)))];
  const jobs = Array.from({ length: Number(values.jobs) }, () => new Job());
  const results: Result[] = [];
  try {
    process.stderr.write(`running the tests of ${packages.join(", ")} without any mutant\n`);
    const tests = await measure(jobs, packages);
    const start = performance.now();
    await share(jobs, mutants, async (job, mutant) => {
      results.push(await job.tryOut(mutant, tests.get(packageOf(mutant.file)) ?? []));
      showProgress(results, mutants.length, start);
    });
  } finally {
    for (const job of jobs) job.stop();
  }
  process.stderr.write("\n");
  return results;
}

async function main(): Promise<Findings> {
  const start = performance.now();
  const packages = wantedPackages();
  const all = readMutants(root, packages);
  const list: Accepted[] = JSON.parse(readFileSync(new URL("./accepted.json", import.meta.url), "utf8"));
  const places = values.file?.split(",").map((place) => place.replace(/\/$/, ""));
  const like = new RegExp(values.like ?? "");
  const isWanted = ({ file, where, from, to }: Mutant) =>
    (places?.some((place) => file === place || file.startsWith(`${place}/`)) ?? true) &&
    like.test(`${where}: ${from} => ${to}`);
  const wanted = new Map([...all].map(([name, group]) => [name, group.filter(isWanted)]));
  const chosen = choose(wanted, Number(values.count), values.seed);
  const [equivalent, rest] = [true, false].map((is) => chosen.filter((mutant) => isAccepted(mutant, list) === is));
  const results = await tryAll(values.last === undefined ? rest : rest.slice(-Number(values.last)));
  if (JSON.stringify([...all]) !== JSON.stringify([...readMutants(root, packages)]))
    throw new Error("The code was changed during the run, so its figures mean nothing.");
  const listed = list.filter((entry) => packages.includes(packageOf(entry.file)));
  const seconds = Math.round((performance.now() - start) / 1000);
  return { seed: values.seed, seconds, results, equivalent, outdated: outdated(listed, [...all.values()].flat()) };
}

const found = await main();
const files = Object.fromEntries(countsBy(found, (file) => file));
console.log(
  values.json ? JSON.stringify({ ...found, files, rate: killRate(count(found)) }, null, 1) : describeFindings(found),
);
process.exitCode = killRate(count(found)) < NEEDED ? 1 : 0;
