import { expect, test } from "vitest";
import { violation } from "./invariants.ts";
import { type TestSetUp, type TestTable, table } from "./testing/table.ts";

const FLAGSHIP = { kind: "flagship", seat: 0, at: "planet/0.1" } as const;

/** So many special ships of seat 0, which come on top of its fleet, among the ships at 0.1. */
function several(n: number, more: TestSetUp = {}): TestTable {
  const aliens = ["clone", "filch", "gambler"];
  const hands = [["attack-40", "attack-30"], ["attack-00", "attack-01"], []];
  const ships = { "0.1": [n + 1], "0.2": [7] };
  const specials = new Array(n).fill(FLAGSHIP);
  return table({ aliens, hands, destiny: ["seat-1"], specials, ships, ...more });
}

function places(t: TestTable): string[] {
  return t.table.specials.map((ship) => ship.at.split("/")[1]);
}

/** Seat 0 sends so many ships from 0.1 to the gate. */
function launched(n: number, of = 2): TestTable {
  return several(of).until("launch/aim").answer(0, "1.1").answer(0, { "0.1": n });
}

test("of several alike at one place the owner says with one number how many leave [TCH-09]", () => {
  const t = launched(3, 4);
  expect(t.question(0)).toMatchObject({ kind: "number", key: "ships/special-count", min: 2, max: 3 });
  expect(t.question(0)?.params).toEqual({ ship: "ship/flagship", n: 3 });
  t.answer(0, 2);
  expect([places(t), t.asked(0)]).toEqual([["gate", "gate", "0.1", "0.1"], "alliance/invite-offense"]);
});

test("one that leaves alone is one of them or none [TCH-09]", () => {
  const t = launched(1);
  expect(t.question(0)).toMatchObject({ kind: "number", min: 0, max: 1 });
  expect(places(t.answer(0, 1))).toEqual(["gate", "0.1"]);
});

test("no more stay than there are ships that stay [TCH-09]", () => {
  const t = launched(2);
  expect(t.question(0)).toMatchObject({ kind: "number", min: 1, max: 2 });
  expect(places(t.answer(0, 1))).toEqual(["gate", "0.1"]);
});

test("those of another kind are asked for on their own, as far as there is a choice [TCH-09]", () => {
  const salvage = { kind: "salvage", seat: 0, at: "planet/0.1" } as const;
  const t = several(2, { specials: [FLAGSHIP, salvage, FLAGSHIP], ships: { "0.1": [3], "0.2": [7] } });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 2 });
  expect(t.question(0)).toMatchObject({ kind: "number", min: 1, max: 2 });
  // With one of the two at home, the third ship of the place has to go.
  t.answer(0, 1);
  expect([places(t), t.asked(0)]).toEqual([["gate", "gate", "0.1"], "alliance/invite-offense"]);
});

test("all go with all ships; when they spread, the owner says how many go where [TCH-09, SHP-01]", () => {
  const t = several(2, { hands: [["negotiate"], ["negotiate", "attack-06"], []] });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 3 });
  expect(places(t)).toEqual(["gate", "gate"]);
  t.passing("planning/select")
    .until("deal")
    .answer(0, { do: "offer", give: {}, want: { "random/card": 1 } })
    .answer(1, { do: "accept" });
  t.until("ships/return", 0).answer(0, { "0.2": 1, "0.3": 2 });
  expect([t.asked(0), t.options(0)]).toEqual(["ships/special-spread", ["0.2", "0.3"]]);
  t.answer(0, { "0.2": 1, "0.3": 1 });
  expect(places(t)).toEqual(["0.2", "0.3"]);
});

test("a place with fewer ships than special ones is a wrong state, and no position", () => {
  const { state } = several(2);
  expect(violation(state, 72)).toBeUndefined();
  state.table.specials = state.table.specials.map((ship) => ({ ...ship, at: "place/gate" }));
  expect(violation(state, 72)).toBe("the flagship of seat 0 is at place/gate, where no ship is for it");
  expect(() => several(2, { specials: [FLAGSHIP, { ...FLAGSHIP, at: "place/warp" }] })).toThrow("where no ship is");
});

test("where a single ship leaves and is of one kind, no other kind is asked for [TCH-09, SS-1]", () => {
  const salvage = { kind: "salvage", seat: 0, at: "planet/0.1" } as const;
  const t = several(1, { specials: [FLAGSHIP, salvage], ships: { "0.1": [3], "0.2": [6] } });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 });
  expect(t.asked(0)).toBe("ships/flagship");
  t.answer(0, true);
  expect([places(t), t.asked(0)]).toEqual([["gate", "0.1"], "alliance/invite-offense"]);
});
