/** A live game: a checkpoint, the answers given since, and the current questions. Its saved form is plain JSON. */
import { digest } from "./hash.ts";
import { illegal } from "./legal.ts";
import { migrated } from "./migrate.ts";
import type { Answer, Question, Refusal, Seat } from "./question.ts";
import { type BaseState, type GameEvent, NotHere, type Rules, type Run, type Viewer } from "./rules.ts";
import { liveRun, Misfit, SUSPEND } from "./run.ts";
import { same } from "./same.ts";
import { takeStep } from "./simulate.ts";

/** A game as it is stored and exported. */
export interface Saved<C = unknown> {
  readonly game: string;
  readonly version: number;
  readonly seed: string;
  readonly config: C;
  readonly courtesy: boolean;
  /** All answers that count, from number `answersFrom` on; undone ones are removed. */
  readonly answers: readonly Answer[];
  /** The number of the first of them; absent if that is the first of the game. */
  readonly answersFrom?: number;
  /** How many answers of the game the checkpoint already contains. */
  readonly mark: number;
  readonly checkpoint: unknown;
}

export interface Session<S extends BaseState, V = unknown, C = unknown> {
  readonly rules: Rules<S, V, C>;
  readonly seed: string;
  readonly config: C;
  readonly courtesy: boolean;
  checkpoint: S;
  /** How many answers of the game the checkpoint contains. */
  mark: number;
  /** The answers that are kept, from number `answersFrom` on; those before it are contained in the checkpoint. */
  answers: Answer[];
  answersFrom: number;
  /** The run that is waiting for answers; its state is what the table shows. */
  run: Run<S>;
  /** The events that are kept, in their order, from number `eventsFrom` on. */
  events: GameEvent[];
  eventsFrom: number;
  /** Answers before this number cannot be taken back freely. */
  fence: number;
  /** The fence at the checkpoint. */
  fenced: number;
  /** Tests: run every finished step a second time and compare. */
  readonly twice: boolean;
}

export interface SessionOptions {
  readonly courtesy?: boolean;
  readonly twice?: boolean;
}

/** Sets up a table and plays to its first question. */
export function begin<S extends BaseState, V, C>(
  rules: Rules<S, V, C>,
  config: C,
  seed: string,
  options: SessionOptions = {},
): Session<S, V, C> {
  checkHere(rules, config);
  const session = fresh(rules, config, seed, rules.setUp(config, seed), options);
  proceed(session);
  return session;
}

/** Throws a `NotHere` where the game needs what is not here. */
export function checkHere<S extends BaseState, V, C>(rules: Rules<S, V, C>, config: C): void {
  const missing = rules.missing?.(config) ?? [];
  if (missing.length > 0) throw new NotHere(missing);
}

/** A session that has not begun. */
export function fresh<S extends BaseState, V, C>(
  rules: Rules<S, V, C>,
  config: C,
  seed: string,
  checkpoint: S,
  options: SessionOptions,
): Session<S, V, C> {
  const courtesy = options.courtesy ?? false;
  return {
    rules,
    seed,
    config,
    courtesy,
    checkpoint,
    mark: 0,
    answers: [],
    answersFrom: 0,
    run: liveRun(rules, checkpoint, [], courtesy),
    events: [],
    eventsFrom: 0,
    fence: 0,
    fenced: 0,
    twice: options.twice ?? false,
  };
}

/** How many answers of the game count so far. */
export function answersGiven<S extends BaseState, V, C>({ answersFrom, answers }: Session<S, V, C>): number {
  return answersFrom + answers.length;
}

/** How many events have been told so far. */
export function eventsTold<S extends BaseState, V, C>({ eventsFrom, events }: Session<S, V, C>): number {
  return eventsFrom + events.length;
}

/** Drops what is not needed to continue: answers that the checkpoint contains, and the events told so far. */
export function forget<S extends BaseState, V, C>(session: Session<S, V, C>): void {
  session.answers = session.answers.slice(session.mark - session.answersFrom);
  session.answersFrom = session.mark;
  session.eventsFrom = eventsTold(session);
  session.events = [];
}

