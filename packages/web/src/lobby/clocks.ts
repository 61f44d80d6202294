/** Clocks that can be chosen, in seconds. */
import type { ClockKind, TableOptions } from "@hypergate/wire";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const TIMES: Readonly<Record<ClockKind, readonly number[]>> = {
  none: [0],
  move: [30, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, HOUR, 8 * HOUR],
  game: [10 * MINUTE, 20 * MINUTE, 30 * MINUTE, 45 * MINUTE, HOUR, 2 * HOUR],
  day: [DAY, 2 * DAY, 3 * DAY, 7 * DAY],
};

const USUAL: Readonly<Record<ClockKind, number>> = { none: 0, move: 2 * MINUTE, game: 30 * MINUTE, day: DAY };

export function usualClock(per: ClockKind): TableOptions["clock"] {
  return { per, seconds: USUAL[per] };
}
