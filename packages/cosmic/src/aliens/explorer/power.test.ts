import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { homeColonies } from "../../query.ts";
import { engage } from "../../testing/fight.ts";
import { refused } from "../../testing/refused.ts";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };
const aliens = ["explorer", "hacker", "clone"];
const hands = [["attack-08", "attack-09"], ["attack-04", "attack-05"], []];
const FIRST = 15;

/** The Explorer is to attack seat 1. */
function expedition(more: Partial<TestSetUp> = {}): TestTable {
  return table({ aliens, settings, hands, destiny: ["seat-1"], declining: ["clone"], ...more });
}

/** The same with planets discovered earlier: 3.1 in the system of seat 1, 3.2 in that of seat 2. */
function settled(ships: NonNullable<TestSetUp["ships"]>, more: Partial<TestSetUp> = {}): TestTable {
  const memo = { explorer: { left: [FIRST + 2, FIRST + 3], found: [FIRST, FIRST + 1] } };
  const homeOf = { "3.1": 1, "3.2": 2 };
  return expedition({ memo, homeOf, ships, ...more });
}

test("once the gate is aimed it puts a planet into that system and aims at it [explorer 0, explorer 1, explorer EC1]", () => {
  expect(powerOf("explorer").effect.alert).toBe("yellow");
  const t = expedition().until("launch/aim").answer(0, "1.2").until("window/launch.aimed").answer(0, "explorer");
  expect([t.table.encounter.planet, t.table.homeOf[FIRST]]).toEqual([FIRST, 1]);
  expect(t.table.memo.explorer).toEqual({ left: [FIRST + 1, FIRST + 2, FIRST + 3], found: [FIRST] });
  t.until("launch/ships")
    .answer(0, { "0.1": 2 })
    .until("planning/select")
    .answer(0, "attack-09")
    .answer(1, "attack-04");
  t.until("window/reveal.add").answer(0, "explorer");
  expect(t.told("reveal.totals")).toEqual([{ offense: 9 + 2 + 1, defense: 4 }]);
  expect([t.ships("3.1", 0), t.colonies(0), homeColonies(t.table, 1)]).toEqual([2, 1, 5]);
});

test("a colony there is a home colony of the system's player [explorer EC1]", () => {
  const t = settled({ "3.1": [0, 2], "1.1": [0, 2] });
  expect([homeColonies(t.table, 1), t.colonies(1)]).toEqual([6, 0]);
  expect(t.until("launch/aim").options(0)).toEqual(["1.1", "1.2", "1.3", "1.4", "1.5", "3.1"]);
});

test("discovered planets add one, two if shared, four if held alone [explorer 2]", () => {
  const add = (ships: NonNullable<TestSetUp["ships"]>) => {
    const f = engage(
      settled(ships, { declining: ["clone"], passing: [] })
        .until("launch/aim")
        .answer(0, "1.1")
        .until("window/launch.aimed")
        .pass(0),
    );
    f.cards("attack-08", "attack-04").until("window/reveal.add").answer(0, "explorer");
    return f.totals();
  };
  expect(add({})).toEqual({ offense: 8 + 1 + 1 + 1, defense: 4 + 4 });
  expect(add({ "0.1": [3], "3.1": [1] })).toEqual({ offense: 8 + 1 + 4 + 1, defense: 4 + 4 });
  expect(add({ "0.1": [3], "3.1": [1, 0, 1], "2.1": [0, 0, 3] })).toEqual({ offense: 8 + 1 + 2 + 1, defense: 4 + 4 });
});

test("only if both cards are attacks, and as an ally too [explorer 2]", () => {
  const peace = settled({}, { hands: [["negotiate"], ["attack-04"], []], passing: ["compensation"] });
  const f = engage(peace.until("launch/aim").answer(0, "1.1").until("window/launch.aimed").pass(0));
  expect(f.wasAsked(0, "window/reveal.add")).toBe(false);
  const memo = { explorer: { left: [], found: [FIRST] } };
  const ally = table({
    aliens: ["clone", "hacker", "explorer"],
    settings,
    hands,
    memo,
    homeOf: { "3.1": 0 },
    destiny: ["seat-1"],
    declining: ["clone"],
  });
  const g = engage(ally, { allies: [[2, "defense", 1]] }).cards("attack-08", "attack-04");
  g.until("window/reveal.add").answer(2, "explorer");
  expect(g.totals()).toEqual({ offense: 9, defense: 4 + 4 + 1 + 1 });
});

test("zapped, the planet stays on the sheet, or nothing is added [explorer zap]", () => {
  const armed = [hands[0], ["attack-04", "attack-05", "cosmic-zap"], []];
  const t = expedition({ hands: armed }).until("window/launch.aimed").answer(0, "explorer");
  t.until("window/power.used").answer(1, "cosmic-zap");
  expect([t.table.memo.explorer.left, t.table.encounter.planet]).toEqual([[15, 16, 17, 18], 5]);
  const total = settled({}, { hands: armed }).until("launch/aim").answer(0, "1.1").until("window/launch.aimed").pass(0);
  const f = engage(total).cards("attack-08", "attack-04").until("window/reveal.add").answer(0, "explorer");
  f.until("window/power.used").answer(1, "cosmic-zap");
  expect(f.totals()).toEqual({ offense: 9, defense: 8 });
});

test("a planet that was destroyed adds nothing [explorer 2]", () => {
  const memo = { explorer: { left: [], found: [FIRST] } };
  const f = engage(expedition({ memo })).cards("attack-08", "attack-04");
  expect([f.wasAsked(0, "window/reveal.add"), f.totals()]).toEqual([false, { offense: 9, defense: 8 }]);
});

test("with all colours in play there is no Explorer [explorer 0]", () => {
  const five = { players: 5, aliens: [...aliens, "filch", "machine"], settings };
  expect(refused(() => table(five)).plainly).toContain("explorer needs a colour");
});
