/** One thing that happened, told at a pace people can follow. */
import type { ToldEvent } from "@hypergate/wire";

/** How fast a person wants to be told. */
export const SPEEDS = ["calm", "quick", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds at each pace; `short` when a question waits behind it. */
export interface Lengths {
  readonly calm: number;
  readonly quick: number;
  readonly short: number;
}

export interface Beat {
  /** What the game calls it: `destiny`, `flip`, `verdict`, … */
  readonly kind: string;
  /** What the table shows from its beginning on. */
  readonly view: unknown;
  /** What it tells, in order; the first event is what it is about. */
  readonly events: readonly ToldEvent[];
  /** The number of the last event that has been told when it is over. */
  readonly told: number;
  readonly lengths: Lengths;
  /** However much waits behind it, it is told: the cards, the sum and the outcome of an encounter. */
  readonly isKept: boolean;
  /** Where there is no motion it stands still for so long instead; 0 if it is only shown as done. */
  readonly still: number;
}

/** What is known of a table at one moment. */
export interface Known {
  readonly view: unknown;
  readonly events: readonly ToldEvent[];
}

/** Cuts what has happened between two moments into beats, in order. Events in no beat are told with the one after them. */
export type Director = (before: Known, now: Known) => readonly Beat[];

/** Who watches, and how: read anew for every beat. */
export interface Audience {
  readonly speed: Speed;
  /** Nothing may move. */
  readonly isStill: boolean;
}

/** How much may be told before a question of one's own, in milliseconds. */
const BEFORE_QUESTION: Readonly<Record<Speed, number>> = { calm: 2000, quick: 1000, instant: 0 };

/** More than this, at calm pace, is not told to one who comes back. */
export const LONGEST_BACKLOG = 6000;

export function lengthOf({ lengths, still }: Beat, { speed, isStill }: Audience): number {
  if (speed === "instant") return 0;
  return isStill ? still : lengths[speed];
}

/** A beat with the time it gets. */
export interface Timed {
  readonly beat: Beat;
  readonly ms: number;
}

/** The beats with their usual lengths; those that would take no time are left out. */
export function atEase(beats: readonly Beat[], audience: Audience): readonly Timed[] {
  return beats.map((beat) => ({ beat, ms: lengthOf(beat, audience) })).filter(({ ms }) => ms > 0);
}

/** The beats told in a hurry: short, the first ones dropped until the rest fits, but never those that must be told. */
export function inHurry(beats: readonly Beat[], audience: Audience): readonly Timed[] {
  if (audience.speed === "instant") return [];
  const timed = beats.map((beat) => ({ beat, ms: audience.isStill ? beat.still : beat.lengths.short }));
  let over = timed.reduce((sum, { ms }) => sum + ms, 0) - BEFORE_QUESTION[audience.speed];
  return timed.filter(({ beat, ms }) => {
    if (ms === 0) return false;
    if (beat.isKept || over <= 0) return true;
    over -= ms;
    return false;
  });
}

export function totalMs(timed: readonly Timed[]): number {
  return timed.reduce((sum, { ms }) => sum + ms, 0);
}
