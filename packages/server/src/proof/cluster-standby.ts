/** A PostgreSQL with a synchronous standby, both on loopback. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { folderForPostgres, type Postgres, runPostgres, startPostgres } from "../testing/postgres.ts";

export interface Pair {
  readonly primary: Postgres;
  readonly standby: Postgres;
  /** The name of the database. */
  readonly name: string;
  readonly promote: () => Promise<void>;
  readonly clean: () => Promise<void>;
}

const WAL = { wal_level: "replica", max_wal_senders: 4, hot_standby: "on" };

async function asked(address: string, ...lines: readonly string[]): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  let rows: Record<string, unknown>[] = [];
  for (const line of lines) rows = (await client.query(line)).rows;
  await client.end();
  return rows;
}

export async function pairOf(): Promise<Pair> {
  const primary = await startPostgres({ settings: WAL });
  const database = await primary.database();
  const folder = folderForPostgres();
  const from = `host=127.0.0.1 port=${primary.port} user=hypergate application_name=standby`;
  runPostgres("pg_basebackup", ["-D", join(folder, "data"), "-R", "-X", "stream", "-c", "fast", "-d", from], folder);
  const standby = await startPostgres({ folder, settings: WAL });
  const admin = primary.address("postgres");
  await asked(admin, "ALTER SYSTEM SET synchronous_standby_names = 'standby'", "SELECT pg_reload_conf()");
  for (let i = 0; ; i++) {
    const [row] = await asked(admin, "SELECT sync_state FROM pg_stat_replication");
    if (row?.sync_state === "sync") break;
    if (i > 100) throw new Error("the standby does not follow");
    await sleep(100);
  }
  return {
    primary,
    standby,
    name: new URL(database).pathname.slice(1),
    promote: async () => {
      await asked(
        standby.address("postgres"),
        "ALTER SYSTEM RESET synchronous_standby_names",
        "SELECT pg_promote(true, 30)",
      );
    },
    clean: async () => {
      await Promise.all([primary.clean(), standby.clean()]);
    },
  };
}
