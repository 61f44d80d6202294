import { expect, test } from "vitest";
import { violation } from "../invariants.ts";
import { type TestSetUp, type TestTable, table } from "../testing/table.ts";

const JUMPER = { kind: "jumper", seat: 0, at: "planet/0.1" } as const;
const SALVAGE = { kind: "salvage", seat: 0, at: "planet/0.1" } as const;

/** Seat 0 launches these ships. Both of its special ships are at 0.1 unless something else is said. */
function launch(from: Readonly<Record<string, number>>, more: TestSetUp = {}): TestTable {
  return table({
    aliens: ["amoeba", "hacker", "gambler"],
    settings: { specialShips: "both" },
    specials: [JUMPER, SALVAGE],
    hands: [["attack-10"], ["attack-06"], []],
    destiny: ["seat-1"],
    declining: ["jump", "beam", "amoeba"],
    ...more,
  })
    .until("launch/aim")
    .answer(0, "1.1")
    .answer(0, from);
}

function places({ table: { specials } }: TestTable): string[] {
  return specials.map(({ at }) => at.split("/")[1]);
}

test("of two special ships only one is sent, and its owner says which [SS-14]", () => {
  const t = launch({ "0.1": 2 });
  expect([t.asked(0), t.options(0)]).toEqual(["ships/one-marked", ["jumper", "salvage", "neither"]]);
  t.answer(0, "salvage");
  expect([places(t), t.table.encounter.gate[0]]).toEqual([["0.1", "gate"], 2]);
});

test("neither goes if its owner likes [SS-14]", () => {
  const t = launch({ "0.1": 2 }).answer(0, "neither");
  expect([places(t), t.table.encounter.gate[0]]).toEqual([["0.1", "0.1"], 2]);
});

test("when all ships of their places were named, the one that stays makes it a ship less [SS-14]", () => {
  const t = launch({ "0.1": 4 });
  expect(t.options(0)).toEqual(["jumper", "salvage"]);
  t.answer(0, "jumper");
  expect([places(t), t.table.encounter.gate[0], t.ships("0.1", 0)]).toEqual([["gate", "0.1"], 3, 1]);
  const ships = { "0.1": [1], "0.2": [1], "0.3": [10] };
  const apart = launch({ "0.1": 1, "0.2": 1 }, { specials: [JUMPER, { ...SALVAGE, at: "planet/0.2" }], ships });
  apart.answer(0, "salvage");
  expect([places(apart), apart.table.encounter.gate[0]]).toEqual([["0.1", "gate"], 1]);
  expect(violation(apart.state, 72)).toBeUndefined();
});

test("a single special ship is asked for like any other [SS-14]", () => {
  const t = launch({ "0.1": 2 }, { specials: [JUMPER, { ...SALVAGE, at: "planet/0.2" }] });
  expect(t.asked(0)).toBe("ships/jumper");
});

test("a jump brings the other one after it [SS-14, SS-9]", () => {
  const t = launch({ "0.1": 2 }).answer(0, "salvage");
  t.until("window/launch.done").answer(0, "jump").answer(0, "gate");
  expect([places(t), t.table.encounter.gate[0]]).toEqual([["gate", "gate"], 3]);
});

test("so does the Amoeba's power [SS-14]", () => {
  const t = launch({ "0.1": 2 }).answer(0, "salvage").until("window/planning.selected").answer(0, "amoeba");
  t.answer(0, "add").answer(0, { "0.1": 2 });
  expect(places(t)).toEqual(["gate", "gate"]);
});
