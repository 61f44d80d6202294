/**
 * `hypergate bench --against <commit>`: this version and an earlier one in the same run. Each plays in a process of its
 * own; the two take turns, with the same games, so that whatever else the machine does meets both. What counts is
 * processor time.
 */
import { type ChildProcess, fork } from "node:child_process";
import { Failure } from "../failure.ts";
import { GAMES, type PlayableGame } from "../games.ts";
import { checkOut, OWN_ROOT } from "./checkout.ts";
import type { Job, Played, Reply, Spent } from "./player.ts";
import { type Middle, middleOf } from "./ratios.ts";

export interface AgainstOptions {
  /** Only this game; all if absent. */
  readonly game?: string | undefined;
  readonly bots: readonly string[];
  /** Processor time of one run. */
  readonly seconds: number;
  readonly pairs: number;
}

/** What one version does, as medians of its runs; rates are per second of processor time. */
export interface Pace {
  readonly games: number;
  readonly units: number;
  readonly decisions: number;
  /** Allocated kB of one encounter or round. */
  readonly kB: number;
}

export interface Comparison {
  readonly game: string;
  readonly players: number;
  readonly bot: string;
  readonly unit: string;
  readonly before: Pace;
  readonly now: Pace;
  /** How many times as fast this version is: medians over pairs of runs. */
  readonly ratio: { readonly games: Middle; readonly units: Middle; readonly decisions: Middle };
  readonly same: Sameness;
}

/** How many games are the same in both versions, by what was compared. */
export interface Sameness {
  readonly games: number;
  readonly byState: number;
  readonly byAnswers: number;
  readonly byOutcome: number;
}

const COMPARED_GAMES = 40;
const WARM_UP_RUNS = 2;

export async function compareWith(
  name: string,
  options: AgainstOptions,
): Promise<{ commit: string; comparisons: Comparison[] }> {
  const games = Object.values(GAMES).filter(({ id }) => options.game === undefined || id === options.game);
  const checkout = checkOut(name);
  const comparisons: Comparison[] = [];
  process.once("exit", checkout.remove);
  try {
    for (const game of games)
      for (const players of game.measured)
        for (const bot of options.bots)
          comparisons.push(await compareCase(checkout.root, game, { players, bot }, options));
  } finally {
    checkout.remove();
    process.removeListener("exit", checkout.remove);
  }
  return { commit: checkout.commit, comparisons };
}

async function compareCase(
  root: string,
  game: PlayableGame,
  { players, bot }: { readonly players: number; readonly bot: string },
  options: AgainstOptions,
): Promise<Comparison> {
  const before = new Player(root);
  const now = new Player(OWN_ROOT);
  try {
    const about = { game: game.id, players, bot, settings: {} };
    const compare: Job = { ...about, what: "compare", from: 0, to: COMPARED_GAMES };
    const same = sameness(await before.compare(compare), await now.compare(compare));
    const { runs, size } = await inTurns([before, about], [now, about], options);
    const allocate: Job = { ...about, what: "allocate", from: 0, to: Math.max(8, Math.ceil(size / 2)) };
    const [old, own] = [await before.measure(allocate), await now.measure(allocate)];
    return {
      game: game.id,
      players,
      bot,
      unit: game.unit,
      before: paceOf(
        runs.map(([run]) => run),
        old,
      ),
      now: paceOf(
        runs.map(([, run]) => run),
        own,
      ),
      ratio: { games: ratioOf(runs, "games"), units: ratioOf(runs, "units"), decisions: ratioOf(runs, "decisions") },
      same,
    };
  } finally {
    before.end();
    now.end();
  }
}

type About = Omit<Job, "what" | "from" | "to">;
type Contender = readonly [player: Player, about: About];

/** Runs of two contenders, each beginning every other time; and how many games a run has. */
async function inTurns(
  [one, about]: Contender,
  [two, aboutTwo]: Contender,
  { seconds, pairs }: Pick<AgainstOptions, "seconds" | "pairs">,
): Promise<{ runs: [one: Spent, two: Spent][]; size: number }> {
  const size = await runSize(one, { ...about, what: "time", from: 0, to: 8 }, seconds);
  const runs: [Spent, Spent][] = [];
  for (let n = 0; n < WARM_UP_RUNS + pairs; n++) {
    const games = { what: "time", from: n * size, to: (n + 1) * size } as const;
    const first = n % 2 === 0 ? await one.measure({ ...about, ...games }) : undefined;
    const second = await two.measure({ ...aboutTwo, ...games });
    const pair: [Spent, Spent] = [first ?? (await one.measure({ ...about, ...games })), second];
    if (n >= WARM_UP_RUNS) runs.push(pair);
  }
  return { runs, size };
}

/** How fast games with some settings are beside usual ones, in this version. */
export interface SettingsComparison {
  readonly game: string;
  readonly players: number;
  readonly bot: string;
  readonly unit: string;
  /** How many times the encounters or rounds, and the decisions, per second. */
  readonly units: Middle;
  readonly decisions: Middle;
}

