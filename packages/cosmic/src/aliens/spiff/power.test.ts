import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { type Engagement, fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";

const aliens = ["spiff", "clone", "hacker"];
const spare = ["attack-06", "attack-10"];

/** The Spiff attacks 1.1 with three ships and loses: 4 + 3 against 20 + 4, unless the cards say otherwise. */
function crashes(own = "attack-04", other = "attack-20", more: Partial<TestSetUp> & Engagement = {}) {
  const hands = [[own, ...spare], [other, ...spare], []];
  return fight({ aliens, hands, gate: 3, ...more, declining: ["clone"] }).cards(own, other);
}

test("after losing by ten or more with attacks it may land one ship on the planet [spiff 0, spiff 1, spiff 2]", () => {
  expect(powerOf("spiff").effect.alert).toBe("green");
  const t = crashes().until("window/ships.going");
  expect(t.options(0)).toEqual(["pass", "spiff"]);
  t.answer(0, "spiff").until("launch/aim", 1);
  expect([t.ships("1.1", 0), t.ships("1.1", 1), t.table.warp]).toEqual([1, 4, [2, 0, 0]]);
});

test("it may let them all go [spiff 0]", () => {
  const t = crashes().until("window/ships.going").answer(0, "pass").until("launch/aim", 1);
  expect([t.colonies(0), t.table.warp]).toEqual([0, [3, 0, 0]]);
});

test("a difference of ten is enough, nine is not [spiff 1]", () => {
  const ten = crashes("attack-04", "attack-14", { ships: { "1.1": [0, 3], "1.2": [0, 5] } });
  ten.until("window/ships.going");
  expect(ten.totals()).toEqual({ offense: 7, defense: 17 });
  const nine = crashes("attack-04", "attack-14", { ships: { "1.1": [0, 2], "1.2": [0, 6] } }).finish();
  expect([nine.totals(), nine.wasAsked(0, "window/ships.going")]).toEqual([{ offense: 7, defense: 16 }, false]);
});

test("not with a negotiate, nor as the defense or an ally [spiff 0, spiff 1]", () => {
  expect(crashes("negotiate", "attack-30").finish().wasAsked(0, "window/ships.going")).toBe(false);
  const defense = crashes("attack-30", "attack-04", { aliens: ["clone", "spiff", "hacker"] })
    .passing("turn/again")
    .finish();
  expect(defense.wasAsked(1, "window/ships.going")).toBe(false);
  const ally = crashes("attack-04", "attack-20", { aliens: ["clone", "hacker", "spiff"], allies: [[2, "offense", 1]] });
  expect(ally.finish().wasAsked(2, "window/ships.going")).toBe(false);
});

test("zapped, the ship goes to the warp [spiff zap]", () => {
  const hands = [["attack-04", ...spare], ["attack-20", "cosmic-zap", ...spare], []];
  const t = crashes("attack-04", "attack-20", { hands }).until("window/ships.going").answer(0, "spiff");
  t.answer(1, "cosmic-zap").until("launch/aim", 1);
  expect([t.colonies(0), t.table.warp]).toEqual([0, [3, 0, 0]]);
});

test("the ship is a colony beside the defense's, and may be the one that wins [spiff EC1, WIN-01]", () => {
  const ships = { "0.1": [4], "0.2": [0], "1.2": [1, 4], "1.3": [1, 4], "2.1": [1, 0, 4], "2.2": [1, 0, 4] };
  const t = crashes("attack-04", "attack-20", { ships }).until("window/ships.going").answer(0, "spiff").until("end");
  expect([t.ships("1.1", 0), t.ships("1.1", 1), t.table.winners]).toEqual([1, 4, [0]]);
});

test("the encounter is lost: no second one, and allies lose their ships [spiff EC2]", () => {
  const t = crashes("attack-04", "attack-30", { allies: [[2, "offense", 2]] });
  t.until("window/ships.going").answer(0, "spiff").until("launch/aim");
  expect([t.wasAsked(0, "turn/again"), t.table.turn.seat, t.table.warp]).toEqual([false, 1, [2, 0, 2]]);
  expect([t.ships("1.1", 0), t.ships("1.1", 2)]).toEqual([1, 0]);
});

test("against a winning Void there is no ship to land [spiff EC3, TIM-05]", () => {
  const t = crashes("attack-04", "attack-20", { aliens: ["spiff", "void", "hacker"] }).until("launch/aim", 1);
  expect([t.wasAsked(0, "window/ships.going"), t.table.removed, t.colonies(0)]).toEqual([false, [3, 0, 0], 0]);
});

test("one that is the Zombie too lands a ship before the others return to its colonies [spiff 2, RES-13.2, zombie 1]", () => {
  const powers = [["zombie", "spiff"], ["clone"], ["hacker"]];
  const t = crashes("attack-04", "attack-20", { powers }).until("window/ships.going").answer(0, "spiff");
  t.until("ships/return").answer(0, { "0.1": 2 }).until("launch/aim", 1);
  expect([t.ships("1.1", 0), t.ships("0.1", 0), t.table.warp]).toEqual([1, 3, [0, 0, 0]]);
});
