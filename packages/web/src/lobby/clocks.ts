/** Clocks that can be chosen, in seconds. */
import type { ClockKind, TableOptions } from "@hypergate/wire";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const TIMES: Readonly<Record<ClockKind, readonly number[]>> = {
  none: [0],
  move: [30, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE],
  game: [10 * MINUTE, 20 * MINUTE, 30 * MINUTE, 45 * MINUTE, HOUR, 2 * HOUR],
  day: [DAY, 2 * DAY, 3 * DAY, 7 * DAY],
};

const USUAL: Readonly<Record<ClockKind, number>> = { none: 0, move: 2 * MINUTE, game: 30 * MINUTE, day: 2 * DAY };

export function usualClock(per: ClockKind): TableOptions["clock"] {
  return { per, seconds: USUAL[per] };
}

export type Unit = "seconds" | "minutes" | "hours" | "days";

/** A time in the largest unit that it is a whole number of. */
export function inUnits(seconds: number): { readonly n: number; readonly unit: Unit } {
  if (seconds % DAY === 0) return { n: seconds / DAY, unit: "days" };
  if (seconds % HOUR === 0) return { n: seconds / HOUR, unit: "hours" };
  if (seconds % MINUTE === 0) return { n: seconds / MINUTE, unit: "minutes" };
  return { n: seconds, unit: "seconds" };
}
