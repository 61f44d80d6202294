import { expect, test } from "vitest";
import { type Engagement, fight } from "../../testing/fight.ts";
import { type TestSetUp, table } from "../../testing/table.ts";

const spare = ["attack-06", "attack-10"];

/** Seat 0 attacks 1.1 with two ships, helped by seat 2 with one; seat 1 holds the flare. */
function beaten(own = "attack-20", other = "attack-04", more: Partial<TestSetUp> & Engagement = {}) {
  return fight({
    aliens: ["masochist", "hacker", "machine"],
    hands: [[own, ...spare], [other, "flare-shadow", ...spare], []],
    gate: 2,
    allies: [[2, "offense", 1]],
    ...more,
  }).cards(own, other);
}

test("wild: a beaten defense sends a ship from outside to the warp and all opposing ships with it [shadow wild]", () => {
  const t = beaten().until("window/resolution.before");
  expect(t.options(1)).toEqual(["pass", "flare-shadow"]);
  t.answer(1, "flare-shadow");
  expect([t.asked(1), t.options(1)]).toEqual(["shadow/descend", ["1.2", "1.3", "1.4", "1.5"]]);
  t.answer(1, "1.3").until("turn/again");
  expect([t.colonies(0), t.colonies(2)]).toEqual([0, 0]);
  expect(t.told("ships.lost")).toEqual([
    { player: "player/1", n: 1 },
    { player: "player/0", n: 2 },
    { player: "player/2", n: 1 },
    { player: "player/1", n: 4 },
  ]);
  expect(t.hand(1)).toContain("flare-shadow");
});

test("wild: the defense's own ships are lost all the same, and the offense has won [shadow flare D1, shadow flare D2]", () => {
  const t = beaten().until("window/resolution.before").answer(1, "flare-shadow").answer(1, "1.3");
  t.until("turn/again");
  expect([t.ships("1.1", 1), t.table.warp[1]]).toEqual([0, 5]);
  expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  expect(t.asked(0)).toBe("turn/again");
});

test("wild: not after a win, nor against a card that is no attack [shadow wild]", () => {
  expect(beaten("attack-04", "attack-20").finish().wasAsked(1, "window/resolution.before")).toBe(false);
  const peace = beaten("negotiate", "attack-04", { aliens: ["pacifist", "hacker", "machine"] }).until("turn/again");
  expect(peace.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  expect(peace.wasAsked(1, "window/resolution.before")).toBe(false);
});

test("wild: not without a ship outside the encounter [shadow wild]", () => {
  const ships = { "1.2": [0], "1.3": [0], "1.4": [0], "1.5": [0] };
  const t = beaten("attack-20", "attack-04", { ships, warp: [0, 16, 0] }).until("turn/again");
  expect(t.wasAsked(1, "window/resolution.before")).toBe(false);
});

test("wild: it is for the defense alone [shadow wild]", () => {
  const hands = [["attack-04", "flare-shadow", ...spare], ["attack-20", ...spare], []];
  const t = fight({ aliens: ["masochist", "hacker", "machine"], hands })
    .cards("attack-04", "attack-20")
    .finish();
  expect(t.wasAsked(0, "window/resolution.before")).toBe(false);
  const helper = beaten("attack-20", "attack-04", {
    hands: [["attack-20", ...spare], ["attack-04", ...spare], ["flare-shadow"]],
    allies: [[2, "defense", 1]],
  }).until("turn/again");
  expect(helper.wasAsked(2, "window/resolution.before")).toBe(false);
});

/** The Shadow executes with ships of its own in the warp. */
function executes(turn: number, more: Partial<TestSetUp> = {}) {
  return table({
    aliens: ["shadow", "masochist", "hacker"],
    hands: [["attack-10", "flare-shadow"], ["attack-08"], ["attack-08"]],
    ships: { "0.1": [1] },
    warp: [3, 0, 0],
    turn,
    destiny: ["seat-1"],
    ...more,
  })
    .until("shadow/execute")
    .answer(0, "1.1@1");
}

test("super: an execution on its own turn brings the Shadow a ship back [shadow super]", () => {
  const t = executes(0);
  expect([t.asked(0), t.options(0)]).toEqual(["boost", ["pass", "flare-shadow"]]);
  t.answer(0, "flare-shadow").answer(0, { "0.5": 1 });
  expect([t.table.warp, t.ships("0.5", 0)]).toEqual([[1, 1, 0], 5]);
  expect(t.hand(0)).toContain("flare-shadow");
});

test("super: it may be left, and on another turn it cannot be played [shadow super]", () => {
  expect(executes(0).answer(0, "pass").until("launch/aim").table.warp).toEqual([2, 1, 0]);
  expect(executes(2).until("launch/aim").wasAsked(0, "boost")).toBe(false);
});

test("super: a zapped execution brings nothing [shadow super, shadow zap]", () => {
  const hands = [["attack-10", "flare-shadow"], ["attack-08", "cosmic-zap"], []];
  const t = executes(0, { hands }).answer(1, "cosmic-zap").until("launch/aim");
  expect([t.table.warp, t.wasAsked(0, "boost")]).toEqual([[2, 0, 0], false]);
});
