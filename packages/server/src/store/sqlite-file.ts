/** One SQLite file with all data. Synchronous; `sqlite-worker.ts` calls it in its own thread. */
import type { ChatLine } from "@hypergate/wire";
import Database from "better-sqlite3";
import type { TableRecord } from "../tables/table.ts";
import { SCHEMA } from "./sqlite-schema.ts";
import {
  type Append,
  type Checkpoint,
  type ClockState,
  type Entry,
  type GameStart,
  type Listed,
  type Person,
  type Store,
  type StoredEvent,
  type StoredGame,
  StoreTrouble,
} from "./store.ts";

/** The store's calls, synchronous. */
export type Now<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => Promise<infer R> ? (...args: A) => R : never;
};

export interface SqliteOptions {
  readonly file: string;
  /** Tests: the maximum number of pages, to simulate a full disk. */
  readonly maxPages?: number;
}

/** An append with its documents as strings: strings cross to another thread much faster than objects. */
export interface AppendDocs extends Pick<Append, "game" | "from" | "points" | "due" | "asked" | "table"> {
  readonly entries: readonly string[];
  readonly events: { readonly from: number; readonly docs: readonly string[] };
  readonly checkpoint: string | undefined;
  readonly clock: string | undefined;
}

export function inDocs({ entries, events, checkpoint, clock, ...rest }: Append): AppendDocs {
  return {
    ...rest,
    entries: entries.map((entry) => JSON.stringify(entry)),
    events: { from: events[0]?.n ?? 0, docs: events.map(({ event }) => JSON.stringify(event)) },
    checkpoint: checkpoint === undefined ? undefined : JSON.stringify(checkpoint),
    clock: clock === undefined ? undefined : JSON.stringify(clock),
  };
}

type Row = Readonly<Record<string, unknown>>;

export class SqliteFile implements Now<Omit<Store, "lost">> {
  readonly #db: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();
  readonly #together: Database.Transaction<(calls: readonly (() => void)[]) => void>;
  readonly #wholly: Database.Transaction<(call: () => unknown) => unknown>;

