/**
 * How long it takes to show players what happened. A client shows it as beats, one after the other; a server lets no
 * clock run meanwhile. Both measure with what is here.
 */

/** Milliseconds of one beat at each speed; `short` if a question waits for its end. */
export interface BeatLengths {
  readonly calm: number;
  readonly quick: number;
  readonly short: number;
}

/** How many milliseconds some events take to show. */
export interface TellingTime {
  /** At calm speed, with no question waiting. */
  readonly calm: number;
  /** In a hurry: all of it, and what is never left out. */
  readonly short: number;
  readonly kept: number;
  /** Without motion. */
  readonly still: number;
}

export const NOTHING_TO_TELL: TellingTime = { calm: 0, short: 0, kept: 0, still: 0 };

/** So many milliseconds may come before a question, or as many as what is never left out takes. */
export const BEFORE_QUESTION_MS = 2000;

/** Nobody waits longer than this for a question, whatever happened before it. */
export const LONGEST_BEFORE_QUESTION_MS = 6000;

export function bothTold(one: TellingTime, other: TellingTime): TellingTime {
  return {
    calm: one.calm + other.calm,
    short: one.short + other.short,
    kept: one.kept + other.kept,
    still: one.still + other.still,
  };
}

/** How long a question waits for what happened before it, at calm speed, for those who want motion and those who do not. */
export function beforeQuestion({ short, kept, still }: TellingTime): number {
  const moving = Math.min(short, Math.max(BEFORE_QUESTION_MS, kept));
  return Math.min(LONGEST_BEFORE_QUESTION_MS, Math.max(moving, still));
}

/** Events that are shown together. */
export interface BeatCut<K extends string, E> {
  readonly kind: K;
  readonly events: E[];
}

/**
 * Events, cut into beats. `kinds` says to which beat an event belongs; one that is not listed is part of the beat before
 * it. Events of one kind in a row are one beat if `isJoined` says so.
 */
export function cutIntoBeats<K extends string, E extends { readonly id: string }>(
  events: readonly E[],
  kinds: Readonly<Record<string, K>>,
  isJoined: (kind: K) => boolean,
): readonly BeatCut<K, E>[] {
  const cuts: BeatCut<K, E>[] = [];
  for (const event of events) {
    const kind: K | undefined = kinds[event.id];
    const last = cuts.at(-1);
    if (last !== undefined && (kind === undefined || (kind === last.kind && isJoined(kind)))) last.events.push(event);
    else if (kind !== undefined) cuts.push({ kind, events: [event] });
  }
  return cuts;
}
