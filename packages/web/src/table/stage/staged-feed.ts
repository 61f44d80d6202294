/**
 * A feed that shows what happens as a queue of beats. The table behind it is *known*; what the viewer has been told so
 * far is *shown*. A screen draws the shown table like any other feed. Answers go to the known table. The viewer's own
 * question appears after the last beat, and shortens the beats before it.
 */
import type { ToldEvent } from "@hypergate/wire";
import type { StoreApi } from "zustand/vanilla";
import { createStore } from "zustand/vanilla";
import type { TableFeed, TableState } from "../feed.ts";
import { UNDONE } from "../mirror.ts";
import {
  type Audience,
  atEase,
  type Beat,
  type Director,
  inHurry,
  inTime,
  LONGEST_BACKLOG,
  type Timed,
  totalMs,
} from "./beat.ts";
import { afterShown } from "./painted.ts";

/** The beat being shown. */
export interface Running {
  readonly beat: Beat;
  /** How long it takes in milliseconds, and when it began (`performance.now`). */
  readonly ms: number;
  readonly since: number;
  /** A question waits for its end. */
  readonly isHurried: boolean;
}

export interface Telling {
  readonly running: Running | undefined;
  /** The viewer is asked something, and beats are still to be shown before it. */
  readonly isComing: boolean;
  /** Beats that were skipped because the viewer was away. */
  readonly missed: readonly Beat[];
  /** The running beat is an old one, shown again on request. */
  readonly isAgain: boolean;
  /** Until then (`performance.now`) keys answer nothing, because one has just skipped a beat. */
  readonly heldUntil: number;
}

export interface StagedFeed extends TableFeed {
  readonly telling: StoreApi<Telling>;
  /** Ends the running beat. */
  readonly skip: () => void;
  /** Ends all beats. */
  readonly skipAll: () => void;
  /** Whether the beat of an event can be shown again, and showing it. */
  readonly canShowAgain: (event: ToldEvent) => boolean;
  readonly showAgain: (event: ToldEvent) => void;
  /** Clears `missed`. */
  readonly dismiss: () => void;
  /** Pauses while nobody looks, and continues when somebody does. */
  readonly look: (isLooking: boolean) => void;
  readonly close: () => void;
}

/** A clock and timers, replaceable in tests. */
export interface Time {
  readonly now: () => number;
  readonly after: (ms: number, then: () => void) => () => void;
}

export const WALL: Time = { now: () => performance.now(), after: afterShown };

const HELD_MS = 250;
/** How many beats can be shown again, and how long each takes at least. */
const MOST_PAST = 80;
const LEAST_AGAIN_MS = 1500;
export const NOT_TELLING: Telling = { running: undefined, isComing: false, isAgain: false, missed: [], heldUntil: 0 };

/** Beats, and the state of the table after the last of them. */
interface Chapter {
  beats: readonly Beat[];
  readonly until: TableState;
}

/** Everything outside the game is shown at once. That the game is over is part of the game. What is the same stays the same object, so that nothing is drawn again for it. */
function aside(now: TableState, shown: TableState): Partial<TableState> {
  const { view: _view, events: _events, asked: _asked, waiting: _waiting, viewer: _viewer, ...rest } = now;
  if (now.info === undefined || shown.info === undefined || now.info.status === shown.info.status) return rest;
  return { ...rest, info: { ...now.info, status: shown.info.status } };
}

/** The viewer's question is still the same: it must not disappear. */
function isStillAsked(now: TableState, shown: TableState): boolean {
  return shown.asked !== undefined && shown.asked.ask === now.asked?.ask;
}

/** The table is new, seen from another seat, or was undone: there is nothing to tell. */
function isJump(now: TableState, before: TableState): boolean {
  if (before.view === undefined || now.viewer !== before.viewer || now.isJump) return true;
  const known = before.events.at(-1)?.n ?? -1;
  return now.events.some(({ n, id }) => n > known && id === UNDONE);
}

