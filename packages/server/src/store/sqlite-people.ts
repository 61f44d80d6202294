/** People, their devices, what they say, what is reported of them, and the list of public tables. */
import { folded } from "@hypergate/wire";
import type { TableRecord } from "../tables/table.ts";
import { LOOKED_AT_FOR_EACH, MOST_DEVICES, MOST_REPORTS, SEARCHED_THROUGH } from "./bounds.ts";
import type { ChatBounds, Device, KnownDevice, Person, PublicWish, Report, StoredLine } from "./records.ts";
import { SqliteConnection, type SqliteOptions } from "./sqlite-connection.ts";

export class SqlitePeople extends SqliteConnection {
  constructor(options: SqliteOptions) {
    super(options);
    this.define("folded", (text) => folded(String(text ?? "")));
  }

  addPerson(person: Person): void {
    this.run("INSERT INTO person VALUES (?, ?, ?)", person.id, person.recovery, JSON.stringify(person));
  }

  savePerson(person: Person): void {
    const { id, recovery } = person;
    this.run("UPDATE person SET recovery = ?, doc = ? WHERE id = ?", recovery, JSON.stringify(person), id);
  }

  person(id: string): Person | undefined {
    return this.doc<Person>("SELECT doc FROM person WHERE id = ?", id);
  }

  personByRecovery(recovery: string): Person | undefined {
    return this.doc<Person>("SELECT doc FROM person WHERE recovery = ?", recovery);
  }

  people(search: string, limit: number): readonly Person[] {
    return this.docs<Person>(
      `SELECT doc FROM person WHERE @search = '' OR id = @search OR instr(folded(doc ->> '$.name'), folded(@search))
       ORDER BY doc ->> '$.created' DESC LIMIT @limit`,
      { search, limit },
    );
  }

  forgetPerson(id: string, name: string, tables: readonly string[]): void {
    // Older lines do not say whose they are.
    for (const table of tables)
      this.run("DELETE FROM chat WHERE tbl = ? AND doc ->> '$.by' IS NULL AND doc ->> '$.name' = ?", table, name);
    for (const sql of [
      "DELETE FROM person WHERE id = ?",
      "DELETE FROM device WHERE person = ?",
      "DELETE FROM seen WHERE person = ?",
      "DELETE FROM seated WHERE person = ?",
      "DELETE FROM channel WHERE person = ?",
      "DELETE FROM notice WHERE person = ?",
      "DELETE FROM notice_record WHERE person = ?",
      "DELETE FROM delivery WHERE person = ?",
      "DELETE FROM chat WHERE doc ->> '$.by' = ?",
      "DELETE FROM report WHERE doc ->> '$.by' = ?",
      "DELETE FROM report WHERE doc ->> '$.about' = ?",
    ])
      this.run(sql, id);
  }

  addDevice(device: Device): void {
    this.run("INSERT INTO device VALUES (?, ?, ?)", device.id, device.person, JSON.stringify(device));
    for (const { id } of this.devicesOf(device.person).slice(MOST_DEVICES)) this.endDevices(device.person, [id]);
  }

  device(id: string): KnownDevice | undefined {
    const device = this.doc<Device>("SELECT doc FROM device WHERE id = ?", id);
    const person = device === undefined ? undefined : this.person(device.person);
    return device === undefined || person === undefined ? undefined : { device, person };
  }

  usedDevice(id: string, at: number): void {
    this.run("UPDATE device SET doc = json_set(doc, '$.used', ?) WHERE id = ?", at, id);
  }

  devicesOf(person: string): readonly Device[] {
    return this.docs<Device>("SELECT doc FROM device WHERE person = ? ORDER BY doc ->> '$.used' DESC", person);
  }

  endDevices(person: string, ids: readonly string[]): void {
    for (const id of ids) this.run("DELETE FROM device WHERE person = ? AND id = ?", person, id);
  }