  constructor({ file, maxPages }: SqliteOptions) {
    this.#db = new Database(file);
    this.#db.pragma("journal_mode = WAL");
    // FULL: when a commit returns it is on disk, not only in the system's cache.
    this.#db.pragma("synchronous = FULL");
    this.#db.pragma("busy_timeout = 5000");
    // `sqlite-tidier.ts` moves the log into the file.
    this.#db.pragma("wal_autocheckpoint = 0");
    this.#db.exec(SCHEMA);
    if (maxPages !== undefined) this.#db.pragma(`max_page_count = ${maxPages}`);
    this.#wholly = this.#db.transaction((call) => call());
    this.#together = this.#db.transaction((calls) => {
      for (const call of calls) {
        call();
        // Some failures, such as a full disk, also end the surrounding transaction.
        if (!this.#db.inTransaction) throw new StoreTrouble("broken", "the transaction was rolled back");
      }
    });
  }

  /** Runs several calls in one transaction. If the transaction fails, it throws and none of them takes effect. */
  together(calls: readonly (() => void)[]): void {
    this.#together.immediate(calls);
  }

  /** Runs a call so that it has no effect if it throws. */
  wholly<T>(call: () => T): T {
    return this.#wholly(call) as T;
  }

  /** Tests: from now on nothing can be written. */
  forbidWriting(forbidden: boolean): void {
    this.#db.pragma(`query_only = ${forbidden ? "ON" : "OFF"}`);
  }

  addPerson(person: Person): void {
    this.#run("INSERT INTO person VALUES (?, ?, ?)", person.id, person.recovery, JSON.stringify(person));
  }

  savePerson(person: Person): void {
    const { id, recovery } = person;
    this.#run("UPDATE person SET recovery = ?, doc = ? WHERE id = ?", recovery, JSON.stringify(person), id);
  }

  person(id: string): Person | undefined {
    return this.#doc<Person>("SELECT doc FROM person WHERE id = ?", id);
  }

  personByRecovery(recovery: string): Person | undefined {
    return this.#doc<Person>("SELECT doc FROM person WHERE recovery = ?", recovery);
  }

  addTable(table: TableRecord): void {
    const { id, code, version, status, options, changed } = table;
    this.#run(
      "INSERT INTO tables (id, code, version, status, public, changed, doc) VALUES (?, ?, ?, ?, ?, ?, ?)",
      id,
      code,
      version,
      status,
      options.public ? 1 : 0,
      changed,
      JSON.stringify(table),
    );
    this.#seat(table);
  }

  saveTable(table: TableRecord): boolean {
    const { id, version, status, options, changed } = table;
    const { changes } = this.#run(
      "UPDATE tables SET version = ?, status = ?, public = ?, changed = ?, doc = ? WHERE id = ? AND version = ?",
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
    this.#run(
      `DELETE FROM seated WHERE tbl = ? AND person NOT IN (${persons.map(() => "?").join(", ")})`,
      table.id,
      ...persons,
    );
    for (const person of persons)
      this.#run("INSERT INTO seated VALUES (?, ?, 0) ON CONFLICT DO NOTHING", person, table.id);
    if (table.status === "over") this.#run("UPDATE seated SET asked = 0 WHERE tbl = ?", table.id);
  }

  table(id: string): TableRecord | undefined {
    return this.#doc<TableRecord>("SELECT doc FROM tables WHERE id = ?", id);
  }

  tableByCode(code: string): TableRecord | undefined {
    return this.#doc<TableRecord>("SELECT doc FROM tables WHERE code = ?", code);
  }

  publicTables(limit: number): readonly TableRecord[] {
    return this.#docs<TableRecord>(
      "SELECT doc FROM tables WHERE public = 1 AND status <> 'over' ORDER BY changed DESC LIMIT ?",
      limit,
    );
  }

  tablesOf(person: string, limit: number): readonly Listed[] {
    const rows = this.#all(
      `SELECT doc, asked, (SELECT coalesce(max(n), -1) + 1 FROM event WHERE game = tables.id) - coalesce(seen.n, 0) AS news
       FROM seated JOIN tables ON tables.id = seated.tbl
       LEFT JOIN seen ON seen.person = seated.person AND seen.game = tables.id
       WHERE seated.person = ? ORDER BY asked DESC, status = 'over', changed DESC LIMIT ?`,
      person,
      limit,
    );
    return rows.map((row) => ({
      table: parse<TableRecord>(row.doc),
      asked: row.asked === 1,
      news: row.news as number,
    }));
  }

  dueTables(now: number, limit: number): readonly string[] {
    const rows = this.#all("SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?", now, limit);
    return rows.map((row) => row.id as string);
  }

  startGame(table: TableRecord, start: GameStart, first: Append): boolean {
    if (!this.saveTable(table)) return false;
    this.#run("INSERT INTO game VALUES (?, ?, '{}')", table.id, JSON.stringify(start));
    return this.append(first);
  }

  game(id: string): StoredGame | undefined {
    const row = this.#get("SELECT * FROM game WHERE id = ?", id);
    const saved = this.#doc<Checkpoint>("SELECT doc FROM checkpoint WHERE game = ?", id);
    if (row === undefined || saved === undefined) return undefined;
    // JSON writes a gap in a list as null.
    const checkpoint = { ...saved, last: saved.last.map((one) => one ?? undefined) };
    return {
      start: parse<GameStart>(row.start),
      clock: parse<ClockState>(row.clock),
      checkpoint,
      entries: this.#docs<Entry>("SELECT doc FROM answer WHERE game = ? AND n >= ? ORDER BY n", id, checkpoint.entries),
      events: this.#get("SELECT coalesce(max(n), -1) + 1 AS n FROM event WHERE game = ?", id)?.n as number,
    };
  }

  entries(game: string): readonly Entry[] {
    return this.#docs<Entry>("SELECT doc FROM answer WHERE game = ? ORDER BY n", game);
  }

  append(append: Append): boolean {
    return this.appendDocs(inDocs(append));
  }

  appendDocs({ game, from, entries, events, points, checkpoint, clock, due, asked, table }: AppendDocs): boolean {
    if (this.#get("SELECT n FROM answer WHERE game = ? AND n = ?", game, from) !== undefined) return false;
    entries.forEach((doc, i) => {
      this.#run("INSERT INTO answer VALUES (?, ?, ?)", game, from + i, doc);
    });
    events.docs.forEach((doc, i) => {
      this.#run("INSERT INTO event VALUES (?, ?, ?)", game, events.from + i, doc);
    });
    points?.docs.forEach((doc, i) => {
      this.#run("INSERT INTO point VALUES (?, ?, ?)", game, points.from + i, doc);
    });
    if (clock !== undefined) this.#run("UPDATE game SET clock = ? WHERE id = ?", clock, game);
    if (checkpoint !== undefined)
      this.#run("INSERT INTO checkpoint VALUES (?, ?) ON CONFLICT DO UPDATE SET doc = excluded.doc", game, checkpoint);
    if (due !== undefined) this.#run("UPDATE tables SET due = ? WHERE id = ?", due.at ?? null, game);
    for (const [person, now] of Object.entries(asked ?? {}))
      this.#run("UPDATE seated SET asked = ? WHERE tbl = ? AND person = ?", now ? 1 : 0, game, person);
    return table === undefined || this.#mustSave(table);
  }

  /** The end of a game is written together with its last answer, or neither is. */
  #mustSave(table: TableRecord): boolean {
    if (this.saveTable(table)) return true;
    throw new Error(`table ${table.id} was changed while its game ended`);
  }

  events(game: string, from: number, limit: number): readonly StoredEvent[] {
    const rows = this.#all("SELECT n, doc FROM event WHERE game = ? AND n >= ? ORDER BY n LIMIT ?", game, from, limit);
    return rows.map((row) => ({ n: row.n as number, event: parse<unknown>(row.doc) }));
  }

  points(game: string): readonly string[] | undefined {
    const rows = this.#all("SELECT n, doc FROM point WHERE game = ? ORDER BY n", game);
    const isWhole = rows.length > 0 && rows.every((row, i) => row.n === i);
    return isWhole ? rows.map((row) => row.doc as string) : undefined;
  }

  keepTrace(game: string, trace: string): void {
    this.#run("INSERT INTO trace VALUES (?, ?) ON CONFLICT DO UPDATE SET doc = excluded.doc", game, trace);
    this.#run("DELETE FROM point WHERE game = ?", game);
  }

  trace(game: string): string | undefined {
    return this.#get("SELECT doc FROM trace WHERE game = ?", game)?.doc as string | undefined;
  }

  untraced(limit: number): readonly string[] {
    const rows = this.#all(
      `SELECT game.id FROM game JOIN tables ON tables.id = game.id
       WHERE tables.status = 'over' AND NOT EXISTS (SELECT 1 FROM trace WHERE trace.game = game.id) LIMIT ?`,
      limit,
    );
    return rows.map((row) => row.id as string);
  }

  saw(person: string, game: string, n: number): void {
    this.#run("INSERT INTO seen VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET n = max(n, excluded.n)", person, game, n);
  }

  seen(person: string, game: string): number {
    return (this.#get("SELECT n FROM seen WHERE person = ? AND game = ?", person, game)?.n ?? 0) as number;
  }

  addChat(table: string, line: Omit<ChatLine, "n">): ChatLine {
    const row = this.#get("SELECT coalesce(max(n), 0) + 1 AS n FROM chat WHERE tbl = ?", table);
    const numbered = { n: row?.n as number, ...line };
    this.#run("INSERT INTO chat VALUES (?, ?, ?)", table, numbered.n, JSON.stringify(numbered));
    return numbered;
  }

  chat(table: string, after: number, limit: number): readonly ChatLine[] {
    return this.#docs<ChatLine>(
      "SELECT doc FROM chat WHERE tbl = ? AND n > ? ORDER BY n DESC LIMIT ?",
      table,
      after,
      limit,
    ).reverse();
  }

  close(): void {
    this.#db.close();
  }

  #statement(sql: string): Database.Statement {
    let statement = this.#statements.get(sql);
    if (statement === undefined) this.#statements.set(sql, (statement = this.#db.prepare(sql)));
    return statement;
  }

  #run(sql: string, ...params: readonly unknown[]): Database.RunResult {
    return this.#statement(sql).run(...params);
  }

  #get(sql: string, ...params: readonly unknown[]): Row | undefined {
    return this.#statement(sql).get(...params) as Row | undefined;
  }

  #all(sql: string, ...params: readonly unknown[]): Row[] {
    return this.#statement(sql).all(...params) as Row[];
  }

  #doc<T>(sql: string, ...params: readonly unknown[]): T | undefined {
    const row = this.#get(sql, ...params);
    return row === undefined ? undefined : parse<T>(row.doc);
  }

  #docs<T>(sql: string, ...params: readonly unknown[]): T[] {
    return this.#all(sql, ...params).map((row) => parse<T>(row.doc));
  }
}

function parse<T>(json: unknown): T {
  return JSON.parse(json as string) as T;
}
