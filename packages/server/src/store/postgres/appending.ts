/**
 * Appends of many tables in one statement. Those that come while one is being written wait and go together in the next, so
 * many tables share one way to the database and one wait for its disk.
 */
import { type AppendDocs, LATEST_SNAPSHOTS, MOST_SNAPSHOTS } from "../documents.ts";
import type { WaitingQuestion } from "../records.ts";
import { troubleOf } from "./address.ts";
import { type Ask, ask, type Link } from "./link.ts";

/** The most appends in one statement. */
const MOST = 200;
/** A notification has at most 8,000 bytes. */
const MOST_TOLD = 7_500;
/** Stands between documents. JSON has no such character, so nothing has to be escaped. */
const SEPARATOR = "\u001e";
const S = "E'\\x1e'";

interface Waiting {
  readonly append: AppendDocs;
  readonly resolve: (ok: boolean) => void;
  readonly reject: (problem: Error) => void;
}

const docs = (n: number) => `string_to_array($${n}, ${S})`;
const ints = (n: number) => `string_to_array($${n}, ',')::int[]`;
const floats = (n: number) => `string_to_array($${n}, ',')::float8[]`;
const ofWritten = "game IN (SELECT game FROM written)";

/**
 * The row in `head` decides: if its log has grown or its table has changed, nothing of that append is written. Lists come as
 * one text each; a list whose only item is empty comes as no item, and is filled up with NULL.
 */
const WRITE = `
WITH given AS (
  SELECT * FROM unnest(${docs(2)}, ${ints(3)}, ${ints(4)}, ${ints(5)}, ${ints(6)}, string_to_array($7, ','), ${docs(8)}, ${docs(9)}, ${docs(31)})
    AS given (game, start, entries, events, version, due, clock, checkpoint, addition)
), written AS (
  UPDATE head SET entries = given.start + given.entries, events = head.events + given.events, actor = $1::int,
    due = CASE coalesce(given.due, '') WHEN '' THEN head.due WHEN '-' THEN NULL ELSE given.due::float8 END,
    clock = coalesce(nullif(given.clock, ''), head.clock)
  FROM given
  WHERE head.game = given.game AND head.entries <= given.start AND given.version IN (-1, head.version)
  RETURNING head.game, head.events, given.addition
), answers AS (
  INSERT INTO answer SELECT * FROM unnest(${docs(10)}, ${ints(11)}, ${docs(12)}) AS one (game, n, doc) WHERE ${ofWritten}
), events AS (
  INSERT INTO event SELECT * FROM unnest(${docs(13)}, ${ints(14)}, ${docs(15)}) AS one (game, n, doc) WHERE ${ofWritten}
), points AS (
  INSERT INTO point SELECT * FROM unnest(${docs(16)}, ${ints(17)}, ${docs(18)}) AS one (game, n, doc) WHERE ${ofWritten}
), checkpoints AS (
  INSERT INTO checkpoint SELECT game, checkpoint FROM given WHERE coalesce(checkpoint, '') <> '' AND ${ofWritten}
  ON CONFLICT (game) DO UPDATE SET doc = excluded.doc
), taken_back AS (
  DELETE FROM snapshot USING unnest(${docs(19)}, ${ints(20)}) AS one (name, undo)
  WHERE snapshot.game = name AND mark > undo AND ${ofWritten}
), snapshots AS (
  INSERT INTO snapshot SELECT * FROM unnest(${docs(21)}, ${ints(22)}, ${ints(23)}, ${docs(24)}) AS one (game, mark, entries, doc) WHERE ${ofWritten}
  ON CONFLICT (game, mark) DO UPDATE SET entries = excluded.entries, doc = excluded.doc
), asked AS (
  SELECT * FROM unnest(${docs(25)}, ${docs(26)}, ${docs(27)}, ${docs(28)}, ${floats(29)}, ${floats(30)})
    AS one (game, person, waiting, ask, since, due) WHERE ${ofWritten}
), seats AS (
  UPDATE seated SET asked = coalesce(asked.waiting, '') <> '', waiting = nullif(asked.waiting, '')
  FROM asked WHERE seated.person = asked.person AND seated.tbl = asked.game
), told AS (
  DELETE FROM notice USING asked
  WHERE notice.person = asked.person AND notice.tbl = asked.game AND (coalesce(asked.waiting, '') = '' OR asked.due < 0)
), untold AS (
  INSERT INTO notice SELECT person, game, ask, since, due FROM asked
  WHERE coalesce(waiting, '') <> '' AND due >= 0 AND EXISTS (SELECT 1 FROM channel WHERE channel.person = asked.person)
  ON CONFLICT (person, tbl) DO UPDATE SET ask = excluded.ask, since = excluded.since, due = excluded.due
)
SELECT string_agg(game, ' ') AS games, count(pg_notify('hypergate', CASE coalesce(addition, '')
  WHEN '' THEN 'tables ' || $1 || ' ' || game ELSE 'added ' || $1 || ' ' || game || ' ' || events || ' ' || addition END))
FROM written`;

