/**
 * The verdict on a finished game: the chances of every seat over time, and for every decision what its options promised.
 * Positions and decisions are judged one by one, each from its own seed, so the work can stop anywhere and go on later.
 */
import {
  type BaseState,
  begin,
  imaginationIn,
  momentOf,
  type Parts,
  partsAfter,
  type Question,
  questionFor,
  quietAnswer,
  type Recording,
  type Run,
  replay,
  type Seat,
  type Session,
  same,
  stateHash,
  submit,
  type Trace,
  type Value,
} from "@hypergate/kernel";
import type { Effort, Estimator } from "./estimator.ts";
import { chancesAt, finished, type OptionChance, optionsAt } from "./position.ts";
import { type Reason, reasonFor } from "./reasons.ts";
import { nameOfRecording } from "./recording-name.ts";

/** The chances of every seat after so many answers. */
export interface VerdictPoint {
  readonly step: number;
  readonly part: number;
  readonly chances: readonly number[];
}

export type JudgedOption = Omit<OptionChance, "measured" | "chances">;

export interface JudgedDecision {
  /** Answers given before it. */
  readonly step: number;
  readonly who: Seat;
  readonly part: number;
  /** A response that was not given. */
  readonly isQuiet: boolean;
  /** The best first; empty where there was nothing to compare. */
  readonly options: readonly JudgedOption[];
  /** Which of them was chosen. */
  readonly chosen: number;
  /** Why the best is better than what was chosen. */
  readonly reason?: Reason;
}

export interface Verdict {
  readonly format: "hypergate-verdict";
  readonly version: number;
  readonly game: string;
  /** Names the recording it belongs to. */
  readonly of: string;
  readonly seed: string;
  readonly effort: Effort;
  readonly seats: number;
  readonly winners: readonly Seat[];
  /** Seats whose decisions are judged, in this order. */
  readonly judged: readonly Seat[];
  readonly points: readonly VerdictPoint[];
  readonly decisions: readonly JudgedDecision[];
  /** Shown from a trace: the rules have changed since, so decisions cannot be played again. */
  readonly isTraced: boolean;
  readonly isDone: boolean;
}

export interface VerdictPlan {
  readonly seed: string;
  readonly effort: Effort;
  readonly judged: readonly Seat[];
}

export interface VerdictProgress {
  /** From 0 to 1. */
  readonly done: number;
  readonly verdict: Verdict;
}

/** Verdicts of other versions are made anew. */
export const VERDICT_VERSION = 1;
/** A decision takes about so many times as long as a position. */
const DECISION_WORK = 6;
/** Options of a decision that are kept. */
const MOST_KEPT = 12;

/** A decision of the game and the table at which it was made. */
export interface ScannedDecision {
  readonly step: number;
  readonly question: Question;
  readonly value: Value;
  readonly part: number;
  readonly isQuiet: boolean;
  readonly run: Run<BaseState>;
}

/** A game played again: its positions between steps, and its decisions. */
export interface Scan {
  readonly seats: number;
  readonly winners: readonly Seat[];
  readonly points: readonly { readonly step: number; readonly state: BaseState }[];
  readonly decisions: readonly ScannedDecision[];
}

/** Whether the rules of today play this game as it was. */
export function isPlayable({ rules }: Estimator, recording: Recording): boolean {
  if (recording.version !== rules.version) return false;
  try {
    const { run } = replay(rules, recording);
    return recording.hash === "" || recording.hash === stateHash(run.s);
  } catch {
    return false;
  }
}

/** Plays a recording again. Throws where an answer does not fit. */
export function scan(estimator: Estimator, recording: Recording): Scan {
  const { rules, part, winners } = estimator;
  const { config, seed, courtesy, answers } = recording;
  const session: Session<BaseState> = begin(rules, config, seed, { courtesy });
  const points: { step: number; state: BaseState }[] = [{ step: 0, state: session.checkpoint }];
  const decisions: ScannedDecision[] = [];
  for (const [step, answer] of answers.entries()) {
    const question = questionFor(session, answer.who);
    const { run, checkpoint } = session;
    if (question === undefined || submit(session, answer) !== undefined)
      throw new Error(`answer ${step + 1} (${answer.key} by seat ${answer.who}) does not fit`);
    const isQuiet = question.hidden === true && same(answer.value, quietAnswer(question));
    decisions.push({ step, question, value: answer.value, part: part(run.s), isQuiet, run });
    if (session.checkpoint !== checkpoint) points.push({ step: step + 1, state: session.checkpoint });
  }
  return { seats: rules.seats(session.run.s), winners: winners(session.run.s), points, decisions };
}

/** The chances of a game that is only known from its trace: as the table stood when a part began. */
function scanTrace(estimator: Estimator, { points }: Trace): Scan {
  const found: { step: number; state: BaseState }[] = [];
  let parts: Parts | undefined;
  let last: BaseState | undefined;
  for (const [step, point] of points.entries()) {
    parts = partsAfter(parts, point);
    const { s } = momentOf(estimator.rules, parts);
    const isNew = last === undefined || estimator.part(s) !== estimator.part(last);
    if (isNew || step === points.length - 1) found.push({ step, state: s });
    last = s;
  }
  if (last === undefined) throw new Error("a trace begins with a whole state");
  return { seats: estimator.rules.seats(last), winners: estimator.winners(last), points: found, decisions: [] };
}

