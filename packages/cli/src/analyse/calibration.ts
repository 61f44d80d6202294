/** Whether chances come true: `hypergate analyse --calibration` measures it on fresh games, `hypergate train chances` fits it. */
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Calibration,
  type Calibrations,
  calibrated,
  calibrationFor,
  fitted,
  type Outcome,
  type Outcomes,
  outcomesOf,
  SIGHTS,
  type Sight,
} from "@hypergate/bots/chances";
import { Failure } from "../failure.ts";
import { readJson } from "../files.ts";
import { Progress } from "../progress.ts";
import { gameNamed } from "../sim.ts";
import { type Batch, batchesOf, inBatches } from "../workers.ts";

/** A kind of table for which chances are measured. */
interface Kind {
  readonly name: string;
  readonly game: string;
  readonly players: number;
  readonly settings: Readonly<Record<string, unknown>>;
}

function raceKind(players: number, sets: string): Kind {
  const settings = { sets, takeovers: sets === "base" ? "off" : "on" };
  return { name: `race ${players} ${sets === "base" ? "base" : "all"}`, game: "race", players, settings };
}

function cosmicKind(players: number, isDominion: boolean): Kind {
  const more = isDominion ? { boxes: ["base", "dominion"], rewardDeck: true } : { boxes: ["base"] };
  const settings = { alienSelection: "random", useFlares: true, ...more };
  return { name: `cosmic ${players} ${isDominion ? "dominion" : "base"}`, game: "cosmic", players, settings };
}

/** Every number of players with the base box and with everything. */
const KINDS: readonly Kind[] = [
  ...[2, 3, 4].map((players) => raceKind(players, "base")),
  ...[2, 3, 4, 5, 6].map((players) => raceKind(players, "base+storm+rebel")),
  ...[3, 4, 5].map((players) => cosmicKind(players, false)),
  ...[3, 4, 5].map((players) => cosmicKind(players, true)),
];

/** Who plays the games: what answers well in little time. */
const PLAYERS: Readonly<Record<string, { readonly bot: string; readonly budgets: Readonly<Record<string, number>> }>> =
  {
    race: { bot: "expert", budgets: { worlds: 0 } },
    cosmic: { bot: "sensible", budgets: {} },
  };
const EFFORT_WORLDS = 8;
/** Of positions and of decisions, one in so many is kept. */
const ONE_OF: Readonly<Record<string, Readonly<Record<Sight, number>>>> = {
  race: { open: 4, seen: 30 },
  cosmic: { open: 25, seen: 40 },
};

export interface CalibrationPlan {
  /** Games of each kind. */
  readonly games: number;
  readonly seed: string;
  /** Only kinds whose names begin with this. */
  readonly only: string;
}

/** Games are numbered through all kinds, so that workers may take any of them. */
export function outcomeBatch(
  plan: CalibrationPlan,
  { from, to }: Batch,
): readonly (Outcomes & { readonly kind: string })[] {
  const kinds = kindsOf(plan);
  return Array.from({ length: to - from }, (_, i) => {
    const kind = kinds[Math.floor((from + i) / plan.games)];
    return { kind: kind.name, ...outcomesOfGame(kind, `${plan.seed} ${kind.name} ${(from + i) % plan.games}`) };
  });
}

function outcomesOfGame({ game: name, players, settings }: Kind, seed: string): Outcomes {
  const game = gameNamed(name);
  const estimator = game.estimator();
  const { bot, budgets } = PLAYERS[name];
  return outcomesOf(estimator, {
    config: game.config(players, settings),
    seed,
    bots: Array.from({ length: players }, (_, seat) => game.bots[bot](`${seed} ${seat}`, undefined, budgets)),
    effort: { ...estimator.effort, worlds: EFFORT_WORLDS },
    oneOf: ONE_OF[name],
    most: 200,
  });
}

