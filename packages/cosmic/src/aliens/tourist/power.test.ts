import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { unusedAliens } from "../../pool.ts";
import { setTable, type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };
const aliens = ["tourist", "hacker", "clone"];
const hands = [["attack-08", "attack-09"], ["attack-04", "attack-05"], ["quash"]];
/** Without a hazard warning, and with one. */
const CALM = "seat-1.2";
const HAZARD = "seat-1.1";

/** The Tourist has three ships on the liner in its own system, unless it is said otherwise. */
function cruise(more: Partial<TestSetUp> = {}, liner = 0): TestTable {
  const memo = { tourist: { liner, ships: [3, 0, 0] } };
  return table({
    aliens,
    settings,
    hands,
    memo,
    ships: { "0.1": [1] },
    destiny: [CALM],
    declining: ["clone"],
    ...more,
  });
}

test("at set-up up to four ships board from home colonies [tourist 0]", () => {
  expect(powerOf("tourist").effect.alert).toBe("yellow");
  const t = setTable({ players: 3, aliens, settings }).until("tourist/board");
  expect([t.question(0), t.table.memo.tourist]).toMatchObject([{ min: 0, max: 4 }, { liner: 0 }]);
  t.answer(0, { "0.1": 2, "0.2": 2 });
  expect([t.table.memo.tourist.ships, t.ships("0.1", 0)]).toEqual([[4, 0, 0], 2]);
  expect(unusedAliens(table({ aliens: ["clone", "hacker", "filch"], settings }).state, 0)).not.toContain("tourist");
});

test("whenever it comes home ships board or leave [tourist 0]", () => {
  const t = cruise({}, 1).until("tourist/move").answer(0, "0");
  expect([t.asked(0), t.options(0)]).toEqual(["tourist/board", ["0.1", "0.2", "0.3", "0.4", "0.5"]]);
  t.answer(0, {});
  expect(t.question(0)).toMatchObject({ key: "tourist/leave", min: 0, max: 3 });
  t.answer(0, { "0.1": 2 });
  expect([t.table.memo.tourist.ships, t.ships("0.1", 0)]).toEqual([[1, 0, 0], 3]);
  const on = cruise({}, 1).until("tourist/move").answer(0, "0").answer(0, { "0.2": 4 });
  expect([on.table.memo.tourist.ships, on.asked(0)]).toEqual([[7, 0, 0], "launch/aim"]);
});

test("a hazard sends a ship aboard to the warp, and nothing else happens [tourist 1, tourist EC2]", () => {
  const t = cruise({ destiny: [HAZARD] }).until("launch/aim");
  expect([t.table.warp[0], t.table.memo.tourist]).toMatchObject([1, { liner: 0, ships: [2, 0, 0] }]);
  expect([t.wasAsked(0, "tourist/move"), t.wasAsked(0, "window/destiny.final")]).toEqual([false, false]);
});

test("without one the liner moves a system either way [tourist 2]", () => {
  const t = cruise().until("tourist/move");
  expect(t.options(0)).toEqual(["1", "2"]);
  t.answer(0, "2");
  expect([t.table.memo.tourist.liner, t.told("tourist.moved")]).toEqual([
    2,
    [{ player: "player/0", other: "player/2" }],
  ]);
  const other = cruise({ aliens: ["clone", "tourist", "hacker"], memo: { tourist: { liner: 1 } }, ships: {} });
  expect(other.until("tourist/move").options(1)).toEqual(["2", "0"]);
});

test("in the defense's system all aboard may land on one planet and share it [tourist 3, tourist EC3]", () => {
  const t = cruise().until("tourist/move").answer(0, "1").until("window/destiny.final");
  expect(t.options(0)).toEqual(["pass", "tourist.3", "tourist.4"]);
  t.answer(0, "tourist.3");
  expect(t.options(0)).toEqual(["1.1", "1.2", "1.3", "1.4", "1.5"]);
  t.answer(0, "1.4");
  expect([t.ships("1.4", 0), t.ships("1.4", 1), t.colonies(0), t.table.memo.tourist.ships]).toEqual([
    3,
    4,
    1,
    [0, 0, 0],
  ]);
  expect(t.asked(0)).toBe("launch/aim");
});

