/** Hours in which a person wants to be told nothing, in their own time zone. */
import type { NoticeWishes } from "@hypergate/wire";

const MINUTE = 60_000;
const DAY = 1440;

/** When the quiet hours that are now end; nothing if it is not quiet. */
export function quietUntil(now: number, quiet: NoticeWishes["quiet"]): number | undefined {
  if (quiet === undefined || quiet.from === quiet.until) return undefined;
  const [minute, from, until] = [minuteOf(now, quiet.zone), minutesIn(quiet.from), minutesIn(quiet.until)];
  const isQuiet = from < until ? minute >= from && minute < until : minute >= from || minute < until;
  if (!isQuiet) return undefined;
  const left = (until - minute + DAY) % DAY;
  return now - (now % MINUTE) + left * MINUTE;
}

function minutesIn(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** The minute of the day in a time zone. */
function minuteOf(now: number, zone: string): number {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return minutesIn(format.format(now));
}