/** The same session with the answers of the game from number `from` on, for a session that dropped its old ones. */
export function withAnswers<S extends BaseState, V, C>(
  session: Session<S, V, C>,
  answers: readonly Answer[],
  from = 0,
): Session<S, V, C> {
  if (from + answers.length !== answersGiven(session))
    throw new Error(`${from + answers.length} answers for a session that was given ${answersGiven(session)}`);
  return { ...session, answers: [...answers], answersFrom: from };
}

/** Gives an answer. A refusal changes nothing and says what was expected. */
export function submit<S extends BaseState, V, C>(session: Session<S, V, C>, answer: Answer): Refusal | undefined {
  const question = questionFor(session, answer.who);
  if (question === undefined) return { id: "refused.notAsked", params: {} };
  if (question.key !== answer.key) return { id: "refused.stale", params: { asked: question.key } };
  const refusal = illegal(question, answer.value);
  if (refusal !== undefined) return refusal;
  const before = { ...session };
  const told = session.events.length;
  session.answers.push({ who: answer.who, key: answer.key, value: answer.value });
  try {
    proceed(session);
  } catch (problem) {
    session.answers.pop();
    Object.assign(session, before);
    session.events.length = told;
    throw problem;
  }
  return undefined;
}

/** What a seat is being asked right now. */
export function questionFor(
  session: { readonly run: Pick<Run<BaseState>, "pending"> },
  seat: Seat,
): Question | undefined {
  return session.run.pending.find((question) => question.who === seat);
}

/**
 * Runs from the checkpoint with the answers since. Each finished step becomes the next checkpoint. Stops at the first
 * question without an answer or at the end of the game.
 */
export function proceed<S extends BaseState, V, C>(session: Session<S, V, C>): void {
  for (;;) {
    const answers = session.answers.slice(session.mark - session.answersFrom);
    const run = liveRun(session.rules, session.checkpoint, answers, session.courtesy, session.run.scratch);
    session.run = run;
    if (run.s.agenda.length === 0) return;
    const finished = attempt(run);
    publish(session, run);
    if (run.fence >= 0) session.fence = Math.max(session.fence, session.mark + run.fence);
    if (!finished) return;
    if (session.twice) compareSecondRun(session, run, answers);
    session.checkpoint = run.s;
    session.mark += run.used;
    session.fenced = session.fence;
  }
}

/** Does one step; false if it stopped to ask. */
export function attempt<S extends BaseState>(run: Run<S>): boolean {
  try {
    takeStep(run);
    return true;
  } catch (stop) {
    if (stop === SUSPEND) return false;
    throw stop;
  }
}

/** A re-run tells the same events first, so only the new ones are added. */
function publish<S extends BaseState, V, C>(session: Session<S, V, C>, run: Run<S>): void {
  for (const event of run.events ?? []) if (event.n >= eventsTold(session)) session.events.push(event);
}

function compareSecondRun<S extends BaseState, V, C>(
  session: Session<S, V, C>,
  first: Run<S>,
  answers: readonly Answer[],
): void {
  const second = liveRun(session.rules, session.checkpoint, answers, session.courtesy);
  attempt(second);
  const name = session.checkpoint.agenda[0];
  if (!same(first.s, second.s)) throw new Error(`step "${name}" ran twice and differed`);
  if (!same(first.events, second.events)) throw new Error(`step "${name}" ran twice and told different events`);
}

/** What the table shows to a viewer: the view of the waiting state, and whom it waits for. */
export interface SeatView<V> {
  readonly view: V;
  /** The question of this viewer, if there is one. */
  readonly question: Question | undefined;
  /** Other seats being asked in the open. */
  readonly waitingFor: readonly Seat[];
  /** True if the table waits for responses without saying whose. */
  readonly responses: boolean;
}

/** What can be shown of a game: a session, or a moment of a stored one. */
export interface Moment<S extends BaseState, V = unknown, C = unknown>
  extends Pick<Session<S, V, C>, "rules" | "answers" | "events"> {
  readonly run: Pick<Run<S>, "s" | "pending">;
}

export function show<S extends BaseState, V, C>(
  { rules, run }: Pick<Moment<S, V, C>, "rules" | "run">,
  viewer: Viewer,
  view = rules.view(run.s, viewer),
): SeatView<V> {
  const others = run.pending.filter((question) => question.who !== viewer);
  return {
    view,
    question: viewer === "spectator" ? undefined : questionFor({ run }, viewer),
    waitingFor: others.filter((question) => question.hidden !== true).map((question) => question.who),
    responses: run.pending.some((question) => question.hidden === true),
  };
}

