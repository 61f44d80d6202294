/** What the watchers of a table are sent. */
import { same, type Viewer } from "@hypergate/kernel";
import type { StoredEvent } from "../store/records.ts";
import { tableFor } from "../tables/shown.ts";
import type { TableRecord } from "../tables/table.ts";
import { clocksOf } from "./automatic.ts";
import { type ClockOf, Cut, look, stateFrame, updateFrame } from "./frames.ts";
import { type LiveTable, sendTo, type Watcher } from "./live-table.ts";
import type { Time } from "./time.ts";

/** When the server started, and its clocks. */
export interface Moment {
  readonly booted: number;
  readonly time: Time;
}

/** Replaces the table and shows the new one to everybody, or to those concerned; and to all what is asked about going back. */
export function replaceTable(
  t: LiveTable,
  table: TableRecord,
  { time }: Moment,
  concerns = (_: Watcher) => true,
): void {
  const { undo } = t;
  t.table = table;
  if (!same(undo, table.undo)) t.tell(t.undoFrame(time));
  for (const watcher of t.watchers)
    if (concerns(watcher)) sendTo(watcher, { t: "table", table: tableFor(table, watcher.person, watcher.code) });
}

/** Whether a watcher is shown anything else of a table than before. */
export function isShownOtherwise(before: TableRecord, now: TableRecord, { person, code }: Watcher): boolean {
  return !same(tableFor(before, person, code), tableFor(now, person, code));
}

/** Sends what is new to everybody for whom something is. */
export function publish(t: LiveTable, events: readonly StoredEvent[], moment: Moment): void {
  const { live } = t;
  if (live === undefined) return;
  const cut = new Cut(live.differences);
  const frames = new Map<Viewer, string | undefined>();
  const clockOf = shownClocks(t, moment);
  for (const [viewer, before] of t.shown) {
    const now = look(live, viewer, clockOf, cut);
    frames.set(viewer, updateFrame(live, viewer, before, now, events, cut));
    t.shown.set(viewer, now);
  }
  for (const watcher of t.watchers) {
    const frame = frames.get(watcher.viewer);
    if (frame !== undefined) watcher.send(frame);
  }
}

/** Sends everything to one watcher. */
export function showAll(t: LiveTable, watcher: Watcher, events: readonly StoredEvent[], moment: Moment): void {
  const { live } = t;
  if (live === undefined) return;
  const { viewer } = watcher;
  const snapshot = look(live, viewer, shownClocks(t, moment), new Cut(live.differences));
  t.shown.set(viewer, snapshot);
  watcher.send(stateFrame(live, viewer, snapshot, events));
}

/** The time of every seat that is asked, as the system clock will show it. */
function shownClocks(t: LiveTable, { booted, time }: Moment): ClockOf {
  const clockOf = clocksOf(t, booted);
  return (seat) => {
    const clock = clockOf(seat);
    return clock === undefined ? undefined : { from: time.shown(clock.from), until: time.shown(clock.until) };
  };
}
