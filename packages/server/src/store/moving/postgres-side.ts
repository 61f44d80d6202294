/** A PostgreSQL database as one end of a move. */
import { folded } from "@hypergate/wire";
import type pg from "pg";
import type { TableRecord } from "../../tables/table.ts";
import { connect } from "../postgres/address.ts";
import { columnsOf } from "../postgres/games.ts";
import { LOCKS, migrate } from "../postgres/migrating.ts";
import type { Channel, Device, Person, Report, StoredLine } from "../records.ts";
import { StoreTrouble } from "../store.ts";
import { after, keyOf, type Part, type Row, type Side, type Value } from "./parts.ts";

/** Where a column of a part comes from, if it has another name or place there. */
const SOURCES: Readonly<
  Record<string, { readonly from?: string; readonly columns?: Readonly<Record<string, string>> }>
> = {
  game: { from: "game JOIN head ON head.game = game.id" },
  tables: { from: "tables LEFT JOIN head ON head.game = tables.id" },
  seated: { columns: { asked: "asked::int" } },
};

/** Columns that are worked out from a row, besides those of the part. */
const MORE: Readonly<Record<string, (doc: unknown) => Readonly<Record<string, unknown>>>> = {
  person: (doc) => ({ created: (doc as Person).created, folded: folded((doc as Person).name) }),
  device: (doc) => ({ used: (doc as Device).used }),
  chat: (doc) => ({ at: (doc as StoredLine).at, by: (doc as StoredLine).by ?? null }),
  channel: (doc) => ({ created: (doc as Channel).created }),
  report: (doc) => {
    const { at, by, about, done } = doc as Report;
    return { at, by, about, done };
  },
};

const HEADS = `
UPDATE head SET version = tables.version,
  entries = (SELECT coalesce(max(n) + 1, 0) FROM answer WHERE answer.game = head.game),
  events = (SELECT coalesce(max(n) + 1, 0) FROM event WHERE event.game = head.game)
FROM tables WHERE tables.id = head.game`;

/** `into`: it is written, and must not be in use. */
export async function postgresSide(address: string, into: boolean): Promise<Side> {
  const client = await connect(address, "SET statement_timeout = 0", false);
  await migrate(client);
  if (into && (await isUsed(client))) {
    await client.end();
    throw new StoreTrouble("broken", "a server is using the database that is to be written; stop it first");
  }
  const begin = () => client.query("BEGIN ISOLATION LEVEL REPEATABLE READ");
  await begin();
  return {
    isInUse: () => isUsed(client),
    read: (part, from, limit) => read(client, part, from, limit),
    write: async (part, rows) => {
      for (const row of rows) await write(client, part, row);
    },
    remove: async (part, keys) => {
      const where = part.columns.slice(0, part.keys).map((name, i) => `${name} = $${i + 1}`);
      for (const key of keys) {
        await client.query(`DELETE FROM ${part.name} WHERE ${where.join(" AND ")}`, [...keyOf(part, key)]);
        if (part.name === "game") await client.query("DELETE FROM head WHERE game = $1", [key[0]]);
      }
    },
    finish: async () => {
      await client.query(HEADS);
      await client.query("COMMIT");
      await begin();
    },
    close: () => client.end(),
  };
}

async function isUsed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = ${LOCKS.process}
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) LIMIT 1`,
  );
  return rows.length > 0;
}

async function read(client: pg.Client, part: Part, from: Row | undefined, limit: number): Promise<readonly Row[]> {
  const { from: source = part.name, columns = {} } = SOURCES[part.name] ?? {};
  const keys = part.columns.slice(0, part.keys);
  const where = from === undefined ? "" : `WHERE ${after(part, (i) => `$${i + 1}`)}`;
  const names = part.columns.map((name) => columns[name] ?? name);
  const { rows } = await client.query({
    text: `SELECT ${names.join(", ")} FROM ${source} ${where} ORDER BY ${keys.join(", ")} LIMIT ${limit}`,
    values: [...(from ?? [])],
    rowMode: "array",
  });
  return rows as Value[][];
}

async function write(client: pg.Client, part: Part, row: Row): Promise<void> {
  if (part.name === "game") {
    const [id, start, clock] = row;
    await insert(client, "game", 1, { id, start });
    await insert(client, "head", 1, { game: id, entries: 0, events: 0, version: 0, actor: null, due: null, clock });
    return;
  }
  if (part.name === "tables") {
    const [id, due, doc] = row;
    const values = columnsOf(JSON.parse(String(doc)) as TableRecord);
    const named = Object.fromEntries(TABLE_COLUMNS.map((name, i) => [name, values[i]]));
    await insert(client, "tables", 1, { ...named, doc });
    await client.query("UPDATE head SET due = $2 WHERE game = $1", [id, due]);
    return;
  }
  const given: Record<string, unknown> = Object.fromEntries(part.columns.map((name, i) => [name, row[i]]));
  if (part.name === "seated") given.asked = given.asked === 1;
  if (part.name === "server_time") Object.assign(given, { at: 0, booted: given.now });
  const more = MORE[part.name]?.(JSON.parse(String(given.doc))) ?? {};
  await insert(client, part.name, part.keys, { ...given, ...more });
}

const TABLE_COLUMNS =
  "id code version status public changed created owner origin game hosted finished banned folded doc".split(" ");

async function insert(
  client: pg.Client,
  table: string,
  keys: number,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const names = Object.keys(row);
  const places = names.map((_, i) => `$${i + 1}`);
  const set = names.map((name) => `${name} = excluded.${name}`);
  const sql = `INSERT INTO ${table} (${names.join(", ")}) VALUES (${places.join(", ")})
    ON CONFLICT (${names.slice(0, keys).join(", ")}) DO UPDATE SET ${set.join(", ")}`;
  await client.query({ name: `move ${table}`, text: sql, values: Object.values(row) });
}