/** Plays usual games and games with these settings in turns. */
export async function compareSettings(
  settings: Job["settings"],
  { game: only, bots, ...options }: AgainstOptions,
): Promise<SettingsComparison[]> {
  const comparisons: SettingsComparison[] = [];
  for (const game of Object.values(GAMES).filter(({ id }) => only === undefined || id === only))
    for (const players of game.measured)
      for (const bot of bots) {
        const [usual, other] = [new Player(OWN_ROOT), new Player(OWN_ROOT)];
        try {
          const about = { game: game.id, players, bot };
          const { runs } = await inTurns([usual, { ...about, settings: {} }], [other, { ...about, settings }], options);
          const rates = { units: ratioOf(runs, "units"), decisions: ratioOf(runs, "decisions") };
          comparisons.push({ ...about, unit: game.unit, ...rates });
        } finally {
          usual.end();
          other.end();
        }
      }
  return comparisons;
}

/** How many games the earlier version plays in so much processor time. */
async function runSize(player: Player, job: Job, seconds: number): Promise<number> {
  let run = job;
  for (;;) {
    const { cpu, games } = await player.measure(run);
    const size = Math.max(1, Math.round((games * seconds * 1000) / cpu));
    if (cpu > seconds * 250) return size;
    run = { ...job, to: Math.min(size, games * 4) };
  }
}

type Counted = "games" | "units" | "decisions";

function perSecond(run: Spent, what: Counted): number {
  return (1000 * run[what]) / run.cpu;
}

function paceOf(runs: readonly Spent[], { allocated, units }: Spent): Pace {
  const rate = (what: Counted) => middleOf(runs.map((run) => perSecond(run, what))).median;
  return { games: rate("games"), units: rate("units"), decisions: rate("decisions"), kB: allocated / units / 1000 };
}

function ratioOf(runs: readonly (readonly [Spent, Spent])[], what: Counted): Middle {
  return middleOf(runs.map(([before, now]) => perSecond(now, what) / perSecond(before, what)));
}

function sameness(before: readonly Played[], now: readonly Played[]): Sameness {
  const count = (by: keyof Played) => before.filter((one, i) => one[by] === now[i][by]).length;
  return { games: before.length, byState: count("state"), byAnswers: count("answers"), byOutcome: count("outcome") };
}

/** A process that plays one version. */
class Player {
  readonly #process: ChildProcess;

  constructor(root: string) {
    this.#process = fork(new URL("./player.ts", import.meta.url), [root], { execArgv: [] });
  }

  async measure(job: Job): Promise<Spent> {
    const reply = await this.#reply(job);
    if ("spent" in reply) return reply.spent;
    throw new Error("a run that was not measured");
  }

  async compare(job: Job): Promise<readonly Played[]> {
    const reply = await this.#reply(job);
    if ("played" in reply) return reply.played;
    throw new Error("games that were not compared");
  }

  end(): void {
    this.#process.kill();
  }

  #reply(job: Job): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const ended = () => reject(new Failure("a version could not be measured: its process has ended"));
      this.#process.once("exit", ended);
      this.#process.once("message", (reply: Reply) => {
        this.#process.removeListener("exit", ended);
        if ("failure" in reply) reject(new Failure(`a version could not be measured: ${reply.failure}`));
        else resolve(reply);
      });
      this.#process.send(job);
    });
  }
}

/** The comparison of settings in words. */
export function settingsInLines(settings: Job["settings"], comparisons: readonly SettingsComparison[]): string[] {
  const set = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  return [
    `processor time of games with ${set.join(" ")}, in turns with usual ones; medians, and the 95 % interval of each ratio`,
    ...comparisons.map(
      (one) =>
        `${one.game}: ${one.players} ${one.bot} players: ${times(one.units)} the ${one.unit}/s, ${times(one.decisions)} the decisions/s`,
    ),
  ];
}

/** The comparison in words. */
export function inLines(commit: string, comparisons: readonly Comparison[]): string[] {
  return [
    `processor time against ${commit}, both versions in turns; medians, and the 95 % interval of each ratio`,
    ...comparisons.flatMap((one) => [
      `${one.game}: ${one.players} ${one.bot} players: ${times(one.ratio.units)} the ${one.unit}/s, ${times(one.ratio.games)} the games/s, ${times(one.ratio.decisions)} the decisions/s`,
      `  ${commit}: ${paceWords(one.before, one.unit)}`,
      `  now: ${paceWords(one.now, one.unit)}`,
      `  ${sameWords(one.same)}`,
    ]),
  ];
}

function times({ median, low, high }: Middle): string {
  return `${median.toFixed(2)} times (${low.toFixed(2)} to ${high.toFixed(2)})`;
}

function paceWords({ games, units, decisions, kB }: Pace, unit: string): string {
  const whole = (n: number) => Math.round(n).toLocaleString("en");
  return `${whole(units)} ${unit}/s, ${whole(games)} games/s, ${whole(decisions)} decisions/s, ${kB.toFixed(1)} kB per ${unit.slice(0, -1)}`;
}

function sameWords({ games, byState, byAnswers, byOutcome }: Sameness): string {
  if (byState === games) return `the same games: ${games} of ${games} by every answer and the final state`;
  if (byAnswers === games)
    return `the same games: ${games} of ${games} by every answer; final states are written differently`;
  return `not the same games: of ${games}, ${byAnswers} by every answer, ${byOutcome} by length, winners and points`;
}
