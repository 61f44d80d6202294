/** A connection to the SQLite file: transactions, and statements that are prepared once. */
import Database from "better-sqlite3";
import { addColumns, SCHEMA } from "./sqlite-schema.ts";
import { StoreTrouble } from "./store.ts";

export interface SqliteOptions {
  readonly file: string;
  /** Tests: the maximum number of pages, to simulate a full disk. */
  readonly maxPages?: number;
}

type Row = Readonly<Record<string, unknown>>;

export class SqliteConnection {
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
    addColumns(this.#db);
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

  close(): void {
    this.#db.close();
  }

  /** A function that statements may call. */
  protected define(name: string, does: (value: unknown) => unknown): void {
    this.#db.function(name, { deterministic: true }, does);
  }

  #statement(sql: string): Database.Statement {
    let statement = this.#statements.get(sql);
    if (statement === undefined) this.#statements.set(sql, (statement = this.#db.prepare(sql)));
    return statement;
  }

  protected run(sql: string, ...params: readonly unknown[]): Database.RunResult {
    return this.#statement(sql).run(...params);
  }

  protected get(sql: string, ...params: readonly unknown[]): Row | undefined {
    return this.#statement(sql).get(...params) as Row | undefined;
  }

  protected all(sql: string, ...params: readonly unknown[]): Row[] {
    return this.#statement(sql).all(...params) as Row[];
  }

  /** Rows as they are wanted, for whoever may stop early. */
  protected each(sql: string, ...params: readonly unknown[]): IterableIterator<Row> {
    return this.#statement(sql).iterate(...params) as IterableIterator<Row>;
  }

  protected doc<T>(sql: string, ...params: readonly unknown[]): T | undefined {
    const row = this.get(sql, ...params);
    return row === undefined ? undefined : parse<T>(row.doc);
  }

  protected docs<T>(sql: string, ...params: readonly unknown[]): T[] {
    return this.all(sql, ...params).map((row) => parse<T>(row.doc));
  }
}

export function parse<T>(json: unknown): T {
  return JSON.parse(json as string) as T;
}
