import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { noticesContract } from "../testing/notices-contract.ts";
import { peopleContract } from "../testing/people-contract.ts";
import { sampleCheckpoint, sampleEntry, sampleStart, sampleTable } from "../testing/samples.ts";
import { type MadeStore, storeContract } from "../testing/store-contract.ts";
import { openSqlite, STORE_THREAD, TIDIER_THREAD } from "./sqlite-store.ts";

function folder(): string {
  return mkdtempSync(join(tmpdir(), "hypergate-store-"));
}

async function made(): Promise<MadeStore> {
  const home = folder();
  const file = join(home, "data.sqlite");
  const store = await openSqlite({ file });
  return {
    store,
    another: () => openSqlite({ file }),
    clean: async () => {
      await store.close();
      rmSync(home, { recursive: true });
    },
  };
}

storeContract("SQLite", made);
peopleContract("SQLite", made);
noticesContract("SQLite", made);

test("a file of before gets what it lacks, and lists its tables", async () => {
  const home = folder();
  const file = join(home, "data.sqlite");
  const old = new Database(file);
  old.exec(`CREATE TABLE tables (id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, version INTEGER NOT NULL,
    status TEXT NOT NULL, public INTEGER NOT NULL, changed INTEGER NOT NULL, due INTEGER, doc TEXT NOT NULL) WITHOUT ROWID`);
  old.prepare("INSERT INTO tables VALUES ('a', 'c', 1, 'open', 1, 1, NULL, ?)").run(JSON.stringify(sampleTable("a")));
  old.close();
  for (let i = 0; i < 2; i++) {
    const store = await openSqlite({ file });
    expect(await store.publicTables({ limit: 9, each: 9, considered: 2_000 })).toHaveLength(1);
    await store.close();
  }
  rmSync(home, { recursive: true });
});

test("a game of before goes on where it was", async () => {
  const home = folder();
  const file = join(home, "data.sqlite");
  const first = await openSqlite({ file });
  await first.addTable(sampleTable("t"));
  const begun = { game: "t", from: 0, entries: [], events: [{ n: 0, event: "begun" }], checkpoint: sampleCheckpoint() };
  const points = { from: 0, docs: ["{}"] };
  await first.startGame(sampleTable("t", { version: 2, status: "playing" }), sampleStart, { ...begun, points });
  await first.close();
  const old = new Database(file);
  for (const n of [0, 1])
    old.prepare("INSERT INTO answer VALUES ('t', ?, ?)").run(n, JSON.stringify(sampleEntry(0, n)));
  for (const n of [1, 2]) {
    old.prepare("INSERT INTO event VALUES ('t', ?, ?)").run(n, JSON.stringify(`old ${n}`));
    old.prepare("INSERT INTO point VALUES ('t', ?, '{}')").run(n);
  }
  old.close();
  const store = await openSqlite({ file });
  const more = (from: number, ns: readonly number[]) => ({
    game: "t",
    from,
    entries: [sampleEntry(0, from)],
    events: ns.map((n) => ({ n, event: `new ${n}` })),
    points: { from: from + 1, docs: ["{}"] },
  });
  expect(await store.append(more(1, [3]))).toBe(false);
  await expect(store.append(more(2, [2]))).rejects.toMatchObject({ kind: "broken" });
  for (const append of [more(2, [3, 4]), more(3, []), more(4, [5])]) expect(await store.append(append)).toBe(true);
  expect((await store.entries("t")).map(({ at }) => at)).toEqual([0, 1, 2, 3, 4]);
  expect((await store.entries("t", 1)).map(({ at }) => at)).toEqual([1, 2, 3, 4]);
  const all = ["begun", "old 1", "old 2", "new 3", "new 4", "new 5"];
  for (const [from, limit] of [0, 1, 2, 4, 5, 6].flatMap((one) => [1, 2, 9].map((many) => [one, many])))
    expect((await store.events("t", from, limit)).map(({ event }) => event)).toEqual(all.slice(from, from + limit));
  expect(await store.points("t")).toHaveLength(6);
  expect(await store.game("t")).toMatchObject({ events: 6 });
  expect((await store.tablesOf("ann", 1))[0]).toMatchObject({ news: 6 });
  await store.keepTrace("t", "trace");
  expect(await store.points("t")).toBeUndefined();
  await store.close();
  rmSync(home, { recursive: true });
});

