/**
 * All data as lists of rows that every store can give and take: what `hypergate move` copies. A part has the same name,
 * columns and order of rows on both sides, so the digests of both sides can be compared.
 */
export type Value = string | number | null;
export type Row = readonly Value[];

export interface Part {
  readonly name: string;
  readonly columns: readonly string[];
  /** How many of the columns are the key; rows are in its order. */
  readonly keys: number;
}

const part = (name: string, keys: number, ...columns: readonly string[]): Part => ({ name, keys, columns });

/** In the order in which they are written: the clock of a game comes before the time when its table is due. */
export const PARTS: readonly Part[] = [
  part("person", 1, "id", "recovery", "doc"),
  part("device", 1, "id", "person", "doc"),
  part("game", 1, "id", "start", "clock"),
  part("tables", 1, "id", "due", "doc"),
  part("seated", 2, "person", "tbl", "asked", "waiting"),
  part("checkpoint", 1, "game", "doc"),
  part("snapshot", 2, "game", "mark", "entries", "doc"),
  part("answer", 2, "game", "n", "doc"),
  part("event", 2, "game", "n", "doc"),
  part("point", 2, "game", "n", "doc"),
  part("trace", 1, "game", "doc"),
  part("seen", 2, "person", "game", "n"),
  part("chat", 2, "tbl", "n", "doc"),
  part("channel", 1, "id", "person", "token", "doc"),
  part("notice_record", 1, "person", "doc"),
  part("notice", 2, "person", "tbl", "ask", "since", "due"),
  part("delivery", 1, "id", "channel", "person", "due", "doc"),
  part("report", 1, "id", "doc"),
  part("server_time", 1, "one", "now"),
  part("kept", 1, "name", "value"),
];

/** One end of a move. What is read is of one moment, however long it takes. */
export interface Side {
  /** A server is using it. */
  readonly isInUse: () => Promise<boolean>;
  /** The next rows after a key. */
  readonly read: (part: Part, after: Row | undefined, limit: number) => Promise<readonly Row[]>;
  readonly write: (part: Part, rows: readonly Row[]) => Promise<void>;
  readonly remove: (part: Part, keys: readonly Row[]) => Promise<void>;
  /** Everything is written: works out what follows from it, and makes it durable. */
  readonly finish: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export function keyOf({ keys }: Part, row: Row): Row {
  return row.slice(0, keys);
}

/** By bytes, as both databases sort. */
export function compareKeys(one: Row, other: Row): number {
  for (const [i, value] of one.entries()) {
    const against = other[i];
    if (value === against) continue;
    if (typeof value === "number" && typeof against === "number") return value - against;
    return Buffer.compare(Buffer.from(String(value)), Buffer.from(String(against)));
  }
  return 0;
}

/** A condition for all rows after a key, with `place` for each value. */
export function after({ columns, keys }: Part, place: (i: number) => string): string {
  const names = columns.slice(0, keys);
  return `(${names.join(", ")}) > (${names.map((_, i) => place(i)).join(", ")})`;
}