  publicTables({
    limit,
    each,
    considered,
    search = "",
    game = "",
    hiddenFrom = "",
  }: PublicWish): readonly TableRecord[] {
    // What needs the document comes last: reading all of them takes long, and the list is asked for often.
    const looked = search === "" ? limit * LOOKED_AT_FOR_EACH : SEARCHED_THROUGH;
    return this.docs<TableRecord>(
      `WITH latest AS (
         SELECT id, owner, origin, status, changed FROM tables
         WHERE public = 1 AND status <> 'over' ${game === "" ? "" : "AND game = @game"}
         ORDER BY crowd, status = 'open' DESC, changed DESC LIMIT @considered
       ), ofHosts AS (
         SELECT *, row_number() OVER (PARTITION BY owner ORDER BY status = 'open' DESC, changed DESC) AS ofHost FROM latest
       ), ranked AS (
         SELECT *, row_number() OVER (
           PARTITION BY coalesce(origin, owner) ORDER BY ofHost, status = 'open' DESC, changed DESC) AS turn
         FROM ofHosts
       ), nearest AS (
         SELECT * FROM ranked ORDER BY turn, status = 'open' DESC, changed DESC LIMIT @looked
       ), looked AS (
         SELECT nearest.*, tables.doc FROM nearest JOIN tables ON tables.id = nearest.id
       ), found AS (
         SELECT *, row_number() OVER (PARTITION BY owner ORDER BY turn) AS place,
           row_number() OVER (PARTITION BY coalesce(origin, owner) ORDER BY turn) AS turnFound
         FROM looked
         WHERE (@search = '' OR instr(folded(doc ->> '$.name'), @search) OR EXISTS (
             SELECT 1 FROM json_each(doc, '$.seats') AS seat WHERE instr(folded(seat.value ->> '$.name'), @search)))
           AND NOT EXISTS (SELECT 1 FROM json_each(doc, '$.banned') AS banned WHERE banned.value = @hiddenFrom)
       )
       SELECT doc FROM found WHERE place <= @each ORDER BY turnFound, status = 'open' DESC, changed DESC LIMIT @limit`,
      {
        considered,
        looked,
        search: folded(search),
        hiddenFrom,
        each,
        limit,
        ...(game === "" ? {} : { game }),
      },
    );
  }

  allTables(search: string, limit: number): readonly TableRecord[] {
    return this.docs<TableRecord>(
      `SELECT doc FROM tables WHERE @search = '' OR id = @search OR instr(folded(doc ->> '$.name'), folded(@search)) OR EXISTS (
         SELECT 1 FROM json_each(doc, '$.seats') AS seat
         WHERE seat.value ->> '$.person' = @search OR instr(folded(seat.value ->> '$.name'), folded(@search)))
       ORDER BY status = 'over', changed DESC LIMIT @limit`,
      { search, limit },
    );
  }

  addChat(table: string, line: Omit<StoredLine, "n">, bounds?: ChatBounds): StoredLine {
    const row = this.get("SELECT coalesce(max(n), 0) + 1 AS n FROM chat WHERE tbl = ?", table);
    const numbered = { n: row?.n as number, ...line };
    this.run("INSERT INTO chat VALUES (?, ?, ?)", table, numbered.n, JSON.stringify(numbered));
    if (bounds !== undefined) this.#trimChat(table, bounds);
    return numbered;
  }

  /** Removes the oldest lines, as many as are too many or too long together. */
  #trimChat(table: string, { lines, bytes }: ChatBounds): void {
    const rows = this.all("SELECT n, length(CAST(doc AS BLOB)) AS size FROM chat WHERE tbl = ? ORDER BY n DESC", table);
    let used = 0;
    const last = rows.find(({ size }, i) => i >= lines || (used += size as number) > bytes);
    if (last !== undefined) this.run("DELETE FROM chat WHERE tbl = ? AND n <= ?", table, last.n);
  }

  dropChat(before: number, limit: number): number {
    return this.run(
      `DELETE FROM chat WHERE (tbl, n) IN (SELECT tbl, n FROM chat WHERE json_extract(doc, '$.at') < ? LIMIT ?)`,
      before,
      limit,
    ).changes;
  }

  chat(table: string, after: number, limit: number): readonly StoredLine[] {
    return this.docs<StoredLine>(
      "SELECT doc FROM chat WHERE tbl = ? AND n > ? ORDER BY n DESC LIMIT ?",
      table,
      after,
      limit,
    ).reverse();
  }

  line(table: string, n: number): StoredLine | undefined {
    return this.doc<StoredLine>("SELECT doc FROM chat WHERE tbl = ? AND n = ?", table, n);
  }

  unsay(table: string, n: number): StoredLine | undefined {
    this.run(
      "UPDATE chat SET doc = json_set(doc, '$.text', '', '$.removed', json('true')) WHERE tbl = ? AND n = ?",
      table,
      n,
    );
    return this.line(table, n);
  }

  addReport(report: Report): void {
    this.run("INSERT INTO report (id, doc) VALUES (?, ?)", report.id, JSON.stringify(report));
    this.run(
      `DELETE FROM report WHERE id IN (SELECT id FROM report ORDER BY doc ->> '$.at' DESC LIMIT -1 OFFSET ?)`,
      MOST_REPORTS,
    );
  }

  reports(all: boolean, limit: number): readonly Report[] {
    return this.docs<Report>(
      "SELECT doc FROM report WHERE ? OR NOT doc ->> '$.done' ORDER BY doc ->> '$.at' DESC LIMIT ?",
      all ? 1 : 0,
      limit,
    );
  }

  reportsBy(person: string, since: number): number {
    return this.get("SELECT count(*) AS n FROM report WHERE doc ->> '$.by' = ? AND doc ->> '$.at' >= ?", person, since)
      ?.n as number;
  }

  finishReport(id: string): boolean {
    return this.run("UPDATE report SET doc = json_set(doc, '$.done', json('true')) WHERE id = ?", id).changes === 1;
  }
}
