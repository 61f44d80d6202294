import { expect, test } from "vitest";
import type { PublicWish } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { sampleTable } from "../testing/samples.ts";
import { PublicList } from "./public-list.ts";
import type { TableRecord } from "./table.ts";

/** A list over these tables, what the store was asked, and a clock. */
function listOf(tables: readonly TableRecord[]) {
  const asked: PublicWish[] = [];
  const clock = { now: 0 };
  const store = {
    publicTables: async (wish: PublicWish) => {
      asked.push(wish);
      if (wish.game === "broken") throw new Error("no store");
      return tables;
    },
  };
  return { list: new PublicList(store as unknown as Store, () => clock.now), asked, clock };
}

test("the store is asked four times a second for each game, however many look; each search is asked for", async () => {
  const { list, asked, clock } = listOf([]);
  for (let i = 0; i < 100; i++) {
    clock.now = i * 10;
    await list.tables({ search: "", game: "race" }, "ann");
    await list.tables({}, "bob");
  }
  expect(asked.filter(({ game }) => game === "race")).toHaveLength(4);
  expect(asked.filter(({ game }) => game === undefined)).toHaveLength(4);
  await list.tables({ search: "x" }, "ann");
  await list.tables({ search: "x" }, "ann");
  expect(asked.filter(({ search }) => search === "x")).toHaveLength(2);
});

test("nobody is shown a table that has shut them out, and at most a hundred", async () => {
  const tables = Array.from({ length: 200 }, (_, i) => sampleTable(`t${i}`, i < 50 ? { banned: ["zoe"] } : {}));
  const { list } = listOf(tables);
  const ids = async (person: string) => (await list.tables({}, person)).map(({ id }) => id);
  expect(await ids("ann")).toEqual(tables.slice(0, 100).map(({ id }) => id));
  expect(await ids("zoe")).toEqual(tables.slice(50, 150).map(({ id }) => id));
});

test("a list that could not be read is asked for again", async () => {
  const { list, asked } = listOf([]);
  for (let i = 0; i < 2; i++) await expect(list.tables({ game: "broken" }, "ann")).rejects.toThrow("no store");
  expect(asked).toHaveLength(2);
});