function kindsOf({ only }: CalibrationPlan): readonly Kind[] {
  return KINDS.filter(({ name }) => name.startsWith(only));
}

type ByKind = ReadonlyMap<string, Record<Sight, Outcome[]>>;

async function measured(plan: CalibrationPlan, workers: number): Promise<ByKind> {
  const kinds = kindsOf(plan);
  if (kinds.length === 0)
    throw new Failure(
      `no kind of table begins with "${plan.only}"; allowed: ${KINDS.map(({ name }) => name).join(", ")}`,
    );
  const found = new Map(kinds.map(({ name }) => [name, { open: [] as Outcome[], seen: [] as Outcome[] }]));
  const progress = new Progress("games", kinds.length * plan.games);
  let done = 0;
  const results = new Map<number, ReturnType<typeof outcomeBatch>>();
  const script = new URL("../batch-worker.ts", import.meta.url);
  const batches = batchesOf(kinds.length * plan.games, 5);
  await inBatches<ReturnType<typeof outcomeBatch>>(
    script,
    { job: "outcomes", ...plan },
    batches,
    workers,
    (result, batch) => {
      results.set(batch.from, result);
      done += result.length;
      progress.show(done);
    },
  );
  progress.end();
  // In the order of games, so that the numbers are the same on any number of workers.
  for (const { from } of batches)
    for (const { kind, ...outcomes } of results.get(from) ?? [])
      for (const sight of SIGHTS) found.get(kind)?.[sight].push(...outcomes[sight]);
  return found;
}

/** One row of the table: chances that were called about so much, and how many of them were won. */
export interface Bin {
  readonly called: number;
  readonly won: number;
  readonly n: number;
}

const BINS = 10;

/** Chances by tenths: 0 to 5 %, 5 to 15 %, … 95 to 100 %. */
export function binsOf(outcomes: readonly Outcome[], calibration: Calibration): readonly Bin[] {
  const bins = Array.from({ length: BINS + 1 }, () => ({ called: 0, won: 0, n: 0 }));
  for (const { shares, won, viewer } of outcomes) {
    const chances = calibrated(shares, calibration, viewer);
    for (const [seat, chance] of chances.entries()) {
      if (viewer !== undefined && seat !== viewer) continue;
      const bin = bins[Math.round(chance * BINS)];
      bin.called += chance;
      bin.won += won[seat];
      bin.n++;
    }
  }
  return bins.map(({ called, won, n }) => ({ called: called / Math.max(1, n), won: won / Math.max(1, n), n }));
}

/** The mean distance between what was called and what was won, weighed by how often it was called. */
export function offBy(bins: readonly Bin[]): number {
  const all = bins.reduce((sum, { n }) => sum + n, 0);
  return bins.reduce((sum, { called, won, n }) => sum + (n * Math.abs(called - won)) / Math.max(1, all), 0);
}

/** Fewer cases than this say nothing of a tenth. */
const LEAST_CASES = 60;

/** A table in Markdown: for each kind, what was won of what was called about 10, 20, … 90 %. */
function tableOf(title: string, rows: readonly (readonly [string, readonly Bin[]])[]): readonly string[] {
  const tenths = Array.from({ length: BINS + 1 }, (_, i) => i);
  const cell = ({ won, n }: Bin) => (n < LEAST_CASES ? "–" : `${Math.round(100 * won)}`);
  return [
    `${title}, called about (%):`,
    "",
    `| | ${tenths.map((i) => i * BINS).join(" | ")} | off by | cases |`,
    `| --- | ${tenths.map(() => "---").join(" | ")} | --- | --- |`,
    ...rows.map(([name, bins]) => {
      const cases = bins.reduce((sum, { n }) => sum + n, 0);
      return `| ${name} | ${bins.map(cell).join(" | ")} | ${(100 * offBy(bins)).toFixed(1)} | ${cases} |`;
    }),
    "",
  ];
}