test("not beside an own colony, and not in another system [tourist 3]", () => {
  const beside = cruise({ ships: { "0.1": [0], "1.5": [1, 4] } })
    .until("tourist/move")
    .answer(0, "1");
  expect(beside.until("window/destiny.final").options(0)).toEqual(["pass", "tourist.4"]);
  const elsewhere = cruise().until("tourist/move").answer(0, "2").until("window/destiny.final");
  expect(elsewhere.options(0)).toEqual(["pass", "tourist.4"]);
});

test("a postcard sends one ship to a colony and brings a random card of the host [tourist 4, tourist EC2]", () => {
  const t = cruise().until("tourist/move").answer(0, "2").until("window/destiny.final").answer(0, "tourist.4");
  t.until("ships/return").answer(0, { "0.3": 1 });
  expect([t.hand(0), t.hand(2), t.ships("0.3", 0)]).toEqual([["attack-08", "attack-09", "quash"], [], 5]);
  expect([t.table.memo.tourist.ships, t.asked(0)]).toEqual([[2, 0, 0], "launch/aim"]);
  const empty = cruise({ memo: { tourist: { liner: 0 } }, ships: {} })
    .until("tourist/move")
    .answer(0, "2");
  expect(empty.asked(0)).toBe("launch/aim");
});

test("after a postcard nobody lands in this phase [tourist 3, tourist 4]", () => {
  const t = cruise().until("tourist/move").answer(0, "1").until("window/destiny.final").answer(0, "tourist.4");
  t.until("ships/return").answer(0, { "0.3": 1 });
  expect([t.asked(0), t.table.memo.tourist.ships]).toEqual(["launch/aim", [2, 0, 0]]);
});

test("ships aboard cannot be launched [tourist EC1]", () => {
  const ships = { "0.1": [1], "0.2": [4], "0.3": [4], "0.4": [4], "0.5": [4] };
  const t = cruise({ ships }).until("tourist/move").answer(0, "2").until("window/destiny.final").pass(0);
  t.until("launch/ships");
  expect(t.options(0)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5"]);
});

test("zapped, the liner stays where it is, and nobody lands [tourist zap]", () => {
  const t = cruise({ hands: [hands[0], ["attack-04", "cosmic-zap"], []] })
    .until("tourist/move")
    .answer(0, "1");
  t.until("window/power.used").answer(1, "cosmic-zap").until("launch/aim");
  expect([t.table.memo.tourist.liner, t.wasAsked(0, "window/destiny.final")]).toEqual([0, false]);
});

test("a flagship aboard is not captured: it may jump, and keeps its marker [tourist EC1, SS-3, SS-9]", () => {
  const t = table({
    aliens: ["tourist", "hacker", "clone"],
    settings: { ...settings, specialShips: "flagship" },
    hands: [["attack-08"], ["attack-04"], []],
    memo: { tourist: { liner: 2, ships: [2, 0, 0] } },
    ships: { "0.1": [2] },
    specials: ["sheet/tourist", "planet/1.5", "planet/2.5"].map((at, seat) => ({ kind: "jumper", seat, at }) as const),
    destiny: ["seat-1"],
    declining: ["clone", "jump"],
  });
  t.until("window/turn.first", 0);
  expect(t.options(0)).toEqual(["pass", "jump"]);
  t.answer(0, "jump").until("flagship/jump").answer(0, "0.4");
  expect([t.table.specials[0], t.table.memo.tourist.ships]).toMatchObject([{ at: "planet/0.4" }, [1, 0, 0]]);
});

test("an empty liner loses nobody to a hazard [tourist 1]", () => {
  const memo = { tourist: { liner: 0, ships: [0, 0, 0] } };
  const t = cruise({ memo, ships: {}, destiny: [HAZARD] }).until("launch/aim");
  expect([t.table.encounter.hazard, t.told("power.used"), t.table.warp]).toEqual([true, [], [0, 0, 0]]);
});
