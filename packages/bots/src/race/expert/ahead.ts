/** Looks ahead: plays candidates on for some rounds at imagined tables and compares what the net says there. */
import {
  type Decide,
  type Imagination,
  type ImaginedTable,
  next,
  type Rng,
  seeded,
  type Value,
} from "@hypergate/kernel";
import { type Result, race, type State, type View } from "@hypergate/race";
import { companyOf } from "./company.ts";
import type { Judge } from "./judge.ts";

/** How much thinking there is. Counted, never timed, so that the same game is played again in the same way. */
export type Effort = {
  /** Imagined tables for the best candidates; the others are dropped after fewer. */
  readonly worlds: number;
  /** Rounds that are played on, the one at hand included. */
  readonly rounds: number;
};

interface Candidate {
  readonly value: Value;
  /** What is added to its worth. */
  readonly liked: number;
  /** What it was worth at each table. */
  readonly worths: number[];
}

/** Where a line leads: at the end of each of its rounds, and at the end of the game. */
type Line = (value: Value, table: ImaginedTable, players: readonly Decide<State>[]) => number | undefined;

/** How many times the worse half of the candidates is dropped. */
const STAGES = 4;
/** Tables after which candidates are dropped that are clearly behind; the next look is after as many more. */
const LOOK = 8;
/** Clearly behind: by so many standard errors of the lead of the best. */
const BEHIND = 3;

/** The candidate that does best; the first of them if nothing can be imagined. */
export function bestAhead(
  judge: Judge,
  view: View,
  candidates: readonly Value[],
  imagination: Imagination,
  { worlds, rounds }: Effort,
  rng: Rng,
  liking: (value: Value) => number = () => 0,
): Value {
  const company = companyOf(judge, view);
  const worthOf = linesFrom(judge, view, rounds);
  let left: Candidate[] = candidates.map((value) => ({ value, liked: liking(value), worths: [] }));
  const perStage = Math.max(1, Math.round(worlds / STAGES));
  for (let stage = 0; stage < STAGES && left.length > 1; stage++) {
    for (let i = 0; i < perStage && left.length > 1; i++) {
      const table = imagination.table(seeded(next(rng)));
      const luck = next(rng);
      for (const one of left) {
        const worth = worthOf(one.value, table, company(seeded(luck)));
        // Whether the question is reached does not depend on the answer to it.
        if (worth === undefined) break;
        one.worths.push(worth);
      }
      if (left[0].worths.length % LOOK === 0) left = stillLikely(left);
    }
    left.sort((a, b) => mean(b) - mean(a));
    left = left.slice(0, Math.max(2, Math.ceil(left.length / 2)));
  }
  return left[0].value;
}

/**
 * Plays lines from a view. The worth of a line is the average over the ends of its rounds: later ones show more, earlier ones depend
 * less on luck.
 */
function linesFrom(judge: Judge, view: View, rounds: number): Line {
  const seat = view.viewer as number;
  // What is kept at the start shows its worth in the first round.
  const first = Math.max(1, view.table.round);
  judge.depart(view);
  return (value, table, players) => {
    const worths: number[] = [];
    const isOver = (state: State): boolean => {
      if (state.agenda[0] !== "choose" || state.table.round < first) return false;
      worths.push(judge.worthFrom(race.view(state, seat)));
      return worths.length === rounds;
    };
    const end = table.play(value, players, isOver);
    if (end === undefined) return undefined;
    if (end.table.result !== undefined) worths.push(finalWorth(judge, end.table.result, seat));
    return worths.reduce((a, b) => a + b, 0) / worths.length;
  };
}

function finalWorth(judge: Judge, { totals, winners }: Result, seat: number): number {
  const mean = totals.reduce((a, b) => a + b, 0) / totals.length;
  return judge.final(winners.includes(seat) ? 1 / winners.length : 0, (totals[seat] - mean) / 10);
}

function mean({ worths, liked }: Candidate): number {
  return worths.length === 0 ? 0 : liked + worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
}

/** Candidates that may yet be the best. */
function stillLikely(left: readonly Candidate[]): Candidate[] {
  const best = left.reduce((a, b) => (mean(b) > mean(a) ? b : a));
  return left.filter((one) => one === best || mean(best) - mean(one) < BEHIND * errorOf(best, one));
}

/** The standard error of the lead of one candidate over another. */
function errorOf({ worths: a }: Candidate, { worths: b }: Candidate): number {
  const n = a.length;
  if (n < 2) return Number.POSITIVE_INFINITY;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const lead = a[i] - b[i];
    sum += lead;
    squares += lead * lead;
  }
  return Math.sqrt(Math.max(0, squares / n - (sum / n) ** 2) / (n - 1));
}
