/**
 * Chances of every seat at a position, and of every option of a decision. Both are generators: each turn is a little work
 * and yields how much is done, so that whoever runs them can show progress and stop at any time.
 */
import {
  type BaseState,
  type Imagination,
  next,
  type Question,
  type Rng,
  type Seat,
  same,
  seeded,
  simulate,
  type Value,
} from "@hypergate/kernel";
import { calibrated, calibrationFor, slope } from "./calibration.ts";
import type { Effort, Estimator } from "./estimator.ts";

/** How much of the work is done, from 0 to 1. */
export type Work<R> = Generator<number, R, void>;

/** Does all the work at once. */
export function finished<R>(work: Work<R>): R {
  for (;;) {
    const turn = work.next();
    if (turn.done === true) return turn.value;
  }
}

/** The chances of every seat with open hands; the state must be one between two steps. */
export function* chancesAt<S extends BaseState>(
  estimator: Estimator<S>,
  state: S,
  seed: string,
  effort: Effort = estimator.effort,
): Work<readonly number[]> {
  const shares = yield* openShares(estimator, state, seed, effort);
  return isOver(estimator, state) ? shares : calibrated(shares, calibrationFor(estimator.kind(state), "open"));
}

/** The same before it is calibrated. */
export function* openShares<S extends BaseState>(
  estimator: Estimator<S>,
  state: S,
  seed: string,
  { worlds, ahead }: Effort,
): Work<readonly number[]> {
  if (isOver(estimator, state)) return sharesWon(estimator, state);
  const { open } = estimator;
  if (open === undefined) return estimator.shares(state);
  const rng = seeded(seed);
  const isEnd = estimator.horizon(state, ahead);
  const sum = new Array<number>(estimator.rules.seats(state)).fill(0);
  for (let world = 0; world < worlds; world++) {
    yield world / worlds;
    const dealt = open.reshuffled(state, rng);
    const { state: end } = simulate(estimator.rules, dealt, open.players(state, next(rng)), isEnd);
    add(sum, endShares(estimator, end), 1 / worlds);
  }
  return sum;
}

function isOver<S extends BaseState>(estimator: Estimator<S>, state: S): boolean {
  return estimator.winners(state).length > 0;
}

function sharesWon<S extends BaseState>({ rules, winners }: Estimator<S>, state: S): number[] {
  const won = winners(state);
  return Array.from({ length: rules.seats(state) }, (_, seat) => (won.includes(seat) ? 1 / won.length : 0));
}

function endShares<S extends BaseState>(estimator: Estimator<S>, end: S, viewer?: Seat): readonly number[] {
  return isOver(estimator, end) ? sharesWon(estimator, end) : estimator.shares(end, viewer);
}

function add(sum: number[], values: readonly number[], times: number): void {
  for (let i = 0; i < sum.length; i++) sum[i] += values[i] * times;
}

/** A decision as its seat has it. */
export interface Asked<S extends BaseState> {
  readonly question: Question;
  readonly view: unknown;
  readonly imagination: Imagination;
  /** The table, only to tell its kind and its horizon. */
  readonly state: S;
}

/** An option and what is to be expected of it. */
export interface OptionChance {
  readonly value: Value;
  /** The chance of the seat that decides, and those of all seats. */
  readonly chance: number;
  readonly chances: readonly number[];
  /** The true chance is within this distance in 95 of 100 cases. */
  readonly error: number;
  /** How much better it is than the answer that was given (the first option, if none was), and how sure that is. */
  readonly lead: number;
  readonly leadError: number;
  /** Imagined tables behind it. */
  readonly worlds: number;
  /** By measure of the estimator what is counted at the ends of its lines, by seat. */
  readonly measured: readonly (readonly number[])[];
}

interface Line {
  readonly value: Value;
  /** By table what the seat may expect. */
  readonly own: number[];
  readonly sum: number[];
  readonly measured: number[][];
  isDropped: boolean;
}

/** Tables after which the worse options are dropped for the first time. */
const FIRST_LOOK = 8;
/** Tables in a row at which the question was not reached, before it is given up. */
const MOST_MISSES = 6;
/** Options worse than the best by so many standard errors are dropped. */
const BEHIND = 2.2;
const SURE = 1.96;

/**
 * Compares the options of a decision by what its seat could know: all at the same imagined tables with the same luck. With
 * `given`, that answer is always among them and never dropped. The best comes first; empty if nothing can be compared.
 */
export function* optionsAt<S extends BaseState>(
  estimator: Estimator<S>,
  asked: Asked<S>,
  seed: string,
  options: { readonly given?: Value; readonly effort?: Effort } = {},
): Work<readonly OptionChance[]> {
  const { question, view, state } = asked;
  const { effort = estimator.effort, given } = options;
  const values = withGiven(question, estimator.candidates(question, view, seed), given);
  if (values.length < 2) return [];
  const lines = yield* played(estimator, asked, values, seed, effort);
  if (lines[0].own.length === 0) return [];
  return chancesOf(estimator, lines, question.who, state).sort((a, b) => b.lead - a.lead);
}

