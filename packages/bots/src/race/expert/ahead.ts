/** Looks ahead: plays candidates on for some rounds at imagined tables and compares what the net says there. */
import { type Imagination, next, type Rng, seeded, type Value } from "@hypergate/kernel";
import { race, type State, type View } from "@hypergate/race";
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
  const seat = view.viewer as number;
  // What is kept at the start shows its worth in the first round.
  const last = Math.max(1, view.table.round) + rounds - 1;
  const isOver = ({ agenda, table }: State): boolean => agenda[0] === "choose" && table.round >= last;
  const company = companyOf(judge, view);
  judge.depart(view);
  let left: Candidate[] = candidates.map((value) => ({ value, liked: liking(value), worths: [] }));
  const perStage = Math.max(1, Math.round(worlds / STAGES));
  for (let stage = 0; stage < STAGES && left.length > 1; stage++) {
    for (let i = 0; i < perStage && left.length > 1; i++) {
      const table = imagination.table(seeded(next(rng)));
      const luck = next(rng);
      for (const one of left) {
        const end = table.play(one.value, company(seeded(luck)), isOver);
        // Whether the question is reached does not depend on the answer to it.
        if (end === undefined) break;
        one.worths.push(worthOf(judge, end, seat));
      }
      if (left[0].worths.length % LOOK === 0) left = stillLikely(left);
    }
    left.sort((a, b) => mean(b) - mean(a));
    left = left.slice(0, Math.max(2, Math.ceil(left.length / 2)));
  }
  return left[0].value;
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

function worthOf(judge: Judge, state: State, seat: number): number {
  const { result } = state.table;
  if (result === undefined) return judge.worthFrom(race.view(state, seat));
  const mean = result.totals.reduce((a, b) => a + b, 0) / result.totals.length;
  const share = result.winners.includes(seat) ? 1 / result.winners.length : 0;
  return judge.final(share, (result.totals[seat] - mean) / 10);
}
