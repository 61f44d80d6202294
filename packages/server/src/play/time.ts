/**
 * The time of the server: milliseconds in which it has been running, counted on from one start to the next. Everything
 * that runs at a table uses it. It never jumps, whatever happens to the system clock, and it stands still while the server
 * is down. Dates that people read are of the system clock.
 */
export interface Time {
  /** The time of the server. */
  readonly now: () => number;
  /** The system clock. */
  readonly wall: () => number;
  /** A moment of the server's time as the system clock will show it. */
  readonly shown: (moment: number) => number;
  /** Goes on from this moment if it is later than now: the time that other processes have. */
  readonly follow: (moment: number) => void;
}

/** A system clock that is off by more than this was set; less is the uneven tick of two clocks. */
const SET_MS = 1_000;

/** Goes on from the time that was kept last; a new server begins with the date of today. */
export function timeSince(kept: number | undefined, wall: () => number, ticks: () => number): Time {
  const began = ticks();
  let from = kept ?? wall();
  const now = () => from + ticks() - began;
  const follow = (moment: number) => {
    from += Math.max(0, moment - now());
  };
  return { ...timeOf(now, wall), follow };
}

/** A time that is read from `now`. */
export function timeOf(now: () => number, wall: () => number): Time {
  let offset = Math.round(wall() - now());
  const shown = (moment: number) => {
    const today = wall() - now();
    // Kept the same as long as possible, so that nobody is sent a moment again that has not changed.
    if (Math.abs(today - offset) > SET_MS) offset = Math.round(today);
    return Math.round(moment) + offset;
  };
  return { now, wall, shown, follow: () => undefined };
}
