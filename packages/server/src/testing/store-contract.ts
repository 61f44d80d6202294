/** What every store promises, as tests: `storeContract("SQLite", makeStore)` in the test file of a store. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Append, Store } from "../store/store.ts";
import { OPEN, sampleCheckpoint, sampleEntry, samplePerson, sampleStart, sampleTable, sitting } from "./samples.ts";

/** A store on fresh data, a way to open a second one on the same data, and a way to clean up behind all. */
export interface MadeStore {
  readonly store: Store;
  readonly another: () => Promise<Store>;
  readonly clean: () => Promise<void>;
}

export function storeContract(name: string, make: () => Promise<MadeStore>): void {
  describe(`${name} keeps the promises of a store`, () => {
    let made: MadeStore;
    let store: Store;
    beforeEach(async () => {
      made = await make();
      store = made.store;
    });
    afterEach(() => made.clean());

    const begin = async (id = "t") => {
      await store.addTable(sampleTable(id));
      const first: Append = {
        game: id,
        from: 0,
        entries: [],
        events: [{ n: 0, event: { id: "begun" } }],
        checkpoint: sampleCheckpoint(),
        clock: { bank: [], since: {} },
      };
      return store.startGame(sampleTable(id, { version: 2, status: "playing" }), sampleStart, first);
    };
    const answers = (from: number, n: number, more: Partial<Append> = {}): Append => ({
      game: "t",
      from,
      entries: Array.from({ length: n }, (_, i) => sampleEntry(i, from + i)),
      events: [],
      ...more,
    });

    describe("people", () => {
      test("are found by id and by recovery code, and can change", async () => {
        await store.addPerson(samplePerson("ann"));
        await store.savePerson({ ...samplePerson("ann"), name: "Anna", recovery: "other" });
        expect(await store.person("ann")).toMatchObject({ name: "Anna" });
        expect(await store.personByRecovery("other")).toMatchObject({ id: "ann" });
        expect(await store.personByRecovery("recovery of ann")).toBeUndefined();
        expect(await store.person("bob")).toBeUndefined();
      });

      test("have an id of their own", async () => {
        await store.addPerson(samplePerson("ann"));
        await expect(store.addPerson(samplePerson("ann"))).rejects.toThrow();
      });
    });

    describe("what somebody has been shown", () => {
      test("is remembered, never goes back, and the rest is news", async () => {
        await begin();
        await store.append(answers(0, 1, { events: [1, 2, 3].map((n) => ({ n, event: { id: "more" } })) }));
        const news = async () => (await store.tablesOf("ann", 10)).map((listed) => listed.news);
        expect(await store.seen("ann", "t")).toBe(0);
        expect(await news()).toEqual([4]);
        await store.saw("ann", "t", 3);
        await store.saw("ann", "t", 2);
        expect(await store.seen("ann", "t")).toBe(3);
        expect(await store.seen("bob", "t")).toBe(0);
        expect(await news()).toEqual([1]);
      });
    });

    describe("tables", () => {
      test("are found by id and code", async () => {
        const table = sampleTable("t");
        await store.addTable(table);
        expect(await store.table("t")).toEqual(table);
        expect(await store.tableByCode("code of t")).toEqual(table);
        expect(await store.table("u")).toBeUndefined();
      });

      test("are changed by one of two who saw the same version", async () => {
        await store.addTable(sampleTable("t"));
        const one = store.saveTable(sampleTable("t", { version: 2, owner: "bob" }));
        const two = store.saveTable(sampleTable("t", { version: 2, owner: "cleo" }));
        expect([await one, await two]).toEqual([true, false]);
        expect(await store.table("t")).toMatchObject({ owner: "bob" });
      });

      test("are listed if they are public and not over, the latest change first", async () => {
        await store.addTable(sampleTable("old", { changed: 1 }));
        await store.addTable(sampleTable("new", { changed: 3 }));
        await store.addTable(sampleTable("over", { changed: 2, status: "over" }));
        const secret = sampleTable("secret");
        await store.addTable({ ...secret, options: { ...secret.options, public: false } });
        expect((await store.publicTables({ limit: 10, each: 10 })).map((table) => table.id)).toEqual(["new", "old"]);
        expect((await store.publicTables({ limit: 1, each: 10 })).map((table) => table.id)).toEqual(["new"]);
      });

      test("of a person come with those first that wait for an answer", async () => {
        await store.addTable(sampleTable("later", { changed: 9 }));
        await begin();
        await store.addTable(sampleTable("foreign", { seats: [sitting("bob"), OPEN] }));
        await store.append(answers(0, 1, { asked: { ann: true } }));
        const listed = await store.tablesOf("ann", 10);
        expect(listed.map(({ table, asked }) => [table.id, asked])).toEqual([
          ["t", true],
          ["later", false],
        ]);
        await store.append(answers(1, 1, { asked: { ann: false } }));
        expect((await store.tablesOf("ann", 1)).map(({ table }) => table.id)).toEqual(["later"]);
      });

      test("that somebody has left are no longer theirs", async () => {
        await store.addTable(sampleTable("t"));
        await store.saveTable(sampleTable("t", { version: 2, seats: [OPEN, sitting("bob")] }));
        expect(await store.tablesOf("ann", 10)).toEqual([]);
        expect(await store.tablesOf("bob", 10)).toHaveLength(1);
      });

      test("are due when their time has come", async () => {
        await begin();
        await store.append(answers(0, 1, { due: { at: 100 } }));
        expect(await store.dueTables(99, 10)).toEqual([]);
        expect(await store.dueTables(100, 10)).toEqual(["t"]);
        await store.append(answers(1, 1));
        expect(await store.dueTables(100, 10)).toEqual(["t"]);
        await store.append(answers(2, 1, { due: { at: undefined } }));
        expect(await store.dueTables(1000, 10)).toEqual([]);
      });
    });

    describe("games", () => {
      test("begin together with their table", async () => {
        expect(await begin()).toBe(true);
        expect(await store.table("t")).toMatchObject({ status: "playing" });
        expect(await store.game("t")).toEqual({
          start: sampleStart,
          clock: { bank: [], since: {} },
          checkpoint: sampleCheckpoint(),
          entries: [],
          events: 1,
        });
        expect(await store.game("u")).toBeUndefined();
      });

      test("do not begin if the table was changed meanwhile", async () => {
        await store.addTable(sampleTable("t"));
        await store.saveTable(sampleTable("t", { version: 2 }));
        const late = store.startGame(sampleTable("t", { version: 2 }), sampleStart, answers(0, 0));
        expect(await late).toBe(false);
        expect(await store.game("t")).toBeUndefined();
      });

      test("grow by answers, and open with those after the checkpoint", async () => {
        await begin();
        await store.append(answers(0, 2));
        await store.append(answers(2, 2, { checkpoint: sampleCheckpoint({ mark: 3, entries: 3 }) }));
        await store.append(answers(4, 1));
        const game = await store.game("t");
        expect(game?.entries.map((entry) => entry.at)).toEqual([3, 4]);
        expect((await store.entries("t")).map((entry) => entry.at)).toEqual([0, 1, 2, 3, 4]);
      });

      test("have each answer number once: of two writers one loses and leaves nothing behind", async () => {
        await begin();
        const other = await made.another();
        const late = { events: [{ n: 1, event: { id: "late" } }], due: { at: 7 }, clock: { bank: [7], since: {} } };
        expect(await store.append(answers(0, 3))).toBe(true);
        expect(await other.append(answers(0, 1, late))).toBe(false);
        expect(await other.append(answers(2, 2, late))).toBe(false);
        expect(await store.entries("t")).toHaveLength(3);
        expect(await store.events("t", 0, 10)).toHaveLength(1);
        expect(await store.dueTables(1000, 10)).toEqual([]);
        expect((await store.game("t"))?.clock.bank).toEqual([]);
        await other.close();
      });

      test("are written wholly or not at all", async () => {
        await begin();
        // The event number is taken, so the whole call fails.
        const wrong = store.append(answers(0, 2, { events: [{ n: 0, event: {} }] }));
        const right = store.addPerson(samplePerson("ann"));
        await expect(wrong).rejects.toThrow();
        await right;
        expect(await store.entries("t")).toEqual([]);
        expect(await store.person("ann")).toBeDefined();
      });

      test("end together with their table", async () => {
        await begin();
        const over = sampleTable("t", { version: 3, status: "over", result: { winners: [1], units: 7 } });
        expect(await store.append(answers(0, 1, { asked: { ann: true }, table: over }))).toBe(true);
        expect(await store.table("t")).toEqual(over);
        expect((await store.tablesOf("ann", 1))[0]?.asked).toBe(false);
      });

      test("keep what happened by number", async () => {
        await begin();
        const events = [1, 2, 3].map((n) => ({ n, event: { id: `e${n}` } }));
        await store.append(answers(0, 1, { events }));
        expect((await store.events("t", 1, 2)).map(({ n }) => n)).toEqual([1, 2]);
        expect((await store.game("t"))?.events).toBe(4);
      });

      test("keep how they looked: as points while they run, as a trace when they are over", async () => {
        await begin();
        await store.append(answers(0, 1, { points: { from: 0, docs: ["a", "b"] } }));
        expect(await store.points("t")).toEqual(["a", "b"]);
        expect(await store.untraced(10)).toEqual([]);
        const over = sampleTable("t", { version: 3, status: "over", result: { winners: [1], units: 7 } });
        await store.append(answers(1, 1, { points: { from: 2, docs: ["c"] }, table: over }));
        expect(await store.untraced(10)).toEqual(["t"]);
        await store.keepTrace("t", "abc");
        expect(await store.trace("t")).toBe("abc");
        expect(await store.points("t")).toBeUndefined();
        expect(await store.untraced(10)).toEqual([]);
      });

      test("have no points if the first ones are missing", async () => {
        await begin();
        await store.append(answers(0, 1, { points: { from: 3, docs: ["d"] } }));
        expect(await store.points("t")).toBeUndefined();
      });
    });

    test("chat is numbered, and its end can be read", async () => {
      const line = (text: string) => ({ at: 1, name: "Ann", seat: 0, text });
      const lines = await Promise.all(["a", "b", "c"].map((text) => store.addChat("t", line(text))));
      expect(lines.map(({ n }) => n)).toEqual([1, 2, 3]);
      expect((await store.chat("t", 0, 2)).map(({ text }) => text)).toEqual(["b", "c"]);
      expect((await store.chat("t", 2, 10)).map(({ text }) => text)).toEqual(["c"]);
    });

    test("what is written is there for whoever opens the data next", async () => {
      await begin();
      await store.append(answers(0, 2));
      const other = await made.another();
      expect(await other.entries("t")).toHaveLength(2);
      await other.close();
    });

    test("a closed store refuses", async () => {
      const other = await made.another();
      await other.close();
      await expect(other.person("ann")).rejects.toThrow();
    });
  });
}