test("a full disk is named, what was acknowledged stays, and there is room again after it", async () => {
  const home = folder();
  const file = join(home, "data.sqlite");
  const store = await openSqlite({ file, maxPages: 80 });
  await store.addTable(sampleTable("t"));
  await store.startGame(sampleTable("t", { version: 2, status: "playing" }), sampleStart, {
    game: "t",
    from: 0,
    entries: [],
    events: [],
    checkpoint: sampleCheckpoint(),
    clock: { bank: [], since: {} },
  });
  let kept = 0;
  const fill = async () => {
    for (;;) {
      const event = { n: kept, event: "x".repeat(5000) };
      await store.append({ game: "t", from: kept, entries: [sampleEntry(0)], events: [event] });
      kept++;
    }
  };
  await expect(fill()).rejects.toMatchObject({ kind: "full" });
  expect(kept).toBeGreaterThan(3);
  expect(await store.entries("t")).toHaveLength(kept);
  await store.close();
  const again = await openSqlite({ file });
  expect(await again.entries("t")).toHaveLength(kept);
  expect(await again.events("t", 0, 1000)).toHaveLength(kept);
  expect(await again.append({ game: "t", from: kept, entries: [sampleEntry(0)], events: [] })).toBe(true);
  await again.close();
  rmSync(home, { recursive: true });
});

test("a file that cannot be written is named, and reading goes on", async () => {
  const home = folder();
  const store = await openSqlite({ file: join(home, "data.sqlite") });
  await store.addTable(sampleTable("t"));
  await store.forbidWriting(true);
  await expect(store.addTable(sampleTable("u"))).rejects.toMatchObject({ kind: "readonly" });
  expect(await store.table("t")).toBeDefined();
  await store.forbidWriting(false);
  await store.addTable(sampleTable("u"));
  await store.close();
  rmSync(home, { recursive: true });
});

test("reading waits for nobody who writes", async () => {
  const home = folder();
  const file = join(home, "data.sqlite");
  const store = await openSqlite({ file });
  await store.addTable(sampleTable("t"));
  const other = new Database(file);
  other.exec("BEGIN IMMEDIATE");
  const began = performance.now();
  const writing = store.saveTable(sampleTable("t", { version: 2, owner: "bob" }));
  other.exec("COMMIT");
  await writing;
  other.exec("BEGIN IMMEDIATE");
  expect(await store.table("t")).toMatchObject({ owner: "bob" });
  expect(await store.dueTables(0, 1)).toEqual([]);
  await Promise.all([
    store.people("", 1),
    store.device("d"),
    store.devicesOf("ann"),
    store.publicTables({ limit: 1, each: 1, considered: 2_000 }),
    store.allTables("", 1),
    store.points("t"),
    store.trace("t"),
    store.untraced(1),
    store.line("t", 1),
    store.reports(true, 1),
    store.reportsBy("ann", 0),
  ]);
  expect(performance.now() - began).toBeLessThan(4000);
  other.exec("ROLLBACK");
  other.close();
  await store.close();
  rmSync(home, { recursive: true });
});

test("a folder that cannot be made, and a file that is no database, are refused with the reason", async () => {
  const home = folder();
  writeFileSync(join(home, "file"), "not a folder");
  await expect(openSqlite({ file: join(home, "file", "data.sqlite") })).rejects.toMatchObject({ kind: "readonly" });
  writeFileSync(join(home, "wrong.sqlite"), "this is no database, and long enough to be taken for one".repeat(20));
  await expect(openSqlite({ file: join(home, "wrong.sqlite") })).rejects.toMatchObject({ kind: "broken" });
  expect(existsSync(join(home, "wrong.sqlite"))).toBe(true);
  rmSync(home, { recursive: true });
});

/** All threads of this name that are started from now on; other tests of this process may have threads of their own. */
function threads(name: string): { readonly workers: Worker[]; readonly stop: () => void } {
  const workers: Worker[] = [];
  const add = (worker: Worker) => {
    if (worker.threadName === name) workers.push(worker);
  };
  process.on("worker", add);
  return { workers, stop: () => process.off("worker", add) };
}

test("a store whose thread dies says so once, refuses everything, keeps what was acknowledged and can be closed", async () => {
  const home = folder();
  const file = join(home, "data.sqlite");
  const { workers, stop } = threads(STORE_THREAD);
  const store = await openSqlite({ file });
  stop();
  await store.addTable(sampleTable("t"));
  await workers[0].terminate();
  expect(await store.lost).toMatchObject({ kind: "broken" });
  await expect(store.table("t")).rejects.toMatchObject({ kind: "broken" });
  await store.close();
  const again = await openSqlite({ file });
  expect(await again.table("t")).toBeDefined();
  let lost = false;
  void again.lost.then(() => {
    lost = true;
  });
  await again.close();
  expect(lost).toBe(false);
  rmSync(home, { recursive: true });
});

test("the thread that tidies the file is started again when it ends, until the store is closed", {
  timeout: 40_000,
}, async () => {
  const home = folder();
  const { workers, stop } = threads(TIDIER_THREAD);
  const store = await openSqlite({ file: join(home, "data.sqlite") });
  for (const tidiers of [1, 2]) {
    await expect.poll(() => workers.length).toBe(tidiers);
    await workers[tidiers - 1].terminate();
  }
  await store.close();
  stop();
  rmSync(home, { recursive: true });
});
