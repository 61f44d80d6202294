/** Going back: which answers a seat may take back freely, and how a session returns to an earlier moment. */
import { migrated } from "./migrate.ts";
import type { Answer, Seat } from "./question.ts";
import { type BaseState, SetUpError } from "./rules.ts";
import { Misfit } from "./run.ts";
import { same } from "./same.ts";
import { answersGiven, fresh, proceed, type Session } from "./session.ts";

/**
 * The answer that a seat may take back without asking others, or nothing. That is its last answer, or answer `to` if
 * the server gave others for it since. An answer that the session no longer has is not free.
 */
export function freeUndo<S extends BaseState, V, C>(
  session: Session<S, V, C>,
  who: Seat,
  to = answersGiven(session) - 1,
): number | undefined {
  const { answers, answersFrom, fence } = session;
  if (to < fence || to < answersFrom || isPastOwnFence(session, who, to)) return undefined;
  return answers.slice(to - answersFrom).every((answer) => answer.who === who) ? to : undefined;
}

/** Whether the seat has drawn or learned something since that answer, in a step that others have not finished. */
function isPastOwnFence<S extends BaseState, V, C>(session: Session<S, V, C>, who: Seat, to: number): boolean {
  const { answers, answersFrom, mark, run } = session;
  const before = answers.slice(Math.max(0, mark - answersFrom), Math.max(0, to - answersFrom));
  return before.filter((answer) => answer.who === who).length < (run.ownFence[who] ?? 0);
}

/**
 * Where players choose in secret at the same time, one of them may take a choice back without touching the others'.
 * Returns what the others have answered since answer `to`, or nothing if any question they were asked depends on it.
 * Which of the two does not depend on whether they have answered secret questions.
 */
export function withoutOwn<S extends BaseState, V, C>(
  session: Session<S, V, C>,
  who: Seat,
  to: number,
): Answer[] | undefined {
  const { answers, answersFrom, mark, fence, fenced, checkpoint, run } = session;
  if (to < fence || to < mark || isPastOwnFence(session, who, to)) return undefined;
  const kept = answers.slice(to - answersFrom).filter((answer) => answer.who !== who);
  const again = sessionAt(session, { mark, state: checkpoint, fence: fenced }, to);
  again.answers.push(...kept);
  if (!proceeds(again) || again.mark !== mark || again.run.used !== again.answers.length - (mark - answersFrom))
    return undefined;
  const secret = run.pending.filter((question) => question.hidden === true && question.who !== who);
  return secret.every((question) => again.run.pending.some((other) => same(other, question))) ? kept : undefined;
}

function proceeds<S extends BaseState, V, C>(session: Session<S, V, C>): boolean {
  try {
    proceed(session);
    return true;
  } catch (problem) {
    if (problem instanceof Misfit) return false;
    throw problem;
  }
}

/** The state after the first `mark` answers, kept to go back to. */
export interface KeptState {
  readonly mark: number;
  /** Version of the rules that wrote the state. */
  readonly version: number;
  readonly state: unknown;
  /** Answers before this number cannot be taken back freely. */
  readonly fence: number;
}

/** A moment of the game to start from. */
interface Start<S> {
  readonly mark: number;
  readonly state: S;
  readonly fence: number;
}

/**
 * Goes back to before answer number `to`. The caller decides whether that is free or needs consent. A point after the
 * checkpoint is reached from the checkpoint. An earlier one is reached from a state that was kept, or else from the
 * set-up, but only if that leads to the same checkpoint: under changed rules, old answers may not fit or may lead
 * elsewhere. In that case it returns false and changes nothing. It needs the answers since that state (`withAnswers`).
 */
export function undoTo<S extends BaseState, V, C>(session: Session<S, V, C>, to: number, kept?: KeptState): boolean {
  if (to >= session.mark) {
    const { mark, checkpoint: state, fenced: fence } = session;
    goBack(session, { mark, state, fence }, to);
    return true;
  }
  try {
    const start = startOf(session, to, kept);
    if (!leadsHere(session, start)) return false;
    goBack(session, start, to);
    return true;
  } catch (problem) {
    if (problem instanceof Misfit || problem instanceof SetUpError) return false;
    throw problem;
  }
}

function startOf<S extends BaseState, V, C>(session: Session<S, V, C>, to: number, kept?: KeptState): Start<S> {
  const { rules, config, seed, answersFrom } = session;
  const isOfUse = kept !== undefined && kept.mark <= to;
  if (answersFrom > (isOfUse ? kept.mark : 0))
    throw new Error(`the answers before number ${answersFrom} are forgotten`);
  if (!isOfUse) return { mark: 0, state: rules.setUp(config, seed), fence: 0 };
  const state = migrated(rules, JSON.parse(JSON.stringify(kept.state)), kept.version);
  return { mark: kept.mark, state, fence: kept.fence };
}

/** Whether today's rules lead from there to the checkpoint. */
function leadsHere<S extends BaseState, V, C>(session: Session<S, V, C>, start: Start<S>): boolean {
  const again = sessionAt(session, start, session.mark);
  proceed(again);
  return again.mark === session.mark && same(again.checkpoint, session.checkpoint);
}

function goBack<S extends BaseState, V, C>(session: Session<S, V, C>, start: Start<S>, to: number): void {
  const again = sessionAt(session, start, to);
  proceed(again);
  Object.assign(session, again);
}

/** The session as it was at the start, with the answers before number `to`. */
function sessionAt<S extends BaseState, V, C>(
  session: Session<S, V, C>,
  { mark, state, fence }: Start<S>,
  to: number,
): Session<S, V, C> {
  const { rules, config, seed, courtesy, twice, answers, answersFrom, events, eventsFrom } = session;
  const again = fresh(rules, config, seed, state, { courtesy, twice });
  again.mark = mark;
  again.answersFrom = answersFrom;
  again.answers = answers.slice(0, to - answersFrom);
  again.fence = again.fenced = fence;
  again.eventsFrom = Math.min(eventsFrom, state.told);
  again.events = events.slice(0, state.told - again.eventsFrom);
  return again;
}
