import { expect, test } from "vitest";
import { ADRIFT } from "../state.ts";
import { type TestSetUp, table, windowsAsked } from "../testing/table.ts";

/** Everybody has ships in the warp; seat 0 begins. */
function regroup(hands: string[][], more: Partial<TestSetUp> = {}) {
  return table({
    aliens: ["clone", "will", "warrior"],
    hands,
    destiny: ["seat-1"],
    ships: { "0.1": [2, 0, 0], "1.1": [0, 3, 0], "2.1": [0, 0, 1] },
    warp: [2, 1, 3],
    ...more,
  });
}

test("all ships of all players leave the warp for colonies of their owners' choice [CRD-26, ART-01]", () => {
  const t = regroup([["attack-10", "mobius-tubes"], ["attack-08"], []]);
  expect([t.asked(0), t.options(0)]).toEqual(["window/regroup.start", ["pass", "mobius-tubes"]]);
  t.answer(0, "mobius-tubes").answer(0, { "0.1": 1, "0.5": 1 }).answer(1, { "1.2": 1 }).answer(2, { "2.1": 3 });
  expect(t.table.warp).toEqual([0, 0, 0]);
  expect([t.ships("0.5", 0), t.ships("1.2", 1), t.ships("2.1", 2)]).toEqual([5, 5, 4]);
  expect([t.asked(0), t.hand(0)]).toEqual(["launch/aim", ["attack-10"]]);
});

test("only the offense may play it, and only at the start of the encounter [CRD-26, ART-02]", () => {
  const t = regroup([["attack-10"], ["attack-08", "mobius-tubes"], ["mobius-tubes"]]).until("launch/aim");
  t.answer(0, "1.1").answer(0, { "0.1": 1 }).declining("clone").finish();
  expect([1, 2].map((seat) => windowsAsked(t, seat))).toEqual([[], []]);
});

test("it is the start of every encounter of one's own, not of the turn alone [CRD-26, RGP-05]", () => {
  const t = regroup([["attack-20", "attack-10", "mobius-tubes"], ["attack-08"], []]).answer(0, "pass");
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 }).until("planning/select").answer(0, "attack-20");
  t.declining("clone").until("turn/again").answer(0, true);
  expect([t.asked(0), t.options(0)]).toEqual(["window/regroup.start", ["pass", "mobius-tubes"]]);
});

test("a player without a colony retrieves nothing [CRD-13]", () => {
  const gone = { "2.1": [0, 0, 0], "2.2": [0, 0, 0], "2.3": [0, 0, 0], "2.4": [0, 0, 0], "2.5": [0, 0, 0] };
  const t = regroup([["attack-10", "mobius-tubes"], ["attack-08"], []], { ships: gone, warp: [0, 0, 20] });
  t.answer(0, "mobius-tubes");
  expect(t.asked(0)).toBe("launch/aim");
  expect(t.table.warp).toEqual([0, 0, 20]);
});

test("an offense without a colony gets only the one ship of regroup, on the gate [CRD-13, RGP-03]", () => {
  const gone = { "0.1": [0, 0, 0], "0.2": [0, 0, 0], "0.3": [0, 0, 0], "0.4": [0, 0, 0], "0.5": [0, 0, 0] };
  const t = regroup([["attack-10", "mobius-tubes"], ["attack-08"], []], {
    ships: { ...gone, "1.1": [0, 3, 0] },
    warp: [20, 1, 0],
  });
  t.answer(0, "mobius-tubes").answer(1, { "1.1": 1 });
  expect(t.table.warp).toEqual([19, 0, 0]);
  expect(t.table.encounter.gate).toEqual([1, 0, 0]);
});

test("cancelled, it brings nobody back but the one ship of regroup [CRD-26, ZAP-13]", () => {
  const t = regroup([["attack-10", "mobius-tubes"], ["attack-08", "card-zap"], []]).answer(0, "mobius-tubes");
  t.answer(1, "card-zap").until("launch/aim");
  expect(t.table.warp).toEqual([1, 1, 3]);
});

test("a planet in the warp is emptied too, and reason enough [CRD-26, voyager EC2]", () => {
  const hands = [["attack-08", "mobius-tubes"], ["attack-04"], []];
  const aliens = ["clone", "voyager", "hacker"];
  const settings = { boxes: ["base", "dominion"] };
  const t = table({ aliens, settings, hands, homeOf: { "1.2": ADRIFT }, destiny: ["seat-1"], declining: ["clone"] });
  t.until("window/regroup.start").answer(0, "mobius-tubes").until("ships/return");
  expect([t.options(1), t.question(1)]).toMatchObject([["1.1", "1.3", "1.4", "1.5"], { min: 4, max: 4 }]);
});

test("with no ship in the warp it is not offered [CRD-26]", () => {
  const t = regroup([["attack-10", "mobius-tubes"], ["attack-08"], []], { ships: {}, warp: [0, 0, 0] });
  expect(t.until("launch/aim").wasAsked(0, "window/regroup.start")).toBe(false);
});
