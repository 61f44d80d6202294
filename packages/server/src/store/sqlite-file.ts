/** One SQLite file with all data. Synchronous; `sqlite-worker.ts` calls it in its own thread. */
import type { TableRecord } from "../tables/table.ts";
import { CROWD, MOST_CROWDED } from "./bounds.ts";
import { type AppendDocs, inDocs, LATEST_SNAPSHOTS, MOST_SNAPSHOTS } from "./documents.ts";
import type {
  Append,
  Checkpoint,
  ClockState,
  GameStart,
  Listed,
  NotOpened,
  OpenBounds,
  Snapshot,
  StoredGame,
  WaitingQuestion,
} from "./records.ts";
import { parse } from "./sqlite-connection.ts";
import { eventsOf, SqliteLog } from "./sqlite-log.ts";
import type { Store } from "./store.ts";

/** The store's calls, synchronous. */
export type Now<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => Promise<infer R> ? (...args: A) => R : never;
};

export class SqliteFile extends SqliteLog implements Now<Omit<Store, "lost" | "peers" | "kept">> {
  addTable(table: TableRecord, bounds?: OpenBounds, before?: TableRecord): NotOpened | undefined {
    const excess = bounds === undefined ? undefined : this.#excess(table, bounds);
    if (excess !== undefined) return excess;
    if (before !== undefined && !this.saveTable(before)) return "raced";
    this.#insert(table);
    return undefined;
  }

