/** What changes of a table together with what happened in its game. */
import { type TableRecord, withoutUndo } from "../tables/table.ts";
import { isOver, isVisible, type LiveGame, unstored } from "./game.ts";
import type { TableChange } from "./live-table.ts";
import { changeWithPassing } from "./passing.ts";

const nobody = () => false;

/**
 * The change that is stored: what is wanted, passing that is over, and that a request to go back is about another table once
 * something has happened that everybody can see. What adds nothing to the log gives the table a new version, so that of two
 * processes only one writes it.
 */
export function wholeChange(
  before: TableRecord,
  wanted: TableChange | undefined,
  live: LiveGame,
): TableChange | undefined {
  const change = changeWithPassing(before, wanted, live);
  if (isOver(live)) return change;
  const hasUndo = before.undo !== undefined || before.refusedUndo !== undefined;
  const table = change?.table ?? { ...before, version: before.version + 1 };
  if (hasUndo && isVisible(live, unstored(live)))
    return { ...(change ?? { concerns: nobody }), table: withoutUndo(table) };
  return change ?? (live.fresh.length === 0 ? { table, concerns: nobody } : undefined);
}
