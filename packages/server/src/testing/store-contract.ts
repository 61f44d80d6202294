/** What every store promises, as tests: `storeContract("SQLite", makeStore)` in the test file of a store. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Append, StoredGame } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import type { PersonSeat, TableRecord } from "../tables/table.ts";
import { OPEN, sampleCheckpoint, sampleEntry, samplePerson, sampleStart, sampleTable, sitting } from "./samples.ts";

/** A store on fresh data, a way to open a second one on the same data, and a way to clean up behind all. */
const WAITING = { ask: "0.0", since: 5, key: "launch/aim" };

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
        expect((await store.publicTables({ limit: 10, each: 10, considered: 2_000 })).map((table) => table.id)).toEqual(
          ["new", "old"],
        );
        expect((await store.publicTables({ limit: 1, each: 10, considered: 2_000 })).map((table) => table.id)).toEqual([
          "new",
        ]);
      });

      test("of a person come with those first that wait for an answer", async () => {
        await store.addTable(sampleTable("later", { changed: 9 }));
        await begin();
        await store.addTable(sampleTable("foreign", { seats: [sitting("bob"), OPEN] }));
        await store.append(answers(0, 1, { asked: { ann: WAITING } }));
        const listed = await store.tablesOf("ann", 10);
        expect(listed.map(({ table, asked }) => [table.id, asked])).toEqual([
          ["t", true],
          ["later", false],
        ]);
        await store.append(answers(1, 1, { asked: { ann: null } }));
        expect((await store.tablesOf("ann", 1)).map(({ table }) => table.id)).toEqual(["later"]);
      });

      test("that somebody has left are no longer theirs", async () => {
        await store.addTable(sampleTable("t"));
        await store.saveTable(sampleTable("t", { version: 2, seats: [OPEN, sitting("bob")] }));
        expect(await store.tablesOf("ann", 10)).toEqual([]);
        expect(await store.tablesOf("bob", 10)).toHaveLength(1);
      });

      test("of one person are bounded until they are over or left, and those of one address as long as they are new", async () => {
        const bounds = { ofPerson: 2, ofAddress: 3, inAll: 7, since: 5 };
        const open = (id: string, change: Partial<TableRecord> = {}) =>
          store.addTable(sampleTable(id, { origin: "home", created: 5, ...change }), bounds);
        const bob = { owner: "bob", seats: [sitting("bob"), OPEN] };
        expect([await open("a"), await open("b"), await open("c")]).toEqual([undefined, undefined, "ofPerson"]);
        expect(await store.table("c")).toBeUndefined();
        expect([await open("d", bob), await open("e", bob)]).toEqual([undefined, "ofAddress"]);
        expect(await open("e", { ...bob, origin: "elsewhere" })).toBeUndefined();
        await store.saveTable(sampleTable("a", { version: 2, status: "over", origin: "home", created: 5 }));
        const left = { ...(sitting("ann") as PersonSeat), away: true };
        await store.saveTable(sampleTable("b", { version: 2, seats: [left], origin: "home", created: 4 }));
        expect([await open("f"), await open("g"), await open("h")]).toEqual([undefined, undefined, "ofPerson"]);
      });

      test("opened from one address are bounded also if they are over soon, as long as they are new", async () => {
        const bounds = { ofPerson: 9, ofAddress: 9, inAll: 3, since: 5 };
        const open = async (id: string, created: number, origin = "home") => {
          const refused = await store.addTable(sampleTable(id, { origin, created }), bounds);
          await store.saveTable(sampleTable(id, { origin, created, version: 2, status: "over", closed: true }));
          return refused;
        };
        expect([await open("a", 4), await open("b", 5), await open("c", 6)]).toEqual([undefined, undefined, undefined]);
        expect([await open("d", 7), await open("e", 8)]).toEqual([undefined, "ofAddress"]);
        expect(await open("f", 8, "elsewhere")).toBeUndefined();
      });

      test("are opened together with the change of the one before, or not at all", async () => {
        await store.addTable(sampleTable("t"));
        const before = sampleTable("t", { version: 2, rematch: "u" });
        expect(await store.addTable(sampleTable("u"), undefined, { ...before, version: 3 })).toBe("raced");
        expect([await store.table("u"), (await store.table("t"))?.rematch]).toEqual([undefined, undefined]);
        expect(await store.addTable(sampleTable("u"), undefined, before)).toBeUndefined();
        expect([(await store.table("u"))?.id, (await store.table("t"))?.rematch]).toEqual(["u", "u"]);
        const taken = store.addTable(sampleTable("u"), undefined, { ...before, version: 3, rematch: "v" });
        await expect(taken).rejects.toThrow();
        expect((await store.table("t"))?.rematch).toBe("u");
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
        // A store that several processes share names the one that acts there.
        const { actor: _, ...game } = (await store.game("t")) as StoredGame;
        expect(game).toEqual({
          start: sampleStart,
          clock: { bank: [], since: {} },
          checkpoint: sampleCheckpoint(),
          entries: [],
          events: 1,
          snapshot: undefined,
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
        expect(await store.append(answers(0, 1, { asked: { ann: WAITING }, table: over }))).toBe(true);
        expect(await store.table("t")).toEqual(over);
        expect((await store.tablesOf("ann", 1))[0]?.asked).toBe(false);
      });

      test("change together with their table, or not at all", async () => {
        await begin();
        const changed = sampleTable("t", { version: 3, status: "playing", owner: "bob" });
        expect(await store.append(answers(0, 1, { table: { ...changed, version: 2 } }))).toBe(false);
        expect(await store.entries("t")).toEqual([]);
        expect(await store.append(answers(0, 1, { table: changed }))).toBe(true);
        const late = { ...changed, version: 4, owner: "cleo" };
        expect(await store.append(answers(0, 1, { table: late }))).toBe(false);
        expect(await store.table("t")).toMatchObject({ owner: "bob" });
      });

      test("do not grow by what was made for another version of their table", async () => {
        await begin();
        expect(await store.append(answers(0, 1, { version: 1 }))).toBe(false);
        expect(await store.append(answers(0, 1, { version: 2 }))).toBe(true);
        await store.saveTable(sampleTable("t", { version: 3, status: "playing", owner: "bob" }));
        expect(await store.append(answers(1, 1, { version: 2 }))).toBe(false);
        expect(await store.entries("t")).toHaveLength(1);
      });

      test("of many tables that grow at once all grow, but those whose numbers are taken", async () => {
        const ids = Array.from({ length: 12 }, (_, i) => `many-${i}`);
        for (const id of ids) await begin(id);
        await store.append({ ...answers(0, 1), game: "many-3" });
        const wrong = { events: [{ n: 0, event: "taken" }] };
        const written = await Promise.allSettled(
          ids.map((game, i) => store.append({ ...answers(0, 2, i === 5 ? wrong : {}), game })),
        );
        expect(written.map((one) => (one.status === "fulfilled" ? one.value : "failed"))).toEqual(
          ids.map((_, i) => (i === 5 ? "failed" : i !== 3)),
        );
        expect(await Promise.all(ids.map(async (id) => (await store.entries(id)).length))).toEqual(
          ids.map((_, i) => (i === 5 ? 0 : i === 3 ? 1 : 2)),
        );
      });

      test("go when their table is closed, and stay when they have a result", async () => {
        for (const id of ["t", "u"]) await begin(id);
        for (const id of ["t", "u"])
          await store.append({ ...answers(0, 3), game: id, points: { from: 0, docs: ["{}", "{}"] } });
        const closed = sampleTable("t", { version: 3, status: "over", closed: true });
        await store.saveTable(closed);
        await store.saveTable(sampleTable("u", { version: 3, status: "over", result: { winners: [0], units: 1 } }));
        expect(await store.table("t")).toEqual(closed);
        const left = async (id: string) => [
          await store.game(id),
          await store.entries(id),
          await store.events(id, 0, 9),
          await store.points(id),
        ];
        expect(await left("t")).toEqual([undefined, [], [], undefined]);
        expect((await left("u")).map((kept) => kept === undefined)).toEqual([false, false, false, false]);
        expect(await store.entries("u")).toHaveLength(3);
      });

      test("are opened and begun at once, or not at all", async () => {
        const first = answers(0, 0, { checkpoint: sampleCheckpoint(), clock: { bank: [], since: {} } });
        const bounds = { ofPerson: 1, ofAddress: 9, inAll: 9, since: 0 };
        const table = sampleTable("t", { status: "playing" });
        expect(await store.addGame(table, sampleStart, first, bounds)).toBeUndefined();
        expect(await store.game("t")).toMatchObject({ start: sampleStart });
        const second = store.addGame(sampleTable("u"), sampleStart, { ...first, game: "u" }, bounds);
        expect(await second).toBe("ofPerson");
        expect([await store.table("u"), await store.game("u")]).toEqual([undefined, undefined]);
      });

      test("keep snapshots to go back to, fewer of what is long ago, and none once they are over", async () => {
        await begin();
        const snapshot = (mark: number) => ({ mark, entries: mark + 1, version: 1, state: { mark }, fence: mark });
        for (let mark = 0; mark < 200; mark++) await store.append(answers(mark, 1, { snapshot: snapshot(mark) }));
        const marks = async () => (await store.snapshots("t")).map((one) => one.mark);
        const kept = await marks();
        expect(kept.slice(0, 24)).toEqual(Array.from({ length: 24 }, (_, i) => 199 - i));
        expect(kept.length).toBeLessThanOrEqual(48);
        expect(kept.at(-1)).toBe(0);
        expect(await store.snapshot("t", 199)).toEqual(snapshot(199));
        const thinned = Array.from({ length: 200 }, (_, mark) => mark).find((mark) => !kept.includes(mark)) as number;
        expect(await store.snapshot("t", thinned)).toBeUndefined();
        expect((await store.game("t"))?.snapshot).toBe(199);
        await store.append({ game: "t", from: 200, entries: [{ undo: 190, at: 1 }], events: [] });
        expect((await marks())[0]).toBe(190);
        expect((await store.entries("t", 199)).length).toBe(2);
        await store.append(answers(201, 1, { table: sampleTable("t", { version: 3, status: "over" }) }));
        expect(await marks()).toEqual([]);
      });

      test("that are ended from outside are neither due nor asking, and keep no snapshots", async () => {
        await begin();
        const snapshot = { mark: 0, entries: 1, version: 1, state: {}, fence: 0 };
        await store.append(answers(0, 1, { snapshot, due: { at: 5 }, asked: { ann: WAITING } }));
        expect(await store.dueTables(9, 9)).toEqual(["t"]);
        expect(await store.saveTable(sampleTable("t", { version: 3, status: "over", closed: true }))).toBe(true);
        expect(await store.dueTables(9, 9)).toEqual([]);
        expect((await store.tablesOf("ann", 9)).map(({ asked }) => asked)).toEqual([false]);
        expect(await store.snapshots("t")).toEqual([]);
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

    test("of a chat so many lines and bytes are kept, and old ones are removed", async () => {
      const line = (at: number, text = "x") => ({ at, name: "Ann", text });
      const texts = async (table: string) => (await store.chat(table, 0, 100)).map(({ n }) => n);
      for (let i = 0; i < 5; i++) await store.addChat("t", line(i), { lines: 3, bytes: 1e6 });
      expect(await texts("t")).toEqual([3, 4, 5]);
      for (let i = 0; i < 5; i++) await store.addChat("u", line(i, "ж".repeat(100)), { lines: 100, bytes: 700 });
      expect(await texts("u")).toEqual([4, 5]);
      expect(await store.dropChat(4, 1)).toBe(1);
      expect(await store.dropChat(4, 10)).toBe(2);
      expect([await texts("t"), await texts("u")]).toEqual([[5], [5]]);
    });

    test("the time of the server is kept and never goes back", async () => {
      expect(await store.serverTime()).toBeUndefined();
      await store.keepServerTime(1000.4);
      await store.keepServerTime(900);
      expect(await store.serverTime()).toBe(1000);
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
