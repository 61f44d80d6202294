import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";
import { withTechs } from "../../testing/techs.ts";

function launch(techs: string[][], more: TestSetUp = {}): TestTable {
  const hands = [["attack-10"], ["attack-06"], []];
  const own = { aliens: ["masochist", "hacker", "gambler"], hands, destiny: ["seat-1"], ...more };
  return table(withTechs(techs, own)).until("launch/aim").answer(0, "1.1");
}

test("the offense and allies may send one extra ship [TCH-32]", () => {
  const t = launch([["plasma-thrusters"]]);
  expect(t.question(0)).toMatchObject({ key: "launch/ships", min: 1, max: 5 });
  expect(t.answer(0, { "0.1": 4, "0.2": 1 }).table.encounter.gate[0]).toBe(5);
  const ally = launch([[], [], ["plasma-thrusters"]])
    .answer(0, { "0.1": 1 })
    .until("alliance/invite-offense");
  ally.answer(0, ["2"]).until("alliance/answer").answer(2, "offense");
  expect(ally.question(2)).toMatchObject({ key: "alliance/ships", max: 5 });
});

test("others send four at most [TCH-32]", () => {
  expect(launch([[], ["plasma-thrusters"]]).question(0)).toMatchObject({ max: 4 });
});

test("the defense may move one ship from another colony to the targeted planet during launch [TCH-32, TCH-17]", () => {
  const t = launch([[], ["plasma-thrusters"]], { ships: { "1.2": [0, 3], "2.1": [0, 1, 4] } }).answer(0, { "0.1": 1 });
  expect([t.asked(1), t.options(1)]).toEqual(["window/launch.done", ["pass", "plasma-thrusters"]]);
  t.answer(1, "plasma-thrusters");
  expect([t.asked(1), t.options(1)]).toEqual(["plasma-thrusters/ship", ["1.2", "1.3", "1.4", "1.5", "2.1"]]);
  t.answer(1, { "2.1": 1 });
  expect([t.ships("1.1", 1), t.colonies(1), t.table.techs[1].length]).toEqual([5, 0, 1]);
});

test("without it the defense has nothing to move [TCH-17, LCH-06]", () => {
  const t = launch([[], ["xenon-lasers"]]).answer(0, { "0.1": 1 });
  t.until("alliance/invite-offense");
  expect(t.wasAsked(1, "window/launch.done")).toBe(false);
});

test("a ship that moves from one home planet to another costs no power [TCH-32, PWR-01]", () => {
  const ships = { "1.1": [], "1.2": [0, 1], "1.3": [0, 15], "1.4": [0, 4], "1.5": [] };
  const t = launch([[], ["plasma-thrusters"]], { ships }).answer(0, { "0.1": 1 });
  t.answer(1, "plasma-thrusters").answer(1, { "1.2": 1 });
  expect([t.ships("1.1", 1), t.ships("1.2", 1), t.told("power.lost")]).toEqual([1, 0, []]);
});

test("a defense with all ships on the targeted planet has none to move [TCH-32]", () => {
  const ships = { "1.1": [0, 20], "1.2": [0], "1.3": [0], "1.4": [0], "1.5": [0] };
  const t = launch([[], ["plasma-thrusters"]], { ships })
    .answer(0, { "0.1": 1 })
    .until("alliance/invite-offense");
  expect(t.wasAsked(1, "window/launch.done")).toBe(false);
});
