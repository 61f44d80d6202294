/** Who looks at a table: coming, going, and from which seat. */
import { Problem } from "../problem.ts";
import type { StoredEvent } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { tableFor, viewpointOf } from "../tables/shown.ts";
import type { TableRecord } from "../tables/table.ts";
import type { TableKeeper } from "./acting.ts";
import { cameBack } from "./clock.ts";
import { type LiveTable, sendTo, type Watcher } from "./live-table.ts";
import type { Lookers } from "./lookers.ts";
import type { Report } from "./report.ts";
import { type Moment, replaceTable, showAll } from "./showing.ts";

/** How many events a returning viewer is sent at once; the rest is available over HTTP. */
export const EVENTS_AT_ONCE = 500;

/** What this needs of the keeper of the tables. */
interface Keeper extends Moment, Pick<TableKeeper, "commit" | "turn"> {
  readonly parts: { readonly store: Store; readonly report: Report };
  readonly lookers: Lookers;
}

/** The table is another one, or has a game: everybody is shown everything. */
export function showAnew(keeper: Keeper, t: LiveTable, table: TableRecord, events: readonly StoredEvent[]): void {
  replaceTable(t, table, keeper);
  seatAgain(keeper, t);
  t.tellPresence();
  for (const watcher of t.watchers) showAll(t, watcher, events, keeper);
}

/** After a change of the seats: whoever looks from elsewhere now is shown the game from there. */
export function lookAgain(keeper: Keeper, t: LiveTable): void {
  for (const watcher of seatAgain(keeper, t)) showAll(t, watcher, [], keeper);
  t.tellPresence();
}

/** Removes watchers who may no longer look, and updates from which seat the others do; returns those who changed it. */
function seatAgain(keeper: Keeper, t: LiveTable): readonly Watcher[] {
  return [...t.watchers].filter((watcher) => {
    const { viewer } = watcher;
    try {
      watcher.viewer = viewpointOf(t.table, watcher);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      sendTo(watcher, { t: "gone", table: t.table.id });
      unwatch(keeper, t, watcher);
      return false;
    }
    if (watcher.viewer !== viewer) {
      t.forgetShown(viewer, keeper.time.now());
      keeper.lookers.announce(t);
    }
    return watcher.viewer !== viewer;
  });
}

/**
 * A watcher joins, from event number `seen` on, unless it has left before its turn came. True if the table was asleep
 * and goes on now.
 */
export function watch(keeper: Keeper, t: LiveTable, watcher: Watcher, seen: number): Promise<boolean> {
  return keeper.turn(t, async () => {
    if (watcher.gone) return false;
    const { stream } = t.live ?? { stream: 0 };
    const from = Math.max(seen, stream - EVENTS_AT_ONCE);
    const events = await keeper.parts.store.events(t.table.id, from, EVENTS_AT_ONCE);
    if (watcher.gone) return false;
    watcher.viewer = viewpointOf(t.table, watcher);
    const slept = await wakeFor(keeper, t, watcher);
    t.watchers.add(watcher);
    keeper.lookers.announce(t);
    sendTo(watcher, { t: "table", table: tableFor(t.table, watcher.person, watcher.code) });
    showAll(t, watcher, events, keeper);
    // Sent even if there is none: the watcher may remember an old one.
    if (t.live !== undefined) sendTo(watcher, t.undoFrame(keeper.time));
    t.tellPresence(watcher);
    return slept;
  });
}

/** A player has come: the clock may count on them again, and a table that slept goes on. */
async function wakeFor(keeper: Keeper, t: LiveTable, { viewer }: Watcher): Promise<boolean> {
  const { asleep } = t;
  if (viewer === "spectator" || t.clock === undefined || !cameBack(t.clock, viewer)) return false;
  if (asleep) await keeper.commit(t);
  return asleep;
}

export function unwatch(keeper: Keeper, t: LiveTable, watcher: Watcher): void {
  watcher.gone = true;
  if (!t.watchers.delete(watcher)) return;
  remember(keeper, t, watcher);
  keeper.lookers.announce(t);
  t.tellPresence();
  t.used = keeper.time.now();
  t.forgetShown(watcher.viewer, t.used);
}

/** Stores how far a player has followed the game, to show on any device what happened since. */
function remember({ parts }: Keeper, { table, live }: LiveTable, { person, viewer }: Watcher): void {
  const { store, report } = parts;
  if (live === undefined || viewer === "spectator") return;
  store.saw(person, table.id, live.stream).catch((problem: unknown) => report.trouble("noting what was seen", problem));
}