/** What every seat may expect after one answer, as its seat sees it, before it is calibrated; nothing if it cannot be imagined. */
export function* seenShares<S extends BaseState>(
  estimator: Estimator<S>,
  asked: Asked<S>,
  value: Value,
  seed: string,
  effort: Effort,
): Work<readonly number[] | undefined> {
  const [{ own, sum }] = yield* played(estimator, asked, [value], seed, effort);
  return own.length === 0 ? undefined : sum.map((one) => one / own.length);
}

/** Plays a line for each of these answers at the same tables; the first is never dropped. */
function* played<S extends BaseState>(
  estimator: Estimator<S>,
  { question, view, imagination, state }: Asked<S>,
  values: readonly Value[],
  seed: string,
  effort: Effort,
): Work<readonly Line[]> {
  const lines = values.map(lineFor);
  const [first] = lines;
  const rng = seeded(`${seed} options`);
  const company = estimator.company(question, view);
  const isEnd = estimator.horizon(state, effort.ahead);
  let misses = 0;
  for (let world = 0; world < effort.worlds && misses < MOST_MISSES; world++) {
    yield world / effort.worlds;
    const luck = next(rng);
    const table = imagination.table(branchOf(rng));
    const base = table.play<S>(first.value, company(luck), isEnd);
    if (base === undefined) {
      misses++;
      continue;
    }
    misses = 0;
    note(estimator, first, base, question.who);
    const running = lines.filter((line) => line !== first && !line.isDropped);
    for (const line of running)
      note(estimator, line, table.play<S>(line.value, company(luck), isEnd) ?? base, question.who);
    if (first.own.length >= FIRST_LOOK && first.own.length % 4 === 0) dropWorse(lines);
  }
  return lines;
}

function branchOf(rng: Rng): Rng {
  return seeded(next(rng));
}

/** The answers to compare, that which was given first. */
function withGiven(question: Question, values: readonly Value[], given: Value | undefined): readonly Value[] {
  if (given === undefined) return values;
  return [given, ...values.filter((value) => !isAlike(question, value, given))];
}

/** Whether two answers mean the same; the order of a choice of several does not count. */
export function isAlike({ kind }: Question, one: Value, other: Value): boolean {
  if (kind !== "some") return same(one, other);
  const inOrder = (value: Value) => [...(value as readonly string[])].sort();
  return same(inOrder(one), inOrder(other));
}

function lineFor(value: Value): Line {
  return { value, own: [], sum: [], measured: [], isDropped: false };
}

function note<S extends BaseState>(estimator: Estimator<S>, line: Line, end: S, who: Seat): void {
  const shares = endShares(estimator, end, who);
  line.own.push(shares[who]);
  if (line.sum.length === 0) line.sum.push(...shares.map(() => 0));
  add(line.sum, shares, 1);
  for (const [i, { values }] of estimator.measures.entries()) {
    line.measured[i] ??= shares.map(() => 0);
    add(line.measured[i], values(end), 1);
  }
}

function dropWorse(lines: readonly Line[]): void {
  const running = lines.filter(({ isDropped }) => !isDropped);
  const best = running.reduce((a, b) => (mean(b.own) > mean(a.own) ? b : a));
  for (const line of running) {
    if (line === lines[0] || line === best) continue;
    const { lead, error } = compared(line, best);
    line.isDropped = lead < -BEHIND * error;
  }
}

/** The lead of one line over another and its standard error, from the tables that both were played at. */
function compared({ own: a }: Line, { own: b }: Line): { readonly lead: number; readonly error: number } {
  const n = Math.min(a.length, b.length);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    sum += a[i] - b[i];
    squares += (a[i] - b[i]) ** 2;
  }
  const lead = n === 0 ? 0 : sum / n;
  return { lead, error: n < 2 ? 1 : Math.sqrt(Math.max(0, squares / n - lead * lead) / (n - 1)) };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);
}

function chancesOf<S extends BaseState>(
  estimator: Estimator<S>,
  lines: readonly Line[],
  who: Seat,
  state: S,
): OptionChance[] {
  const calibration = calibrationFor(estimator.kind(state), "seen");
  const chances = (line: Line) =>
    calibrated(
      line.sum.map((sum) => sum / line.own.length),
      calibration,
      who,
    );
  const base = chances(lines[0])[who];
  return lines.map((line, i) => {
    const n = line.own.length;
    const share = mean(line.own);
    const all = chances(line);
    const steep = slope(share, all[who], calibration);
    const spread = mean(line.own.map((one) => (one - share) ** 2));
    const { lead, error } = compared(line, lines[0]);
    // A line that was dropped early is measured at its own tables, beside the given answer there.
    const ahead = i === 0 ? 0 : n === lines[0].own.length ? all[who] - base : lead * steep;
    return {
      value: line.value,
      chance: Math.max(0, Math.min(1, base + ahead)),
      chances: all,
      error: SURE * steep * Math.sqrt(spread / Math.max(1, n - 1)),
      lead: ahead,
      leadError: i === 0 ? 0 : SURE * steep * error,
      worlds: n,
      measured: line.measured.map((values) => values.map((value) => value / n)),
    };
  });
}
