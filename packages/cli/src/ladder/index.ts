/** `hypergate ladder`: every bot meets every other one, outside ones over the socket; ratings with intervals, and a page. */
import { writeFileSync } from "node:fs";
import type { Language } from "@hypergate/kernel";
import { Failure } from "../failure.ts";
import { Progress } from "../progress.ts";
import { checkWritable } from "../report/files.ts";
import { lock } from "../report/lock.ts";
import { sourcesOf } from "../report/sources.ts";
import { checkOptions, gameNamed } from "../sim.ts";
import { batchesOf, inBatches } from "../workers.ts";
import { type LadderJournal, openLadderJournal } from "./journal.ts";
import { Arena, type OutsideBot } from "./outside.ts";
import { type LadderResult, ladderInLines, ladderPage } from "./page.ts";
import { fixturesOf, type LadderPlan, type ladderBatch } from "./play.ts";
import { ratingsOf } from "./ratings.ts";

export interface LadderOutput {
  readonly workers: number;
  /** Finished games are kept here; the same command goes on. */
  readonly journal: string;
  /** The HTML file. */
  readonly report: string | undefined;
  readonly language: Language;
  readonly json: boolean;
}

const BATCH = 4;

export async function ladder(plan: LadderPlan, outside: readonly OutsideBot[], output: LadderOutput): Promise<void> {
  checkPlan(plan, outside);
  const { journal: file, report } = output;
  checkWritable(file);
  if (report !== undefined) checkWritable(report);
  const unlock = lock(file);
  const onInterrupt = () => {
    unlock();
    console.error(`\nstopped; the same command goes on from ${file}`);
    process.exit(130);
  };
  process.once("SIGINT", onInterrupt);
  try {
    const journal = openLadderJournal(file, { plan, outside, sources: sourcesOf(plan.game) });
    await playAll(plan, outside, journal, output);
    tell(resultOf(plan, outside, journal), output);
  } finally {
    process.off("SIGINT", onInterrupt);
    unlock();
  }
}

function checkPlan(plan: LadderPlan, outside: readonly OutsideBot[]): void {
  const { game, players, bots, seed, settings } = plan;
  const own = bots.filter((name) => !outside.some((one) => one.name === name));
  for (const bot of own.length === 0 ? ["random"] : own)
    checkOptions({ game, games: 1, players: [players], seed, bots: [bot], settings });
  if (new Set(bots).size < bots.length) throw new Failure("two bots of a ladder have the same name");
  if (bots.length < 2) throw new Failure("a ladder needs at least two bots; allowed: --bots and --outside");
}

async function playAll(
  plan: LadderPlan,
  outside: readonly OutsideBot[],
  journal: LadderJournal,
  { workers, json }: LadderOutput,
): Promise<void> {
  const fixtures = fixturesOf(plan);
  const isOutside = (bot: number) => outside.some(({ name }) => name === plan.bots[bot]);
  const left = fixtures.filter(({ n }) => !journal.known.has(n));
  const progress = new Progress("ladder", fixtures.length, journal.known.size);
  const note = (n: number, winners: readonly number[]) => {
    journal.keep(n, winners);
    if (!json) progress.show(journal.known.size);
  };
  const own = left.filter(({ seats }) => !seats.some(isOutside)).map(({ n }) => n);
  const script = new URL("../batch-worker.ts", import.meta.url);
  type Played = ReturnType<typeof ladderBatch>;
  await inBatches<Played>(
    script,
    { job: "ladder", ...plan, left: own },
    batchesOf(own.length, BATCH),
    workers,
    (played) => {
      for (const { n, winners } of played) note(n, winners);
    },
  );
  const far = left.filter(({ seats }) => seats.some(isOutside));
  if (far.length > 0) {
    const arena = await Arena.open(outside);
    try {
      for (const fixture of far) note(fixture.n, await arena.play(plan, fixture));
    } finally {
      await arena.close();
    }
  }
  progress.end();
}

function resultOf(plan: LadderPlan, outside: readonly OutsideBot[], { known }: LadderJournal): LadderResult {
  const games = fixturesOf(plan).flatMap(({ n, seats }) => {
    const winners = known.get(n) ?? [];
    return winners.length === 0 ? [] : [{ seats, winners }];
  });
  const ratings = games.length === 0 ? [] : ratingsOf(plan.bots.length, games, plan.seed);
  if (ratings.length === 0) throw new Failure("no game of the ladder came to an end");
  return { plan, title: gameNamed(plan.game).title, games, ratings, command: commandOf(plan, outside) };
}

function commandOf({ game, players, games, seed, bots, settings }: LadderPlan, outside: readonly OutsideBot[]): string {
  const own = bots.filter((name) => !outside.some((one) => one.name === name));
  const sets = Object.entries(settings).map(([name, value]) => ` --set ${name}=${String(value)}`);
  const others = outside.map(({ name, command }) => ` --outside "${name}=${command}"`);
  return `npx hypergate ladder ${game} --bots ${own.join(",")}${others.join("")} --players ${players} --games ${games} --seed ${seed}${sets.join("")}`;
}

function tell(result: LadderResult, { report, language, json }: LadderOutput): void {
  if (report !== undefined) writeFileSync(report, ladderPage(result, language));
  if (json) {
    const { plan, games, ratings } = result;
    const rows = ratings.map((rating, bot) => ({ bot: plan.bots[bot], ...rating }));
    console.log(JSON.stringify({ ...plan, played: games.length, ratings: rows.sort((a, b) => b.rating - a.rating) }));
    return;
  }
  for (const line of ladderInLines(result, language)) console.log(line);
  if (report !== undefined) console.log(`written: ${report}`);
}
