import { expect, test } from "vitest";
import { CARDS } from "../../cards.ts";
import { powerOf } from "../../installed.ts";
import { hasSetUp } from "../../pool.ts";
import { planetOf, WARP } from "../../refs.ts";
import { tradeSheets } from "../../sheets.ts";
import { landShips, liftShips } from "../../ships.ts";
import { ADRIFT } from "../../state.ts";
import { fight } from "../../testing/fight.ts";
import { setTable, table } from "../../testing/table.ts";
import { stagesOf } from "./stages.ts";

const settings = { boxes: ["base", "dominion"] };
const ROW = ["warrior", "human", "macron", "zombie", "loser"];

test("five unused aliens without set-up are laid out as it likes, and their flares leave the game [pentaform 0]", () => {
  expect(powerOf("pentaform").effect.alert).toBe("red");
  const t = setTable({ players: 3, aliens: ["pentaform", "hacker", "clone"], settings });
  expect(t.asked(0)).toBe("pentaform/order");
  const drawn = t.options(0);
  expect([drawn.length, drawn.some(hasSetUp)]).toEqual([5, false]);
  t.answer(0, drawn.toReversed());
  expect(stagesOf(t.table)).toMatchObject({ row: drawn.toReversed(), at: 0 });
  expect(t.table.players[0].powers).toEqual(["pentaform", drawn[4]]);
  expect(t.table.gone.map((card) => CARDS[card].flare).sort()).toEqual([...drawn].sort());
});

test("aliens that the table does not allow are drawn again [pentaform 0, SET-37]", () => {
  const barred = { ...settings, allowedAlertLevels: ["green", "red"] };
  for (const seed of ["one", "two", "three"]) {
    const t = setTable({ players: 3, aliens: ["pentaform", "machine", "macron"], settings: barred }, seed);
    expect(t.options(0).map((alien) => powerOf(alien).effect.alert)).not.toContain("yellow");
  }
});

/** The Pentaform at a stage of a row; it attacks seat 1 with two ships. */
function stage(at: number, mine: string, theirs: string, more = {}) {
  const memo = { pentaform: { row: ROW, at, colonies: [] } };
  const powers = [["pentaform", ROW[at]], ["hacker"], ["clone"]];
  const hands = [[mine, "attack-01"], [theirs, "attack-05"], []];
  const t = fight({
    aliens: ["pentaform", "hacker", "clone"],
    settings,
    hands,
    memo,
    powers,
    gate: 2,
    declining: ["clone"],
    ...more,
  });
  return t.cards(mine, theirs);
}

test("the power of the stage is its own as well [pentaform 1]", () => {
  const t = stage(1, "attack-10", "attack-08");
  expect(t.totals()).toEqual({ offense: 10 + 2 + 4, defense: 12 });
});

test("a foreign colony gained takes it one stage to the right [pentaform 2]", () => {
  const t = stage(1, "attack-20", "attack-08").until("turn/again");
  expect([stagesOf(t.table).at, t.table.players[0].powers]).toEqual([2, ["pentaform", "macron"]]);
});

test("there is no stage beyond the last [pentaform 2]", () => {
  const t = stage(3, "attack-20", "attack-08").until("turn/again");
  expect(stagesOf(t.table).at).toBe(4);
});

test("at the end of the row there is no move to make and none to zap [pentaform 2, pentaform 3, pentaform zap]", () => {
  const t = stage(4, "attack-20", "attack-08", { declining: ["clone", "loser"] }).until("turn/again");
  expect([stagesOf(t.table).at, t.told("power.used")]).toEqual([4, []]);
  expect(stagesOf(t.table).colonies).toHaveLength(1);
});

test("a foreign colony lost takes it one stage to the left [pentaform 3]", () => {
  const memo = { pentaform: { row: ROW, at: 1, colonies: [10] } };
  const powers = [["clone"], ["hacker"], ["pentaform", ROW[1]]];
  const hands = [["attack-20", "attack-01"], ["attack-04", "attack-05"], ["attack-06"]];
  const t = fight({
    aliens: ["clone", "hacker", "pentaform"],
    settings,
    hands,
    memo,
    powers,
    ships: { "1.1": [0, 4, 0], "2.1": [0, 0, 3] },
    warp: [0, 0, 1],
    declining: ["clone"],
  });
  expect([stagesOf(t.table).at, t.table.players[2].powers]).toEqual([0, ["pentaform", "warrior"]]);
});

test("zapped, it stays in its stage, for good [pentaform zap]", () => {
  const hands = [["attack-20", "attack-01"], ["attack-08", "attack-05", "cosmic-zap"], []];
  const t = stage(3, "attack-20", "attack-08", { hands }).until("window/power.used", 1).answer(1, "cosmic-zap");
  expect(stagesOf(t.until("turn/again").table)).toMatchObject({ at: 3, colonies: [5] });
});

test("a new stage works at once for what is still to come [DR-15]", () => {
  const t = stage(1, "attack-20", "attack-08", { hands: [["attack-20", "attack-01"], ["attack-08", "attack-05"], []] });
  t.until("turn/again").answer(0, true).until("launch/ships");
  expect(t.question(0)).toMatchObject({ max: 1 });
});

