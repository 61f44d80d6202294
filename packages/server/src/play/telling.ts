/**
 * The time players need to see what happened before a clock may run. It follows from what everybody is told and from
 * nothing else: the same for all seats, whoever watches and at whatever speed, so that it gives nothing away.
 */
import { beforeQuestion, bothTold, NOTHING_TO_TELL, type TellingTime } from "@hypergate/kernel";

/** A beat that is being shown when a question comes is shortened, not broken off. */
const RUNNING_BEAT_MS = 1500;

/** What is being shown at a table. */
export interface Telling {
  /** When somebody who watches calmly has seen everything. */
  until: number;
  /** What has been told since that was last the case. */
  time: TellingTime;
}

export function newTelling(): Telling {
  return { until: Number.NEGATIVE_INFINITY, time: NOTHING_TO_TELL };
}

/** More has happened. It is shown after what came before it. */
export function tellMore(telling: Telling, time: TellingTime, now: number): void {
  if (telling.until <= now) telling.time = NOTHING_TO_TELL;
  telling.until = Math.max(telling.until, now) + time.calm;
  telling.time = bothTold(telling.time, time);
}

/** How long a question that comes now waits for what happened before it. */
export function graceFor({ until, time }: Telling, now: number): number {
  if (until <= now) return 0;
  return Math.min(until - now, beforeQuestion(time) + RUNNING_BEAT_MS);
}
