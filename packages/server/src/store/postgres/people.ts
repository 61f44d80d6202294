/** People, their devices, what they say, what is reported of them, and the list of public tables. */
import { folded } from "@hypergate/wire";
import type { TableRecord } from "../../tables/table.ts";
import { LOOKED_AT_FOR_EACH, MOST_DEVICES, MOST_REPORTS, SEARCHED_THROUGH } from "../bounds.ts";
import type { ChatBounds, Device, KnownDevice, Person, PublicWish, Report, StoredLine } from "../records.ts";
import { PgConnection, parse, type Transaction } from "./connection.ts";
import { LOCKS } from "./migrating.ts";
import { inWords } from "./presence.ts";

export abstract class PgPeople extends PgConnection {
  /** The number of this process. */
  protected abstract me(): number;

  async addPerson(person: Person): Promise<void> {
    const { id, recovery, created, name } = person;
    await this.run(
      "INSERT INTO person VALUES ($1, $2, $3, $4, $5)",
      id,
      recovery,
      created,
      folded(name),
      JSON.stringify(person),
    );
  }

  async savePerson(person: Person): Promise<void> {
    const { id, recovery, name } = person;
    const doc = JSON.stringify(person);
    await this.run(
      "UPDATE person SET recovery = $1, folded = $2, doc = $3 WHERE id = $4",
      recovery,
      folded(name),
      doc,
      id,
    );
  }

  person(id: string): Promise<Person | undefined> {
    return this.doc("SELECT doc FROM person WHERE id = $1", id);
  }

  personByRecovery(recovery: string): Promise<Person | undefined> {
    return this.doc("SELECT doc FROM person WHERE recovery = $1", recovery);
  }

  people(search: string, limit: number): Promise<readonly Person[]> {
    return this.docs(
      `SELECT doc FROM person WHERE $1 = '' OR id = $1 OR position($2 IN folded) > 0 ORDER BY created DESC LIMIT $3`,
      search,
      folded(search),
      limit,
    );
  }

  async forgetPerson(id: string, name: string, tables: readonly string[]): Promise<void> {
    await this.wholly(async (tx) => {
      // Older lines do not say whose they are.
      await tx.run("DELETE FROM chat WHERE tbl = ANY ($1) AND by IS NULL AND doc::json ->> 'name' = $2", tables, name);
      for (const sql of [
        "DELETE FROM person WHERE id = $1",
        "DELETE FROM device WHERE person = $1",
        "DELETE FROM seen WHERE person = $1",
        "DELETE FROM seated WHERE person = $1",
        "DELETE FROM channel WHERE person = $1",
        "DELETE FROM notice WHERE person = $1",
        "DELETE FROM notice_record WHERE person = $1",
        "DELETE FROM delivery WHERE person = $1",
        "DELETE FROM chat WHERE by = $1",
        "DELETE FROM report WHERE by = $1 OR about = $1",
      ])
        await tx.run(sql, id);
    });
  }

  addDevice(device: Device): Promise<void> {
    const { id, person, used } = device;
    return this.wholly(async (tx) => {
      await tx.run("INSERT INTO device VALUES ($1, $2, $3, $4)", id, person, used, JSON.stringify(device));
      await tx.run(
        "DELETE FROM device WHERE id IN (SELECT id FROM device WHERE person = $1 ORDER BY used DESC OFFSET $2)",
        person,
        MOST_DEVICES,
      );
    });
  }

  async device(id: string): Promise<KnownDevice | undefined> {
    const row = await this.row(
      "SELECT device.doc, person.doc AS person FROM device JOIN person ON person.id = device.person WHERE device.id = $1",
      id,
    );
    return row === undefined ? undefined : { device: parse<Device>(row.doc), person: parse<Person>(row.person) };
  }

  usedDevice(id: string, at: number): Promise<void> {
    return this.wholly(async (tx) => {
      const device = await docIn<Device>(tx, "SELECT doc FROM device WHERE id = $1 FOR UPDATE", id);
      if (device === undefined) return;
      await tx.run(
        "UPDATE device SET used = $1, doc = $2 WHERE id = $3",
        at,
        JSON.stringify({ ...device, used: at }),
        id,
      );
    });
  }

  devicesOf(person: string): Promise<readonly Device[]> {
    return this.docs("SELECT doc FROM device WHERE person = $1 ORDER BY used DESC", person);
  }

  async endDevices(person: string, ids: readonly string[]): Promise<void> {
    await this.run("DELETE FROM device WHERE person = $1 AND id = ANY ($2)", person, ids);
  }

  publicTables({
    limit,
    each,
    considered,
    search = "",
    game = "",
    hiddenFrom = "",
  }: PublicWish): Promise<readonly TableRecord[]> {
    const looked = search === "" ? limit * LOOKED_AT_FOR_EACH : SEARCHED_THROUGH;
    return this.docs<TableRecord>(
      `WITH latest AS (
         SELECT id, owner, origin, status, changed FROM tables
         WHERE public AND status <> 'over' AND ${game === "" ? "$1 = ''" : "game = $1"}
         ORDER BY crowd, (status = 'open') DESC, changed DESC LIMIT $7
       ), of_hosts AS (
         SELECT *, row_number() OVER (PARTITION BY owner ORDER BY (status = 'open') DESC, changed DESC) AS of_host FROM latest
       ), ranked AS (
         SELECT *, row_number() OVER (
           PARTITION BY coalesce(origin, owner) ORDER BY of_host, (status = 'open') DESC, changed DESC) AS turn
         FROM of_hosts
       ), nearest AS (
         SELECT * FROM ranked ORDER BY turn, (status = 'open') DESC, changed DESC LIMIT $2
       ), found AS (
         SELECT nearest.*, tables.doc, row_number() OVER (PARTITION BY nearest.owner ORDER BY turn) AS place,
           row_number() OVER (PARTITION BY coalesce(nearest.origin, nearest.owner) ORDER BY turn) AS turn_found
         FROM nearest JOIN tables ON tables.id = nearest.id
         WHERE ($3 = '' OR position($3 IN folded) > 0) AND NOT $4 = ANY (banned)
       )
       SELECT doc FROM found WHERE place <= $5 ORDER BY turn_found, (status = 'open') DESC, changed DESC LIMIT $6`,
      game,
      looked,
      folded(search),
      hiddenFrom,
      each,
      limit,
      considered,
    );
  }