/** Of many snapshots of a game, every other of the older ones goes. */
const THIN = `
DELETE FROM snapshot USING (
  SELECT game, mark, row_number() OVER (PARTITION BY game ORDER BY mark DESC) AS place, count(*) OVER (PARTITION BY game) AS all_of_it
  FROM snapshot WHERE game = ANY (${docs(1)})
) AS kept
WHERE snapshot.game = kept.game AND snapshot.mark = kept.mark AND all_of_it > ${MOST_SNAPSHOTS}
  AND place > ${LATEST_SNAPSHOTS} AND place < all_of_it AND (place - ${LATEST_SNAPSHOTS}) % 2 = 1`;

/** What the other processes are told of an append, so that they need not read it; nothing if that is too long, or not all there is. */
function additionOf({ from, entries, version, clock, due, undo }: AppendDocs): string {
  if (version === undefined || undo !== undefined || entries.length === 0) return "";
  let told = `{"from":${from},"version":${version},"entries":[${entries.join(",")}]`;
  if (clock !== undefined) told += `,"clock":${clock}`;
  if (due !== undefined) told += `,"due":${JSON.stringify(due)}`;
  told += "}";
  return Buffer.byteLength(told) > MOST_TOLD ? "" : told;
}

/**
 * The statements that write these appends, of which no two are of the same game; the first tells which were written. With a
 * change of the table, what was added is not all there is to know.
 */
