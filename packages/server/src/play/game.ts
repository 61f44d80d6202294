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
  Differences,
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
  withAnswers,
} from "@hypergate/kernel";
import type {
  Append,
  Checkpoint,
  Entry,
  GameStart,
  GivenBy,
  LastAnswer,
  Snapshot,
  StoredEvent,
  StoredGame,
} from "../store/records.ts";

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
  /** How many answers the stored checkpoint contains, and the latest snapshot. */
  marked: number;
  kept: number;
  /** Something was done since that others can see. */
  openly: boolean;
  /** What the game looked like after its latest entry, what changed with that, and points of its trace that are not stored yet. */
  looked: Parts | undefined;
  differences: Differences;
  points: string[];
}

/** A snapshot is stored after at least this many answers. Going back takes that long, however long the game is. */
const SNAPSHOT_EVERY = 16;
/** A checkpoint is stored with each snapshot, and after this many answers at the latest. Opening a game repeats those since. */
const CHECKPOINT_EVERY = 24;

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
    kept: -SNAPSHOT_EVERY,
    openly: false,
    looked: undefined,
    differences: new Differences(),
    points: [],
  };
  addPoint(live);
  return live;
}

/** Adds an entry to the log, and what the game looks like after it to the trace. */
function log(live: LiveGame, entry: Entry): void {
  live.fresh.push(entry);
  addPoint(live);
}

/** After the game was read again, the first point has the whole state. */
function addPoint(live: LiveGame): void {
  const before = live.looked;
  const now = lookAgain(live);
  live.points.push(pointBetween(before, now, live.differences));
}

function lookAgain(live: LiveGame): Parts {
  const { session, game } = live;
  live.differences = new Differences();
  live.looked = partsOf(game.rules.version, session.run.s, session.run.pending, eventsTold(session));
  return live.looked;
}

/**
 * Opens a stored game. If its latest answers no longer fit today's rules, the game continues after the last step that fits,
 * and the log records that like an undo. `fresh` is then not empty and has to be stored.
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
    kept: stored.snapshot ?? -SNAPSHOT_EVERY,
    openly: false,
    looked: undefined,
    differences: new Differences(),
    points: [],
  };
  if (session.answers.length === answers.length) for (const answer of tail) count(live, answer);
  else {
    for (const { who } of checkpoint.since) live.counts[who]--;
    for (const { who } of session.answers) live.counts[who]++;
    noteUndo(live, now);
  }
  forget(session);
  return live;
}

/** The latest answers that count, from number `from` on, and the state at that number if it was kept. */
export interface Recent {
  readonly from: number;
  readonly answers: readonly LoggedAnswer[];
  readonly snapshot: Snapshot | undefined;
}

/** The session with its latest answers. */
export function withRecent({ session }: LiveGame, { answers, from }: Recent): Session<BaseState> {
  return withAnswers(session, answers.map(bare), from);
}

/** Whether the game can go back to before answer number `to`. Not if today's rules lead elsewhere. */
export function canRewind(live: LiveGame, recent: Recent, to: number): boolean {
  return undoTo(withRecent(live, recent), to, recent.snapshot);
}

/** Takes the game back to before answer number `to`; returns false and changes nothing if it cannot. */
export function rewind(live: LiveGame, recent: Recent, to: number, now: number): boolean {
  const session = withRecent(live, recent);
  if (!undoTo(session, to, recent.snapshot)) return false;
  live.session = session;
  for (const { who } of recent.answers.slice(to - recent.from)) live.counts[who]--;
  live.told = eventsTold(session);
  noteUndo(live, now);
  return true;
}

/**
 * Takes back the answers of one seat from number `to` on, and keeps what others have answered since: the log says that
 * the game went back and that they answered again.
 */
export function takeOut(live: LiveGame, recent: Recent, seat: Seat, to: number, now: number): void {
  const others = recent.answers.slice(to - recent.from).filter(({ who }) => who !== seat);
  const { last, own } = live;
  if (!rewind(live, recent, to, now)) throw new Error("a game cannot go back within its step");
  for (const answer of others) {
    if (submit(live.session, bare(answer)) !== undefined) throw new Error("an answer of another does not fit");
    live.counts[answer.who]++;
    log(live, answer);
  }
  live.last = last.map((one, who) => (who === seat ? undefined : one));
  live.own = Object.fromEntries(Object.entries(own).filter(([who]) => Number(who) !== seat));
}

