/** Who is to be told of what, by which way, and what is on its way. */
import type { Channel, Delivery, Notice, NoticeRecord, WaitingQuestion } from "../records.ts";
import { parse } from "./connection.ts";
import { docIn, PgPeople } from "./people.ts";

export abstract class PgNotices extends PgPeople {
  /** The numbers of all processes that live. */
  abstract alive(): Promise<readonly number[]>;

  async addChannel(channel: Channel): Promise<void> {
    const { id, person, token, created } = channel;
    await this.run(
      "INSERT INTO channel VALUES ($1, $2, $3, $4, $5)",
      id,
      person,
      token,
      created,
      JSON.stringify(channel),
    );
  }

  async saveChannel(channel: Channel): Promise<void> {
    await this.run("UPDATE channel SET doc = $1 WHERE id = $2", JSON.stringify(channel), channel.id);
  }

  channelsOf(person: string): Promise<readonly Channel[]> {
    return this.docs("SELECT doc FROM channel WHERE person = $1 ORDER BY created", person);
  }

  channel(id: string): Promise<Channel | undefined> {
    return this.doc("SELECT doc FROM channel WHERE id = $1", id);
  }

  channelByToken(token: string): Promise<Channel | undefined> {
    return this.doc("SELECT doc FROM channel WHERE token = $1", token);
  }

  removeChannel(id: string): Promise<void> {
    return this.wholly(async (tx) => {
      await tx.run("DELETE FROM delivery WHERE channel = $1", id);
      await tx.run("DELETE FROM channel WHERE id = $1", id);
    });
  }

  noticeRecord(person: string): Promise<NoticeRecord | undefined> {
    return this.doc("SELECT doc FROM notice_record WHERE person = $1", person);
  }

  async saveNoticeRecord(person: string, record: NoticeRecord): Promise<void> {
    await this.run(SAVE_RECORD, person, JSON.stringify(record));
  }

  async waiting(person: string, table: string): Promise<WaitingQuestion | undefined> {
    const row = await this.row("SELECT waiting FROM seated WHERE person = $1 AND tbl = $2 AND asked", person, table);
    return row?.waiting == null ? undefined : parse<WaitingQuestion>(row.waiting);
  }

  async peopleToTell(now: number, limit: number): Promise<readonly string[]> {
    const rows = await this.rows("SELECT DISTINCT person FROM notice WHERE due <= $1 LIMIT $2", now, limit);
    return rows.map((row) => row.person as string);
  }

  async noticesOf(person: string): Promise<readonly Notice[]> {
    const rows = await this.rows(
      "SELECT tbl, ask FROM notice WHERE person = $1 AND due IS NOT NULL ORDER BY since",
      person,
    );
    return rows.map((row) => ({ table: row.tbl as string, ask: row.ask as string }));
  }

  async postponeNotices(person: string, until: number): Promise<void> {
    await this.run("UPDATE notice SET due = greatest(due, $1) WHERE person = $2 AND due IS NOT NULL", until, person);
  }

  releaseNotices(
    person: string,
    notices: readonly Notice[],
    deliveries: readonly Delivery[],
    record: NoticeRecord,
  ): Promise<void> {
    return this.wholly(async (tx) => {
      let released = 0;
      for (const { table, ask } of notices)
        released += await tx.run(
          "UPDATE notice SET due = NULL WHERE person = $1 AND tbl = $2 AND ask = $3 AND due IS NOT NULL",
          person,
          table,
          ask,
        );
      // Another process was faster, or everything has been answered.
      if (released === 0) return;
      for (const delivery of deliveries) {
        const { id, channel, created } = delivery;
        const doc = JSON.stringify(delivery);
        await tx.run("INSERT INTO delivery VALUES ($1, $2, $3, $4, NULL, $5)", id, channel, person, created, doc);
      }
      await tx.run(SAVE_RECORD, person, JSON.stringify(record));
    });
  }

  dueDeliveries(now: number, limit: number): Promise<readonly Delivery[]> {
    return this.docs("SELECT doc FROM delivery WHERE due <= $1 ORDER BY due LIMIT $2", now, limit);
  }

  async claimDelivery(id: string): Promise<boolean> {
    const sql = "UPDATE delivery SET due = NULL, taker = $1 WHERE id = $2 AND due IS NOT NULL";
    return (await this.run(sql, this.me(), id)) === 1;
  }

  async endDelivery(id: string): Promise<void> {
    await this.run("DELETE FROM delivery WHERE id = $1", id);
  }

  retryDelivery(id: string, at: number): Promise<void> {
    return this.wholly(async (tx) => {
      const delivery = await docIn<Delivery>(tx, "SELECT doc FROM delivery WHERE id = $1 FOR UPDATE", id);
      if (delivery === undefined) return;
      const doc = JSON.stringify({ ...delivery, attempts: delivery.attempts + 1 });
      await tx.run("UPDATE delivery SET due = $1, taker = NULL, doc = $2 WHERE id = $3", at, doc, id);
    });
  }

  /** Those of processes that live are on their way. */
  async brokenDeliveries(): Promise<readonly Delivery[]> {
    const others = (await this.alive()).filter((one) => one !== this.me());
    return this.docs("SELECT doc FROM delivery WHERE due IS NULL AND NOT taker = ANY ($1)", others);
  }
}

const SAVE_RECORD = "INSERT INTO notice_record VALUES ($1, $2) ON CONFLICT (person) DO UPDATE SET doc = excluded.doc";
