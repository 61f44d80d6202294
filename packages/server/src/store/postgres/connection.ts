/** All connections of one process, and how calls of the store use them. */
import type pg from "pg";
import { StoreTrouble } from "../store.ts";
import { troubleOf } from "./address.ts";
import { type Ask, ask, Link, Links, type Row } from "./link.ts";

/** Connections that only read and send ahead, and those that write, each for one call at a time. */
const READERS = 2;
const WRITERS = 4;
/** How often a call that reads is tried again when its connection was lost. */
const READS_AGAIN = 2;
const PAUSE_MS = 120;

/** A transaction that is open. */
export interface Transaction {
  readonly rows: (sql: string, ...values: readonly unknown[]) => Promise<readonly Row[]>;
  /** How many rows a statement has changed. */
  readonly run: (sql: string, ...values: readonly unknown[]) => Promise<number>;
  /** Rolls back; the call ends with this value. */
  readonly refuse: (value: unknown) => never;
}

class Refusal {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

export class PgConnection {
  readonly #readers: readonly Link[];
  readonly #writers: Links;
  readonly #turns = new Map<string, Promise<unknown>>();
  #reads = 0;

  constructor(address: string) {
    this.#readers = Array.from({ length: READERS }, () => new Link(address, "", true));
    this.#writers = new Links(address, WRITERS);
  }

  /** Reads. */
  protected async rows(sql: string, ...values: readonly unknown[]): Promise<readonly Row[]> {
    for (let again = 0; ; again++) {
      try {
        const link = this.#readers[this.#reads++ % this.#readers.length];
        return (await link.ask({ sql, values })).rows as Row[];
      } catch (problem) {
        if (!(problem instanceof StoreTrouble) || problem.kind !== "away" || again === READS_AGAIN) throw problem;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  }

  protected async row(sql: string, ...values: readonly unknown[]): Promise<Row | undefined> {
    return (await this.rows(sql, ...values))[0];
  }

  protected async doc<T>(sql: string, ...values: readonly unknown[]): Promise<T | undefined> {
    const row = await this.row(sql, ...values);
    return row === undefined ? undefined : parse<T>(row.doc);
  }

  protected async docs<T>(sql: string, ...values: readonly unknown[]): Promise<T[]> {
    return (await this.rows(sql, ...values)).map((row) => parse<T>(row.doc));
  }

  /** Writes with one statement; how many rows it has changed. */
  protected run(sql: string, ...values: readonly unknown[]): Promise<number> {
    return this.#writers.lend(async (link) => (await link.ask({ sql, values })).rowCount ?? 0);
  }

  /** Writes with several statements, wholly or not at all. */
  protected wholly<T>(job: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#writers.lend(async (link) => {
      const client = await link.client();
      const send = (one: Ask) => ask(client, one);
      try {
        // Sent together with the first statement.
        const begun = send({ sql: "BEGIN" });
        begun.catch(() => undefined);
        const result = await job(transactionOn(send));
        await begun;
        const { command } = await send({ sql: "COMMIT" });
        if (command !== "COMMIT") throw new StoreTrouble("broken", "the transaction was rolled back");
        return result;
      } catch (problem) {
        if (problem instanceof Refusal) {
          await send({ sql: "ROLLBACK" });
          return problem.value as T;
        }
        const trouble = troubleOf(problem);
        if (trouble.kind !== "away") await send({ sql: "ROLLBACK" }).catch(() => undefined);
        throw link.failed(trouble);
      }
    });
  }

  /** Calls about the same thing, one after the other in the order in which they came. */
  protected inTurn<T>(thing: string, job: () => Promise<T>): Promise<T> {
    const before = this.#turns.get(thing) ?? Promise.resolve();
    const now = before.then(job, job);
    const ended = now.catch(() => undefined);
    this.#turns.set(thing, ended);
    void ended.then(() => {
      if (this.#turns.get(thing) === ended) this.#turns.delete(thing);
    });
    return now;
  }

  protected async closeConnections(): Promise<void> {
    await Promise.all([...this.#readers.map((link) => link.close()), this.#writers.close()]);
  }
}

function transactionOn(send: (one: Ask) => Promise<pg.QueryResult>): Transaction {
  return {
    rows: async (sql, ...values) => (await send({ sql, values })).rows as Row[],
    run: async (sql, ...values) => (await send({ sql, values })).rowCount ?? 0,
    refuse: (value) => {
      throw new Refusal(value);
    },
  };
}

export function parse<T>(json: unknown): T {
  return JSON.parse(json as string) as T;
}