  allTables(search: string, limit: number): Promise<readonly TableRecord[]> {
    return this.docs<TableRecord>(
      `SELECT doc FROM tables WHERE $1 = '' OR id = $1 OR position($2 IN folded) > 0
         OR EXISTS (SELECT 1 FROM seated WHERE tbl = tables.id AND person = $1)
       ORDER BY status = 'over', changed DESC LIMIT $3`,
      search,
      folded(search),
      limit,
    );
  }

  addChat(table: string, line: Omit<StoredLine, "n">, bounds?: ChatBounds): Promise<StoredLine> {
    return this.inTurn(`chat ${table}`, () =>
      this.wholly(async (tx) => {
        await tx.rows("SELECT pg_advisory_xact_lock($1, hashtext($2))", LOCKS.table, table);
        const [{ n }] = await tx.rows("SELECT coalesce(max(n), 0) + 1 AS n FROM chat WHERE tbl = $1", table);
        const numbered = { n: n as number, ...line };
        const { at, by } = line;
        await tx.run(
          "INSERT INTO chat VALUES ($1, $2, $3, $4, $5)",
          table,
          n,
          at,
          by ?? null,
          JSON.stringify(numbered),
        );
        if (bounds !== undefined) await trimChat(tx, table, bounds);
        await this.#announce(tx, table, numbered.n);
        return numbered;
      }),
    );
  }

  async #announce(tx: Transaction, table: string, n: number): Promise<void> {
    await tx.rows("SELECT pg_notify('hypergate', $1)", inWords(this.me(), { t: "chat", table, n }));
  }

  dropChat(before: number, limit: number): Promise<number> {
    return this.run(
      "DELETE FROM chat WHERE (tbl, n) IN (SELECT tbl, n FROM chat WHERE at < $1 LIMIT $2)",
      before,
      limit,
    );
  }

  async chat(table: string, after: number, limit: number): Promise<readonly StoredLine[]> {
    const sql = "SELECT doc FROM chat WHERE tbl = $1 AND n > $2 ORDER BY n DESC LIMIT $3";
    return (await this.docs<StoredLine>(sql, table, after, limit)).reverse();
  }

  line(table: string, n: number): Promise<StoredLine | undefined> {
    return this.doc("SELECT doc FROM chat WHERE tbl = $1 AND n = $2", table, n);
  }

  unsay(table: string, n: number): Promise<StoredLine | undefined> {
    return this.wholly(async (tx) => {
      const line = await docIn<StoredLine>(tx, "SELECT doc FROM chat WHERE tbl = $1 AND n = $2 FOR UPDATE", table, n);
      if (line === undefined) return undefined;
      const removed: StoredLine = { ...line, text: "", removed: true };
      await tx.run("UPDATE chat SET doc = $1 WHERE tbl = $2 AND n = $3", JSON.stringify(removed), table, n);
      await this.#announce(tx, table, n);
      return removed;
    });
  }

  addReport(report: Report): Promise<void> {
    const { id, at, by, about, done } = report;
    return this.wholly(async (tx) => {
      await tx.run(
        "INSERT INTO report VALUES ($1, $2, $3, $4, $5, $6)",
        id,
        at,
        by,
        about,
        done,
        JSON.stringify(report),
      );
      await tx.run("DELETE FROM report WHERE id IN (SELECT id FROM report ORDER BY at DESC OFFSET $1)", MOST_REPORTS);
    });
  }

  reports(all: boolean, limit: number): Promise<readonly Report[]> {
    return this.docs("SELECT doc FROM report WHERE $1 OR NOT done ORDER BY at DESC LIMIT $2", all, limit);
  }

  async reportsBy(person: string, since: number): Promise<number> {
    return (await this.row("SELECT count(*) AS n FROM report WHERE by = $1 AND at >= $2", person, since))?.n as number;
  }

  finishReport(id: string): Promise<boolean> {
    return this.wholly(async (tx) => {
      const report = await docIn<Report>(tx, "SELECT doc FROM report WHERE id = $1 FOR UPDATE", id);
      if (report === undefined) return false;
      await tx.run(
        "UPDATE report SET done = true, doc = $1 WHERE id = $2",
        JSON.stringify({ ...report, done: true }),
        id,
      );
      return true;
    });
  }
}

/** Removes the oldest lines, as many as are too many or too long together. */
async function trimChat(tx: Transaction, table: string, { lines, bytes }: ChatBounds): Promise<void> {
  await tx.run(
    `DELETE FROM chat WHERE tbl = $1 AND n <= (
       SELECT max(n) FROM (
         SELECT n, row_number() OVER (ORDER BY n DESC) AS place, sum(octet_length(doc)) OVER (ORDER BY n DESC) AS used
         FROM chat WHERE tbl = $1
       ) AS lines WHERE place > $2 OR used > $3)`,
    table,
    lines,
    bytes,
  );
}

/** One document, read in a transaction. */
export async function docIn<T>(tx: Transaction, sql: string, ...values: readonly unknown[]): Promise<T | undefined> {
  const [row] = await tx.rows(sql, ...values);
  return row === undefined ? undefined : parse<T>(row.doc);
}
