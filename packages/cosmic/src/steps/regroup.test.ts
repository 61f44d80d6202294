import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../testing/table.ts";

const aliens = ["hacker", "masochist", "machine"];
const none = { "0.1": [0], "0.2": [0], "0.3": [0], "0.4": [0], "0.5": [0] };

function regroup(position: TestSetUp): TestTable {
  return table({ aliens, hands: [["attack-10"], ["attack-08"], ["attack-06"]], destiny: ["seat-1"], ...position });
}

test("one ship comes back from the warp to any own colony, home or foreign [RGP-02]", () => {
  const t = regroup({ warp: [3], ships: { "0.1": [0], "2.1": [1, 0, 4] } });
  expect(t.asked(0)).toBe("ships/return");
  expect(t.options(0)).toEqual(["0.2", "0.3", "0.4", "0.5", "2.1"]);
  t.answer(0, { "2.1": 1 });
  expect(t.table.warp[0]).toBe(2);
  expect(t.ships("2.1", 0)).toBe(2);
});

test("only the offense retrieves, and only if it has a ship in the warp [RGP-02]", () => {
  const t = regroup({ warp: [0, 2], ships: { "1.1": [0, 2] } });
  expect(t.asked(0)).toBe("launch/aim");
  expect(t.table.warp).toEqual([0, 2, 0]);
  expect(t.told("ships.retrieved")).toEqual([]);
});

test("the ship cannot be left in the warp [RGP-04]", () => {
  const t = regroup({ warp: [1], ships: { "0.1": [3] } });
  expect(t.question(0)).toMatchObject({ kind: "spread", min: 1, max: 1 });
  expect(() => t.answer(0, {})).toThrow("refused.spread");
});

test("without a colony the ship goes straight onto the gate and is launched [RGP-03, LCH-08]", () => {
  const t = regroup({ warp: [20], ships: none }).until("launch/aim");
  expect(t.table.warp[0]).toBe(19);
  expect(t.table.encounter.gate[0]).toBe(1);
  expect(t.told("ships.retrieved")).toEqual([{ player: "player/0", n: 1 }]);
  t.answer(0, "1.1");
  expect(t.asked(0)).toBe("alliance/invite-offense");
  expect(t.told("launch.sent")).toEqual([{ player: "player/0", n: 1 }]);
  expect(t.table.encounter.gate[0]).toBe(1);
});

test("effects of the start of the encounter come before the ship is retrieved [RGP-01]", () => {
  const hands = [["attack-10"], ["attack-08", "plague"], []];
  const t = regroup({ hands, warp: [1], ships: { "0.1": [3] } });
  expect(t.asked(1)).toBe("window/regroup.start");
  expect(t.table.warp[0]).toBe(1);
  t.answer(1, "plague").answer(1, "0").answer(0, { "0.1": 3 });
  expect(t.asked(0)).toBe("ships/return");
  expect(t.options(0)).toEqual(["0.2", "0.3", "0.4", "0.5"]);
  expect(t.told("ships.lost")).toEqual([{ player: "player/0", n: 3 }]);
  t.answer(0, { "0.2": 1 });
  expect(t.table.warp[0]).toBe(3);
});

test("Mobius Tubes at the start leave no ship to retrieve [RGP-01]", () => {
  const t = regroup({
    hands: [["attack-10", "mobius-tubes"], ["attack-08"], []],
    warp: [2, 1],
    ships: { "0.1": [2], "1.1": [0, 3] },
  });
  t.answer(0, "mobius-tubes").answer(0, { "0.2": 2 }).answer(1, { "1.1": 1 });
  expect(t.asked(0)).toBe("launch/aim");
  expect(t.ships("0.2", 0)).toBe(6);
  expect(t.table.warp).toEqual([0, 0, 0]);
});