/** Whether a verdict that was kept belongs to this game and plan, so that it can go on. */
export function isContinued(kept: Verdict, recording: Recording, { seed, effort }: VerdictPlan): boolean {
  return (
    kept.version === VERDICT_VERSION &&
    kept.of === nameOfRecording(recording) &&
    kept.seed === seed &&
    same(kept.effort, effort)
  );
}

/**
 * Judges a game, position by position and decision by decision. Every turn is a little work. What was kept of an earlier
 * run is not judged again. With a trace the game is not played again, and only its positions are judged.
 */
export function* verdictOn(
  estimator: Estimator,
  recording: Recording,
  plan: VerdictPlan,
  { kept, trace }: { readonly kept?: Verdict; readonly trace?: Trace } = {},
): Generator<VerdictProgress, Verdict, void> {
  const game = trace === undefined ? scan(estimator, recording) : scanTrace(estimator, trace);
  const before = kept !== undefined && isContinued(kept, recording, plan) ? kept : undefined;
  const points = new Map(before?.points.map((point) => [point.step, point]));
  const decisions = new Map(before?.decisions.map((decision) => [decision.step, decision]));
  const wanted = plan.judged.flatMap((seat) => game.decisions.filter(({ question }) => question.who === seat));
  const all = game.points.length + DECISION_WORK * wanted.length;
  const verdict = (isDone: boolean): Verdict => ({
    format: "hypergate-verdict",
    version: VERDICT_VERSION,
    game: recording.game,
    of: nameOfRecording(recording),
    seed: plan.seed,
    effort: plan.effort,
    seats: game.seats,
    winners: game.winners,
    judged: plan.judged,
    points: [...points.values()].sort((a, b) => a.step - b.step),
    decisions: [...decisions.values()].sort((a, b) => a.step - b.step),
    isTraced: trace !== undefined,
    isDone,
  });
  let now = verdict(false);
  for (const [i, { step, state }] of game.points.entries()) {
    if (points.has(step)) continue;
    const work = chancesAt(estimator, state, `${plan.seed} point ${step}`, plan.effort);
    // A position of a trace may lie within a step, so it is judged as it stands.
    const chances = trace === undefined ? yield* telling(work, i / all, 1 / all, now) : standing(estimator, state);
    points.set(step, { step, part: estimator.part(state), chances: chances.map(rounded) });
    now = verdict(false);
    yield { done: (i + 1) / all, verdict: now };
  }
  for (const [i, decision] of wanted.entries()) {
    if (decisions.has(decision.step)) continue;
    const from = (game.points.length + i * DECISION_WORK) / all;
    const judged = yield* telling(judge(estimator, decision, plan), from, DECISION_WORK / all, now);
    decisions.set(decision.step, judged);
    now = verdict(false);
    yield { done: from + DECISION_WORK / all, verdict: now };
  }
  return verdict(true);
}

function* telling<R>(
  work: Generator<number, R, void>,
  from: number,
  share: number,
  verdict: Verdict,
): Generator<VerdictProgress, R, void> {
  for (;;) {
    const turn = work.next();
    if (turn.done === true) return turn.value;
    yield { done: from + share * turn.value, verdict };
  }
}

function standing(estimator: Estimator, state: BaseState): readonly number[] {
  const { open: _, ...asItStands } = estimator;
  return finished(chancesAt(asItStands, state, "", estimator.effort));
}

/** What the options of one decision promised, by what its seat could know. */
export function* judge(
  estimator: Estimator,
  { step, question, value, part, isQuiet, run }: ScannedDecision,
  { seed, effort }: VerdictPlan,
): Generator<number, JudgedDecision, void> {
  const asked = {
    question,
    view: estimator.rules.view(run.s, question.who),
    imagination: imaginationIn(run, question),
    state: run.s,
  };
  const options = yield* optionsAt(estimator, asked, `${seed} decision ${step}`, { given: value, effort });
  const given = options.findIndex((option) => same(option.value, value));
  const reason = given > 0 ? reasonFor(estimator, question.who, options[given], options[0]) : undefined;
  const kept = options.filter((_, i) => i < MOST_KEPT || i === given);
  return {
    step,
    who: question.who,
    part,
    isQuiet,
    options: kept.map(plain),
    chosen: kept.indexOf(options[given]),
    ...(reason === undefined ? {} : { reason }),
  };
}

function plain({ value, chance, error, lead, leadError, worlds }: OptionChance): JudgedOption {
  return {
    value,
    chance: rounded(chance),
    error: rounded(error),
    lead: rounded(lead),
    leadError: rounded(leadError),
    worlds,
  };
}

function rounded(n: number): number {
  return Number(n.toFixed(4));
}
