/** A beat: one thing that happened, shown long enough to follow. See `staged-feed.ts`. */
import { BEFORE_QUESTION_MS, type BeatLengths, LONGEST_BEFORE_QUESTION_MS } from "@hypergate/kernel";
import type { ToldEvent } from "@hypergate/wire";

/** How fast a person wants to see what happens. */
export const SPEEDS = ["calm", "quick", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Beat {
  /** What the game calls it: `destiny`, `flip`, `verdict`, … */
  readonly kind: string;
  /** What the table shows during the beat. */
  readonly view: unknown;
  /** The events it tells, in order; the first is its subject. */
  readonly events: readonly ToldEvent[];
  /** The number of the last event that counts as told when the beat ends. */
  readonly told: number;
  readonly lengths: BeatLengths;
  /** Not dropped for a question: the cards, totals and result of an encounter. */
  readonly isKept: boolean;
  /** How long it is shown to people who want no motion; 0 to skip it. */
  readonly still: number;
}

/** What is known of a table at one moment. */
export interface Known {
  readonly view: unknown;
  readonly events: readonly ToldEvent[];
}

/** Cuts what happened between two states into beats, in order. Events in no beat are told with the next one. */
export type Director = (before: Known, now: Known) => readonly Beat[];

/** Who watches, and how. Read again for every beat. */
export interface Audience {
  readonly speed: Speed;
  /** The person wants no motion. */
  readonly isStill: boolean;
}

/** How many milliseconds of beats may come before the viewer's own question. */
const BEFORE_QUESTION: Readonly<Record<Speed, number>> = { calm: BEFORE_QUESTION_MS, quick: 1000, instant: 0 };

/** After an absence, a longer queue than this (in milliseconds at calm speed) is skipped. */
export const LONGEST_BACKLOG = 6000;

export function lengthOf({ lengths, still }: Beat, { speed, isStill }: Audience): number {
  if (speed === "instant") return 0;
  return isStill ? still : lengths[speed];
}

/** A beat and how long it takes. */
export interface Timed {
  readonly beat: Beat;
  readonly ms: number;
}

/** The beats with their usual lengths, without those of length zero. */
export function atEase(beats: readonly Beat[], audience: Audience): readonly Timed[] {
  return beats.map((beat) => ({ beat, ms: lengthOf(beat, audience) })).filter(({ ms }) => ms > 0);
}

/** A longer queue than this is told faster, so that nobody falls far behind a fast table. */
const LONG_QUEUE_MS = 15_000;

/** The beats with no question waiting: at the chosen speed; if there are too many, quickly; if still too many, what must be seen. */
export function inTime(beats: readonly Beat[], audience: Audience): readonly Timed[] {
  const paces = [audience, { ...audience, speed: audience.speed === "calm" ? "quick" : audience.speed } as const];
  const plans = paces.map((pace) => atEase(beats, pace));
  const fitting = plans.find((plan) => totalMs(plan) <= LONG_QUEUE_MS);
  if (fitting !== undefined) return fitting;
  const ms = ({ lengths, still }: Beat) => (audience.isStill ? still : lengths.short);
  return beats
    .filter(({ isKept }) => isKept)
    .map((beat) => ({ beat, ms: ms(beat) }))
    .filter((timed) => timed.ms > 0);
}

/**
 * The beats when a question waits: with short lengths, and the first ones dropped until the rest fits. Beats with
 * `isKept` stay, unless there are more of them than anybody should wait for.
 */
export function inHurry(beats: readonly Beat[], audience: Audience): readonly Timed[] {
  if (audience.speed === "instant") return [];
  const timed = beats
    .map((beat) => ({ beat, ms: audience.isStill ? beat.still : beat.lengths.short }))
    .filter(({ ms }) => ms > 0);
  const fitting = withoutFirst(timed, BEFORE_QUESTION[audience.speed], ({ beat }) => !beat.isKept);
  return withoutFirst(fitting, LONGEST_BEFORE_QUESTION_MS, () => true);
}

/** Leaves out the first of those that may be dropped, until the rest takes no longer than this. */
function withoutFirst(timed: readonly Timed[], most: number, mayDrop: (one: Timed) => boolean): readonly Timed[] {
  let over = totalMs(timed) - most;
  return timed.filter((one) => {
    if (over <= 0 || !mayDrop(one)) return true;
    over -= one.ms;
    return false;
  });
}

export function totalMs(timed: readonly Timed[]): number {
  return timed.reduce((sum, { ms }) => sum + ms, 0);
}
