import { expect, test } from "vitest";
import { type TestSetUp, table } from "../../testing/table.ts";

/** Seat 0 begins its turn; seats 0 and 1 have ships in the warp, seat 2 holds the flare. */
function regroups(more: Partial<TestSetUp> = {}) {
  return table({
    aliens: ["clone", "hacker", "machine"],
    hands: [["attack-10"], ["attack-08"], ["flare-masochist"]],
    ships: { "0.1": [2], "1.1": [0, 1] },
    warp: [2, 3, 0],
    destiny: ["seat-1"],
    ...more,
  });
}

test("wild: another player retrieves a ship instead of the offense [masochist wild]", () => {
  const t = regroups({ warp: [2, 3, 1], ships: { "0.1": [2], "1.1": [0, 1], "2.1": [0, 0, 3] } });
  t.until("window/regroup.retrieve");
  expect(t.options(2)).toEqual(["pass", "flare-masochist"]);
  t.answer(2, "flare-masochist");
  expect(t.options(2)).toEqual(["1", "2"]);
  t.answer(2, "1");
  expect(t.asked(1)).toBe("ships/return");
  t.answer(1, { "1.5": 1 });
  expect(t.table.warp).toEqual([2, 2, 1]);
  expect([t.asked(0), t.hand(2)]).toEqual(["launch/aim", ["flare-masochist"]]);
});

test("wild: it need not be played, and the offense itself cannot be named [masochist wild]", () => {
  expect(regroups().declining("flare-masochist").until("launch/aim").table.warp).toEqual([1, 3, 0]);
  const own = regroups({ hands: [["attack-10", "flare-masochist"], ["attack-08"], []] });
  own.until("window/regroup.retrieve").answer(0, "flare-masochist").until("launch/aim");
  expect(own.table.warp).toEqual([2, 2, 0]);
});

test("wild: not if the offense would have no ship for the gate [masochist wild]", () => {
  const none = { "0.1": [0], "0.2": [0], "0.3": [0], "0.4": [0], "0.5": [0], "1.1": [0, 1] };
  const t = regroups({ ships: none, warp: [20, 3, 0] }).until("launch/aim");
  expect(t.wasAsked(2, "window/regroup.retrieve")).toBe(false);
  expect([t.table.encounter.gate[0], t.table.warp]).toEqual([1, [19, 3, 0]]);
});

test("wild: a player without a colony cannot be named [masochist wild]", () => {
  const none = { "1.1": [0, 0], "1.2": [0, 0], "1.3": [0, 0], "1.4": [0, 0], "1.5": [0, 0] };
  const t = regroups({ ships: { "0.1": [2], ...none }, warp: [2, 20, 0] }).until("launch/aim");
  expect([t.wasAsked(2, "window/regroup.retrieve"), t.table.warp]).toEqual([false, [1, 20, 0]]);
});

test("super: as the offense, a ship in the warp leaves the game instead of coming back [masochist super]", () => {
  const t = regroups({ aliens: ["masochist", "hacker", "machine"], hands: [["attack-10", "flare-masochist"], [], []] });
  t.until("window/regroup.retrieve").answer(0, "flare-masochist").until("launch/aim");
  expect([t.table.warp[0], t.table.removed[0]]).toEqual([1, 1]);
  expect(t.hand(0)).toContain("flare-masochist");
});

test("super: on another player's turn there is nothing to play it for [masochist super]", () => {
  const t = regroups({
    aliens: ["masochist", "hacker", "machine"],
    hands: [["attack-10", "flare-masochist"], ["attack-08"], []],
    turn: 1,
    destiny: ["seat-2"],
  });
  t.until("launch/aim");
  expect([t.wasAsked(0, "window/regroup.retrieve"), t.table.removed[0]]).toEqual([false, 0]);
});

test("super: with no ship in the warp there is nothing to remove [masochist super]", () => {
  const hands = [["attack-10", "flare-masochist"], ["attack-08"], []];
  const t = table({ aliens: ["masochist", "hacker", "machine"], hands, destiny: ["seat-1"] }).until("launch/aim");
  expect(t.wasAsked(0, "window/regroup.retrieve")).toBe(false);
});
