/**
 * What it costs to look ahead: an imagined table is dealt, what was answered is repeated, and the game is played on. It is
 * compared with the play itself, from the same step to the same end with the same players.
 */
import {
  type BaseState,
  below,
  type Decide,
  imaginationIn,
  type Question,
  type Run,
  randomAnswer,
  seeded,
  simulate,
} from "@hypergate/kernel";
import type { PlayableGame } from "./games.ts";

/** How many times the cost of the play itself. */
export interface ImagineCost {
  /** To the end of the game. */
  readonly toEnd: number;
  /** To the end of the round or encounter. */
  readonly ahead: number;
}

/** One in so many decisions is looked ahead from. */
const EVERY = 12;

/** Milliseconds that looking ahead and plain play have taken, and how many decisions the players have made there. */
interface Spent {
  imagined: number;
  imaginedDecisions: number;
  plain: number;
  plainDecisions: number;
}

export function imagineCost(game: PlayableGame, players: number, seconds: number): ImagineCost {
  return { toEnd: costOf(game, players, seconds, false), ahead: costOf(game, players, seconds, true) };
}

function costOf(game: PlayableGame, players: number, seconds: number, isShort: boolean): number {
  // The first run warms up.
  spend(game, players, seconds, isShort);
  const { imagined, imaginedDecisions, plain, plainDecisions } = spend(game, players, seconds, isShort);
  return imagined / imaginedDecisions / (plain / plainDecisions);
}

function spend(game: PlayableGame, players: number, seconds: number, isShort: boolean): Spent {
  const spent: Spent = { imagined: 0, imaginedDecisions: 0, plain: 0, plainDecisions: 0 };
  const config = game.config(players, game.usual({}));
  const isTooLong = (state: BaseState) => game.units(state) > game.limit;
  for (let n = 0; spent.imagined + spent.plain < 1000 * seconds; n++) {
    const rng = seeded(`imagine ${n}`);
    const decide: Decide<BaseState> = (question, g) => {
      if (below(rng, EVERY) === 0) lookAhead(game, question, g, isShort, spent);
      return randomAnswer(question, rng);
    };
    const seats = new Array<Decide<BaseState>>(players).fill(decide);
    simulate(game.rules, game.rules.setUp(config, `imagine ${n}`), seats, isTooLong, { forks: true });
  }
  return spent;
}

/** Looks ahead from here with a random answer, and plays from the same step without looking ahead; each begins every other time. */
function lookAhead(game: PlayableGame, question: Question, g: Run<BaseState>, isShort: boolean, spent: Spent): void {
  if (g.checkpoint === undefined) return;
  const rng = seeded(`${g.used}`);
  const until = game.units(g.s);
  const limit = (state: BaseState) => game.units(state) > (isShort ? until : game.limit);
  let decisions = 0;
  const decide: Decide<BaseState> = (asked) => {
    decisions++;
    return randomAnswer(asked, rng);
  };
  const players = g.players?.map(() => decide) ?? [];
  const candidate = randomAnswer(question, rng);
  const start = game.rules.clone(g.checkpoint);
  const play = (): [time: number, decisions: number] => {
    decisions = 0;
    return [timeOf(() => simulate(game.rules, start, players, limit)), decisions];
  };
  const before = below(rng, 2) === 0 ? play() : undefined;
  let end: BaseState | undefined;
  decisions = 0;
  const imagined = timeOf(() => {
    end = imaginationIn(g, question).table(rng).play(candidate, players, limit);
  });
  const made = decisions;
  const [plain, plainDecisions] = before ?? play();
  // A table at which the question is not asked is given up at once.
  if (end === undefined) return;
  spent.imagined += imagined;
  spent.imaginedDecisions += made;
  spent.plain += plain;
  spent.plainDecisions += plainDecisions;
}

/** Processor time of this thread in milliseconds, so that other work on the machine does not count. */
function timeOf(work: () => void): number {
  const began = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}
