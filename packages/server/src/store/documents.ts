/** How stores keep what they are given: documents as JSON. */
import type { Append, StoredEvent } from "./records.ts";

/** An append with its documents as strings: strings cross to another thread much faster than objects. */
export interface AppendDocs
  extends Pick<Append, "game" | "from" | "version" | "points" | "due" | "asked" | "notifyAt" | "table"> {
  readonly entries: readonly string[];
  readonly events: { readonly from: number; readonly docs: readonly string[] };
  readonly checkpoint: string | undefined;
  readonly snapshot: { readonly mark: number; readonly entries: number; readonly doc: string } | undefined;
  readonly clock: string | undefined;
  /** The fewest answers that counted meanwhile, if the game went back. */
  readonly undo: number | undefined;
}

export function inDocs({ entries, events, checkpoint, snapshot, clock, ...rest }: Append): AppendDocs {
  const undos = entries.flatMap((entry) => ("undo" in entry ? [entry.undo] : []));
  return {
    ...rest,
    undo: undos.length === 0 ? undefined : Math.min(...undos),
    snapshot: snapshot && { mark: snapshot.mark, entries: snapshot.entries, doc: JSON.stringify(snapshot) },
    entries: entries.map((entry) => JSON.stringify(entry)),
    events: { from: events[0]?.n ?? 0, docs: events.map(docOf) },
    checkpoint: checkpoint === undefined ? undefined : JSON.stringify(checkpoint),
    clock: clock === undefined ? undefined : JSON.stringify(clock),
  };
}

/** An event as JSON. */
export function docOf({ event, doc }: StoredEvent): string {
  return doc ?? JSON.stringify(event);
}

/** With more snapshots than this of one game, every other of the older ones goes; so many of the latest stay. */
export const MOST_SNAPSHOTS = 48;
export const LATEST_SNAPSHOTS = 24;