function noteUndo(live: LiveGame, now: number): void {
  live.undos++;
  live.last = live.last.map(() => undefined);
  live.own = {};
  log(live, { undo: answersGiven(live.session), at: now });
  live.marked = -1;
  live.kept = Math.min(live.kept, answersGiven(live.session));
  live.openly = true;
}

/** The answers of a log that count: an undo removes those after it. `from` is the number of the first. */
export function standing(log: readonly Entry[], from = 0): LoggedAnswer[] {
  const answers: LoggedAnswer[] = [];
  for (const entry of log) {
    if (isAnswer(entry)) answers.push(entry);
    else answers.length = entry.undo - from;
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
  log(live, given);
  if (question.hidden !== true) live.openly = true;
  return undefined;
}

/**
 * Applies an entry that another process has written, with its point of the trace; false if that is not possible, and the
 * game has to be read anew.
 */
export function follow(live: LiveGame, entry: Entry): boolean {
  if (!isAnswer(entry)) return false;
  const hidden = asked(live, entry.who)?.hidden;
  if (submit(live.session, bare(entry)) !== undefined) return false;
  count(live, entry);
  live.fresh.push(entry);
  lookAgain(live);
  if (hidden !== true) live.openly = true;
  return true;
}

/** Whether others can see that something was answered. They cannot while the table still waits for secret responses. */
export function isVisible({ session, openly }: LiveGame, { entries, events }: Unstored): boolean {
  if (entries.length === 0) return false;
  return openly || events.length > 0 || !session.run.pending.some((question) => question.hidden === true);
}

export function isOver(live: LiveGame): boolean {
  return live.session.run.pending.length === 0;
}

export type Unstored = Pick<Append, "game" | "from" | "entries" | "events" | "points" | "checkpoint" | "snapshot">;

/** What is not stored yet. Call `markStored` once it is. */
export function unstored(live: LiveGame): Unstored {
  const { id, session, fresh, entries } = live;
  // The first point is that of the beginning, and each entry has one.
  const points = { from: entries + fresh.length + 1 - live.points.length, docs: live.points };
  const base = { game: id, from: entries, entries: fresh, events: freshEvents(live), points };
  if (session.mark === live.marked) return base;
  const isNew = session.mark === answersGiven(session) && session.mark >= live.kept + SNAPSHOT_EVERY;
  if (!isNew && !isCheckpointDue(live)) return base;
  const checkpoint = checkpointOf(live);
  return { ...base, checkpoint, ...(isNew ? { snapshot: snapshotOf(checkpoint, session.fenced) } : {}) };
}

/** The end of a game is always stored. */
function isCheckpointDue(live: LiveGame): boolean {
  return live.marked < 0 || live.session.mark >= live.marked + CHECKPOINT_EVERY || isOver(live);
}

/** The checkpoint of a game that rests, if a later one than the stored; everything else is stored. */
export function unstoredCheckpoint(live: LiveGame): Unstored | undefined {
  const { id, session, entries, marked } = live;
  if (session.mark === marked || isOver(live)) return undefined;
  return { game: id, from: entries, entries: [], events: [], checkpoint: checkpointOf(live) };
}

function snapshotOf({ mark, entries, version, state }: Checkpoint, fence: number): Snapshot {
  return { mark, entries, version, state, fence };
}

function freshEvents(live: LiveGame): StoredEvent[] {
  const { session, told, stream, fresh } = live;
  const events: unknown[] = session.events.slice(told - session.eventsFrom);
  const undone = fresh.some((entry) => !isAnswer(entry));
  if (undone) events.unshift({ n: told, trail: "", id: "table.undone", params: { told } });
  return events.map((event, i) => ({ n: stream + i, event, doc: JSON.stringify(event) }));
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
  live.points = [];
  live.told = eventsTold(session);
  live.openly = false;
  if (stored.checkpoint !== undefined) live.marked = session.mark;
  if (stored.snapshot !== undefined) live.kept = stored.snapshot.mark;
  forget(session);
}
