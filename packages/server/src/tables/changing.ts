/** Changes of a table: public ones, such as seats and readiness, and a player's own settings. */
import { schedule } from "../play/acting.ts";
import type { Hall } from "../play/hall.ts";
import type { LiveTable } from "../play/live-table.ts";
import { Problem } from "../problem.ts";
import { type Guest, renamed } from "./lobby.ts";
import { seatOf, type TableRecord } from "./table.ts";

type Edit = (table: TableRecord) => TableRecord;

/** Changes a table, stores it and shows it. Simultaneous changes are made one after the other. */
export function change(hall: Hall, t: LiveTable, edit: Edit): Promise<TableRecord> {
  return t.do(async () => {
    await hall.fresh(t);
    const next = await save(hall, t, edit(t.table));
    hall.replace(t, next);
    hall.lookAgain(t);
    // Others may have to agree now.
    t.dropUndo();
    await commitPlaying(hall, t);
    return next;
  });
}

/** Changes a table so that its running game ends without a result. */
export function changeAndEnd(hall: Hall, t: LiveTable, edit: Edit): Promise<TableRecord> {
  return t.do(async () => {
    await hall.fresh(t);
    const next = await save(hall, t, edit(t.table));
    t.live = undefined;
    t.clock = undefined;
    t.due = undefined;
    t.dropUndo();
    schedule(hall, t);
    hall.replace(t, next);
    return next;
  });
}

/** Changes the code of a table; whoever came with the old one, and may stay, has the new one from now on. */
export function recode(hall: Hall, t: LiveTable, edit: Edit): Promise<TableRecord> {
  return change(hall, t, (table) => {
    const next = edit(table);
    for (const watcher of t.watchers) if (watcher.code === table.code) watcher.code = next.code;
    return next;
  });
}

/** Changes what only this person sees of a table. */
export function changeOwn(hall: Hall, t: LiveTable, person: string, edit: Edit): Promise<void> {
  return t.do(async () => {
    await hall.fresh(t);
    const next = await save(hall, t, edit(t.table));
    hall.replace(t, next, (watcher) => watcher.person === person);
    await commitPlaying(hall, t);
  });
}

/** Puts a person's new name on their seat, which changes nothing else; a seat that they have left keeps the old one. */
export function renameAt(hall: Hall, t: LiveTable, guest: Guest): Promise<void> {
  return t.do(async () => {
    await hall.fresh(t);
    if (seatOf(t.table, guest.id) === undefined) return;
    hall.replace(t, await save(hall, t, renamed(t.table, guest), t.table.changed));
  });
}

/** A changed seat may change who is asked and what the server has to do. */
async function commitPlaying(hall: Hall, t: LiveTable): Promise<void> {
  if (t.table.status === "playing") await hall.commit(t);
}

/** Stores a changed table; part of a job. */
async function save(
  hall: Hall,
  t: LiveTable,
  edited: TableRecord,
  changed: number = hall.parts.now(),
): Promise<TableRecord> {
  const next = { ...edited, version: t.table.version + 1, changed };
  if (await hall.parts.store.saveTable(next)) return next;
  t.stale = true;
  throw new Problem("table.raced");
}

/**
 * The table of the next game. The first person who asks opens it, and the others join it. Its id is stored with the old
 * table first, so only one of two simultaneous requests, even in different processes, opens it. If that fails halfway,
 * the next request opens it under the same id.
 */
export function nextTable(hall: Hall, t: LiveTable, open: (table: TableRecord) => TableRecord): Promise<LiveTable> {
  return t.do(async () => {
    await hall.fresh(t);
    const { store } = hall.parts;
    const known = t.table.rematch;
    if (known !== undefined && (await store.table(known)) !== undefined) return hall.at(known);
    const opened = open(t.table);
    const next = { ...opened, id: known ?? opened.id };
    const old = known === undefined ? await save(hall, t, { ...t.table, rematch: next.id }) : t.table;
    await store.addTable(next).catch((problem: unknown) => {
      t.stale = true;
      throw problem;
    });
    hall.replace(t, old);
    return hall.at(next.id);
  });
}
