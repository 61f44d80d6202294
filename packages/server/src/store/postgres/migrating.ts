/** Brings the schema up to date, under a lock that lets one process at a time do so. There is no way back. */
import type pg from "pg";
import { StoreTrouble } from "../store.ts";
import { STEPS } from "./schema.ts";

/** The first numbers of our advisory locks. */
export const LOCKS = {
  migrating: 7401,
  process: 7402,
  table: 7403,
  owner: 7404,
  origin: 7405,
  starting: 7406,
  worker: 7407,
  client: 7408,
} as const;

/** `upTo`: tests stop at an earlier step. */
export async function migrate(client: pg.Client, upTo = STEPS.length): Promise<void> {
  await client.query(`SELECT pg_advisory_lock(${LOCKS.migrating}, 0)`);
  try {
    await client.query(
      "CREATE TABLE IF NOT EXISTS schema_step (n int PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())",
    );
    const { rows } = await client.query("SELECT coalesce(max(n), 0) AS n FROM schema_step");
    const done = rows[0].n as number;
    if (done > STEPS.length)
      throw new StoreTrouble(
        "broken",
        `the database is of a newer version of Hypergate (step ${done} of ${STEPS.length})`,
      );
    for (let n = done; n < upTo; n++) await step(client, n);
  } finally {
    await client.query(`SELECT pg_advisory_unlock(${LOCKS.migrating}, 0)`).catch(() => undefined);
  }
}

async function step(client: pg.Client, n: number): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query(STEPS[n]);
    await client.query(`INSERT INTO schema_step (n) VALUES (${n + 1})`);
    await client.query("COMMIT");
  } catch (problem) {
    await client.query("ROLLBACK");
    throw problem;
  }
}
