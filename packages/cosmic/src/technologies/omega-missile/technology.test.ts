import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";
import { withTechs } from "../../testing/techs.ts";

const hands = [["attack-10"], ["attack-06"], ["attack-08"]];

function fires(planet: string, more: TestSetUp = {}): TestTable {
  const own = withTechs([[], [], ["omega-missile"]], { aliens: ["masochist", "hacker", "gambler"], hands, ...more });
  return table({ destiny: ["seat-1"], ...own })
    .until("window/regroup.start")
    .answer(2, "omega-missile")
    .answer(2, planet);
}

test("any planet leaves the game, and all ships on it go to the warp [TCH-31, SHP-11]", () => {
  const t = fires("1.2", { ships: { "1.2": [2, 4], "0.1": [2] } });
  expect(t.told("ships.lost")).toEqual([
    { player: "player/0", n: 2 },
    { player: "player/1", n: 4 },
  ]);
  expect([t.colonies(0), t.ships("1.2", 1), t.table.homeOf[6]]).toEqual([0, 0, -1]);
  expect(t.table.techDiscard).toEqual(["omega-missile"]);
  t.until("launch/aim");
  expect(t.options(0)).toEqual(["1.1", "1.3", "1.4", "1.5"]);
});

test("it takes a home colony with it, and so perhaps the power [SHP-11, PWR-01]", () => {
  const ships = { "1.1": [0, 0], "1.2": [0, 0] };
  const t = fires("1.3", { ships, warp: [0, 8, 0] });
  expect(t.table.players[1].powerless).toBe(true);
});

test("only planets that are in the game can be hit [TCH-31, SHP-11]", () => {
  const own = withTechs([[], [], ["omega-missile"]], { aliens: ["masochist", "hacker", "gambler"], hands });
  const t = table({ ...own, homeOf: { "1.1": -1 }, warp: [0, 4, 0], destiny: ["seat-1"] });
  t.until("window/regroup.start").answer(2, "omega-missile");
  expect([t.options(2).length, t.options(2).includes("1.1"), t.options(2).includes("new")]).toEqual([14, false, false]);
});

test("one may even destroy one's own planet [TCH-31]", () => {
  expect(fires("2.5").table.warp).toEqual([0, 0, 4]);
});

test("a defense without any planet cannot be attacked [SHP-11]", () => {
  const gone = { "1.1": -1, "1.2": -1, "1.3": -1, "1.4": -1 };
  const own = withTechs([[], [], ["omega-missile"]], { aliens: ["masochist", "hacker", "gambler"], hands });
  const t = table({ ...own, ships: { "1.5": [0, 0] }, homeOf: gone, warp: [0, 20, 0], destiny: ["seat-1"] });
  t.until("window/regroup.start").answer(2, "omega-missile").answer(2, "1.5").finish();
  expect(t.told("encounter.noTarget")[0]).toEqual({ player: "player/0" });
  expect(t.told("turn.began")[1]).toEqual({ player: "player/1" });
});
