/**
 * Looks ahead: plays every candidate on for some encounters at imagined tables and compares what the seat may expect there.
 * All candidates meet the same tables and the same luck, so that only the answer makes a difference.
 */
import { cosmic, type State, type View } from "@hypergate/cosmic";
import { type Decide, type Imagination, next, type Rng, seated, type Value } from "@hypergate/kernel";
import { sensible } from "../sensible.ts";
import { believing } from "./beliefs.ts";
import { sharesOf } from "./value.ts";

/** How much thinking there is. Counted, never timed, so that the same game is played again in the same way. */
export type Budget = {
  /** Imagined tables for the best candidates; the others are dropped after fewer. */
  readonly worlds: number;
  /** Answers to one question that are thought through. */
  readonly candidates: number;
  /** Encounters that are played on before the table is judged. */
  readonly encounters: number;
};

/** A candidate and what it brought at each table that the question was reached at. */
export interface Candidate {
  readonly value: Value;
  readonly shares: number[];
}

/** Tables after which the worse candidates are dropped for the first time. */
const FIRST_LOOK = 8;
/** Tables in a row at which the question was not reached, before it is given up. */
const MOST_MISSES = 4;
/** Another answer must be better than the usual one by so many standard errors, and by so much of a share: chances are not known better. */
const SURE = 1.5;
const LEAST_LEAD = 0.01;
/** Candidates worse than the best by so many standard errors are dropped. */
const BEHIND = 1.6;
/** So are those whose lead over the usual answer would be too small even if it were larger by so many standard errors. */
const HOPEFUL = 2.5;
/** A lead of so many standard errors needs no more tables. */
const SETTLED = 4;
/** Where an answer must not be foreseen, one may be given too that is behind the best by less than that lead and by so few standard errors. */
const AS_GOOD = 0.7;

export function bestAhead(
  weights: Float64Array,
  view: View,
  candidates: readonly Value[],
  imagination: Imagination,
  { worlds, encounters }: Budget,
  rng: Rng,
  isMixed = false,
): Value {
  const seat = view.viewer as number;
  const last = view.table.encounter.n + encounters;
  const isFarEnough = ({ agenda, table }: State): boolean => agenda[0] === "regroup" && table.encounter.n >= last;
  const [usual, ...others]: Candidate[] = candidates.map((value) => ({ value, shares: [] }));
  const believe = believing(view, rng);
  let left = others;
  let misses = 0;
  for (let world = 0; world < worlds && left.length > 0 && misses < MOST_MISSES; world++) {
    const luck = next(rng);
    const table = imagination.table(rng, believe);
    const play = (one: Candidate): number | undefined => {
      const end = table.play(one.value, strangers(view.table.seats, luck), isFarEnough);
      return end === undefined ? undefined : shareOf(weights, end, seat);
    };
    const base = play(usual);
    if (base === undefined) {
      misses++;
      continue;
    }
    misses = 0;
    usual.shares.push(base);
    for (const one of left) one.shares.push(play(one) ?? base);
    if (usual.shares.length < FIRST_LOOK || usual.shares.length % 4 > 0) continue;
    left = stillLikely(usual, left);
    if (!isMixed) left = left.filter((one) => lead(one, usual) + HOPEFUL * errorOf(one, usual) > LEAST_LEAD);
    if (left.length === 1 && lead(left[0], usual) > SETTLED * errorOf(left[0], usual)) break;
  }
  const best = chosenFrom(usual, left);
  return (isMixed ? oneAsGood(best, [usual, ...left], rng) : best).value;
}

/**
 * One of the candidates that are as good as the best, as far as one can see, the better ones more often. The generator is the
 * bot's own, so nobody can foresee which.
 */
export function oneAsGood(best: Candidate, all: readonly Candidate[], rng: Rng): Candidate {
  const weights = all.map((one) => {
    if (one === best) return 1;
    const error = errorOf(one, best);
    const behind = -lead(one, best);
    const isAsGood = Number.isFinite(error) && behind <= Math.min(LEAST_LEAD, AS_GOOD * error);
    return isAsGood ? Math.exp(-Math.max(0, behind) / LEAST_LEAD) : 0;
  });
  let left = (next(rng) / 4294967296) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return all[i];
  }
  return best;
}

/** Candidates that may yet be the best. */
function stillLikely(usual: Candidate, left: readonly Candidate[]): Candidate[] {
  const best = [usual, ...left].reduce((a, b) => (mean(b.shares) > mean(a.shares) ? b : a));
  return left.filter((one) => one === best || lead(one, best) > -BEHIND * errorOf(one, best));
}

/** The best of those that are surely better than the usual answer; otherwise that one. */
function chosenFrom(usual: Candidate, left: readonly Candidate[]): Candidate {
  let best = usual;
  for (const one of left)
    if (mean(one.shares) > mean(best.shares) && lead(one, usual) > Math.max(LEAST_LEAD, SURE * errorOf(one, usual)))
      best = one;
  return best;
}

function lead(one: Candidate, other: Candidate): number {
  return mean(one.shares) - mean(other.shares);
}

/** The standard error of the lead of one candidate over another, from the tables that both were played at. */
function errorOf({ shares: a }: Candidate, { shares: b }: Candidate): number {
  const n = Math.min(a.length, b.length);
  if (n < 2) return Number.POSITIVE_INFINITY;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const d = a[i] - b[i];
    sum += d;
    squares += d * d;
  }
  return Math.sqrt(Math.max(0, squares / n - (sum / n) ** 2) / (n - 1));
}

function mean(shares: readonly number[]): number {
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** A victory that is shared counts as a part. */
export function shareOf(weights: Float64Array, state: State, seat: number): number {
  const { winners } = state.table;
  if (winners.length > 0) return winners.includes(seat) ? 1 / winners.length : 0;
  return sharesOf(weights, state)[seat];
}

/** Sensible players, with the same luck for every candidate. */
export function strangers(seats: number, luck: number): Decide<State>[] {
  return Array.from({ length: seats }, (_, seat) => seated(cosmic, sensible(`${luck} ${seat}`)));
}
