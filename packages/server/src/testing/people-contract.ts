/** What every store promises about people, as tests: `peopleContract("SQLite", makeStore)` in the test file of a store. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { PublicWish } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { samplePerson, sampleTable, sitting } from "./samples.ts";
import type { MadeStore } from "./store-contract.ts";

export function peopleContract(name: string, make: () => Promise<MadeStore>): void {
  describe(`${name} keeps the promises of a store about people`, () => {
    let made: MadeStore;
    let store: Store;
    beforeEach(async () => {
      made = await make();
      store = made.store;
    });
    afterEach(() => made.clean());

    test("tables of one host push nobody off the list: one of each host comes first, and only a few of each", async () => {
      const add = (id: string, owner: string, changed: number, change = {}) =>
        store.addTable(sampleTable(id, { owner, changed, seats: [sitting(owner)], ...change }));
      for (let i = 0; i < 105; i++) await add(`many-${i}`, "greedy", 1000 + i);
      await add("a", "ann", 5);
      await add("b", "bob", 6);
      await add("c", "cleo", 7, { status: "playing" });
      const ids = async (wish = {}) =>
        (await store.publicTables({ limit: 100, each: 3, considered: 2_000, ...wish })).map((table) => table.id);
      expect(await ids()).toEqual(["many-104", "b", "a", "c", "many-103", "many-102"]);
      expect(await ids({ limit: 3 })).toEqual(["many-104", "b", "a"]);
      expect(await ids({ search: "BO" })).toEqual(["b"]);
      expect(await ids({ search: "code of b" })).toEqual([]);
      expect(await ids({ game: "race" })).toEqual([]);
    });

    test("many hosts at one address push nobody off the list either", async () => {
      const add = (id: string, owner: string, origin: string, changed: number) =>
        store.addTable(sampleTable(id, { owner, origin, changed, seats: [sitting(owner)] }));
      for (let i = 0; i < 120; i++) await add(`many-${i}`, `guest-${i}`, "one address", 1000 + i);
      await add("a", "ann", "home", 5);
      await add("a2", "ann", "home", 6);
      await add("b", "bob", "home", 4);
      const ids = (await store.publicTables({ limit: 100, each: 3, considered: 2_000 })).map((table) => table.id);
      expect(ids.slice(0, 6)).toEqual(["many-119", "a2", "many-118", "b", "many-117", "a"]);
      expect(ids).toHaveLength(100);
    });

    test("few of many tables are considered for the list, and one address cannot be all of them", async () => {
      const add = (id: string, owner: string, changed: number, change = {}) =>
        store.addTable(sampleTable(id, { owner, origin: owner, changed, seats: [sitting(owner)], ...change }));
      for (let i = 0; i < 60; i++) await add(`many-${i}`, "greedy", 1000 + i);
      await add("a", "ann", 5);
      await add("r", "rob", 4, { game: "race" });
      const ids = async (wish: Partial<PublicWish>) =>
        (await store.publicTables({ limit: 9, each: 3, considered: 20, ...wish })).map((table) => table.id);
      expect(await ids({})).toEqual(["many-31", "a", "r", "many-30", "many-15"]);
      expect(await ids({ considered: 16 })).toEqual(["many-15", "many-14", "many-13"]);
      expect(await ids({ game: "race" })).toEqual(["r"]);
    });

    test("tables that have shut somebody out are not listed for them", async () => {
      await store.addTable(sampleTable("a", { banned: ["zoe"] }));
      expect(await store.publicTables({ limit: 9, each: 9, considered: 2_000, hiddenFrom: "zoe" })).toEqual([]);
      expect(await store.publicTables({ limit: 9, each: 9, considered: 2_000, hiddenFrom: "bob" })).toHaveLength(1);
    });

    test("tables of anybody are found by id, and by who sits there", async () => {
      await store.addTable(sampleTable("a", { seats: [sitting("p1", "Жанна")] }));
      await store.addTable(sampleTable("b", { status: "over", changed: 9 }));
      const ids = async (search: string) => (await store.allTables(search, 10)).map((table) => table.id);
      expect(await ids("")).toEqual(["a", "b"]);
      expect(await ids("жан")).toEqual(["a"]);
      expect(await ids("p1")).toEqual(["a"]);
      expect(await ids("b")).toEqual(["b"]);
    });

    test("tables are found by a new code, and no longer by the old one", async () => {
      await store.addTable(sampleTable("a"));
      await store.saveTable(sampleTable("a", { version: 2, code: "new" }));
      expect(await store.tableByCode("new")).toBeDefined();
      expect(await store.tableByCode("code of a")).toBeUndefined();
    });

    test("the words of a line can be removed, and it stays known who said it", async () => {
      await store.addChat("t", { at: 1, name: "Ann", text: "hello", by: "ann" });
      expect(await store.unsay("t", 1)).toEqual({ n: 1, at: 1, name: "Ann", text: "", by: "ann", removed: true });
      expect(await store.line("t", 1)).toMatchObject({ by: "ann", removed: true });
      expect(await store.unsay("t", 2)).toBeUndefined();
    });

    test("devices belong to a person, and end one by one", async () => {
      await store.addPerson(samplePerson("ann"));
      const device = (id: string, used: number) => ({ id, person: "ann", created: 1, used, agent: "" });
      for (const one of [device("x", 1), device("y", 2), device("z", 3)]) await store.addDevice(one);
      await store.usedDevice("x", 9);
      expect((await store.devicesOf("ann")).map(({ id }) => id)).toEqual(["x", "z", "y"]);
      expect(await store.device("y")).toMatchObject({ person: { name: "ann" }, device: { used: 2 } });
      await store.endDevices("bob", ["y"]);
      expect(await store.device("y")).toBeDefined();
      await store.endDevices("ann", ["y", "x"]);
      expect((await store.devicesOf("ann")).map(({ id }) => id)).toEqual(["z"]);
    });

    test("of very many devices of a person those that were used last are kept", async () => {
      await store.addPerson(samplePerson("ann"));
      const add = (i: number) => store.addDevice({ id: `d${i}`, person: "ann", created: i, used: i, agent: "" });
      for (let i = 0; i < 60; i++) await add(i);
      await store.usedDevice("d20", 99);
      for (let i = 60; i < 90; i++) await add(i);
      const kept = (await store.devicesOf("ann")).map(({ id }) => id);
      expect(kept).toHaveLength(50);
      expect(kept).toContain("d20");
      expect(kept).not.toContain("d40");
      expect(await store.device("d40")).toBeUndefined();
    });

    test("reports are kept until they are done, and a person is forgotten with all of theirs", async () => {
      for (const id of ["ann", "bob"]) await store.addPerson(samplePerson(id));
      const about = { table: "t", byName: "", aboutName: "", why: "", done: false };
      await store.addReport({ ...about, id: "r1", at: 1, by: "ann", about: "bob" });
      await store.addReport({ ...about, id: "r2", at: 2, by: "zoe", about: "cleo" });
      expect((await store.reports(false, 9)).map(({ id }) => id)).toEqual(["r2", "r1"]);
      expect(await store.reportsBy("ann", 1)).toBe(1);
      expect(await store.reportsBy("ann", 2)).toBe(0);
      expect(await store.finishReport("r2")).toBe(true);
      expect(await store.finishReport("r3")).toBe(false);
      expect((await store.reports(false, 9)).map(({ id }) => id)).toEqual(["r1"]);
      expect(await store.reports(true, 9)).toHaveLength(2);
      await store.addDevice({ id: "d", person: "bob", created: 1, used: 1, agent: "" });
      await store.addChat("t", { at: 1, name: "bob", text: "mine", by: "bob" });
      await store.addChat("t", { at: 1, name: "bob", text: "mine, and old" });
      await store.addChat("u", { at: 1, name: "bob", text: "of another bob" });
      await store.saw("bob", "t", 7);
      await store.forgetPerson("bob", "bob", ["t"]);
      expect(await store.person("bob")).toBeUndefined();
      expect(await store.device("d")).toBeUndefined();
      expect(await store.seen("bob", "t")).toBe(0);
      expect(await store.chat("t", 0, 9)).toEqual([]);
      expect(await store.chat("u", 0, 9)).toHaveLength(1);
      expect((await store.reports(true, 9)).map(({ id }) => id)).toEqual(["r2"]);
      expect((await store.people("AN", 9)).map(({ id }) => id)).toEqual(["ann"]);
    });
  });
}
