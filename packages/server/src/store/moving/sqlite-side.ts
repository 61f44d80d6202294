/** A folder with a SQLite file, as one end of a move. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import type { TableRecord } from "../../tables/table.ts";
import { BESIDES, DATA_FILE } from "../backup.ts";
import { takeFolder } from "../folder.ts";
import { SqliteFile } from "../sqlite-file.ts";
import { StoreTrouble } from "../store.ts";
import { after, keyOf, type Part, type Row, type Side, type Value } from "./parts.ts";

/** `into`: it is written, and must not be in use. */
export function sqliteSide(folder: string, into: boolean): Side {
  const file = join(folder, DATA_FILE);
  if (!into && !existsSync(file)) throw new StoreTrouble("broken", `there are no data in ${folder}`);
  const release = into ? takeFolder(folder) : () => undefined;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Makes or completes the tables.
  new SqliteFile({ file }).close();
  const db = new Database(file, { timeout: 5000 });
  db.pragma("synchronous = FULL");
  const begin = () => {
    db.exec("BEGIN");
    db.prepare("SELECT count(*) FROM tables").get();
  };
  begin();
  unfold(db, into);
  const read = (part: Part, from: Row | undefined, limit: number): readonly Row[] => {
    if (part.name === "kept") return from === undefined ? keptIn(folder) : [];
    const where = from === undefined ? "" : `WHERE ${after(part, () => "?")}`;
    const keys = part.columns.slice(0, part.keys).join(", ");
    const sql = `SELECT ${part.columns.join(", ")} FROM ${part.name} ${where} ORDER BY ${keys} LIMIT ?`;
    return db
      .prepare(sql)
      .raw()
      .all(...(from ?? []), limit) as Value[][];
  };
  const write = (part: Part, row: Row): void => {
    if (part.name === "kept") writeFileSync(join(folder, String(row[0])), String(row[1]), { mode: 0o600 });
    else if (part.name === "tables") writeTable(db, row);
    else {
      const places = part.columns.map(() => "?").join(", ");
      db.prepare(`INSERT OR REPLACE INTO ${part.name} (${part.columns.join(", ")}) VALUES (${places})`).run(...row);
    }
  };
  const remove = (part: Part, key: Row): void => {
    const where = part.columns.slice(0, part.keys).map((name) => `${name} = ?`);
    if (part.name === "kept") rmSync(join(folder, String(key[0])), { force: true });
    else db.prepare(`DELETE FROM ${part.name} WHERE ${where.join(" AND ")}`).run(...key);
  };
  return {
    isInUse: async () => !into && isTaken(folder),
    read: async (part, from, limit) => read(part, from, limit),
    write: async (part, rows) => {
      for (const row of rows) write(part, row);
    },
    remove: async (part, keys) => {
      for (const key of keys) remove(part, keyOf(part, key));
    },
    finish: async () => {
      db.exec("COMMIT");
      begin();
    },
    close: async () => {
      if (db.inTransaction) db.exec("ROLLBACK");
      db.close();
      release();
    },
  };
}

/** What entries have, as rows of the parts of old. */
const UNFOLDED: Readonly<Record<string, string>> = {
  answer: "SELECT game, n, doc FROM entry",
  event: "SELECT entry.game, event + key, events -> key FROM entry, json_each(events)",
  point: "SELECT game, n + 1, point FROM entry WHERE point IS NOT NULL",
};

/** Puts what entries have into tables of its own: for good where data are written, and otherwise only as seen from here. */
function unfold(db: Database.Database, forGood: boolean): void {
  for (const [name, rows] of Object.entries(UNFOLDED)) {
    if (!forGood) {
      db.exec(`CREATE TEMP TABLE ${name} (game TEXT, n INTEGER, doc TEXT, PRIMARY KEY (game, n))`);
      db.exec(`INSERT INTO temp.${name} SELECT * FROM main.${name}`);
    }
    db.exec(`INSERT INTO ${name} ${rows}`);
  }
  if (forGood) db.exec("DELETE FROM entry");
}

function isTaken(folder: string): boolean {
  try {
    takeFolder(folder)();
    return false;
  } catch {
    return true;
  }
}

function keptIn(folder: string): Row[] {
  const files = BESIDES.filter((name) => existsSync(join(folder, name))).sort();
  return files.map((name) => [name, readFileSync(join(folder, name), "utf8").trim()]);
}

function writeTable(db: Database.Database, [id, due, doc]: Row): void {
  const { code, version, status, options, changed } = JSON.parse(String(doc)) as TableRecord;
  const sql =
    "INSERT OR REPLACE INTO tables (id, code, version, status, public, changed, due, doc) VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
  db.prepare(sql).run(id, code, version, status, options.public ? 1 : 0, changed, due, doc);
}
