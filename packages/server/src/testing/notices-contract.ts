/** What every store promises about notices, as tests: `noticesContract("SQLite", makeStore)` in the test file of a store. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Append, Channel, Delivery } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { sampleCheckpoint, sampleEntry, samplePerson, sampleStart, sampleTable, sitting } from "./samples.ts";
import type { MadeStore } from "./store-contract.ts";

const channelOf = (id: string, person = "ann"): Channel => ({
  id,
  person,
  created: 1,
  target: { kind: "ntfy", url: "https://ntfy.sh/topic" },
  token: `token of ${id}`,
  confirmed: true,
  base: "https://example.org",
});
const WISHES = { wishes: { every: 0 } } as const;
const deliveryOf = (id: string, channel = "c"): Delivery => ({
  id,
  person: "ann",
  channel,
  items: [{ table: "t", ask: "0.0" }],
  created: 100,
  attempts: 0,
});

export function noticesContract(name: string, make: () => Promise<MadeStore>): void {
  describe(`${name} keeps the promises of a store about notices`, () => {
    let made: MadeStore;
    let store: Store;
    beforeEach(async () => {
      made = await make();
      store = made.store;
      await store.addPerson(samplePerson("ann"));
      const playing = sampleTable("t", { seats: [sitting("ann"), sitting("bob")] });
      await store.addTable(playing);
      await store.startGame({ ...playing, version: 2, status: "playing" }, sampleStart, {
        game: "t",
        from: 0,
        entries: [],
        events: [],
        checkpoint: sampleCheckpoint(),
        clock: { bank: [], since: {} },
      });
    });
    afterEach(() => made.clean());

    /** The next answer, after which Ann is asked this, or nothing. */
    const ask = (n: number, name_: string | null, change: Partial<Append> = {}) =>
      store.append({
        game: "t",
        from: n,
        entries: [sampleEntry(0)],
        events: [],
        asked: { ann: name_ === null ? null : { ask: name_, since: 50, key: "launch/aim", params: { n: 2 } } },
        notifyAt: 60,
        ...change,
      });

    test("what a person is asked is kept until it is answered", async () => {
      await ask(0, "0.0");
      expect(await store.waiting("ann", "t")).toEqual({ ask: "0.0", since: 50, key: "launch/aim", params: { n: 2 } });
      expect((await store.tablesOf("ann", 9))[0]).toMatchObject({ asked: true, waiting: { ask: "0.0" } });
      await ask(1, null);
      expect(await store.waiting("ann", "t")).toBeUndefined();
      expect((await store.tablesOf("ann", 9))[0]).not.toHaveProperty("waiting");
    });

    test("only people with a way to be told are to be told, when it is time and as long as the question waits", async () => {
      await ask(0, "0.0");
      expect(await store.peopleToTell(1e9, 9)).toEqual([]);
      await store.addChannel(channelOf("c"));
      await ask(1, "0.1");
      expect(await store.peopleToTell(59, 9)).toEqual([]);
      expect(await store.peopleToTell(60, 9)).toEqual(["ann"]);
      expect(await store.noticesOf("ann")).toEqual([{ table: "t", ask: "0.1" }]);
      await store.postponeNotices("ann", 90);
      expect(await store.peopleToTell(89, 9)).toEqual([]);
      await ask(2, null);
      expect(await store.peopleToTell(1e9, 9)).toEqual([]);
      await ask(3, "0.2");
      await store.append({
        game: "t",
        from: 4,
        entries: [sampleEntry(0)],
        events: [],
        table: sampleTable("t", { version: 3, status: "over" }),
      });
      expect(await store.peopleToTell(1e9, 9)).toEqual([]);
    });

    test("a question is told once, whoever tells it", async () => {
      await store.addChannel(channelOf("c"));
      await ask(0, "0.0");
      const told = await store.noticesOf("ann");
      await store.releaseNotices("ann", told, [deliveryOf("first")], { ...WISHES, last: 100 });
      await store.releaseNotices("ann", told, [deliveryOf("second")], { ...WISHES, last: 200 });
      expect((await store.dueDeliveries(100, 9)).map(({ id }) => id)).toEqual(["first"]);
      expect(await store.noticeRecord("ann")).toEqual({ ...WISHES, last: 100 });
      expect(await store.peopleToTell(1e9, 9)).toEqual([]);
      expect(await store.noticesOf("ann")).toEqual([]);
    });

    test("a delivery is claimed by one, comes back after a failure, and is found after a crash", async () => {
      await store.addChannel(channelOf("c"));
      await ask(0, "0.0");
      await store.releaseNotices("ann", await store.noticesOf("ann"), [deliveryOf("d")], WISHES);
      expect(await Promise.all([store.claimDelivery("d"), store.claimDelivery("d")])).toEqual([true, false]);
      expect(await store.dueDeliveries(1e9, 9)).toEqual([]);
      expect((await store.brokenDeliveries()).map(({ id }) => id)).toEqual(["d"]);
      await store.retryDelivery("d", 500);
      expect(await store.dueDeliveries(499, 9)).toEqual([]);
      expect(await store.dueDeliveries(500, 9)).toEqual([{ ...deliveryOf("d"), attempts: 1 }]);
      await store.endDelivery("d");
      expect(await store.dueDeliveries(1e9, 9)).toEqual([]);
    });

    test("a way that is taken away takes along what was to be brought there", async () => {
      await store.addChannel(channelOf("c"));
      await store.addChannel(channelOf("other"));
      await ask(0, "0.0");
      const deliveries = [deliveryOf("one"), deliveryOf("two", "other")];
      await store.releaseNotices("ann", await store.noticesOf("ann"), deliveries, WISHES);
      await store.removeChannel("c");
      expect((await store.dueDeliveries(1e9, 9)).map(({ id }) => id)).toEqual(["two"]);
      expect(await store.channelByToken("token of c")).toBeUndefined();
      expect((await store.channelsOf("ann")).map(({ id }) => id)).toEqual(["other"]);
      await store.saveChannel({ ...channelOf("other"), failed: { at: 5, why: "no" } });
      await store.saveChannel(channelOf("c"));
      expect(await store.channel("other")).toMatchObject({ failed: { why: "no" } });
      expect(await store.channel("c")).toBeUndefined();
    });

    test("a person who is deleted leaves nothing of it", async () => {
      await store.addChannel(channelOf("c"));
      await ask(0, "0.0");
      await store.releaseNotices("ann", await store.noticesOf("ann"), [deliveryOf("d")], WISHES);
      await ask(1, "0.1");
      await store.forgetPerson("ann", "ann", ["t"]);
      expect(await store.channelsOf("ann")).toEqual([]);
      expect(await store.peopleToTell(1e9, 9)).toEqual([]);
      expect(await store.dueDeliveries(1e9, 9)).toEqual([]);
      expect(await store.noticeRecord("ann")).toBeUndefined();
    });
  });
}
