import { expect, test } from "vitest";
import { type TestSetUp, table } from "../../testing/table.ts";

/** Whichever copy of a destiny card. */
const SEAT_1 = expect.stringMatching(/^destiny\/seat-1/);
const WILD = expect.stringMatching(/^destiny\/wild/);

const aliens = ["will", "clone", "warrior"];

/** The Clone has one colony in the Warrior's system and one in the Will's. */
const ships = { "1.1": [0, 1, 0], "2.1": [0, 2, 4], "0.1": [4, 1, 0] };

/** The Will draws destiny; seat 2 holds no zap unless it is given one. */
function draws(destiny: string[], more: Partial<TestSetUp> = {}) {
  return table({ aliens, hands: [["attack-20"], ["attack-08"], ["attack-06"]], destiny, ships, ...more });
}

test("the Will names the defense, whatever the card says [will 0, will 1]", () => {
  const t = draws(["seat-1"]).until("will/defense");
  expect(t.told("destiny.drawn")).toEqual([{ card: SEAT_1 }]);
  expect(t.options(0)).toEqual(["1", "2"]);
  t.answer(0, "2");
  expect(t.table.encounter.defense).toBe(2);
  expect(t.asked(0)).toBe("launch/aim");
});

test("a wild card or a special one leaves the choice to the Will as well [will 1]", () => {
  for (const card of ["wild", "most-cards"]) {
    const t = draws([card]).until("will/defense").answer(0, "1");
    expect(t.table.encounter.defense).toBe(1);
  }
});

test("only as the offense has the Will a choice [will 0]", () => {
  const t = draws(["seat-2"], { turn: 1 }).until("launch/aim");
  expect(t.told("power.used")).toEqual([]);
  expect(t.table.encounter.defense).toBe(2);
  expect(t.options(1)).toEqual(["2.1", "2.2", "2.3", "2.4", "2.5"]);
});

test("the power must be used, but the player on the card may be chosen [will 0, will EC1]", () => {
  const t = draws(["seat-1"]);
  expect(t.asked(0)).toBe("will/defense");
  t.answer(0, "1");
  expect(t.told("power.used")).toEqual([{ player: "player/0", power: "power/will", on: "player/1" }]);
  expect(t.table.encounter.defense).toBe(1);
});

test("the gate may be aimed at home planets and at colonies in any system [will 2, DST-16]", () => {
  const t = draws(["seat-2"]).until("will/defense").answer(0, "1");
  expect(t.options(0)).toEqual(["1.1", "1.2", "1.3", "1.4", "1.5", "0.1", "2.1"]);
});

test("a foreign colony defends alone, and a win founds a colony on its planet [will EC3]", () => {
  const t = draws(["seat-2"])
    .until("will/defense")
    .answer(0, "1")
    .answer(0, "2.1")
    .answer(0, { "0.2": 3 })
    .declining("clone")
    .finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 23, defense: 10 }]);
  expect([t.ships("2.1", 0), t.ships("2.1", 1), t.ships("2.1", 2)]).toEqual([3, 0, 4]);
  expect(t.told("ships.lost")).toEqual([{ player: "player/1", n: 2 }]);
  expect(t.colonies(0)).toBe(1);
});

test("the card lies drawn and may be answered before the Will chooses [will 3, will EC4]", () => {
  const t = draws(["seat-1", "wild"], { hands: [["attack-20"], ["attack-08"], ["flare-dictator"]] });
  expect(t.asked(2)).toBe("window/destiny.drawn");
  t.answer(2, "flare-dictator");
  expect(t.told("destiny.drawn")).toEqual([{ card: SEAT_1 }, { card: WILD }]);
  expect(t.asked(0)).toBe("will/defense");
  t.answer(0, "2");
  expect(t.table.destinyDiscard).toHaveLength(2);
});

test("a zapped Will follows the card [will zap]", () => {
  const hands = [["attack-20"], ["attack-08", "cosmic-zap"], []];
  const t = draws(["seat-1"], { hands }).until("will/defense").answer(0, "2").answer(1, "cosmic-zap");
  expect(t.table.encounter.defense).toBe(1);
  expect(t.options(0)).toEqual(["1.1", "1.2", "1.3", "1.4", "1.5"]);
});

test("on the own color the power takes the place of the three options; an invader can be chosen [will EC2]", () => {
  const t = draws(["seat-0"]).until("will/defense").answer(0, "1");
  expect(t.options(0)).toContain("0.1");
  t.answer(0, "0.1").answer(0, { "0.2": 1 }).declining("clone").finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 21, defense: 9 }]);
  expect([t.ships("0.1", 0), t.ships("0.1", 1)]).toEqual([5, 0]);
});

test("a zapped Will has the usual options on the own color, also after drawing again [will EC2, will zap]", () => {
  const empty = { "0.1": [0, 0, 0], "0.2": [8, 0, 0], "1.1": [0, 3, 0], "2.1": [0, 1, 4] };
  const hands = [["attack-20"], ["attack-08", "cosmic-zap"], []];
  const t = draws(["seat-0", "seat-2"], { hands, ships: empty }).until("will/defense").answer(0, "1");
  t.answer(1, "cosmic-zap");
  expect(t.asked(0)).toBe("destiny/own");
  expect(t.options(0)).toEqual(["redraw", "0.1"]);
  t.answer(0, "redraw");
  expect([t.asked(0), t.table.encounter.defense]).toEqual(["launch/aim", 2]);
});

test("a Will without its power has the usual options on the own color [will EC2]", () => {
  const few = { "0.1": [0, 0, 0], "0.2": [10, 0, 0], "0.3": [10, 0, 0], "0.4": [0, 0, 0], "0.5": [0, 0, 0] };
  const t = draws(["seat-0"], { ships: few });
  expect(t.asked(0)).toBe("destiny/own");
  expect(t.options(0)).toEqual(["redraw", "0.1", "0.4", "0.5"]);
});
