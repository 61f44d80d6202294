/** The store for any number of machines: PostgreSQL. */
import type { Peers } from "../peers.ts";
import type { Store, StoreTrouble } from "../store.ts";
import { connect } from "./address.ts";
import { Appender } from "./appending.ts";
import { PgGames } from "./games.ts";
import { Link } from "./link.ts";
import { LOCKS, migrate } from "./migrating.ts";
import { Presence } from "./presence.ts";

/**
 * Rows are looked up one by one, however few there are: whether a table was just analysed must not decide how an append is
 * carried out. An answer is acknowledged when it is on disk, whatever else the database is set to.
 */
const WRITING = `SET enable_hashjoin = off; SET enable_mergejoin = off; SET enable_seqscan = off; SET plan_cache_mode = force_generic_plan;
  SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') IN ('off', 'local')`;

export class PgStore extends PgGames implements Store {
  readonly lost: Promise<StoreTrouble> = new Promise(() => undefined);
  readonly presence: Presence;
  protected readonly appender: Appender;
  readonly #writer: Link;

  constructor(address: string, presence: Presence) {
    super(address);
    this.presence = presence;
    this.#writer = new Link(address, WRITING, true);
    this.appender = new Appender(this.#writer, () => presence.me);
  }

  protected me(): number {
    return this.presence.me;
  }

  alive(): Promise<readonly number[]> {
    return this.presence.alive();
  }

  get peers(): Peers {
    const { presence } = this;
    return {
      me: presence.me,
      get isHere() {
        return presence.isHere;
      },
      hear: (heard) => presence.hear(heard),
      tell: (message) => presence.tell(message),
      alive: () => presence.alive(),
      news: (...since) => this.news(...since),
    };
  }

  /** While another process lives, time has gone on since it was kept. */
  async serverTime(): Promise<number | undefined> {
    const others = (await this.alive()).filter((one) => one !== this.me());
    const row = await this.row(`SELECT now, ${NOW} - at AS since FROM server_time`);
    if (row === undefined) return undefined;
    return (row.now as number) + (others.length > 0 ? Math.max(0, row.since as number) : 0);
  }

  async keepServerTime(now: number): Promise<number> {
    const [row] = await this.wholly((tx) =>
      tx.rows(
        `INSERT INTO server_time AS kept VALUES (1, $1, ${NOW}, $1)
         ON CONFLICT (one) DO UPDATE SET now = greatest($1, kept.now), at = ${NOW} RETURNING now`,
        Math.round(now),
      ),
    );
    return row.now as number;
  }

  /** Two that begin at once ask one after the other. */
  booted(now: number): Promise<number> {
    return this.wholly(async (tx) => {
      await tx.rows("SELECT pg_advisory_xact_lock($1, 0)", LOCKS.starting);
      const others = (await this.alive()).filter((one) => one < this.me());
      const [row] = await tx.rows("SELECT booted FROM server_time");
      if (others.length > 0 && row !== undefined) return row.booted as number;
      await tx.run(
        `INSERT INTO server_time VALUES (1, $1, ${NOW}, $1) ON CONFLICT (one) DO UPDATE SET booted = $1`,
        Math.round(now),
      );
      return Math.round(now);
    });
  }

  async kept(name: string, value: () => string): Promise<string> {
    const known = await this.row("SELECT value FROM kept WHERE name = $1", name);
    if (known !== undefined) return known.value as string;
    await this.run("INSERT INTO kept VALUES ($1, $2) ON CONFLICT DO NOTHING", name, value());
    return this.kept(name, value);
  }

  async close(): Promise<void> {
    await this.presence.close();
    await Promise.all([this.closeConnections(), this.#writer.close()]);
  }
}

/** Milliseconds of the database's own clock. */
const NOW = "extract(epoch FROM clock_timestamp()) * 1000";

/** Opens the database, brings its schema up to date and takes a number; throws a StoreTrouble that says why it cannot be used. */
export async function openPostgres(address: string): Promise<PgStore> {
  const client = await connect(address, "", false);
  try {
    await migrate(client);
  } finally {
    await client.end();
  }
  const presence = await Presence.open(address);
  return new PgStore(address, presence);
}
