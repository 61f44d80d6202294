/** Who is to be told of what, by which way, and what is on its way. */

import type { Channel, Delivery, Notice, NoticeRecord, WaitingQuestion } from "./records.ts";
import { parse } from "./sqlite-connection.ts";
import { SqlitePeople } from "./sqlite-people.ts";

/** Due of a delivery that is being brought. */
const CLAIMED = null;

export class SqliteNotices extends SqlitePeople {
  addChannel(channel: Channel): void {
    const { id, person, token } = channel;
    this.run("INSERT INTO channel VALUES (?, ?, ?, ?)", id, person, token, JSON.stringify(channel));
  }

  saveChannel(channel: Channel): void {
    this.run("UPDATE channel SET doc = ? WHERE id = ?", JSON.stringify(channel), channel.id);
  }

  channelsOf(person: string): readonly Channel[] {
    return this.docs<Channel>("SELECT doc FROM channel WHERE person = ? ORDER BY doc ->> '$.created'", person);
  }

  channel(id: string): Channel | undefined {
    return this.doc<Channel>("SELECT doc FROM channel WHERE id = ?", id);
  }

  channelByToken(token: string): Channel | undefined {
    return this.doc<Channel>("SELECT doc FROM channel WHERE token = ?", token);
  }

  removeChannel(id: string): void {
    this.run("DELETE FROM delivery WHERE channel = ?", id);
    this.run("DELETE FROM channel WHERE id = ?", id);
  }

  noticeRecord(person: string): NoticeRecord | undefined {
    return this.doc<NoticeRecord>("SELECT doc FROM notice_record WHERE person = ?", person);
  }

  saveNoticeRecord(person: string, record: NoticeRecord): void {
    this.run(
      "INSERT INTO notice_record VALUES (?, ?) ON CONFLICT DO UPDATE SET doc = excluded.doc",
      person,
      JSON.stringify(record),
    );
  }

  waiting(person: string, table: string): WaitingQuestion | undefined {
    const row = this.get("SELECT waiting FROM seated WHERE person = ? AND tbl = ? AND asked = 1", person, table);
    return row?.waiting == null ? undefined : parse<WaitingQuestion>(row.waiting);
  }

  /** Keeps what a person is asked at a table, and whether they are to be told. */
  protected askNow(person: string, table: string, waiting: WaitingQuestion | null, notifyAt: number | undefined): void {
    this.run(
      "UPDATE seated SET asked = ?, waiting = ? WHERE tbl = ? AND person = ?",
      waiting === null ? 0 : 1,
      waiting === null ? null : JSON.stringify(waiting),
      table,
      person,
    );
    this.run("DELETE FROM notice WHERE person = ? AND tbl = ?", person, table);
    if (waiting === null || notifyAt === undefined) return;
    this.run(
      "INSERT INTO notice SELECT ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM channel WHERE person = ?)",
      person,
      table,
      waiting.ask,
      waiting.since,
      notifyAt,
      person,
    );
  }

  peopleToTell(now: number, limit: number): readonly string[] {
    const rows = this.all("SELECT DISTINCT person FROM notice WHERE due <= ? LIMIT ?", now, limit);
    return rows.map((row) => row.person as string);
  }

  noticesOf(person: string): readonly Notice[] {
    const rows = this.all("SELECT tbl, ask FROM notice WHERE person = ? AND due IS NOT NULL ORDER BY since", person);
    return rows.map((row) => ({ table: row.tbl as string, ask: row.ask as string }));
  }

  postponeNotices(person: string, until: number): void {
    this.run("UPDATE notice SET due = max(due, ?) WHERE person = ? AND due IS NOT NULL", until, person);
  }

  releaseNotices(
    person: string,
    notices: readonly Notice[],
    deliveries: readonly Delivery[],
    record: NoticeRecord,
  ): void {
    let released = 0;
    for (const { table, ask } of notices)
      released += this.run(
        "UPDATE notice SET due = NULL WHERE person = ? AND tbl = ? AND ask = ? AND due IS NOT NULL",
        person,
        table,
        ask,
      ).changes;
    // Another process was faster, or everything has been answered.
    if (released === 0) return;
    for (const delivery of deliveries)
      this.run(
        "INSERT INTO delivery VALUES (?, ?, ?, ?, ?)",
        delivery.id,
        delivery.channel,
        person,
        delivery.created,
        JSON.stringify(delivery),
      );
    this.saveNoticeRecord(person, record);
  }

  dueDeliveries(now: number, limit: number): readonly Delivery[] {
    return this.docs<Delivery>("SELECT doc FROM delivery WHERE due <= ? ORDER BY due LIMIT ?", now, limit);
  }

  claimDelivery(id: string): boolean {
    return this.run("UPDATE delivery SET due = ? WHERE id = ? AND due IS NOT NULL", CLAIMED, id).changes === 1;
  }

  endDelivery(id: string): void {
    this.run("DELETE FROM delivery WHERE id = ?", id);
  }

  retryDelivery(id: string, at: number): void {
    this.run(
      "UPDATE delivery SET due = ?, doc = json_set(doc, '$.attempts', doc ->> '$.attempts' + 1) WHERE id = ?",
      at,
      id,
    );
  }

  brokenDeliveries(): readonly Delivery[] {
    return this.docs<Delivery>("SELECT doc FROM delivery WHERE due IS NULL");
  }
}
