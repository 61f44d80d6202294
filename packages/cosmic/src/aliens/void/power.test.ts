import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { type Engagement, fight } from "../../testing/fight.ts";
import { accept, haggle, offer, refuse } from "../../testing/haggle.ts";
import { rewarded } from "../../testing/rewarded.ts";
import type { TestSetUp } from "../../testing/table.ts";

const aliens = ["clone", "void", "hacker"];
const spare = ["attack-06", "attack-10"];

/** Seat 0 attacks 1.1, the Void's, with three ships and loses, unless the cards say otherwise. */
function attack(own = "attack-04", other = "attack-20", more: Partial<TestSetUp> & Engagement = {}) {
  const hands = [[own, ...spare], [other, ...spare], []];
  return fight({ aliens, hands, gate: 3, ...more, declining: ["clone"] }).cards(own, other);
}

test("when the Void wins, the losing side's ships leave the game, allies' too [void 0, void 1]", () => {
  expect(powerOf("void").effect.alert).toBe("red");
  const t = attack("attack-04", "attack-20", { allies: [[2, "offense", 2]] }).until("launch/aim", 1);
  expect([t.table.removed, t.table.warp]).toEqual([
    [3, 0, 2],
    [0, 0, 0],
  ]);
  expect(t.told("ships.removed")).toHaveLength(2);
});

test("as the offense it removes the defending colony [void 0, void 1]", () => {
  const t = attack("attack-20", "attack-04", { aliens: ["void", "clone", "hacker"] }).until("turn/again");
  expect([t.table.removed, t.ships("1.1", 1)]).toEqual([[0, 4, 0], 0]);
});

test("a Void that loses, or is only an ally, removes nothing [void 0, void 1]", () => {
  expect(attack("attack-30", "attack-04").until("turn/again").table.warp).toEqual([0, 4, 0]);
  const ally = attack("attack-20", "attack-04", { aliens: ["clone", "hacker", "void"], allies: [[2, "offense", 1]] });
  expect(ally.until("turn/again").table.removed).toEqual([0, 0, 0]);
});

test("against ships that have retreated there is nothing to use it on [void 1, DR-4]", () => {
  const t = rewarded({ aliens: ["void", "machine", "hacker"], hands: [["attack-20", ...spare], ["retreat"], []] });
  t.cards("attack-20", "retreat").until("turn/again");
  expect([t.told("power.used"), t.ships("1.1", 1), t.ships("1.1", 0)]).toEqual([[], 4, 1]);
});

test("it comes before all that saves ships from the warp, in whatever order players act [void 2, TIM-05]", () => {
  const hands = [["attack-04", "flare-zombie", ...spare], ["attack-20", ...spare], []];
  const t = attack("attack-04", "attack-20", { hands }).until("launch/aim", 1);
  expect([t.wasAsked(0, "window/ships.going"), t.table.removed]).toEqual([false, [3, 0, 0]]);
});

test("nobody falls below five ships: what is protected goes to the warp [void 3]", () => {
  const t = attack("attack-04", "attack-20", { ships: { "0.2": [1], "0.3": [1] }, removed: [6, 0, 0], gate: 4 });
  t.until("launch/aim", 1);
  expect([t.table.removed[0], t.table.warp[0]]).toEqual([10, 0]);
  const few = attack("attack-04", "attack-20", {
    ships: { "0.2": [1], "0.3": [1], "0.4": [0], "0.5": [0] },
    removed: [14, 0, 0],
    gate: 3,
  }).until("launch/aim", 1);
  expect([few.table.removed[0], few.table.warp[0]]).toEqual([15, 2]);
});

test("with four planets at least four ships are left [void 3, V4P-04]", () => {
  const t = attack("attack-04", "attack-20", {
    settings: { planetsPerPlayer: 4 },
    ships: { "0.2": [1], "0.3": [0], "0.4": [0] },
    removed: [11, 0, 0],
    gate: 3,
  }).until("launch/aim", 1);
  expect([t.table.removed[0], t.table.warp[0]]).toEqual([12, 2]);
});

