import type { ToldEvent } from "@hypergate/wire";
import { expect, test } from "vitest";
import { changed, stillHolding } from "./mirror.ts";

const event = (n: number, id = "something", params: ToldEvent["params"] = {}): ToldEvent => ({
  n,
  trail: "",
  id,
  params,
});

test("pieces that did not change stay the same objects", () => {
  const view = { hand: [1], table: { ships: [4], warp: [0] }, deckSize: 9 };
  const next = changed(view, { set: { "table/ships": [3], deckSize: 8 }, gone: ["hand"] }) as typeof view;
  expect(next).toEqual({ table: { ships: [3], warp: [0] }, deckSize: 8 });
  expect(next.table.warp).toBe(view.table.warp);
  expect(view.table.ships).toEqual([4]);
});

test("a first state makes the view from nothing", () => {
  expect(changed({}, { set: { "table/ships": [4], hand: [] } })).toEqual({ table: { ships: [4] }, hand: [] });
});

test("what was told before is not told twice", () => {
  expect(stillHolding([event(0), event(1)], [event(1), event(2)]).map(({ n }) => n)).toEqual([0, 1, 2]);
});

test("going back takes game events away and keeps the word of it", () => {
  const before = [event(0), event(1), event(2)];
  const after = stillHolding(before, [event(3, "table.undone", { told: 1 }), event(4)]);
  expect(after.map(({ n }) => n)).toEqual([0, 3, 4]);
  // Going back again counts only the events that still hold.
  expect(stillHolding(after, [event(5, "table.undone", { told: 1 })]).map(({ n }) => n)).toEqual([0, 3, 5]);
});
