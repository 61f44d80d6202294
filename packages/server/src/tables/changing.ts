/** Changes of a table: public ones, such as seats and readiness, and a player's own settings. */
import { schedule } from "../play/acting.ts";
import { missedOne } from "../play/clock.ts";
import type { Hall } from "../play/hall.ts";
import type { LiveTable, TableChange } from "../play/live-table.ts";
import { replaceTable } from "../play/showing.ts";
import { lookAgain } from "../play/watching.ts";
import { Problem } from "../problem.ts";
import type { NotOpened, OpenBounds } from "../store/records.ts";
import { type Guest, renamed, takeVacation } from "./lobby.ts";
import { isBanned, seatOf, type TableRecord, withoutUndo } from "./table.ts";

type Edit = (table: TableRecord) => TableRecord;

/** Changes a table, stores it and shows it. Simultaneous changes are made one after the other. */
export function change(hall: Hall, t: LiveTable, edit: Edit): Promise<TableRecord> {
  return hall.turn(t, async () => {
    // Others may have to agree to go back now.
    const { undo: _, ...edited } = edit(t.table);
    await save(hall, t, { table: changed(t.table, edited, hall.time.wall()) });
    lookAgain(hall, t);
    return t.table;
  });
}

/** Changes a table so that its running game ends without a result. */
export function changeAndEnd(hall: Hall, t: LiveTable, edit: Edit): Promise<TableRecord> {
  return hall.turn(t, async () => {
    const next = changed(t.table, withoutUndo(edit(t.table)), hall.time.wall());
    await saveAlone(hall, t, next);
    t.live = undefined;
    t.clock = undefined;
    t.due = undefined;
    t.askedPeople = new Map();
    schedule(hall, t);
    replaceTable(t, next, hall);
    return next;
  });
}

/** Changes the code of a table; whoever came with the old one, and may stay, has the new one from now on. */
export function recode(hall: Hall, t: LiveTable, edit: Edit): Promise<TableRecord> {
  return change(hall, t, (table) => {
    const next = edit(table);
    for (const watcher of t.watchers)
      if (watcher.code === table.code && !isBanned(next, watcher.person)) watcher.code = next.code;
    return next;
  });
}

/** Changes what only this person sees of a table; not even that something has changed is shown to others. */
export function changeOwn(hall: Hall, t: LiveTable, person: string, edit: Edit): Promise<void> {
  return hall.turn(t, async () => {
    const table = changed(t.table, edit(t.table));
    await save(hall, t, { table, concerns: (watcher) => watcher.person === person });
  });
}

/** A player takes a vacation, or comes back from one. Nobody counts on a player who rests: a table may sleep meanwhile. */
export function restAt(hall: Hall, t: LiveTable, person: string, days: number): Promise<TableRecord> {
  return hall.turn(t, async () => {
    const edited = takeVacation(t.table, person, days, hall.time.now(), hall.time.wall());
    const seat = seatOf(edited, person);
    if (t.clock !== undefined && seat !== undefined && days > 0) missedOne(t.clock, seat);
    await save(hall, t, { table: changed(t.table, edited) });
    t.tellPresence();
    return t.table;
  });
}

/** Changes words on a table, which changes nothing about who sits there or what they agreed to. */
export function relabel(hall: Hall, t: LiveTable, edit: Edit): Promise<TableRecord> {
  return hall.turn(t, async () => {
    const edited = edit(t.table);
    if (edited !== t.table) await save(hall, t, { table: changed(t.table, edited) });
    return t.table;
  });
}

/** Puts a person's new name on their seat; a seat that they have left keeps the old one. */
export async function renameAt(hall: Hall, t: LiveTable, guest: Guest): Promise<void> {
  await relabel(hall, t, (table) => (seatOf(table, guest.id) === undefined ? table : renamed(table, guest)));
}

/** The next version of a table. */
function changed(before: TableRecord, edited: TableRecord, at: number = before.changed): TableRecord {
  return { ...edited, version: before.version + 1, changed: at };
}

/** Stores and shows a changed table, together with what that changes about its game; part of a job. */
async function save(hall: Hall, t: LiveTable, change: TableChange): Promise<void> {
  if (t.table.status === "playing") {
    await hall.commit(t, change);
    return;
  }
  await saveAlone(hall, t, change.table);
  replaceTable(t, change.table, hall, change.concerns);
}

/** Stores a changed table without its game; part of a job. */
async function saveAlone(hall: Hall, t: LiveTable, table: TableRecord): Promise<void> {
  if (await hall.parts.store.saveTable(table)) return;
  t.stale = true;
  throw new Problem("table.raced");
}

/**
 * The table of the next game. The first person who asks opens it, and the others join it. It is stored together with its
 * id in the old table, so only one of two simultaneous requests, even in different processes, opens it.
 */
export function nextTable(
  hall: Hall,
  t: LiveTable,
  bounds: OpenBounds,
  open: (table: TableRecord) => TableRecord,
): Promise<LiveTable> {
  return hall.turn(t, async () => {
    const { store } = hall.parts;
    const known = t.table.rematch;
    if (known !== undefined && (await store.table(known)) !== undefined) return hall.at(known);
    const opened = open(t.table);
    const next = { ...opened, id: known ?? opened.id };
    const old = changed(t.table, { ...t.table, rematch: next.id }, hall.time.wall());
    const refused = await store.addTable(next, bounds, old);
    if (refused === "raced") t.stale = true;
    mustBeOpened(refused, bounds);
    replaceTable(t, old, hall);
    return hall.at(next.id);
  });
}

/** Throws why a table was not opened, if it was not. */
export function mustBeOpened(refused: NotOpened | undefined, { ofPerson }: OpenBounds): void {
  if (refused === "ofPerson") throw new Problem("limit.ownTables", 429, { max: ofPerson });
  if (refused === "ofAddress") throw new Problem("limit.network", 429);
  if (refused === "raced") throw new Problem("table.raced");
}
