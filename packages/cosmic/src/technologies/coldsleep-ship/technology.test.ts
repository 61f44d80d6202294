import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";
import { onlyOf, withTechs } from "../../testing/techs.ts";

const aliens = ["masochist", "hacker", "gambler"];
const hands = [["attack-10"], ["attack-06"], ["attack-08"]];

function ready(techs: string[][], more: TestSetUp = {}): TestTable {
  return table(withTechs(techs, { aliens, hands, destiny: ["seat-1"], ...more }));
}

test("anybody founds a colony on another's planet with up to four ships at the start of an encounter [TCH-21]", () => {
  const t = ready([[], [], ["coldsleep-ship"]], { ships: { "0.1": [4, 0, 1], "2.1": [0, 0, 7], "2.5": [] } });
  t.until("window/regroup.start").answer(2, "coldsleep-ship");
  const planets = ["0.2", "0.3", "0.4", "0.5", "1.1", "1.2", "1.3", "1.4", "1.5"];
  expect([t.asked(2), t.options(2)]).toEqual(["coldsleep-ship/planet", planets]);
  t.answer(2, "1.3");
  expect(t.question(2)).toMatchObject({ key: "coldsleep-ship/ships", min: 1, max: 4 });
  expect(t.options(2)).toEqual(["0.1", "2.1", "2.2", "2.3", "2.4"]);
  t.answer(2, { "2.1": 2, "2.2": 2 });
  expect([t.ships("1.3", 2), t.ships("1.3", 1), t.colonies(2)]).toEqual([4, 4, 2]);
  expect([t.table.techs[2], t.table.techDiscard]).toEqual([[], ["coldsleep-ship"]]);
});

test("the fifth foreign colony wins [TCH-21, WIN-04]", () => {
  const ships = Object.fromEntries(["0.1", "0.2", "1.1", "1.2"].map((name) => [name, ownerAnd(name)]));
  const t = ready([[], [], ["coldsleep-ship"]], { ships: { ...ships, "2.1": onlyOf(2, 0) } });
  t.until("window/regroup.start").answer(2, "coldsleep-ship").answer(2, "1.5").answer(2, { "2.2": 1 });
  expect(t.table.winners).toEqual([2]);
});

test("without a colony for the research ships it may be used at once with all of them [TCH-21, TEC-16]", () => {
  const none = Object.fromEntries([1, 2, 3, 4, 5].map((i) => [`0.${i}`, onlyOf(0, 0)]));
  const t = ready([["coldsleep-ship:9"]], { ships: none, warp: [11, 0, 0] }).answer(0, "complete/coldsleep-ship");
  expect(t.asked(0)).toBe("coldsleep-ship/at-once");
  t.answer(0, true).answer(0, "2.4").until("launch/aim");
  expect([t.ships("2.4", 0), t.table.techDiscard, t.table.warp[0]]).toEqual([10, ["coldsleep-ship"], 10]);
  const declined = ready([["coldsleep-ship:9"]], { ships: none, warp: [11, 0, 0] });
  declined.answer(0, "complete/coldsleep-ship").answer(0, false).until("launch/aim");
  expect([declined.told("ships.stranded"), declined.table.techs[0][0].id]).toEqual([
    [{ player: "player/0", n: 9 }],
    "coldsleep-ship",
  ]);
});

test("with a colony the ships return as usual [TCH-21, TEC-06]", () => {
  const t = ready([["coldsleep-ship:9"]]).answer(0, "complete/coldsleep-ship");
  expect(t.question(0)).toMatchObject({ key: "ships/return", max: 9 });
});

/** Four ships of its owner and one of seat 2. */
function ownerAnd(planet: string): number[] {
  return planet.startsWith("0") ? [4, 0, 1] : [0, 4, 1];
}