export function writing(actor: number, appends: readonly AppendDocs[], isWhole = true): readonly Ask[] {
  // In the order of their names, so that two processes never wait for each other in a circle.
  const sorted = [...appends].sort((a, b) => (a.game < b.game ? -1 : 1));
  const each = <T>(of: (append: AppendDocs) => T) => sorted.map(of);
  const list = <T>(of: (append: AppendDocs) => readonly T[]) => sorted.flatMap(of);
  const text = (items: readonly (string | number)[]) => items.join(SEPARATOR);
  const numbered = (
    of: (append: AppendDocs) => { readonly from: number; readonly docs: readonly string[] } | undefined,
  ) => {
    const items = list(
      (append) => of(append)?.docs.map((doc, i) => ({ game: append.game, n: (of(append)?.from ?? 0) + i, doc })) ?? [],
    );
    return [text(items.map(({ game }) => game)), items.map(({ n }) => n).join(","), text(items.map(({ doc }) => doc))];
  };
  const undos = list(({ game, undo }) => (undo === undefined ? [] : [{ game, undo }]));
  const snapshots = list(({ game, snapshot }) => (snapshot === undefined ? [] : [{ game, ...snapshot }]));
  const asked = list(({ game, asked: people = {}, notifyAt }) =>
    Object.entries(people).map(([person, waiting]) => ({ game, person, waiting, notifyAt })),
  );
  const ofAsked = (of: (waiting: WaitingQuestion | null, notifyAt: number | undefined) => string | number) =>
    asked.map(({ waiting, notifyAt }) => of(waiting, notifyAt));
  const values = [
    actor,
    text(each(({ game }) => game)),
    each(({ from }) => from).join(","),
    each(({ entries }) => entries.length).join(","),
    each(({ events }) => events.docs.length).join(","),
    each(({ version }) => version ?? -1).join(","),
    each(({ due }) => (due === undefined ? "" : (due.at ?? "-"))).join(","),
    text(each(({ clock }) => clock ?? "")),
    text(each(({ checkpoint }) => checkpoint ?? "")),
    ...numbered(({ from, entries }) => ({ from, docs: entries })),
    ...numbered(({ events }) => events),
    ...numbered(({ points }) => points),
    text(undos.map(({ game }) => game)),
    undos.map(({ undo }) => undo).join(","),
    text(snapshots.map(({ game }) => game)),
    snapshots.map(({ mark }) => mark).join(","),
    snapshots.map(({ entries }) => entries).join(","),
    text(snapshots.map(({ doc }) => doc)),
    text(asked.map(({ game }) => game)),
    text(asked.map(({ person }) => person)),
    text(ofAsked((waiting) => (waiting === null ? "" : JSON.stringify(waiting)))),
    text(ofAsked((waiting) => waiting?.ask ?? "")),
    ofAsked((waiting) => waiting?.since ?? 0).join(","),
    ofAsked((_, notifyAt) => notifyAt ?? -1).join(","),
    text(each((append) => (isWhole ? additionOf(append) : ""))),
  ];
  const write = { sql: WRITE, values };
  if (snapshots.length === 0) return [write];
  return [write, { sql: THIN, values: [text(snapshots.map(({ game }) => game))] }];
}

/** The games that the first of these statements has written. */
export function writtenOf(rows: readonly Readonly<Record<string, unknown>>[]): ReadonlySet<string> {
  const games = rows[0]?.games;
  return new Set(typeof games === "string" ? games.split(" ") : []);
}

export class Appender {
  readonly #link: Link;
  readonly #me: () => number;
  #waiting: Waiting[] = [];
  #busy = false;

  constructor(link: Link, me: () => number) {
    this.#link = link;
    this.#me = me;
  }

  append(append: AppendDocs): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      if (this.#busy) return;
      this.#busy = true;
      setImmediate(() => void this.#writeAll());
    });
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) await this.#write(this.#next());
    this.#busy = false;
  }

  /** Those that go together: one of each game. */
  #next(): readonly Waiting[] {
    const games = new Set<string>();
    const [now, later]: [Waiting[], Waiting[]] = [[], []];
    for (const one of this.#waiting) {
      const goes = now.length < MOST && !games.has(one.append.game);
      games.add(one.append.game);
      (goes ? now : later).push(one);
    }
    this.#waiting = later;
    return now;
  }

  async #write(together: readonly Waiting[]): Promise<void> {
    try {
      const written = await this.#send(together.map(({ append }) => append));
      for (const { append, resolve } of together) resolve(written.has(append.game));
    } catch (problem) {
      const trouble = this.#link.failed(troubleOf(problem));
      if (together.length > 1 && trouble.kind === "broken") for (const one of together) await this.#write([one]);
      else for (const { reject } of together) reject(trouble);
    }
  }

  async #send(appends: readonly AppendDocs[]): Promise<ReadonlySet<string>> {
    const client = await this.#link.client();
    const statements = writing(this.#me(), appends);
    if (statements.length === 1) return writtenOf((await ask(client, statements[0])).rows);
    const all = [{ sql: "BEGIN" }, ...statements, { sql: "COMMIT" }].map((one) => ask(client, one));
    const results = await Promise.allSettled(all);
    const failed = results.find((one) => one.status === "rejected");
    if (failed !== undefined) throw failed.reason;
    return writtenOf((await all[1]).rows);
  }
}
