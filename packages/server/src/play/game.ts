/**
 * One game in memory: the kernel's session and the server's counters. Nothing here is durable. The caller stores
 * `unstored` before anybody sees a change, and drops the whole object if that fails.
 */
import type { PlayableGame } from "@hypergate/games";
import {
  type Answer,
  answersGiven,
  type BaseState,
  begin,
  eventsTold,
  forget,
  load,
  type Parts,
  partsOf,
  pointBetween,
  type Question,
  questionFor,
  type Refusal,
  type Seat,
  type Session,
  same,
  submit,
  undoTo,
  type Value,
  withAllAnswers,
} from "@hypergate/kernel";
import type {
  Append,
  Checkpoint,
  Entry,
  GameStart,
  GivenBy,
  LastAnswer,
  StoredEvent,
  StoredGame,
} from "../store/store.ts";

export interface LiveGame {
  readonly id: string;
  readonly game: PlayableGame;
  readonly start: GameStart;
  session: Session<BaseState>;
  /** How many entries the log has, and how often the game went back. */
  entries: number;
  undos: number;
  /** By seat: how many answers count, and the last one, to recognise an answer that is sent again. */
  counts: number[];
  last: (LastAnswer | undefined)[];
  /** The last answer each player gave in person; answers given for the player may follow it. */
  own: Record<Seat, LastAnswer>;
  /** Entries that are not stored yet. */
  fresh: Entry[];
  /** How many events of the session are stored, and how many are stored in all; the latter never decreases. */
  told: number;
  stream: number;
  /** How many answers the stored checkpoint contains. */
  marked: number;
  /** What the game looked like when a point of its trace was last made; points not stored yet, and how many are. */
  looked: Parts | undefined;
  points: string[];
  pointsStored: number;
}

/** An answer as the log has it. */
export type LoggedAnswer = Extract<Entry, Answer>;

export function beginGame(id: string, game: PlayableGame, start: GameStart): LiveGame {
  const session = begin(game.rules, start.config, start.seed, { courtesy: start.courtesy });
  const seats = game.rules.seats(session.checkpoint);
  const live: LiveGame = {
    id,
    game,
    start,
    session,
    entries: 0,
    undos: 0,
    counts: new Array<number>(seats).fill(0),
    last: new Array<undefined>(seats).fill(undefined),
    own: {},
    fresh: [],
    told: 0,
    stream: 0,
    marked: -1,
    looked: undefined,
    points: [],
    pointsStored: 0,
  };
  addPoint(live);
  return live;
}

/** Adds what the game looks like now to its trace. After it was read again, the first point has the whole state. */
function addPoint(live: LiveGame): void {
  const { session, game, looked } = live;
  const now = partsOf(game.rules.version, session.run.s, session.run.pending, eventsTold(session));
  live.points.push(pointBetween(looked, now));
  live.looked = now;
}

/**
 * Opens a stored game. If its latest answers no longer fit today's rules, the game continues from the checkpoint, and
 * the log records that like an undo. `fresh` is then not empty and has to be stored.
 */
export function openGame(id: string, game: PlayableGame, stored: StoredGame, now: number): LiveGame {
  const { start, checkpoint, entries } = stored;
  const { mark } = checkpoint;
  const tail = entries.filter(isAnswer);
  const answers = [...checkpoint.since, ...tail.map(bare)];
  const { seed, config, courtesy } = start;
  const { version, state } = checkpoint;
  const setUp = { game: start.game, version, seed, config, courtesy };
  const saved = { ...setUp, answers, answersFrom: mark, mark, checkpoint: state };
  const session: Session<BaseState> = load(game.rules, saved);
  const live: LiveGame = {
    id,
    game,
    start,
    session,
    entries: checkpoint.entries + entries.length,
    undos: checkpoint.undos,
    counts: [...checkpoint.counts],
    last: [...checkpoint.last],
    own: { ...checkpoint.own },
    fresh: [],
    told: eventsTold(session),
    stream: stored.events,
    marked: mark,
    looked: undefined,
    points: [],
    pointsStored: checkpoint.entries + entries.length + 1,
  };
  if (session.answers.length === answers.length) for (const answer of tail) count(live, answer);
  else {
    for (const { who } of checkpoint.since) live.counts[who]--;
    noteUndo(live, now);
  }
  forget(session);
  return live;
}

/** Whether the game can go back to before answer number `to`. Not if today's rules lead elsewhere. */
export function canRewind(live: LiveGame, answers: readonly Answer[], to: number): boolean {
  return undoTo(withAllAnswers(live.session, answers.map(bare)), to);
}

