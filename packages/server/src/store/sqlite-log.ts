/** What has happened in games: answers, events, and points of traces. Older servers have stored them in tables of their own. */
import type { AppendDocs } from "./documents.ts";
import type { Entry, StoredEvent } from "./records.ts";
import { parse } from "./sqlite-connection.ts";
import { SqliteNotices } from "./sqlite-notices.ts";
import { StoreTrouble } from "./store.ts";

/** How many events a game has had; `game` is SQL. */
export function eventsOf(game: string): string {
  return `max(
    (SELECT coalesce(max(n) + 1, 0) FROM event WHERE event.game = ${game}),
    coalesce((SELECT told FROM entry WHERE entry.game = ${game} ORDER BY n DESC LIMIT 1), 0))`;
}

export class SqliteLog extends SqliteNotices {
  /** Events are kept with the last entry, and the point after an entry with that one. `known`: how many events there were. */
  protected addToLog(append: AppendDocs, known: number): void {
    const { game, from, entries, events, points = { from: 0, docs: [] } } = append;
    const end = from + entries.length;
    const hasEvents = events.docs.length > 0;
    if (hasEvents && events.from < known) throw new StoreTrouble("broken", `event ${events.from} is there already`);
    const told = hasEvents ? events.from + events.docs.length : known;
    for (let n = from; n < end; n++) {
      const own = n === end - 1 && hasEvents ? [events.from, `[${events.docs.join(",")}]`] : [null, null];
      const point = points.docs[n + 1 - points.from];
      this.run(
        "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?)",
        game,
        n,
        told,
        own[0],
        entries[n - from],
        own[1],
        point,
      );
    }
    if (entries.length === 0)
      events.docs.forEach((doc, i) => {
        this.run("INSERT INTO event VALUES (?, ?, ?)", game, events.from + i, doc);
      });
    points.docs.forEach((doc, i) => {
      const n = points.from + i;
      if (n <= from || n > end) this.run("INSERT INTO point VALUES (?, ?, ?)", game, n, doc);
    });
  }

  /** How many entries and events a game has. */
  protected endOfLog(game: string): { readonly entries: number; readonly told: number } {
    const last =
      this.get("SELECT n, told FROM entry WHERE game = ? ORDER BY n DESC LIMIT 1", game) ??
      this.get(
        `SELECT (SELECT coalesce(max(n), -1) FROM answer WHERE game = ?) AS n,
           (SELECT coalesce(max(n) + 1, 0) FROM event WHERE game = ?) AS told`,
        game,
        game,
      );
    return { entries: (last?.n as number) + 1, told: last?.told as number };
  }

  entries(game: string, from = 0): readonly Entry[] {
    return this.docs<Entry>(
      `SELECT n, doc FROM answer WHERE game = ? AND n >= ?
       UNION ALL SELECT n, doc FROM entry WHERE game = ? AND n >= ? ORDER BY n`,
      game,
      from,
      game,
      from,
    );
  }

  events(game: string, from: number, limit: number): readonly StoredEvent[] {
    const rows = this.all("SELECT n, doc FROM event WHERE game = ? AND n >= ? ORDER BY n LIMIT ?", game, from, limit);
    const apart = rows.map((row) => ({ n: row.n as number, event: parse<unknown>(row.doc) }));
    const found = [...apart, ...this.#eventsOfEntries(game, from, from + limit)];
    return found.sort((one, other) => one.n - other.n).slice(0, limit);
  }

  /** Those from number `from` on, before number `to` and perhaps a few more. Looked for from the latest on: those are wanted most. */
  #eventsOfEntries(game: string, from: number, to: number): StoredEvent[] {
    const sql = "SELECT event, events FROM entry WHERE game = ? AND event < ? ORDER BY n DESC";
    const found: StoredEvent[] = [];
    for (const row of this.each(sql, game, to)) {
      const first = row.event as number;
      const events = parse<readonly unknown[]>(row.events).map((event, i) => ({ n: first + i, event }));
      found.push(...events.filter(({ n }) => n >= from));
      if (first <= from) break;
    }
    return found;
  }

  points(game: string): readonly string[] | undefined {
    const rows = this.all(
      `SELECT n, doc FROM point WHERE game = ?
       UNION ALL SELECT n + 1, point FROM entry WHERE game = ? AND point IS NOT NULL ORDER BY n`,
      game,
      game,
    );
    const isWhole = rows.length > 0 && rows.every((row, i) => row.n === i);
    return isWhole ? rows.map((row) => row.doc as string) : undefined;
  }

  /** The rows are written anew, so that they fill their pages: without its point a row has a third of its size. */
  protected dropPoints(game: string): void {
    this.run("DELETE FROM point WHERE game = ?", game);
    this.run(
      `INSERT OR REPLACE INTO entry SELECT game, n, told, event, doc, events, NULL FROM entry
       WHERE game = ? AND point IS NOT NULL ORDER BY n`,
      game,
    );
  }
}
