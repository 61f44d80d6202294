import { expect, test } from "vitest";
import { type TestTable, table } from "../../testing/table.ts";
import { withTechs } from "../../testing/techs.ts";

function regroup(techs: string[][], warp: number[]): TestTable {
  const hands = [["attack-10"], ["attack-06"], []];
  const ships = { "0.1": [4 - warp[0]], "1.1": [0, 4 - warp[1]] };
  return table(withTechs(techs, { aliens: ["clone", "filch", "gambler"], hands, ships, warp, destiny: ["seat-1"] }));
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
