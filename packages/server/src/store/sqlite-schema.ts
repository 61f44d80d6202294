import type Database from "better-sqlite3";

/** Documents are stored as JSON. Only fields that are searched or unique have their own columns. */
export const SCHEMA = `
CREATE TABLE IF NOT EXISTS person (id TEXT PRIMARY KEY, recovery TEXT NOT NULL UNIQUE, doc TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS tables (
  id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, version INTEGER NOT NULL, status TEXT NOT NULL,
  public INTEGER NOT NULL, changed INTEGER NOT NULL, due INTEGER, doc TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_due ON tables (due) WHERE due IS NOT NULL;
-- Who has opened how many tables that are not over.
CREATE INDEX IF NOT EXISTS tables_owner ON tables (json_extract(doc, '$.owner')) WHERE status <> 'over';
CREATE INDEX IF NOT EXISTS tables_origin ON tables (json_extract(doc, '$.origin')) WHERE status <> 'over';
-- How many tables were opened from an address, also those that are over.
CREATE INDEX IF NOT EXISTS tables_opened ON tables (json_extract(doc, '$.origin'), json_extract(doc, '$.created'));

CREATE TABLE IF NOT EXISTS seated (
  person TEXT NOT NULL, tbl TEXT NOT NULL, asked INTEGER NOT NULL, PRIMARY KEY (person, tbl)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS seated_table ON seated (tbl);

CREATE TABLE IF NOT EXISTS game (id TEXT PRIMARY KEY, start TEXT NOT NULL, clock TEXT NOT NULL) WITHOUT ROWID;
-- With row ids where rows are long: a table without would need more than one page for a row, and splits pages all the time,
-- because each game grows at its own place.
CREATE TABLE IF NOT EXISTS checkpoint (game TEXT PRIMARY KEY, doc TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS snapshot (
  game TEXT NOT NULL, mark INTEGER NOT NULL, entries INTEGER NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (game, mark)
);
-- What an answer adds: itself, the events it led to (a list, the first of them has number event), how many there are then, and
-- its point of the trace. Every row of a game has a page of its own to write, so all this is one row.
CREATE TABLE IF NOT EXISTS entry (
  game TEXT NOT NULL, n INTEGER NOT NULL, told INTEGER NOT NULL, event INTEGER, doc TEXT NOT NULL, events TEXT, point TEXT,
  PRIMARY KEY (game, n)
);
-- Answers that older servers have stored.
CREATE TABLE IF NOT EXISTS answer (
  game TEXT NOT NULL, n INTEGER NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (game, n)
) WITHOUT ROWID;
-- Events and points that no answer has added, and those that older servers have stored.
CREATE TABLE IF NOT EXISTS event (
  game TEXT NOT NULL, n INTEGER NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (game, n)
);
CREATE TABLE IF NOT EXISTS point (
  game TEXT NOT NULL, n INTEGER NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (game, n)
);
-- How a finished game looked after every answer, compressed; then its points are gone.
CREATE TABLE IF NOT EXISTS trace (game TEXT PRIMARY KEY, doc TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS seen (
  person TEXT NOT NULL, game TEXT NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (person, game)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS chat (
  tbl TEXT NOT NULL, n INTEGER NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (tbl, n)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS chat_at ON chat (json_extract(doc, '$.at'));
CREATE TABLE IF NOT EXISTS server_time (one INTEGER PRIMARY KEY CHECK (one = 1), now INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS device (id TEXT PRIMARY KEY, person TEXT NOT NULL, doc TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS device_person ON device (person);
CREATE INDEX IF NOT EXISTS chat_person ON chat (doc ->> '$.by');
CREATE TABLE IF NOT EXISTS channel (id TEXT PRIMARY KEY, person TEXT NOT NULL, token TEXT NOT NULL UNIQUE, doc TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS channel_person ON channel (person);
CREATE TABLE IF NOT EXISTS notice_record (person TEXT PRIMARY KEY, doc TEXT NOT NULL) WITHOUT ROWID;
-- The question that a person with a channel is asked at a table; gone when it is answered. It is told once.
CREATE TABLE IF NOT EXISTS notice (
  person TEXT NOT NULL, tbl TEXT NOT NULL, ask TEXT NOT NULL, since INTEGER NOT NULL, due INTEGER, PRIMARY KEY (person, tbl)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS notice_due ON notice (due) WHERE due IS NOT NULL;
CREATE INDEX IF NOT EXISTS notice_table ON notice (tbl);
CREATE TABLE IF NOT EXISTS delivery (
  id TEXT PRIMARY KEY, channel TEXT NOT NULL, person TEXT NOT NULL, due INTEGER, doc TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS delivery_due ON delivery (due);
CREATE TABLE IF NOT EXISTS report (id TEXT PRIMARY KEY, doc TEXT NOT NULL) WITHOUT ROWID;
`;

/** Columns that older files lack, and what needs them. They are computed or may be empty, so nothing has to be written anew. */
const COLUMNS: readonly (readonly [table: string, name: string, sql: string])[] = [
  ["tables", "owner", "TEXT GENERATED ALWAYS AS (doc ->> '$.owner') VIRTUAL"],
  ["tables", "origin", "TEXT GENERATED ALWAYS AS (doc ->> '$.origin') VIRTUAL"],
  ["tables", "game", "TEXT GENERATED ALWAYS AS (doc ->> '$.game') VIRTUAL"],
  ["seated", "waiting", "TEXT"],
  ["tables", "crowd", "INTEGER NOT NULL DEFAULT 0"],
];
const INDEXES = `
DROP INDEX IF EXISTS tables_listed;
DROP INDEX IF EXISTS tables_public_list;
DROP INDEX IF EXISTS tables_public;
CREATE INDEX IF NOT EXISTS tables_latest ON tables (crowd, status = 'open' DESC, changed DESC, status, owner, origin) WHERE public = 1 AND status <> 'over';
CREATE INDEX IF NOT EXISTS tables_latest_of_game ON tables (game, crowd, status = 'open' DESC, changed DESC, status, owner, origin) WHERE public = 1 AND status <> 'over';
CREATE INDEX IF NOT EXISTS tables_together ON tables (coalesce(origin, owner)) WHERE public = 1 AND status <> 'over';
`;

export function addColumns(db: Database.Database): void {
  for (const [table, name, sql] of COLUMNS)
    if (!hasColumn(db, table, name)) db.exec(`ALTER TABLE ${table} ADD COLUMN ${name} ${sql}`);
  db.exec(INDEXES);
}

function hasColumn(db: Database.Database, table: string, column: string): boolean {
  const columns = db.pragma(`table_xinfo(${table})`) as { name: string }[];
  return columns.some(({ name }) => name === column);
}