export function stagedFeed(
  known: TableFeed,
  direct: Director,
  audience: () => Audience,
  time: Time = WALL,
): StagedFeed {
  const state = createStore<TableState>(() => known.state.getState());
  const telling = createStore<Telling>(() => NOT_TELLING);
  let chapters: Chapter[] = [];
  let plan: Timed[] = [];
  let isLooking = true;
  let stopTimer = () => {};
  /** Beats that may be asked for again. */
  let past: readonly Beat[] = [];
  /** What was shown before a beat is shown again. */
  let again: TableState | undefined;

  function hear(now: TableState, before: TableState): void {
    const isSame = now.view === before.view && now.events === before.events;
    if (known.isFilm && !isSame) forget(before);
    else endAgain();
    const shown = state.getState();
    if (isSame && chapters.length === 0) state.setState(now);
    else if (isJump(now, before) || isStillAsked(now, shown)) jump();
    else {
      state.setState({ ...aside(now, shown), asked: undefined });
      if (!isSame) chapters.push({ beats: direct(before, now), until: now });
      if (!isSame && !known.isFilm) past = [...past, ...(chapters.at(-1)?.beats ?? [])].slice(-MOST_PAST);
      replan();
    }
  }

  /** A replay goes on from the moment it was at, told or not. */
  function forget(before: TableState): void {
    stopTimer();
    [plan, chapters, again] = [[], [], undefined];
    state.setState(before);
    telling.setState({ running: undefined, isComing: false, isAgain: false });
  }

  /** The beat that told an event, if it can still be shown. */
  function beatOf(event: ToldEvent): Beat | undefined {
    const found = past.findLast(({ events }) => events[0] === event || events.some(({ n }) => n === event.n));
    if (found !== undefined || event.scene === undefined) return found;
    const { view } = known.state.getState();
    return direct({ view, events: [] }, { view, events: [event] }).find(({ events }) => events.includes(event));
  }

  /** Shows a beat once more, then the table as it is. Whatever happens meanwhile ends it. */
  function showAgain(event: ToldEvent): void {
    const beat = beatOf(event);
    if (beat === undefined || (telling.getState().running !== undefined && again === undefined)) return;
    stopTimer();
    again ??= state.getState();
    const ms = Math.max(LEAST_AGAIN_MS, beat.lengths.calm);
    state.setState({ view: beat.view, asked: undefined });
    telling.setState({ running: { beat, ms, since: time.now(), isHurried: false }, isAgain: true });
    stopTimer = time.after(ms, endAgain);
  }

  function endAgain(): void {
    if (again === undefined) return;
    stopTimer();
    state.setState({ view: again.view, asked: again.asked });
    again = undefined;
    telling.setState({ running: undefined, isAgain: false });
  }

  /** Plans the remaining beats again, now that more is known. */
  function replan(): void {
    const beats = chapters.flatMap((chapter) => chapter.beats);
    const isAsked = known.state.getState().asked !== undefined;
    const { running } = telling.getState();
    plan = [...(isAsked ? inHurry(beats, audience()) : inTime(beats, audience()))];
    telling.setState({ isComing: isAsked && (plan.length > 0 || running !== undefined) });
    if (!isLooking) return;
    if (running === undefined) next();
    else if (isAsked) hurry(running);
  }

  /** Shortens the running beat because a question waits. What must be seen still stands for its short length. */
  function hurry(running: Running): void {
    const { beat, isHurried } = running;
    if (isHurried) return;
    const passed = beat.isKept ? time.now() - running.since : 0;
    const ms = Math.min(running.ms, passed + beat.lengths.short);
    stopTimer();
    telling.setState({ running: { ...running, ms, isHurried: true } });
    stopTimer = time.after(Math.max(0, running.since + ms - time.now()), ended);
  }

  function next(): void {
    stopTimer();
    const timed = plan.shift();
    if (timed === undefined) {
      arrive();
      return;
    }
    reach(timed.beat);
    const isHurried = known.state.getState().asked !== undefined;
    const running = { beat: timed.beat, ms: timed.ms, since: time.now(), isHurried };
    state.setState({ view: timed.beat.view });
    telling.setState({ running });
    stopTimer = time.after(timed.ms, ended);
  }

  function ended(): void {
    const { running } = telling.getState();
    if (running !== undefined) tellUpTo(running.beat.told);
    telling.setState({ running: undefined });
    next();
  }

  /** Moves past all chapters and beats before this one. */
  function reach(beat: Beat): void {
    while (chapters.length > 0) {
      const at = chapters[0].beats.indexOf(beat);
      if (at >= 0) {
        chapters[0].beats = chapters[0].beats.slice(at + 1);
        return;
      }
      const { until } = chapters[0];
      state.setState({ view: until.view, events: until.events });
      chapters.shift();
    }
  }

  function tellUpTo(n: number): void {
    const until = chapters[0]?.until ?? known.state.getState();
    state.setState({ events: until.events.filter((event) => event.n <= n) });
  }

  /** Everything has been told: shows the known table. */
  function arrive(): void {
    chapters = [];
    state.setState(known.state.getState());
    telling.setState({ running: undefined, isComing: false });
  }

  function jump(): void {
    stopTimer();
    plan = [];
    arrive();
  }

  function skip(): void {
    if (telling.getState().running === undefined) return;
    stopTimer();
    telling.setState({ heldUntil: time.now() + HELD_MS });
    if (again === undefined) ended();
    else endAgain();
  }

  function skipAll(): void {
    if (telling.getState().running === undefined) return;
    telling.setState({ heldUntil: time.now() + HELD_MS });
    if (again === undefined) jump();
    else endAgain();
  }

  function look(next: boolean): void {
    if (next === isLooking) return;
    isLooking = next;
    endAgain();
    if (!next) {
      stopTimer();
      return;
    }
    const beats = chapters.flatMap((chapter) => chapter.beats);
    const running = telling.getState().running;
    telling.setState({ running: undefined });
    if (totalMs(atEase(beats, { ...audience(), speed: "calm" })) <= LONGEST_BACKLOG) {
      if (running !== undefined) tellUpTo(running.beat.told);
      replan();
      return;
    }
    jump();
    telling.setState({ missed: beats });
  }

  const stopHearing = known.state.subscribe(hear);
  return {
    ...known,
    state,
    telling,
    skip,
    skipAll,
    canShowAgain: (event) => beatOf(event) !== undefined,
    showAgain,
    look,
    dismiss: () => telling.setState({ missed: [] }),
    close: () => {
      stopHearing();
      stopTimer();
    },
  };
}