  /** Games that a person has left count no longer; tables of an address count as long as they are new. */
  #excess(
    { owner, origin }: TableRecord,
    { ofPerson, ofAddress, inAll, since }: OpenBounds,
  ): "ofPerson" | "ofAddress" | undefined {
    const own = this.get(
      `SELECT count(*) AS n FROM tables WHERE status <> 'over' AND json_extract(doc, '$.owner') = ? AND EXISTS (
         SELECT 1 FROM json_each(doc, '$.seats') AS seat
         WHERE seat.value ->> '$.person' = doc ->> '$.owner' AND NOT seat.value ->> '$.away')`,
      owner,
    );
    if ((own?.n as number) >= ofPerson) return "ofPerson";
    const from = this.get(
      `SELECT count(*) AS n FROM tables
       WHERE status <> 'over' AND json_extract(doc, '$.origin') = ? AND doc ->> '$.created' >= ?`,
      origin ?? null,
      since,
    );
    const opened = this.get(
      "SELECT count(*) AS n FROM tables WHERE json_extract(doc, '$.origin') = ? AND json_extract(doc, '$.created') >= ?",
      origin ?? null,
      since,
    );
    return (from?.n as number) >= ofAddress || (opened?.n as number) >= inAll ? "ofAddress" : undefined;
  }

  #insert(table: TableRecord): void {
    const { id, code, version, status, options, changed, owner, origin } = table;
    this.run(
      `INSERT INTO tables (id, code, version, status, public, changed, doc, crowd) VALUES (?, ?, ?, ?, ?, ?, ?,
         (SELECT count(*) / ${CROWD} FROM (SELECT 1 FROM tables WHERE public = 1 AND status <> 'over' AND coalesce(origin, owner) = ?
            LIMIT ${CROWD * MOST_CROWDED})))`,
      id,
      code,
      version,
      status,
      options.public ? 1 : 0,
      changed,
      JSON.stringify(table),
      origin ?? owner,
    );
    this.#seat(table);
  }

  saveTable(table: TableRecord): boolean {
    const { id, code, version, status, options, changed } = table;
    const { changes } = this.run(
      "UPDATE tables SET code = ?, version = ?, status = ?, public = ?, changed = ?, doc = ? WHERE id = ? AND version = ?",
      code,
      version,
      status,
      options.public ? 1 : 0,
      changed,
      JSON.stringify(table),
      id,
      version - 1,
    );
    if (changes === 1) this.#seat(table);
    return changes === 1;
  }

  /** Keeps who sits at the table, and who of them is being asked. */
  #seat(table: TableRecord): void {
    const persons = table.seats.flatMap((holder) => (holder.kind === "person" ? [holder.person] : []));
    this.run(
      `DELETE FROM seated WHERE tbl = ? AND person NOT IN (${persons.map(() => "?").join(", ")})`,
      table.id,
      ...persons,
    );
    this.run(
      `DELETE FROM notice WHERE tbl = ? AND person NOT IN (${persons.map(() => "?").join(", ")})`,
      table.id,
      ...persons,
    );
    for (const person of persons)
      this.run("INSERT INTO seated (person, tbl, asked) VALUES (?, ?, 0) ON CONFLICT DO NOTHING", person, table.id);
    if (table.status === "over") this.#end(table);
  }

  table(id: string): TableRecord | undefined {
    return this.doc<TableRecord>("SELECT doc FROM tables WHERE id = ?", id);
  }

  tableByCode(code: string): TableRecord | undefined {
    return this.doc<TableRecord>("SELECT doc FROM tables WHERE code = ?", code);
  }

  tablesOf(person: string, limit: number): readonly Listed[] {
    const rows = this.all(
      `SELECT doc, asked, waiting, coalesce(seen.n, 0) AS seen, ${eventsOf("tables.id")} - coalesce(seen.n, 0) AS news
       FROM seated JOIN tables ON tables.id = seated.tbl
       LEFT JOIN seen ON seen.person = seated.person AND seen.game = tables.id
       WHERE seated.person = ? ORDER BY asked DESC, status = 'over', changed DESC LIMIT ?`,
      person,
      limit,
    );
    return rows.map((row) => ({
      table: parse<TableRecord>(row.doc),
      asked: row.asked === 1,
      ...(row.waiting == null || row.asked !== 1 ? {} : { waiting: parse<WaitingQuestion>(row.waiting) }),
      news: row.news as number,
      seen: row.seen as number,
    }));
  }

  dueTables(now: number, limit: number): readonly string[] {
    const rows = this.all("SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?", now, limit);
    return rows.map((row) => row.id as string);
  }

  startGame(table: TableRecord, start: GameStart, first: Append): boolean {
    if (!this.saveTable(table)) return false;
    this.run("INSERT INTO game VALUES (?, ?, '{}')", table.id, JSON.stringify(start));
    return this.append(first);
  }

  addGame(table: TableRecord, start: GameStart, first: Append, bounds?: OpenBounds): NotOpened | undefined {
    const refused = this.addTable(table, bounds);
    if (refused !== undefined) return refused;
    this.run("INSERT INTO game VALUES (?, ?, '{}')", table.id, JSON.stringify(start));
    this.append(first);
    return undefined;
  }

  game(id: string): StoredGame | undefined {
    const row = this.get("SELECT * FROM game WHERE id = ?", id);
    const saved = this.doc<Checkpoint>("SELECT doc FROM checkpoint WHERE game = ?", id);
    if (row === undefined || saved === undefined) return undefined;
    // JSON writes a gap in a list as null.
    const checkpoint = { ...saved, last: saved.last.map((one) => one ?? undefined) };
    return {
      start: parse<GameStart>(row.start),
      clock: parse<ClockState>(row.clock),
      checkpoint,
      entries: this.entries(id, checkpoint.entries),
      events: this.get(`SELECT ${eventsOf("game.id")} AS n FROM game WHERE id = ?`, id)?.n as number,
      snapshot: this.snapshots(id)[0]?.mark,
    };
  }

  snapshots(game: string): readonly Pick<Snapshot, "mark" | "entries">[] {
    const rows = this.all("SELECT mark, entries FROM snapshot WHERE game = ? ORDER BY mark DESC", game);
    return rows.map((row) => ({ mark: row.mark as number, entries: row.entries as number }));
  }

  snapshot(game: string, mark: number): Snapshot | undefined {
    return this.doc<Snapshot>("SELECT doc FROM snapshot WHERE game = ? AND mark = ?", game, mark);
  }

  #addSnapshot(game: string, { mark, entries, doc }: NonNullable<AppendDocs["snapshot"]>): void {
    this.run("INSERT OR REPLACE INTO snapshot VALUES (?, ?, ?, ?)", game, mark, entries, doc);
    const marks = this.snapshots(game).map((one) => one.mark);
    if (marks.length <= MOST_SNAPSHOTS) return;
    // The very first stays: it is the set-up.
    for (let i = LATEST_SNAPSHOTS; i < marks.length - 1; i += 2)
      this.run("DELETE FROM snapshot WHERE game = ? AND mark = ?", game, marks[i]);
  }

  append(append: Append): boolean {
    return this.appendDocs(inDocs(append));
  }

  appendDocs(append: AppendDocs): boolean {
    const { game, from, checkpoint, snapshot, undo, clock, due, asked, notifyAt, table, version } = append;
    const end = this.endOfLog(game);
    if (from < end.entries) return false;
    if (version !== undefined && this.get("SELECT version FROM tables WHERE id = ?", game)?.version !== version)
      return false;
    if (table !== undefined && !this.saveTable(table)) return false;
    this.addToLog(append, end.told);
    if (clock !== undefined) this.run("UPDATE game SET clock = ? WHERE id = ?", clock, game);
    if (checkpoint !== undefined)
      this.run("INSERT INTO checkpoint VALUES (?, ?) ON CONFLICT DO UPDATE SET doc = excluded.doc", game, checkpoint);
    if (undo !== undefined) this.run("DELETE FROM snapshot WHERE game = ? AND mark > ?", game, undo);
    if (snapshot !== undefined) this.#addSnapshot(game, snapshot);
    if (due !== undefined) this.run("UPDATE tables SET due = ? WHERE id = ?", due.at ?? null, game);
    for (const [person, now] of Object.entries(asked ?? {})) this.askNow(person, game, now, notifyAt);
    if (table?.status === "over") this.#end(table);
    return true;
  }

  /** Nobody is asked any more, no clock runs, and the game goes back no more. One that was closed cannot be shown, and goes. */
  #end({ id, result }: TableRecord): void {
    this.run("UPDATE tables SET due = NULL WHERE id = ?", id);
    this.run("UPDATE seated SET asked = 0, waiting = NULL WHERE tbl = ?", id);
    this.run("DELETE FROM notice WHERE tbl = ?", id);
    this.run("DELETE FROM snapshot WHERE game = ?", id);
    if (result !== undefined) return;
    this.run("DELETE FROM game WHERE id = ?", id);
    for (const kept of ["checkpoint", "entry", "answer", "event", "point", "seen"])
      this.run(`DELETE FROM ${kept} WHERE game = ?`, id);
  }

  keepTrace(game: string, trace: string): void {
    this.run("INSERT INTO trace VALUES (?, ?) ON CONFLICT DO UPDATE SET doc = excluded.doc", game, trace);
    this.dropPoints(game);
  }

  trace(game: string): string | undefined {
    return this.get("SELECT doc FROM trace WHERE game = ?", game)?.doc as string | undefined;
  }

  untraced(limit: number): readonly string[] {
    const rows = this.all(
      `SELECT game.id FROM game JOIN tables ON tables.id = game.id
       WHERE tables.status = 'over' AND tables.doc ->> '$.result' IS NOT NULL AND NOT EXISTS (SELECT 1 FROM trace WHERE trace.game = game.id) LIMIT ?`,
      limit,
    );
    return rows.map((row) => row.id as string);
  }

  saw(person: string, game: string, n: number): void {
    this.run("INSERT INTO seen VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET n = max(n, excluded.n)", person, game, n);
  }

  seen(person: string, game: string): number {
    return (this.get("SELECT n FROM seen WHERE person = ? AND game = ?", person, game)?.n ?? 0) as number;
  }

  serverTime(): number | undefined {
    return this.get("SELECT now FROM server_time")?.now as number | undefined;
  }

  booted(now: number): number {
    return now;
  }

  keepServerTime(now: number): number {
    this.run(
      "INSERT INTO server_time VALUES (1, ?) ON CONFLICT DO UPDATE SET now = max(now, excluded.now)",
      Math.round(now),
    );
    return this.serverTime() ?? now;
  }
}