const TITLES: Readonly<Record<Sight, string>> = {
  open: "Won of positions with open hands",
  seen: "Won after decisions, by what the player knew",
};

/** All tables of a game together, those with the same number of players, and each kind. */
function report(found: ByKind, calibration: (kind: string, sight: Sight) => Calibration): readonly string[] {
  return SIGHTS.flatMap((sight) => {
    const each = [...found].map(
      ([kind, outcomes]) => [kind, binsOf(outcomes[sight], calibration(kind, sight))] as const,
    );
    const alike = (words: number) => [...new Set(each.map(([kind]) => kind.split(" ", words).join(" ")))];
    const sumOf = (start: string) => together(each.filter(([kind]) => kind.startsWith(start)));
    const sums = [
      ...alike(1).map((game) => [`${game}, all`, sumOf(game)] as const),
      ...alike(2).map((table) => [`${table} players`, sumOf(table)] as const),
    ];
    return tableOf(TITLES[sight], [...sums, ...each]);
  });
}

function together(rows: readonly (readonly [string, readonly Bin[]])[]): readonly Bin[] {
  return Array.from({ length: BINS + 1 }, (_, i) => {
    const bins = rows.map(([, all]) => all[i]);
    const n = bins.reduce((sum, bin) => sum + bin.n, 0);
    const mean = (of: "called" | "won") => bins.reduce((sum, bin) => sum + bin[of] * bin.n, 0) / Math.max(1, n);
    return { called: mean("called"), won: mean("won"), n };
  });
}

/** Prints what became of chances in fresh games. */
export async function reportCalibration(plan: CalibrationPlan, workers: number, json: boolean): Promise<void> {
  const found = await measured(plan, workers);
  if (json) {
    const kinds = [...found].map(([kind, outcomes]) => ({
      kind,
      ...Object.fromEntries(SIGHTS.map((sight) => [sight, binsOf(outcomes[sight], calibrationFor(kind, sight))])),
    }));
    console.log(JSON.stringify({ ...plan, kinds }));
    return;
  }
  for (const line of report(found, (kind, sight) => calibrationFor(kind, sight))) console.log(line);
}

/** A calibration as it is stored: by game the command that made it, and what was fitted by kind of table. */
interface Stored {
  readonly commands: Readonly<Record<string, string>>;
  readonly kinds: Calibrations;
}

/** Fits the calibration of one game or of all, and writes it with the command that made it and what it leaves to be desired. */
export async function trainChances(plan: CalibrationPlan, workers: number, folder: string): Promise<void> {
  const found = await measured(plan, workers);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "calibration.json");
  const before: Stored = existsSync(file) ? (readJson(file) as Stored) : { commands: {}, kinds: {} };
  const kinds: Record<string, Calibrations[string]> = { ...before.kinds };
  for (const [kind, { open, seen }] of found) kinds[kind] = { open: fitted(open, false), seen: fitted(seen, true) };
  const commands = { ...before.commands };
  const written = [file];
  for (const game of new Set([...found.keys()].map((kind) => kind.split(" ")[0]))) {
    const only = plan.only === "" || plan.only === game ? game : `"${plan.only}"`;
    commands[game] =
      `npx hypergate train chances --only ${only} --games ${plan.games} --seed ${plan.seed} --folder packages/bots/src/chances`;
    const own = new Map([...found].filter(([kind]) => kind.startsWith(game)));
    const tables = report(own, (kind, sight) => kinds[kind][sight]);
    const lines = [`# Whether chances come true: ${game}`, "", `    ${commands[game]}`, "", ...tables];
    written.push(join(folder, `calibration-${game}.md`));
    write(written[written.length - 1], `${lines.join("\n").trimEnd()}\n`);
  }
  write(file, `${JSON.stringify({ commands, kinds } satisfies Stored, undefined, 2)}\n`);
  console.log(`written: ${written.join(", ")}`);
}

function write(file: string, content: string): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}
