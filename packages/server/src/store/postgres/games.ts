/** Tables, their games, and when the servers have to act there. */

import { folded } from "@hypergate/wire";
import { hasGame, type TableRecord } from "../../tables/table.ts";
import { CROWD, MOST_CROWDED } from "../bounds.ts";
import { type AppendDocs, inDocs } from "../documents.ts";
import type { News } from "../peers.ts";
import type {
  Append,
  Checkpoint,
  ClockState,
  Entry,
  GameStart,
  Listed,
  NotOpened,
  OpenBounds,
  Snapshot,
  StoredEvent,
  StoredGame,
  WaitingQuestion,
} from "../records.ts";
import { type Appender, writing, writtenOf } from "./appending.ts";
import { parse, type Transaction } from "./connection.ts";
import { LOCKS } from "./migrating.ts";
import { PgNotices } from "./notices.ts";

export abstract class PgGames extends PgNotices {
  protected abstract readonly appender: Appender;

  addTable(table: TableRecord, bounds?: OpenBounds, before?: TableRecord): Promise<NotOpened | undefined> {
    return this.inTurn(`opens ${table.owner}`, () => this.wholly((tx) => this.#add(tx, table, bounds, before)));
  }

  async #add(
    tx: Transaction,
    table: TableRecord,
    bounds?: OpenBounds,
    before?: TableRecord,
  ): Promise<NotOpened | undefined> {
    const excess = bounds === undefined ? undefined : await excessOf(tx, table, bounds);
    if (excess !== undefined) return tx.refuse(excess);
    if (before !== undefined && !(await this.#save(tx, before))) return tx.refuse("raced");
    await tx.run(
      `INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
         (SELECT count(*) / ${CROWD} FROM (SELECT 1 FROM tables WHERE public AND status <> 'over' AND coalesce(origin, owner) = coalesce($9, $8)
            LIMIT ${CROWD * MOST_CROWDED}) AS together))`,
      ...columnsOf(table),
    );
    await seat(tx, table);
    return undefined;
  }

  saveTable(table: TableRecord): Promise<boolean> {
    return this.inTurn(`table ${table.id}`, () =>
      this.wholly(async (tx) => (await this.#save(tx, table)) || tx.refuse(false)),
    );
  }

  async #save(tx: Transaction, table: TableRecord): Promise<boolean> {
    const changed = await tx.run(
      `UPDATE tables SET code = $2, version = $3, status = $4, public = $5, changed = $6, created = $7, owner = $8, origin = $9,
         game = $10, hosted = $11, finished = $12, banned = $13, folded = $14, doc = $15
       WHERE id = $1 AND version = $16`,
      ...columnsOf(table),
      table.version - 1,
    );
    if (changed !== 1) return false;
    await tx.run("UPDATE head SET version = $2, actor = $3 WHERE game = $1", table.id, table.version, this.me());
    await seat(tx, table);
    await this.#announce(tx, table.id);
    return true;
  }

  async #announce(tx: Transaction, id: string): Promise<void> {
    await tx.rows("SELECT pg_notify('hypergate', $1)", `tables ${this.me()} ${id}`);
  }

  table(id: string): Promise<TableRecord | undefined> {
    return this.doc("SELECT doc FROM tables WHERE id = $1", id);
  }

  tableByCode(code: string): Promise<TableRecord | undefined> {
    return this.doc("SELECT doc FROM tables WHERE code = $1", code);
  }

  async tablesOf(person: string, limit: number): Promise<readonly Listed[]> {
    const rows = await this.rows(
      `SELECT doc, asked, waiting, coalesce(seen.n, 0) AS seen, coalesce(head.events, 0) - coalesce(seen.n, 0) AS news
       FROM seated JOIN tables ON tables.id = seated.tbl
       LEFT JOIN head ON head.game = seated.tbl
       LEFT JOIN seen ON seen.person = seated.person AND seen.game = seated.tbl
       WHERE seated.person = $1 ORDER BY asked DESC, status = 'over', changed DESC LIMIT $2`,
      person,
      limit,
    );
    return rows.map((row) => ({
      table: parse<TableRecord>(row.doc),
      asked: row.asked === true,
      ...(row.waiting == null || row.asked !== true ? {} : { waiting: parse<WaitingQuestion>(row.waiting) }),
      news: row.news as number,
      seen: row.seen as number,
    }));
  }

  /** Those that belong to this process, and those of processes that are gone, which are taken over; one process gets each. */
  async dueTables(now: number, limit: number): Promise<readonly string[]> {
    const others = (await this.alive()).filter((one) => one !== this.me());
    const rows = await this.rows(
      `WITH free AS (
         SELECT game FROM head WHERE due <= $1 AND actor IS DISTINCT FROM $2 AND NOT coalesce(actor = ANY ($3), false)
         ORDER BY due LIMIT $4 FOR UPDATE SKIP LOCKED
       ), taken AS (UPDATE head SET actor = $2 FROM free WHERE head.game = free.game RETURNING head.game)
       SELECT game FROM taken UNION ALL (SELECT game FROM head WHERE due <= $1 AND actor = $2 ORDER BY due LIMIT $4)`,
      now,
      this.me(),
      others,
      limit,
    );
    return rows.map((row) => row.game as string);
  }

  startGame(table: TableRecord, start: GameStart, first: Append): Promise<boolean> {
    return this.inTurn(`table ${table.id}`, () =>
      this.wholly(async (tx) => {
        if (!(await this.#save(tx, table))) return tx.refuse(false);
        return this.#begin(tx, table, start, first);
      }),
    );
  }

  addGame(table: TableRecord, start: GameStart, first: Append, bounds?: OpenBounds): Promise<NotOpened | undefined> {
    return this.inTurn(`opens ${table.owner}`, () =>
      this.wholly(async (tx) => {
        await this.#add(tx, table, bounds);
        await this.#begin(tx, table, start, first);
        return undefined;
      }),
    );
  }

  async #begin(tx: Transaction, table: TableRecord, start: GameStart, first: Append): Promise<boolean> {
    await tx.run("INSERT INTO game VALUES ($1, $2)", table.id, JSON.stringify(start));
    await tx.run("INSERT INTO head VALUES ($1, 0, 0, $2, $3, NULL, '{}')", table.id, table.version, this.me());
    return this.#append(tx, inDocs(first));
  }

  append(append: Append): Promise<boolean> {
    const docs = inDocs(append);
    if (append.table === undefined) return this.appender.append(docs);
    return this.inTurn(`table ${append.game}`, () =>
      this.wholly(async (tx) => (await this.#append(tx, docs)) || tx.refuse(false)),
    );
  }

  async #append(tx: Transaction, append: AppendDocs): Promise<boolean> {
    const { table, ...rest } = append;
    const version = table === undefined ? rest.version : table.version - 1;
    const [write, ...more] = writing(
      this.me(),
      [version === undefined ? rest : { ...rest, version }],
      table === undefined,
    );
    if (!writtenOf(await tx.rows(write.sql, ...(write.values ?? []))).has(append.game)) return false;
    for (const { sql, values = [] } of more) await tx.run(sql, ...values);
    return table === undefined || this.#save(tx, table);
  }

  async game(id: string): Promise<StoredGame | undefined> {
    // In one statement, and so of one moment: the log may grow meanwhile.
    const row = await this.row(
      `SELECT start, clock, events, actor, checkpoint.doc AS checkpoint,
         (SELECT max(mark) FROM snapshot WHERE snapshot.game = game.id) AS snapshot,
         (SELECT coalesce(json_agg(answer.doc ORDER BY n), '[]') FROM answer
          WHERE answer.game = game.id AND n >= (checkpoint.doc::json ->> 'entries')::int) AS entries
       FROM game JOIN head ON head.game = game.id JOIN checkpoint ON checkpoint.game = game.id WHERE game.id = $1`,
      id,
    );
    if (row === undefined) return undefined;
    const saved = parse<Checkpoint>(row.checkpoint);
    return {
      start: parse<GameStart>(row.start),
      clock: parse<ClockState>(row.clock),
      // JSON writes a gap in a list as null.
      checkpoint: { ...saved, last: saved.last.map((one) => one ?? undefined) },
      entries: (row.entries as string[]).map((doc) => parse<Entry>(doc)),
      events: row.events as number,
      snapshot: (row.snapshot ?? undefined) as number | undefined,
      ...(row.actor == null ? {} : { actor: row.actor as number }),
    };
  }

  protected async news(id: string, entries: number, version: number): Promise<News | undefined> {
    const row = await this.row(
      `SELECT CASE WHEN tables.version <> $3 THEN doc END AS doc, head.events, clock, due, actor,
         (SELECT coalesce(json_agg(answer.doc ORDER BY n), '[]') FROM answer WHERE answer.game = head.game AND n >= $2) AS entries
       FROM tables LEFT JOIN head ON head.game = tables.id WHERE tables.id = $1`,
      id,
      entries,
      version,
    );
    if (row === undefined) return undefined;
    const table = row.doc == null ? undefined : parse<TableRecord>(row.doc);
    if (row.events == null) return { table, game: undefined };
    const game = {
      entries: (row.entries as string[]).map((doc) => parse<Entry>(doc)),
      events: row.events as number,
      clock: parse<ClockState>(row.clock),
      due: (row.due ?? undefined) as number | undefined,
      actor: (row.actor ?? undefined) as number | undefined,
    };
    return { table, game };
  }

  entries(game: string, from = 0): Promise<readonly Entry[]> {
    return this.docs("SELECT doc FROM answer WHERE game = $1 AND n >= $2 ORDER BY n", game, from);
  }

  async snapshots(game: string): Promise<readonly Pick<Snapshot, "mark" | "entries">[]> {
    const rows = await this.rows("SELECT mark, entries FROM snapshot WHERE game = $1 ORDER BY mark DESC", game);
    return rows.map((row) => ({ mark: row.mark as number, entries: row.entries as number }));
  }

  snapshot(game: string, mark: number): Promise<Snapshot | undefined> {
    return this.doc("SELECT doc FROM snapshot WHERE game = $1 AND mark = $2", game, mark);
  }

  async events(game: string, from: number, limit: number): Promise<readonly StoredEvent[]> {
    const sql = "SELECT n, doc FROM event WHERE game = $1 AND n >= $2 ORDER BY n LIMIT $3";
    const rows = await this.rows(sql, game, from, limit);
    return rows.map((row) => ({ n: row.n as number, event: parse<unknown>(row.doc) }));
  }

  async points(game: string): Promise<readonly string[] | undefined> {
    const rows = await this.rows("SELECT n, doc FROM point WHERE game = $1 ORDER BY n", game);
    const isWhole = rows.length > 0 && rows.every((row, i) => row.n === i);
    return isWhole ? rows.map((row) => row.doc as string) : undefined;
  }

  keepTrace(game: string, trace: string): Promise<void> {
    return this.wholly(async (tx) => {
      const sql = "INSERT INTO trace VALUES ($1, $2) ON CONFLICT (game) DO UPDATE SET doc = excluded.doc";
      await tx.run(sql, game, trace);
      await tx.run("DELETE FROM point WHERE game = $1", game);
    });
  }

  async trace(game: string): Promise<string | undefined> {
    return (await this.row("SELECT doc FROM trace WHERE game = $1", game))?.doc as string | undefined;
  }

  async untraced(limit: number): Promise<readonly string[]> {
    const rows = await this.rows(
      `SELECT tables.id FROM tables JOIN game ON game.id = tables.id
       WHERE finished AND NOT EXISTS (SELECT 1 FROM trace WHERE trace.game = tables.id) LIMIT $1`,
      limit,
    );
    return rows.map((row) => row.id as string);
  }

  async saw(person: string, game: string, n: number): Promise<void> {
    await this.run(
      "INSERT INTO seen VALUES ($1, $2, $3) ON CONFLICT (person, game) DO UPDATE SET n = greatest(seen.n, excluded.n)",
      person,
      game,
      n,
    );
  }

  async seen(person: string, game: string): Promise<number> {
    return ((await this.row("SELECT n FROM seen WHERE person = $1 AND game = $2", person, game))?.n ?? 0) as number;
  }
}

export function columnsOf(table: TableRecord): readonly unknown[] {
  const {
    id,
    code,
    version,
    status,
    options,
    changed,
    created,
    owner,
    origin,
    game,
    name = "",
    seats,
    banned = [],
  } = table;
  const hosted = seats.some((holder) => holder.kind === "person" && holder.person === owner && !holder.away);
  const names = [name, ...seats.map((holder) => (holder.kind === "person" ? holder.name : ""))];
  const finished = status === "over" && hasGame(table);
  const searched = folded(names.join("\n"));
  const doc = JSON.stringify(table);
  const open = options.public;
  return [
    id,
    code,
    version,
    status,
    open,
    changed,
    created,
    owner,
    origin ?? null,
    game,
    hosted,
    finished,
    banned,
    searched,
    doc,
  ];
}

/** Games that a person has left count no longer; tables of an address count as long as they are new. */
async function excessOf(tx: Transaction, table: TableRecord, bounds: OpenBounds): Promise<NotOpened | undefined> {
  const { owner, origin = null } = table;
  const { ofPerson, ofAddress, inAll, since } = bounds;
  // Until the end of the transaction nobody else opens a table for this person or from this address, in whatever process.
  await tx.rows("SELECT pg_advisory_xact_lock($1, hashtext($2))", LOCKS.owner, owner);
  if (origin !== null) await tx.rows("SELECT pg_advisory_xact_lock($1, hashtext($2))", LOCKS.origin, origin);
  const [own] = await tx.rows(
    "SELECT count(*) AS n FROM tables WHERE status <> 'over' AND hosted AND owner = $1",
    owner,
  );
  if ((own.n as number) >= ofPerson) return "ofPerson";
  const [from] = await tx.rows(
    "SELECT count(*) AS n, count(*) FILTER (WHERE status <> 'over') AS open FROM tables WHERE origin = $1 AND created >= $2",
    origin,
    since,
  );
  return (from.open as number) >= ofAddress || (from.n as number) >= inAll ? "ofAddress" : undefined;
}

/** Keeps who sits at the table, and who of them is being asked. */
async function seat(tx: Transaction, table: TableRecord): Promise<void> {
  const persons = table.seats.flatMap((holder) => (holder.kind === "person" ? [holder.person] : []));
  await tx.run("DELETE FROM seated WHERE tbl = $1 AND NOT person = ANY ($2)", table.id, persons);
  await tx.run("DELETE FROM notice WHERE tbl = $1 AND NOT person = ANY ($2)", table.id, persons);
  await tx.run("INSERT INTO seated SELECT unnest($2::text[]), $1 ON CONFLICT DO NOTHING", table.id, persons);
  if (table.status === "over") await end(tx, table);
}

/** Nobody is asked any more, no clock runs, and the game goes back no more. One that was closed cannot be shown, and goes. */
async function end(tx: Transaction, { id, result }: TableRecord): Promise<void> {
  await tx.run("UPDATE head SET due = NULL WHERE game = $1", id);
  await tx.run("UPDATE seated SET asked = false, waiting = NULL WHERE tbl = $1", id);
  await tx.run("DELETE FROM notice WHERE tbl = $1", id);
  await tx.run("DELETE FROM snapshot WHERE game = $1", id);
  if (result !== undefined) return;
  await tx.run("DELETE FROM game WHERE id = $1", id);
  for (const kept of ["head", "checkpoint", "answer", "event", "point", "seen"])
    await tx.run(`DELETE FROM ${kept} WHERE game = $1`, id);
}
