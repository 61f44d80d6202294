/** What the watchers of a table are sent. */
import type { Seat, Viewer } from "@hypergate/kernel";
import type { StoredEvent } from "../store/store.ts";
import { tableFor } from "../tables/shown.ts";
import type { TableRecord } from "../tables/table.ts";
import { untilOf } from "./automatic.ts";
import { Cut, look, stateFrame, updateFrame } from "./frames.ts";
import { asked } from "./game.ts";
import { type LiveTable, sendTo, type Watcher } from "./live-table.ts";
import type { Time } from "./time.ts";

/** When the server started, and its clocks. */
export interface Moment {
  readonly booted: number;
  readonly time: Time;
}

/** Replaces the table and shows the new one to everybody, or to those concerned. */
export function replaceTable(t: LiveTable, table: TableRecord, concerns = (_: Watcher) => true): void {
  t.table = table;
  for (const watcher of t.watchers)
    if (concerns(watcher)) sendTo(watcher, { t: "table", table: tableFor(table, watcher.person, watcher.code) });
}

/** Sends what is new to everybody for whom something is. */
export function publish(t: LiveTable, events: readonly StoredEvent[], moment: Moment): void {
  const { live } = t;
  if (live === undefined) return;
  const cut = new Cut();
  const frames = new Map<Viewer, string | undefined>();
  for (const [viewer, before] of t.shown) {
    const now = look(live, viewer, shownUntil(t, moment), cut);
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
  const snapshot = look(live, viewer, shownUntil(t, moment), new Cut());
  t.shown.set(viewer, snapshot);
  watcher.send(stateFrame(live, viewer, snapshot, events));
}

function shownUntil(t: LiveTable, { booted, time }: Moment): (seat: Seat) => number | undefined {
  return (seat) => {
    const question = t.live === undefined ? undefined : asked(t.live, seat);
    const until = question === undefined ? undefined : untilOf(t, question, booted);
    return until === undefined ? undefined : time.shown(until);
  };
}
