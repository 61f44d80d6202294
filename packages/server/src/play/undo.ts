/** Undo: free while nothing was revealed since, otherwise with the consent of the other people. */
import { freeUndo, type Seat, withoutOwn } from "@hypergate/kernel";
import { Problem } from "../problem.ts";
import { mustSit, seatOf, type UndoRequest } from "../tables/table.ts";
import { refusedUndo } from "./acting.ts";
import { payerOf } from "./fair-queue.ts";
import {
  canRewind,
  type LiveGame,
  type LoggedAnswer,
  type Recent,
  rewind,
  standing,
  takeOut,
  withRecent,
} from "./game.ts";
import type { Hall } from "./hall.ts";
import type { LiveTable, TableChange } from "./live-table.ts";

/** How long people at the table have to agree. */
const CONSENT_MS = 60_000;
/** How long people who have left the game have to object. Whoever is silent until then agrees. */
const OBJECTION_MS = 300_000;

/**
 * A player wants to take back the last own answer, and with it everything answered for that player since. True if that
 * happened at once, false if others have to agree first.
 */
export function askUndo(hall: Hall, t: LiveTable, person: string): Promise<boolean> {
  return hall.turn(t, async () => {
    const seat = mustSit(t.table, person);
    const live = hall.playing(t);
    const isOwn = ({ who, by }: LoggedAnswer) => who === seat && by === "person";
    if (live.counts[seat] === 0) throw new Problem("undo.nothing");
    const recent = await recentUntil(hall, live, ({ answers }) => answers.some(isOwn));
    const at = recent.answers.findLastIndex(isOwn);
    if (at < 0) throw new Problem("undo.nothing");
    const to = recent.from + at;
    if (isIndependent(live, seat, recent, to)) {
      takeOut(live, recent, seat, to, hall.time.wall());
      await hall.commit(t);
      return true;
    }
    const isAlone = isFree(live, seat, recent, to);
    const missing = isAlone ? [] : others(t, seat, false);
    const away = isAlone ? [] : others(t, seat, true);
    if (missing.length + away.length === 0) {
      await goBack(hall, t, to);
      return true;
    }
    if (t.table.refusedUndo?.includes(seat) === true) throw new Problem("undo.refused");
    const near = await withState(hall, t, recent, to);
    if (near === undefined || !canRewind(live, near, to)) throw new Problem("undo.changed");
    const ends = Math.round(hall.time.now()) + (away.length > 0 ? OBJECTION_MS : CONSENT_MS);
    await hall.commit(t, requested(t, { by: seat, to, missing, away, ends }));
    return false;
  });
}

/** The table with a request to go back, which its seats are told in another way. */
function requested({ table }: LiveTable, undo: UndoRequest): TableChange {
  return { table: { ...table, undo, version: table.version + 1 }, concerns: () => false };
}

/** The latest answers that count, as many as are enough; at most all of them. */
async function recentUntil(
  hall: Hall,
  { id, entries: known }: LiveGame,
  isEnough: (recent: Recent) => boolean,
): Promise<Recent> {
  const { store } = hall.parts;
  // Another process may have added more than is in memory.
  const snapshots = (await store.snapshots(id)).filter((one) => one.entries <= known);
  for (let i = 0; ; i = 2 * i + 1) {
    const { mark, entries } = snapshots[i] ?? { mark: 0, entries: 0 };
    const log = (await store.entries(id, entries)).slice(0, known - entries);
    const recent = { from: mark, answers: standing(log, mark), snapshot: undefined };
    if (entries === 0 || isEnough(recent)) return recent;
  }
}

/**
 * The same with the state to start from, if one is needed: the last that was stored, or for games of older servers one
 * that a thread finds by playing the game from its set-up. Nothing if today's rules lead elsewhere.
 */
async function withState(hall: Hall, t: LiveTable, recent: Recent, to: number): Promise<Recent | undefined> {
  const live = hall.playing(t);
  if (to >= live.session.mark) return recent;
  const { store, thinker } = hall.parts;
  const mark = (await store.snapshots(live.id)).find((one) => one.mark <= to)?.mark;
  const snapshot =
    mark === undefined
      ? await thinker.stateBefore({ start: live.start, answers: recent.answers, to }, payerOf(t.table))
      : await store.snapshot(live.id, mark);
  if (snapshot === undefined) return undefined;
  return { from: snapshot.mark, answers: recent.answers.slice(snapshot.mark - recent.from), snapshot };
}

/** Whether the answer can be taken back without touching those of others, and was not followed by one of the clock. */
function isIndependent(live: LiveGame, seat: Seat, recent: Recent, to: number): boolean {
  const own = recent.answers.slice(to + 1 - recent.from).filter(({ who }) => who === seat);
  return own.every(({ by }) => by === "auto") && withoutOwn(withRecent(live, recent), seat, to) !== undefined;
}

/**
 * Whether nothing was revealed since, and only the player's own settings have answered. While the table waits for
 * secret responses of others it is not free, whether they have answered or not: otherwise asking would tell.
 */
function isFree(live: LiveGame, seat: Seat, recent: Recent, to: number): boolean {
  const isAlone = recent.answers.slice(to + 1 - recent.from).every(({ by }) => by === "auto");
  const isWaiting = live.session.run.pending.some(({ who, hidden }) => hidden === true && who !== seat);
  return isAlone && !isWaiting && freeUndo(withRecent(live, recent), seat, to) !== undefined;
}

/** One of the others agrees or not. True if the game went back. */
export function consent(hall: Hall, t: LiveTable, person: string, yes: boolean): Promise<boolean> {
  return hall.turn(t, async () => {
    const seat = seatOf(t.table, person);
    if (seat === undefined) throw new Problem("seat.none", 403);
    const { undo } = t;
    const isAsked = undo?.missing.includes(seat) === true || undo?.away.includes(seat) === true;
    if (undo === undefined || !isAsked || undo.ends < hall.time.now()) throw new Problem("undo.notAsked");
    if (!yes) {
      await hall.commit(t, refusedUndo(t));
      return false;
    }
    const [missing, away] = [undo.missing, undo.away].map((seats) => seats.filter((one) => one !== seat));
    if (missing.length + away.length > 0) {
      await hall.commit(t, requested(t, { ...undo, missing, away }));
      return false;
    }
    await goBack(hall, t, undo.to);
    return true;
  });
}

/** Seats of the other people: those at the table, or those who have left the game. */
function others(t: LiveTable, seat: Seat, away: boolean): Seat[] {
  return t.table.seats.flatMap((holder, other) =>
    other !== seat && holder.kind === "person" && holder.away === away ? [other] : [],
  );
}

export async function goBack(hall: Hall, t: LiveTable, to: number): Promise<void> {
  const live = hall.playing(t);
  const recent = await recentUntil(hall, live, ({ from }) => from <= to);
  const near = await withState(hall, t, recent, to);
  if (near === undefined || !rewind(live, near, to, hall.time.wall())) {
    if (t.undo !== undefined) await hall.commit(t, refusedUndo(t));
    throw new Problem("undo.changed");
  }
  await hall.commit(t);
}
