/** Changes of a table that everybody sees: seats, readiness, settings of a seat. */

import type { Hall } from "../play/hall.ts";
import type { LiveTable } from "../play/live-table.ts";
import { Problem } from "../problem.ts";
import type { Table } from "./table.ts";

/** Changes a table, stores it and shows it. Two changes at once are made one after the other. */
export function change(hall: Hall, t: LiveTable, edit: (table: Table) => Table): Promise<Table> {
  return t.do(async () => {
    await hall.fresh(t);
    const { table } = t;
    const edited = edit(table);
    const next = { ...edited, version: table.version + 1, changed: hall.parts.now() };
    if (!(await hall.parts.store.saveTable(next))) {
      t.stale = true;
      throw new Problem("table.raced");
    }
    hall.replace(t, next);
    hall.lookAgain(t);
    // Who is asked and what the server has to do may have changed with a seat.
    if (next.status === "playing") await hall.commit(t);
    return next;
  });
}