test("back at a stage that was zapped in the same encounter, its power stays zapped [pentaform EC1, ZAP-11]", () => {
  const t = table({
    aliens: ["pentaform", "hacker", "clone"],
    settings,
    hands: [["attack-20", "attack-01"], ["negotiate", "attack-05", "cosmic-zap"], []],
    powers: [["pentaform", ROW[2]], ["hacker"], ["clone"]],
    memo: { pentaform: { row: ROW, at: 2, colonies: [6] } },
    ships: { "1.2": [1, 4], "0.1": [3] },
    destiny: ["seat-1", "seat-1"],
    declining: ["clone"],
  });
  t.until("launch/aim").answer(0, "1.1").until("window/power.used", 1).answer(1, "cosmic-zap");
  // The only ship on 1.2 leaves it, which costs a stage; then 1.1 is gained, which brings it back.
  t.until("launch/ships").answer(0, { "1.2": 1 }).until("planning/select");
  expect(stagesOf(t.table).at).toBe(1);
  t.answer(0, "attack-20").answer(1, "negotiate").until("window/resolution.compensation");
  expect([stagesOf(t.table).at, t.table.players[0].powers, t.table.encounter.zapped]).toEqual([
    2,
    ["pentaform", "macron"],
    ["macron"],
  ]);
});

test("what lies on a stage stays there, and without home colonies both powers are off [pentaform EC1]", () => {
  const memo = { pentaform: { row: ROW, at: 0, colonies: [] }, warrior: { tokens: 3 } };
  const t = stage(0, "attack-20", "attack-08", { memo }).until("turn/again");
  expect([stagesOf(t.table).at, t.table.memo.warrior]).toMatchObject([1, { tokens: expect.any(Number) }]);
  const poor = { "0.3": [0], "0.4": [0], "0.5": [0] };
  const weak = stage(1, "attack-20", "attack-08", { ships: poor, warp: [12, 0, 0] }).until("turn/again");
  expect([weak.table.players[0].powerless, stagesOf(weak.table).at]).toEqual([true, 1]);
});

test("colonies gained while both powers are off do not count later [pentaform 2, pentaform EC1]", () => {
  const poor = { "0.3": [0], "0.4": [0], "0.5": [0] };
  const t = stage(1, "attack-20", "attack-08", { ships: poor, warp: [12, 0, 0] }).until("turn/again");
  landShips(t.session.run, planetOf("planet/0.3"), 0, liftShips(t.session.run, 0, { [WARP]: 1 }));
  expect([t.table.players[0].powerless, stagesOf(t.table)]).toMatchObject([false, { at: 1, colonies: [5] }]);
});

test("colonies that come after a zap in the same encounter do not count later either [pentaform zap]", () => {
  const t = table({
    aliens: ["pentaform", "hacker", "clone"],
    settings,
    hands: [["attack-20", "attack-01"], ["attack-08", "attack-05", "cosmic-zap"], []],
    powers: [["pentaform", ROW[3]], ["hacker"], ["clone"]],
    memo: { pentaform: { row: ROW, at: 3, colonies: [6] } },
    ships: { "1.2": [1, 4], "0.1": [3] },
    destiny: ["seat-1", "seat-1"],
    declining: ["clone"],
  });
  // The only ship on 1.2 leaves it, which costs a stage; then 1.1 is gained.
  t.until("launch/aim").answer(0, "1.1").answer(0, { "1.2": 1 }).until("window/power.used", 1).answer(1, "cosmic-zap");
  t.until("planning/select").answer(0, "attack-20").answer(1, "attack-08").until("turn/again");
  expect(stagesOf(t.table).at).toBe(3);
  t.answer(0, true).until("launch/ships");
  expect(stagesOf(t.table)).toMatchObject({ at: 3, colonies: [5] });
});

test("a planet of its own in the warp is a foreign colony gained [pentaform 2, voyager 4]", () => {
  const row = ["voyager", "human", "macron", "zombie", "loser"];
  const memo = { pentaform: { row, at: 0, colonies: [] } };
  const t = table({
    aliens: ["pentaform", "hacker", "clone"],
    settings,
    hands: [["attack-08"], ["attack-04"], []],
    powers: [["pentaform", "voyager"], ["hacker"], ["clone"]],
    memo,
    destiny: ["seat-1"],
  });
  t.until("window/turn.start").answer(0, "voyager").answer(0, "0.4").until("launch/ships");
  expect(stagesOf(t.table)).toMatchObject({ at: 1, colonies: [3] });
});

test("a sheet that comes from another player counts from there on [pentaform 2]", () => {
  const t = stage(1, "attack-20", "attack-08", { ships: { "2.1": [0, 2, 4], "1.5": [0, 2] } }).until("turn/again");
  tradeSheets(t.session.run, 0, 1);
  expect(stagesOf(t.table)).toMatchObject({ at: 2, colonies: [10] });
});

/** A planet that it moved into the warp as the Voyager, one of its stages now at rest. */
function voyaged(ships: Record<string, number[]> = {}) {
  const row = ["voyager", "human", "macron", "zombie", "loser"];
  return table({
    aliens: ["pentaform", "hacker", "clone"],
    settings,
    hands: [["attack-08"], ["attack-04"], []],
    powers: [["pentaform", "human"], ["hacker"], ["clone"]],
    memo: { pentaform: { row, at: 1, colonies: [3] } },
    homeOf: { "0.4": ADRIFT },
    ships,
    destiny: ["seat-1"],
    declining: ["clone"],
  });
}

test("what ends with a stage's sheet ends when the sheet leaves it or is turned, though another stage is at work [pentaform EC2, voyager 5]", () => {
  const traded = voyaged();
  expect(traded.table.homeOf[3]).toBe(ADRIFT);
  tradeSheets(traded.session.run, 0, 1);
  expect(traded.table.homeOf[3]).toBe(0);
  const turned = voyaged({ "0.1": [12], "0.2": [1], "0.3": [0], "0.4": [4], "0.5": [0], "1.1": [3, 4] });
  turned.until("launch/ships").answer(0, { "0.2": 1 });
  expect([turned.table.players[0].powerless, turned.table.homeOf[3]]).toEqual([true, 0]);
});