test("ships in the warp count as ships still in the game [void EC1]", () => {
  const t = attack("attack-04", "attack-20", {
    ships: { "0.2": [1], "0.3": [0], "0.4": [0], "0.5": [0] },
    removed: [10, 0, 0],
    warp: [5, 0, 0],
    gate: 3,
  }).until("launch/aim", 1);
  expect([t.table.removed[0], t.table.warp[0]]).toEqual([13, 4]);
});

test("zapped, the ships go to the warp [void zap]", () => {
  const hands = [["attack-04", "cosmic-zap", ...spare], ["attack-20", ...spare], []];
  const t = attack("attack-04", "attack-20", { hands }).until("window/power.used", 0).answer(0, "cosmic-zap");
  t.until("launch/aim", 1);
  expect([t.table.removed, t.table.warp]).toEqual([
    [0, 0, 0],
    [3, 0, 0],
  ]);
});

test("the Zombie and the Observer do not help, the Healer does [void EC2]", () => {
  const zombie = attack("attack-04", "attack-20", { aliens: ["zombie", "void", "hacker"] }).until("launch/aim", 1);
  expect(zombie.table.removed).toEqual([3, 0, 0]);
  const observer = attack("attack-04", "attack-20", {
    aliens: ["observer", "void", "clone"],
    allies: [[2, "offense", 2]],
  }).until("launch/aim", 1);
  expect(observer.table.removed).toEqual([3, 0, 2]);
  const healer = attack("attack-04", "attack-20", { aliens: ["clone", "void", "healer"] }).until("window/ships.gone");
  expect(healer.table.removed).toEqual([3, 0, 0]);
  healer.answer(2, "healer").answer(0, { "0.2": 3 });
  expect([healer.table.removed, healer.ships("0.2", 0)]).toEqual([[0, 0, 0], 7]);
});

test("a deal, made or failed, is no win [void EC3]", () => {
  const failed = haggle([["attack-08"], ["attack-06"], []], { aliens })
    .until("deal")
    .answer(0, refuse);
  failed.passing("deal/penalty").declining("clone").until("launch/aim", 1);
  expect([failed.table.removed, failed.told("ships.lost").length]).toEqual([[0, 0, 0], 2]);
  const made = haggle([["attack-08"], ["attack-06"], []], { aliens }).until("deal");
  made
    .answer(0, offer({}, { "random/card": 1 }))
    .answer(1, accept)
    .declining("clone")
    .until("turn/again");
  expect(made.table.removed).toEqual([0, 0, 0]);
});

test("where the limit bites the ships are alike and nothing is asked [void EC4]", () => {
  const t = attack("attack-04", "attack-20", {
    ships: { "0.2": [1], "0.3": [1], "0.4": [0], "0.5": [0] },
    removed: [14, 0, 0],
    gate: 3,
  }).until("launch/aim", 1);
  expect(t.told("ships.removed")).toEqual([{ player: "player/0", n: 1 }]);
  expect(t.told("ships.lost")).toEqual([{ player: "player/0", n: 2 }]);
});

test("removed ships bring no compensation; those the limit protects do [void EC5, CMP-07]", () => {
  const hands = [["negotiate"], ["attack-20", ...spare, ...spare, "attack-08"], []];
  const t = attack("negotiate", "attack-20", { hands }).until("launch/aim", 1);
  expect([t.table.removed[0], t.hand(0)]).toEqual([3, []]);
  const some = attack("negotiate", "attack-20", {
    hands,
    ships: { "0.2": [1], "0.3": [1], "0.4": [0], "0.5": [0] },
    removed: [14, 0, 0],
  }).until("launch/aim", 1);
  expect(some.hand(0)).toHaveLength(2);
});

test("a Void without its power removes nothing [void 0]", () => {
  const ships = { "1.1": [0, 10], "1.2": [0, 10], "1.3": [0], "1.4": [0], "1.5": [0] };
  const t = attack("attack-04", "attack-20", { ships }).until("launch/aim", 1);
  expect([t.table.removed, t.table.warp]).toEqual([
    [0, 0, 0],
    [3, 0, 0],
  ]);
});
