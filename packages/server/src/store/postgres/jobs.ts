/**
 * Jobs that workers do, in a table of the database. A job is taken with SKIP LOCKED, so one worker gets it; if that worker
 * dies, the job waits again. Nothing of it needs to survive a crash of the database, so nothing waits for its disk: what is
 * lost is done again.
 */

import { connect } from "./address.ts";
import { Link, type Row } from "./link.ts";
import { migrate } from "./migrating.ts";
import { Presence } from "./presence.ts";

/** Where a job stands. */
const [WAITS, TAKEN, DONE, FAILED] = [0, 1, 2, 3];
const QUICKLY = "SET synchronous_commit = off";
/** What was missed is looked for so often. */
const LOOK_MS = 1_000;

export interface Job {
  readonly id: number;
  readonly kind: string;
  readonly doc: string;
}

/** A part of a study. */
export interface Part {
  readonly part: number;
  readonly doc: string;
}

export interface PartResult {
  readonly part: number;
  readonly result: string;
}

export class Jobs {
  readonly #link: Link;
  readonly #presence: Presence;
  readonly #waiting = new Set<() => void>();

  private constructor(address: string, presence: Presence) {
    this.#link = new Link(address, QUICKLY, true);
    this.#presence = presence;
    const wake = () => {
      for (const one of [...this.#waiting]) one();
    };
    presence.hear({ tables: wake, added: wake, message: wake, gap: wake });
  }

  static async open(address: string, as: "worker" | "client"): Promise<Jobs> {
    const client = await connect(address, "", false);
    try {
      await migrate(client);
    } finally {
      await client.end();
    }
    return new Jobs(address, await Presence.open(address, as));
  }

  async #rows(sql: string, ...values: readonly unknown[]): Promise<readonly Row[]> {
    return (await this.#link.ask({ sql, values })).rows as Row[];
  }

  /** Waits until something has happened to jobs, or a moment. */
  news(ms = LOOK_MS): Promise<void> {
    return new Promise((resolve) => {
      const heard = () => {
        clearTimeout(timer);
        this.#waiting.delete(heard);
        resolve();
      };
      const timer = setTimeout(heard, ms);
      this.#waiting.add(heard);
    });
  }

  /** Adds what of a study is not there yet. */
  async add(study: string, kind: string, parts: readonly Part[], urgency = 0): Promise<void> {
    await this.#rows(
      `WITH added AS (
         INSERT INTO job (study, part, kind, urgency, doc)
         SELECT $1, part, $2, $3, doc FROM unnest($4::int[], $5::text[]) AS given (part, doc) ON CONFLICT DO NOTHING
         RETURNING id
       ) SELECT pg_notify('hypergate_jobs', 'tables 0') WHERE EXISTS (SELECT 1 FROM added)`,
      study,
      kind,
      urgency,
      parts.map(({ part }) => part),
      parts.map(({ doc }) => doc),
    );
  }

  /** The most urgent job that waits; this worker has it now. */
  async take(): Promise<Job | undefined> {
    const [row] = await this.#rows(
      `UPDATE job SET state = ${TAKEN}, taker = $1 WHERE id = (
         SELECT id FROM job WHERE state = ${WAITS} ORDER BY urgency DESC, id LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id, kind, doc`,
      this.#presence.me,
    );
    return row === undefined ? undefined : { id: row.id as number, kind: row.kind as string, doc: row.doc as string };
  }

  async finish(id: number, result: string): Promise<void> {
    await this.#end(id, DONE, result);
  }

  /** It cannot be done by anybody. */
  async fail(id: number, why: string): Promise<void> {
    await this.#end(id, FAILED, why);
  }

  async #end(id: number, state: number, result: string): Promise<void> {
    await this.#rows(
      `WITH ended AS (UPDATE job SET state = $2, result = $3 WHERE id = $1 AND taker = $4 RETURNING id)
       SELECT pg_notify('hypergate_jobs', 'tables 0') WHERE EXISTS (SELECT 1 FROM ended)`,
      id,
      state,
      result,
      this.#presence.me,
    );
  }

  /** Jobs of workers that are gone wait again. */
  async release(): Promise<void> {
    const alive = await this.#presence.alive("worker");
    await this.#rows(
      `WITH freed AS (UPDATE job SET state = ${WAITS}, taker = NULL WHERE state = ${TAKEN} AND NOT taker = ANY ($1) RETURNING id)
       SELECT pg_notify('hypergate_jobs', 'tables 0') WHERE EXISTS (SELECT 1 FROM freed)`,
      alive,
    );
  }

  /** Gives back what this worker has taken. */
  async giveBack(): Promise<void> {
    await this.#rows(
      `WITH freed AS (UPDATE job SET state = ${WAITS}, taker = NULL WHERE state = ${TAKEN} AND taker = $1 RETURNING id)
       SELECT pg_notify('hypergate_jobs', 'tables 0') WHERE EXISTS (SELECT 1 FROM freed)`,
      this.#presence.me,
    );
  }

  /** What is done of a study, besides the parts that are known; throws if a part failed. */
  async results(study: string, known: readonly number[]): Promise<readonly PartResult[]> {
    const rows = await this.#rows(
      `SELECT part, state, result FROM job WHERE study = $1 AND state >= ${DONE} AND NOT part = ANY ($2)`,
      study,
      known,
    );
    const failed = rows.find(({ state }) => state === FAILED);
    if (failed !== undefined) throw new Error(String(failed.result));
    return rows.map(({ part, result }) => ({ part: part as number, result: result as string }));
  }

  /** Nobody wants to know any more. */
  async forget(study: string): Promise<void> {
    await this.#rows("DELETE FROM job WHERE study = $1", study);
  }

  /** How many workers there are. */
  async workers(): Promise<number> {
    return (await this.#presence.alive("worker")).length;
  }

  async close(): Promise<void> {
    for (const one of [...this.#waiting]) one();
    await Promise.all([this.#presence.close(), this.#link.close()]);
  }
}
