import { expect, test } from "vitest";
import { type TestTable, table } from "../../testing/table.ts";
import { withTechs } from "../../testing/techs.ts";

function regroup(techs: string[][], warp: number[]): TestTable {
  const hands = [["attack-10"], ["attack-06"], []];
  const ships = { "0.1": [4 - warp[0]], "1.1": [0, 4 - warp[1]] };
  return table(withTechs(techs, { aliens: ["clone", "hacker", "gambler"], hands, ships, warp, destiny: ["seat-1"] }));
}

test("in its own regroup the offense returns all its ships from the warp [TCH-39]", () => {
  const t = regroup([["warpspace-key"]], [3, 0, 0]).answer(0, "warpspace-key");
  expect(t.question(0)).toMatchObject({ key: "ships/return", min: 3, max: 3 });
  t.answer(0, { "0.1": 1, "0.5": 2 });
  expect([t.table.warp[0], t.ships("0.5", 0), t.table.techDiscard]).toEqual([0, 6, ["warpspace-key"]]);
});

test("nobody else may use it, nor an offense without ships in the warp [TCH-39]", () => {
  const t = regroup([[], ["warpspace-key"]], [0, 2, 0]).until("launch/aim");
  expect(t.wasAsked(1, "window/regroup.start")).toBe(false);
  expect(regroup([["warpspace-key"]], [0, 0, 0]).asked(0)).toBe("launch/aim");
});

test("it may be used in the very phase in which it was completed [TCH-39, RGP-01]", () => {
  const own = withTechs([["warpspace-key:3"]], { aliens: ["clone", "hacker", "gambler"], destiny: ["seat-1"] });
  const t = table({ ...own, hands: [["attack-10"], ["attack-06"], []], ships: { "0.1": [], "0.2": [3] }, warp: [2] });
  t.until("tech/work").answer(0, "complete/warpspace-key").answer(0, { "0.2": 3 });
  expect([t.asked(0), t.options(0)]).toEqual(["window/regroup.retrieve", ["pass", "warpspace-key"]]);
  t.answer(0, "warpspace-key").answer(0, { "0.3": 2 });
  expect([t.table.warp[0], t.ships("0.3", 0), t.asked(0)]).toEqual([0, 6, "launch/aim"]);
});

test("an offense without a colony has nowhere to return its ships to and keeps it [TCH-39, SHP-02]", () => {
  const none = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`0.${n}`, []]));
  const own = withTechs([["warpspace-key"]], { aliens: ["clone", "hacker", "gambler"], ships: none, warp: [20] });
  const t = table({ ...own, hands: [["attack-10"], ["attack-06"], []], destiny: ["seat-1"] }).until("launch/aim");
  expect([t.wasAsked(0, "window/regroup.start"), t.table.encounter.gate[0]]).toEqual([false, 1]);
});
