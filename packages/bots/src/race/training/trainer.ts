/** Trains a net, generation by generation. Each plays games, learns from them, and stays only if it is not worse. */
import { type Bot, type Rng, seeded } from "@hypergate/kernel";
import type { View } from "@hypergate/race";
import { expertWith } from "../expert/expert.ts";
import { newInputs } from "../expert/inputs.ts";
import { copyNet, Learner, type Lesson, newNet } from "../expert/learn.ts";
import type { Net } from "../expert/net.ts";
import { Samples } from "../expert/samples.ts";
import { type MatchResult, playMatch } from "./match.ts";
import { trainingGame } from "./self-play.ts";
import type { NetName } from "./tables.ts";

export interface TrainingPlan {
  readonly net: NetName;
  readonly seed: string;
  /** The file of a net to start from; without one the first generation learns from games of `sensible`. */
  readonly start?: string;
  /** Games of the first generation, which `sensible` plays, and of each later one. */
  readonly firstGames: number;
  readonly games: number;
  readonly passes: number;
  /** How large the steps of later generations are; less changes a good net more gently. */
  readonly rate: number;
  /** The most games of a match between the old and the new net. */
  readonly matchGames: number;
}

/** What came of a generation. */
export interface Generation {
  readonly number: number;
  readonly games: number;
  readonly positions: number;
  /** What it had learned, seen in games it did not learn from. */
  readonly lesson: Lesson;
  /** Against the net before; none for the first. */
  readonly match?: MatchResult;
  readonly isKept: boolean;
  readonly seconds: number;
}

export interface Step {
  readonly what: "playing" | "learning" | "match";
  readonly done: number;
  readonly of: number;
}

/** One game in so many is only looked at. */
const HELD_BACK = 20;
const FIRST_RATE = 0.02;
/** The usual rate of later generations. */
export const LATER_RATE = 0.01;
const LAST_RATE = 0.001;

/** One generation. Returns the net to go on with and what came of it. */
export function generation(
  plan: TrainingPlan,
  number: number,
  before: Net | undefined,
  tell: (step: Step) => void,
): { readonly net: Net; readonly report: Generation } {
  const began = performance.now();
  const seed = `${plan.seed} ${plan.net} ${number}`;
  const games = before === undefined ? plan.firstGames : plan.games;
  const [samples, heldBack] = play(plan.net, before, seed, games, tell);
  const rng = seeded(`learning ${seed}`);
  const learner = new Learner(before === undefined ? newNet(rng) : copyNet(before));
  const rate = before === undefined ? FIRST_RATE : plan.rate;
  const lesson = learn(learner, samples, heldBack, rate, plan.passes, rng, tell);
  const after = learner.net;
  const match = before === undefined ? undefined : compare(plan, after, before, seed, tell);
  const isKept = match === undefined || match.share >= 0.5;
  const seconds = Math.round((performance.now() - began) / 1000);
  const report = { number, games, positions: samples.count, lesson, isKept, seconds, ...(match && { match }) };
  return { net: isKept || before === undefined ? after : before, report };
}

function play(
  name: NetName,
  net: Net | undefined,
  seed: string,
  games: number,
  tell: (step: Step) => void,
): [samples: Samples, heldBack: Samples] {
  const samples = new Samples();
  const heldBack = new Samples();
  for (let n = 0; n < games; n++) {
    trainingGame(name, net, seed, n, n % HELD_BACK === 0 ? heldBack : samples);
    tell({ what: "playing", done: n + 1, of: games });
  }
  return [samples, heldBack];
}

function learn(
  learner: Learner,
  samples: Samples,
  heldBack: Samples,
  rate: number,
  passes: number,
  rng: Rng,
  tell: (step: Step) => void,
): Lesson {
  const inputs = newInputs();
  for (let pass = 0; pass < passes; pass++) {
    learner.learn(samples, rate * (1 - pass / passes) + Math.min(LAST_RATE, rate / 10), rng, inputs);
    tell({ what: "learning", done: pass + 1, of: passes });
  }
  return learner.test(heldBack, inputs);
}

/** Both play without a look ahead: that shows differences of the nets best, and takes little time. */
function compare(plan: TrainingPlan, after: Net, before: Net, seed: string, tell: (step: Step) => void): MatchResult {
  const maker =
    (net: Net) =>
    (own: string): Bot<View> =>
      expertWith(own, { two: net, more: net }, { worlds: 0, rounds: 0, choices: 1 });
  tell({ what: "match", done: 0, of: plan.matchGames });
  const result = playMatch(plan.net, maker(after), maker(before), `match ${seed}`, plan.matchGames);
  tell({ what: "match", done: plan.matchGames, of: plan.matchGames });
  return result;
}