/** An event as one viewer may know it. */
export function eventFor(event: GameEvent, viewer: Viewer): Omit<GameEvent, "privately"> {
  const { privately, ...open } = event;
  const own = viewer === "spectator" ? undefined : privately?.[viewer];
  return own === undefined ? open : { ...open, params: { ...open.params, ...own } };
}

/** The history in words of the trail: `round 7 > reveal > use oracle > zapped`. */
export function history(session: { readonly events: readonly GameEvent[] }): string[] {
  return session.events.map((event) => (event.trail === "" ? event.id : `${event.trail} > ${event.id}`));
}

export function save<S extends BaseState, V, C>(session: Session<S, V, C>): Saved<C> {
  return {
    game: session.rules.id,
    version: session.rules.version,
    seed: session.seed,
    config: session.config,
    courtesy: session.courtesy,
    answers: session.answers,
    ...(session.answersFrom === 0 ? {} : { answersFrom: session.answersFrom }),
    mark: session.mark,
    checkpoint: session.checkpoint,
  };
}

/**
 * Opens a saved game. An older version is migrated; if its latest answers no longer fit the rules of today, the game
 * goes on from its checkpoint and asks again, so at most one step is lost.
 */
export function load<S extends BaseState, V, C>(
  rules: Rules<S, V, C>,
  saved: Saved<C>,
  options: SessionOptions = {},
): Session<S, V, C> {
  if (saved.game !== rules.id) throw new Error(`this is a game of ${saved.game}, not of ${rules.id}`);
  checkHere(rules, saved.config);
  const checkpoint = migrated(rules, JSON.parse(JSON.stringify(saved.checkpoint)), saved.version);
  const { config, seed, courtesy, answers, answersFrom = 0, mark } = saved;
  if (answersFrom > mark) throw new Error(`answers ${mark} to ${answersFrom - 1} of this game are missing`);
  const session = fresh(rules, config, seed, checkpoint, { ...options, courtesy });
  session.answers = [...answers];
  session.answersFrom = answersFrom;
  session.mark = mark;
  session.fence = session.fenced = mark;
  session.eventsFrom = checkpoint.told;
  if (!fits(session)) {
    session.answers.length = session.mark - answersFrom;
    session.events.length = session.checkpoint.told - session.eventsFrom;
    proceed(session);
  }
  return session;
}

/** Continues with the stored answers; false if one of them answers a question that is not asked. */
function fits<S extends BaseState, V, C>(session: Session<S, V, C>): boolean {
  try {
    proceed(session);
  } catch (problem) {
    if (problem instanceof Misfit) return false;
    throw problem;
  }
  return session.mark + session.run.used === session.answersFrom + session.answers.length;
}

/** A game as exported and replayed: its set-up, every answer, and the digest of the final state. */
export interface Recording<C = unknown> {
  readonly format: "hypergate-game";
  readonly game: string;
  readonly version: number;
  readonly seed: string;
  readonly config: C;
  readonly courtesy: boolean;
  readonly answers: readonly Answer[];
  readonly hash: string;
}

export function record<S extends BaseState, V, C>(session: Session<S, V, C>): Recording<C> {
  const { rules, seed, config, courtesy, answers, answersFrom } = session;
  if (answersFrom > 0) throw new Error(`the answers before number ${answersFrom} are forgotten`);
  const hash = stateHash(session.run.s);
  return { format: "hypergate-game", game: rules.id, version: rules.version, seed, config, courtesy, answers, hash };
}

/** Plays a recording again from the start. Throws where an answer does not fit. */
export function replay<S extends BaseState, V, C>(rules: Rules<S, V, C>, recording: Recording<C>): Session<S, V, C> {
  const session = begin(rules, recording.config, recording.seed, { courtesy: recording.courtesy });
  recording.answers.forEach((answer, i) => {
    const refusal = submit(session, answer);
    if (refusal !== undefined)
      throw new Error(`answer ${i + 1} (${answer.key} by seat ${answer.who}) was refused: ${refusal.id}`);
  });
  return session;
}

/** Digest of the state: equal for equal states. */
export function stateHash(state: BaseState): string {
  return digest(JSON.stringify(state));
}
