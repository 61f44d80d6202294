/** Lines of chat as they are shown. */
import type { ChatLine } from "@hypergate/wire";
import type { StoredLine } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import type { LiveTable } from "./live-table.ts";

export function showLine(t: LiveTable, line: StoredLine): void {
  t.lastLine = Math.max(t.lastLine, line.n);
  t.tell({ t: "chat", table: t.table.id, line: shownLine(line) });
}

/** Shows a line that another process has stored or changed. */
export async function showStored(store: Store, t: LiveTable, n: number): Promise<void> {
  const line = await store.line(t.table.id, n);
  if (line !== undefined) showLine(t, line);
}

/** Shows the lines that were said while nothing could be heard of other processes. */
export async function showMissed(store: Store, t: LiveTable): Promise<void> {
  if (t.watchers.size === 0) return;
  for (const line of await store.chat(t.table.id, t.lastLine, 100)) showLine(t, line);
}

/** A line as everybody may know it. */
export function shownLine({ by: _, ...line }: StoredLine): ChatLine {
  return line;
}
