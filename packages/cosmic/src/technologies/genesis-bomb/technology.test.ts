import { expect, test } from "vitest";
import { homeColonies } from "../../query.ts";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";
import { onlyOf, withTechs } from "../../testing/techs.ts";

const aliens = ["clone", "hacker", "gambler"];
const hands = [["attack-10"], ["attack-06"], ["attack-08"]];

function bomb(ships: number, more: TestSetUp = {}): TestTable {
  return table(withTechs([[], [`genesis-bomb:${ships}`]], { aliens, hands, destiny: ["seat-1"], ...more }));
}

test("the planet comes into the user's system, settled by any of the research ships; the rest go home [TCH-27, TCH-05]", () => {
  const t = bomb(5).until("window/regroup.start").answer(1, "genesis-bomb");
  expect(t.question(1)).toMatchObject({ key: "genesis-bomb/ships", min: 0, max: 5 });
  t.answer(1, 3).answer(1, { "1.5": 2 }).until("launch/aim");
  expect([t.ships("new", 1), t.ships("1.5", 1), t.table.techDiscard]).toEqual([3, 6, ["genesis-bomb"]]);
  expect([homeColonies(t.table, 1), t.colonies(1)]).toEqual([6, 0]);
});

test("nobody else knows of it before it is used [TEC-08, TCH-27]", () => {
  const t = bomb(4).until("window/regroup.start");
  expect(JSON.stringify(t.table)).not.toContain("genesis-bomb");
  expect(t.options(1)).toEqual(["pass", "genesis-bomb"]);
});

test("it needs four ships on it [TCH-06, TEC-08]", () => {
  const t = bomb(3).passing("tech/work").until("launch/aim");
  expect(t.wasAsked(1, "window/regroup.start")).toBe(false);
});

test("for all others it is a foreign planet that can be attacked [TCH-07]", () => {
  const t = bomb(4, { hands: [["attack-40"], ["attack-06"], ["attack-08"]] });
  t.until("window/regroup.start").answer(1, "genesis-bomb").answer(1, 4).until("launch/aim");
  expect(t.options(0)).toEqual(["1.1", "1.2", "1.3", "1.4", "1.5", "new"]);
  t.answer(0, "new").answer(0, { "0.1": 2 }).until("window/resolution.keep");
  expect([t.ships("new", 0), t.colonies(0), t.ships("new", 1)]).toEqual([2, 1, 0]);
});

test("used again, it moves with its ships to the new owner's system [TCH-07]", () => {
  const own = { aliens, hands, homeOf: { new: 1 }, ships: { new: onlyOf(1, 2), "1.1": onlyOf(1, 2) } };
  const t = table(withTechs([[], [], ["genesis-bomb:4"]], { ...own, destiny: ["seat-1"] }));
  expect([homeColonies(t.table, 1), t.colonies(1)]).toEqual([6, 0]);
  t.until("window/regroup.start").answer(2, "genesis-bomb").answer(2, 1).until("launch/aim");
  expect([t.table.homeOf.at(-1), t.ships("new", 1), t.ships("new", 2)]).toEqual([2, 2, 1]);
  expect([t.colonies(1), t.colonies(2), homeColonies(t.table, 2)]).toEqual([1, 0, 6]);
});

test("a colony there counts for keeping the power [PWR-05]", () => {
  const none = Object.fromEntries([2, 3, 4].map((i) => [`1.${i}`, onlyOf(1, 0)]));
  const ships = { ...none, "1.1": onlyOf(1, 1), "1.5": onlyOf(1, 1) };
  const t = bomb(4, { ships, warp: [0, 14, 0] });
  expect(t.table.players[1].powerless).toBe(true);
  t.until("window/regroup.start").answer(1, "genesis-bomb").answer(1, 1);
  expect([homeColonies(t.table, 1), t.table.players[1].powerless]).toEqual([3, false]);
});
