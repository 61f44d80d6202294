/** People who go: from all their tables, and from everything that is stored of them. */
import type { Hall } from "../play/hall.ts";
import type { Person } from "../store/records.ts";
import { change } from "./changing.ts";
import { leave } from "./lobby.ts";
import { withoutPerson } from "./moderating.ts";
import type { TableRecord } from "./table.ts";

const ALL = 1_000_000;

/** Deletes a person. Their seats stay, with nobody's name; what they said goes. */
export async function deletePerson(hall: Hall, { id, name }: Person): Promise<void> {
  const { store } = hall.parts;
  const tables = (await store.tablesOf(id, ALL)).map(({ table }) => table);
  for (const table of tables) await changeAnyway(hall, table, (now) => withoutPerson(now, id));
  await store.forgetPerson(
    id,
    name,
    tables.map((table) => table.id),
  );
}

/** Somebody who was shut out leaves all tables that are not over. */
export async function leaveAll(hall: Hall, { id }: Person): Promise<void> {
  for (const { table } of await hall.parts.store.tablesOf(id, ALL))
    if (table.status !== "over") await changeAnyway(hall, table, (now) => leave(now, id));
}

/** A table whose game cannot be read is changed in the store alone. */
async function changeAnyway(hall: Hall, { id }: TableRecord, edit: (table: TableRecord) => TableRecord): Promise<void> {
  const { store } = hall.parts;
  const t = await hall.at(id).catch(() => undefined);
  if (t !== undefined) {
    await change(hall, t, edit);
    return;
  }
  const table = await store.table(id);
  if (table !== undefined)
    await store.saveTable({ ...edit(table), version: table.version + 1, changed: hall.time.wall() });
}
