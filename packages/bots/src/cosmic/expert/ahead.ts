/**
 * Looks ahead: plays every candidate on for some encounters at imagined tables and compares what the seat may expect there.
 * All candidates meet the same tables and the same luck, so that only the answer makes a difference.
 */
import { cosmic, type State, type View } from "@hypergate/cosmic";
import { type Decide, type Imagination, next, type Rng, seated, type Value } from "@hypergate/kernel";
import { sensible } from "../sensible.ts";
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
interface Candidate {
  readonly value: Value;
  readonly shares: number[];
}

/** Tables after which the worse candidates are dropped for the first time. */
const FIRST_LOOK = 8;
/** Tables in a row at which the question was not reached, before it is given up. */
const MOST_MISSES = 4;
/** Another answer must be better than the usual one by so many standard errors. */
const SURE = 1.5;
/** Candidates worse than the best by so many standard errors are dropped. */
const BEHIND = 1.6;

export function bestAhead(
  weights: Float64Array,
  view: View,
  candidates: readonly Value[],
  imagination: Imagination,
  { worlds, encounters }: Budget,
  rng: Rng,
): Value {
  const seat = view.viewer as number;
  const last = view.table.encounter.n + encounters;
  const isFarEnough = ({ agenda, table }: State): boolean => agenda[0] === "regroup" && table.encounter.n >= last;
  const [usual, ...others]: Candidate[] = candidates.map((value) => ({ value, shares: [] }));
  let left = others;
  let misses = 0;
  for (let world = 0; world < worlds && left.length > 0 && misses < MOST_MISSES; world++) {
    const luck = next(rng);
    const table = imagination.table(rng);
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
    if (usual.shares.length >= FIRST_LOOK && usual.shares.length % 4 === 0) left = stillLikely(usual, left);
  }
  return chosenFrom(usual, left).value;
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
    if (mean(one.shares) > mean(best.shares) && lead(one, usual) > SURE * errorOf(one, usual)) best = one;
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
function shareOf(weights: Float64Array, state: State, seat: number): number {
  const { winners } = state.table;
  if (winners.length > 0) return winners.includes(seat) ? 1 / winners.length : 0;
  return sharesOf(weights, state)[seat];
}

/** Sensible players, with the same luck for every candidate. */
function strangers(seats: number, luck: number): Decide<State>[] {
  return Array.from({ length: seats }, (_, seat) => seated(cosmic, sensible(`${luck} ${seat}`)));
}
