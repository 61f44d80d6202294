/** Undo: free while nothing was revealed since, otherwise with the consent of the other people. */
import { freeUndo, type Seat, withoutOwn } from "@hypergate/kernel";
import { Problem } from "../problem.ts";
import { mustSit, seatOf } from "../tables/table.ts";
import { schedule } from "./acting.ts";
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
import type { LiveTable } from "./live-table.ts";

/** How long people at the table have to agree. */
const CONSENT_MS = 60_000;
/** How long people who have left the game have to object. Whoever is silent until then agrees. */
const OBJECTION_MS = 300_000;

/**
 * A player wants to take back the last own answer, and with it everything answered for that player since. True if that
 * happened at once, false if others have to agree first.
 */
export function askUndo(hall: Hall, t: LiveTable, person: string): Promise<boolean> {
  return t.do(async () => {
    await hall.fresh(t);
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
    const missing = new Set(isAlone ? [] : others(t, seat, false));
    const away = new Set(isAlone ? [] : others(t, seat, true));
    if (missing.size + away.size === 0) {
      await goBack(hall, t, to);
      return true;
    }
    if (t.refusedUndo.has(seat)) throw new Problem("undo.refused");
    const near = await withState(hall, t, recent, to);
    if (near === undefined || !canRewind(live, near, to)) throw new Problem("undo.changed");
    const ends = hall.time.now() + (away.size > 0 ? OBJECTION_MS : CONSENT_MS);
    t.undo = { by: seat, to, missing, away, ends, goBack: () => goBack(hall, t, to) };
    t.tellUndo(hall.time);
    schedule(hall, t);
    return false;
  });
}

/** The latest answers that count, as many as are enough; at most all of them. */
async function recentUntil(hall: Hall, { id }: LiveGame, isEnough: (recent: Recent) => boolean): Promise<Recent> {
  const { store } = hall.parts;
  const snapshots = await store.snapshots(id);
  for (let i = 0; ; i = 2 * i + 1) {
    const { mark, entries } = snapshots[i] ?? { mark: 0, entries: 0 };
    const recent = { from: mark, answers: standing(await store.entries(id, entries), mark), snapshot: undefined };
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
  return t.do(async () => {
    await hall.fresh(t);
    const seat = seatOf(t.table, person);
    if (seat === undefined) throw new Problem("seat.none", 403);
    const { undo } = t;
    if (undo === undefined || !(undo.missing.has(seat) || undo.away.has(seat)) || undo.ends < hall.time.now())
      throw new Problem("undo.notAsked");
    if (!yes) {
      t.refusedUndo.add(undo.by);
      t.dropUndo();
      schedule(hall, t);
      return false;
    }
    undo.missing.delete(seat);
    undo.away.delete(seat);
    if (undo.missing.size + undo.away.size > 0) {
      t.tellUndo(hall.time);
      return false;
    }
    await undo.goBack();
    return true;
  });
}

/** Seats of the other people: those at the table, or those who have left the game. */
function others(t: LiveTable, seat: Seat, away: boolean): Seat[] {
  return t.table.seats.flatMap((holder, other) =>
    other !== seat && holder.kind === "person" && holder.away === away ? [other] : [],
  );
}

async function goBack(hall: Hall, t: LiveTable, to: number): Promise<void> {
  const live = hall.playing(t);
  const recent = await recentUntil(hall, live, ({ from }) => from <= to);
  const near = await withState(hall, t, recent, to);
  if (near === undefined || !rewind(live, near, to, hall.time.wall())) {
    t.dropUndo();
    throw new Problem("undo.changed");
  }
  await hall.commit(t);
}