/** Takes the game back to before answer number `to`; returns false and changes nothing if it cannot. */
export function rewind(live: LiveGame, answers: readonly Answer[], to: number, now: number): boolean {
  const session = withAllAnswers(live.session, answers.map(bare));
  if (!undoTo(session, to)) return false;
  live.session = session;
  for (const { who } of answers.slice(to)) live.counts[who]--;
  live.told = eventsTold(session);
  noteUndo(live, now);
  return true;
}

function noteUndo(live: LiveGame, now: number): void {
  live.undos++;
  live.last.fill(undefined);
  live.own = {};
  live.fresh.push({ undo: answersGiven(live.session), at: now });
  live.marked = -1;
  addPoint(live);
}

/** The answers of a log that count: an undo removes those after it. */
export function standing(log: readonly Entry[]): LoggedAnswer[] {
  const answers: LoggedAnswer[] = [];
  for (const entry of log) {
    if (isAnswer(entry)) answers.push(entry);
    else answers.length = entry.undo;
  }
  return answers;
}

function isAnswer(entry: Entry): entry is LoggedAnswer {
  return "key" in entry;
}

function bare({ who, key, value }: Answer): Answer {
  return { who, key, value };
}

function count(live: LiveGame, { who, value, by }: LoggedAnswer): void {
  const answer = { ask: askOf(live, who), value };
  live.last[who] = answer;
  if (by === "person") live.own[who] = answer;
  live.counts[who]++;
}

/** Whether this very answer was given before. */
export function isKnown({ last, own }: LiveGame, seat: Seat, ask: string, value: Value): boolean {
  return [last[seat], own[seat]].some((answer) => answer?.ask === ask && same(answer.value, value));
}

/** The name of a seat's current question: how often the game went back, and how many answers the seat has given. */
export function askOf(live: LiveGame, seat: Seat): string {
  return `${live.undos}.${live.counts[seat]}`;
}

export function asked(live: LiveGame, seat: Seat): Question | undefined {
  return questionFor(live.session, seat);
}

/** Gives an answer in memory. A refusal changes nothing. */
export function give(live: LiveGame, who: Seat, value: Value, by: GivenBy, now: number): Refusal | undefined {
  const question = asked(live, who);
  if (question === undefined) return { id: "refused.notAsked", params: {} };
  const answer = { who, key: question.key, value };
  const refusal = submit(live.session, answer);
  if (refusal !== undefined) return refusal;
  const given = { ...answer, by, at: now };
  count(live, given);
  live.fresh.push(given);
  addPoint(live);
  return undefined;
}

export function isOver(live: LiveGame): boolean {
  return live.session.run.pending.length === 0;
}

export type Unstored = Pick<Append, "game" | "from" | "entries" | "events" | "points" | "checkpoint">;

/** What is not stored yet. Call `markStored` once it is. */
export function unstored(live: LiveGame): Unstored {
  const { id, session, fresh, entries } = live;
  const points = { from: live.pointsStored, docs: live.points };
  const base = { game: id, from: entries, entries: fresh, events: freshEvents(live), points };
  return session.mark === live.marked ? base : { ...base, checkpoint: checkpointOf(live) };
}

function freshEvents(live: LiveGame): StoredEvent[] {
  const { session, told, stream, fresh } = live;
  const events: unknown[] = session.events.slice(told - session.eventsFrom);
  const undone = fresh.some((entry) => !isAnswer(entry));
  if (undone) events.unshift({ n: told, trail: "", id: "table.undone", params: { told } });
  return events.map((event, i) => ({ n: stream + i, event }));
}

function checkpointOf({ session, fresh, entries, undos, counts, last, own, game }: LiveGame): Checkpoint {
  return {
    version: game.rules.version,
    state: session.checkpoint,
    mark: session.mark,
    since: session.answers.slice(session.mark - session.answersFrom),
    entries: entries + fresh.length,
    undos,
    counts: [...counts],
    last: [...last],
    own: { ...own },
  };
}

/** Marks it as stored, and drops from memory what can be read from the store. */
export function markStored(live: LiveGame, stored: Unstored): void {
  const { session } = live;
  live.entries += stored.entries.length;
  live.stream += stored.events.length;
  live.fresh = [];
  live.pointsStored += live.points.length;
  live.points = [];
  live.told = eventsTold(session);
  if (stored.checkpoint !== undefined) live.marked = session.mark;
  forget(session);
}
