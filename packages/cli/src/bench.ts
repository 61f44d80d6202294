/** `hypergate bench`: the project's performance figures, each the median of several runs on one core. */
import { cpus } from "node:os";
import { type BaseState, type Bot, begin, randomBot, save, show, submit } from "@hypergate/kernel";
import { imagineCost } from "./bench-imagine.ts";
import { GAMES, type PlayableGame } from "./games.ts";
import { playGame } from "./sim.ts";

const RUNS = 5;

export interface BenchOptions {
  /** Only this game; all if absent. */
  readonly game?: string | undefined;
  readonly bots: readonly string[];
  /** How long one run takes. */
  readonly seconds: number;
}

export function bench(options: BenchOptions): string[] {
  const lines = [
    `${cpus().length} cores, ${cpus()[0]?.model.trim() ?? "unknown processor"}, Node ${process.version}; one core used, medians of ${RUNS} runs`,
  ];
  for (const game of Object.values(GAMES))
    if (options.game === undefined || options.game === game.id) lines.push(...benchGame(game, options));
  return lines;
}

function benchGame(game: PlayableGame, { bots, seconds }: BenchOptions): string[] {
  const lines = game.measured.flatMap((players) =>
    bots.map((bot) => {
      const pace = median(() => rate(game, players, bot, seconds));
      return `${game.id}: ${players} ${bot} players: ${whole(pace.units)} ${game.unit}/s, ${whole(pace.decisions)} decisions/s, ${whole(pace.games)} games/s${limited(pace)}`;
    }),
  );
  return [...lines, ...benchServing(game), ...game.measured.map((players) => imagining(game, players, seconds))];
}

function limited({ stopped }: Rate): string {
  return stopped === 0 ? "" : `, ${stopped} games stopped by the safety limit`;
}

interface Rate {
  readonly games: number;
  readonly units: number;
  readonly decisions: number;
  /** Games stopped by the limit on their length. */
  readonly stopped: number;
}

/** Plays for some seconds and counts. */
export function rate(game: PlayableGame, players: number, bot: string, seconds: number): Rate {
  const options = { game: game.id, games: 0, players: [players], seed: "bench", bots: [bot], settings: {} };
  let games = 0;
  let units = 0;
  let decisions = 0;
  let stopped = 0;
  const began = performance.now();
  while (performance.now() - began < seconds * 1000) {
    const result = playGame(game, options, games++);
    units += result.units;
    decisions += result.decisions;
    if (result.stopped) stopped++;
  }
  const took = (performance.now() - began) / 1000;
  return { games: games / took, units: units / took, decisions: decisions / took, stopped };
}

function median(run: () => Rate): Rate {
  run();
  const rates = Array.from({ length: RUNS }, run).sort((a, b) => a.units - b.units);
  return rates[Math.floor(RUNS / 2)] as Rate;
}

/** A live table: one answer applied, the game saved to memory, every view built; and one copy of the state. */
function benchServing(game: PlayableGame): string[] {
  const times: number[] = [];
  const steps: number[] = [];
  let sample: BaseState | undefined;
  for (let n = 0; n < 12; n++) {
    const players = Math.max(...game.measured);
    const session = begin(game.rules, game.config(players, game.usual({})), `bench ${n}`, { courtesy: true });
    const bots: Bot<unknown>[] = Array.from({ length: players }, (_, seat) => randomBot(`${n} ${seat}`));
    for (let i = 0; i < 400 && session.run.pending.length > 0; i++) {
      const question = session.run.pending[0];
      const value = bots[question.who](question, () => undefined);
      const began = performance.now();
      submit(session, { who: question.who, key: question.key, value });
      save(session);
      for (let seat = 0; seat < players; seat++) show(session, seat);
      times.push(performance.now() - began);
      steps.push(session.answers.length - session.mark);
    }
    sample = session.checkpoint;
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (1000 * (times[Math.floor(times.length * share)] ?? 0)).toFixed(0);
  return [
    `${game.id}: one answer applied, saved and shown to all: median ${at(0.5)} µs, 99 % under ${at(0.99)} µs; at most ${Math.max(...steps)} answers are run again`,
    `${game.id}: copy of the state: ${sample === undefined ? "-" : cloneTime(game, sample).toFixed(2)} µs`,
  ];
}

function imagining(game: PlayableGame, players: number, seconds: number): string {
  const { toEnd, ahead } = imagineCost(game, players, seconds);
  const unit = game.unit.slice(0, -1);
  return `${game.id}: ${players} random players at an imagined table: ${toEnd.toFixed(2)} times the cost of the play to the end of the game, ${ahead.toFixed(2)} times to the end of the ${unit}`;
}

function cloneTime(game: PlayableGame, state: BaseState): number {
  const n = 20000;
  const times = Array.from({ length: RUNS }, () => {
    const began = performance.now();
    for (let i = 0; i < n; i++) game.rules.clone(state);
    return ((performance.now() - began) * 1000) / n;
  });
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] as number;
}

function whole(n: number): string {
  return Math.round(n).toLocaleString("en");
}
