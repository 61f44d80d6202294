import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";
import { type TestSetUp, table } from "../../testing/table.ts";

/** Seat 0 attacks with two ships; `holder` has the flare. */
function duel(holder: number, card = "attack-08") {
  const hands = [["attack-10"], [card], []];
  hands[holder].push("flare-kamikaze");
  return fight({ aliens: ["hacker", "masochist", "machine"], hands, gate: 2 }).until("window/planning.selected");
}

test("wild: each ship from outside the encounter adds three to the total [kamikaze wild]", () => {
  const t = duel(0);
  expect(t.options(0)).toEqual(["pass", "flare-kamikaze"]);
  t.answer(0, "flare-kamikaze");
  expect(t.question(0)).toMatchObject({ kind: "spread", min: 1, max: 4 });
  expect(t.options(0)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5"]);
  t.answer(0, { "0.2": 3 });
  expect(t.table.warp[0]).toBe(3);
  t.finish();
  expect(t.totals()).toEqual({ offense: 10 + 2 + 9, defense: 12 });
  expect(t.hand(0)).toContain("flare-kamikaze");
});

test("wild: the defense cannot use ships on the targeted planet [kamikaze wild]", () => {
  const t = duel(1).answer(1, "flare-kamikaze");
  expect(t.options(1)).toEqual(["1.2", "1.3", "1.4", "1.5"]);
  t.answer(1, { "1.2": 1 }).finish();
  expect(t.totals()).toEqual({ offense: 12, defense: 15 });
});

test("wild: an ally cannot use it [kamikaze wild]", () => {
  const t = fight({
    aliens: ["hacker", "masochist", "machine"],
    hands: [["attack-10"], ["attack-08"], ["flare-kamikaze"]],
    allies: [[2, "defense", 1]],
  }).finish();
  expect(t.wasAsked(2, "window/planning.selected")).toBe(false);
});

/** The Kamikaze begins its turn with ships in the warp. */
function regroups(more: Partial<TestSetUp> = {}) {
  return table({
    aliens: ["kamikaze", "masochist", "hacker"],
    hands: [["attack-10", "flare-kamikaze"], ["attack-08"], []],
    ships: { "0.1": [0] },
    warp: [4, 0, 0],
    destiny: ["seat-1"],
    ...more,
  });
}

test("super: three ships come back instead of one [kamikaze super]", () => {
  const t = regroups().until("window/regroup.retrieve");
  expect(t.options(0)).toEqual(["pass", "flare-kamikaze"]);
  t.answer(0, "flare-kamikaze").answer(0, { "0.2": 3 });
  expect([t.table.warp[0], t.ships("0.2", 0)]).toEqual([1, 7]);
  expect(t.hand(0)).toContain("flare-kamikaze");
});

test("super: without it one ship comes back; only the offense may play it [kamikaze super]", () => {
  const t = regroups().until("window/regroup.retrieve").answer(0, "pass").until("launch/aim");
  expect(t.table.warp[0]).toBe(3);
  const other = regroups({ turn: 1, destiny: ["seat-2"] }).until("launch/aim");
  expect([other.wasAsked(0, "window/regroup.retrieve"), other.table.warp[0]]).toEqual([false, 4]);
});

test("wild: with all ships in the encounter there is none to send [kamikaze wild]", () => {
  const ships = { "0.1": [2], "0.2": [0], "0.3": [0], "0.4": [0], "0.5": [0] };
  const hands = [["attack-10", "flare-kamikaze"], ["attack-08"], []];
  const t = fight({ aliens: ["hacker", "masochist", "machine"], hands, ships, warp: [18], gate: 3 }).finish();
  expect(t.wasAsked(0, "window/planning.selected")).toBe(false);
});
