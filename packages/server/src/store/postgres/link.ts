/** Connections to PostgreSQL: made when they are needed, dropped when they fail, made again. */
import type pg from "pg";
import { type StoreTrouble, StoreTrouble as Trouble } from "../store.ts";
import { connect, troubleOf } from "./address.ts";

export type Row = Readonly<Record<string, unknown>>;

/** A statement with its values. Statements are prepared once for each connection. */
export interface Ask {
  readonly sql: string;
  readonly values?: readonly unknown[];
}

/** After a failed attempt the next one waits so long. */
const PAUSE_MS = 100;

const NAMES = new Map<string, string>();

function nameOf(sql: string): string {
  let name = NAMES.get(sql);
  if (name === undefined) NAMES.set(sql, (name = `s${NAMES.size}`));
  return name;
}

/** Asks a connection. What is asked is prepared under a name unless it comes without values. */
export async function ask(client: pg.Client, { sql, values }: Ask): Promise<pg.QueryResult> {
  return values === undefined
    ? client.query(sql)
    : client.query({ name: nameOf(sql), text: sql, values: values as unknown[] });
}

/** One connection. With `pipeline`, statements are sent without waiting for the answers to those before. */
export class Link {
  readonly #address: string;
  readonly #settings: string;
  readonly #pipeline: boolean;
  #client: Promise<pg.Client> | undefined;
  #failed = Number.NEGATIVE_INFINITY;
  #closed = false;

  constructor(address: string, settings: string, pipeline: boolean) {
    this.#address = address;
    this.#settings = settings;
    this.#pipeline = pipeline;
  }

  /** The connection, made if there is none. */
  async client(): Promise<pg.Client> {
    if (this.#closed) throw new Trouble("broken", "the store is closed");
    if (this.#client === undefined && performance.now() - this.#failed < PAUSE_MS)
      throw new Trouble("away", "the database could not be reached a moment ago");
    this.#client ??= this.#connect();
    return this.#client;
  }

  #connect(): Promise<pg.Client> {
    const connecting = connect(this.#address, this.#settings, this.#pipeline);
    connecting.then(
      (client) => client.once("end", () => this.#drop(connecting)),
      () => {
        this.#failed = performance.now();
        this.#drop(connecting);
      },
    );
    return connecting;
  }

  #drop(client: Promise<pg.Client>): void {
    if (this.#client === client) this.#client = undefined;
  }

  async ask(question: Ask): Promise<pg.QueryResult> {
    const client = await this.client();
    try {
      return await ask(client, question);
    } catch (problem) {
      throw this.failed(troubleOf(problem));
    }
  }

  /** After a failure: a connection that is lost, or leads to a standby, is not used again. */
  failed(trouble: StoreTrouble): StoreTrouble {
    if (trouble.kind === "away" || trouble.kind === "readonly") this.#end();
    return trouble;
  }

  #end(): void {
    const client = this.#client;
    this.#client = undefined;
    client?.then(
      (one) => one.end(),
      () => undefined,
    );
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = this.#client;
    this.#client = undefined;
    await client?.then(
      (one) => one.end(),
      () => undefined,
    );
  }
}

/** Some connections of which each serves one caller at a time. */
export class Links {
  readonly #free: Link[];
  readonly #all: readonly Link[];
  readonly #waiting: ((link: Link) => void)[] = [];

  constructor(address: string, most: number) {
    this.#all = Array.from({ length: most }, () => new Link(address, "", true));
    this.#free = [...this.#all];
  }

  /** Lends a connection to a job. */
  async lend<T>(job: (link: Link) => Promise<T>): Promise<T> {
    const link = this.#free.pop() ?? (await new Promise<Link>((resolve) => this.#waiting.push(resolve)));
    try {
      return await job(link);
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free.push(link);
      else next(link);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((link) => link.close()));
  }
}
