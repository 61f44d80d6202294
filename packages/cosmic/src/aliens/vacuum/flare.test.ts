import { expect, test } from "vitest";
import { type TestSetUp, table } from "../../testing/table.ts";

/** Clone, with one ship, attacks Warrior; seat 2 holds the Vacuum flare and has three ships in the warp. */
function reveal(hands: string[][], more: Partial<TestSetUp> = {}) {
  const set = { aliens: ["clone", "warrior", "macron"], hands, destiny: ["seat-1"] };
  const t = table({ ...set, ships: { "2.1": [0, 0, 1] }, warp: [0, 0, 3], ...more, declining: ["clone"] });
  return t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 });
}

test("one ship for each main player who shows an attack comes back [vacuum wild]", () => {
  const t = reveal([["attack-10"], ["attack-08"], ["flare-vacuum"]]).until("window/reveal.change");
  expect(t.options(2)).toEqual(["pass", "flare-vacuum"]);
  t.answer(2, "flare-vacuum");
  expect(t.question(2)).toMatchObject({ key: "vacuum/retrieve", min: 1, max: 2 });
  t.answer(2, 2);
  expect(t.options(2)).toEqual(["2.1", "2.2", "2.3", "2.4", "2.5"]);
  t.answer(2, { "2.1": 1, "2.5": 1 });
  expect(t.table.warp[2]).toBe(1);
  expect([t.ships("2.1", 2), t.ships("2.5", 2)]).toEqual([2, 5]);
  expect(t.hand(2)).toEqual(["flare-vacuum"]);
});

test("a negotiate does not count, and a main player's own attack does not either [vacuum wild]", () => {
  const one = reveal([["attack-10"], ["negotiate"], ["flare-vacuum"]]).until("window/reveal.change");
  one.answer(2, "flare-vacuum").answer(2, { "2.1": 1 });
  expect(one.table.warp[2]).toBe(2);
  const own = reveal([["attack-20", "flare-vacuum"], ["attack-08"], []], {
    ships: { "0.1": [1, 0, 0] },
    warp: [3, 0, 0],
  });
  own.until("window/reveal.change").answer(0, "flare-vacuum").answer(0, { "0.1": 1 });
  expect(own.table.warp[0]).toBe(1);
  const none = reveal([["attack-10", "flare-vacuum"], ["negotiate"], []], {
    ships: { "0.1": [1, 0, 0] },
    warp: [3, 0, 0],
  });
  none.finish();
  expect(none.wasAsked(0, "window/reveal.change")).toBe(false);
});

test("no more ships come back than there are in the warp, and none without a colony to go to [vacuum wild]", () => {
  const one = { ships: { "2.1": [0, 0, 3] }, warp: [0, 0, 1] };
  const t = reveal([["attack-10"], ["attack-08"], ["flare-vacuum"]], one).until("window/reveal.change");
  t.answer(2, "flare-vacuum").answer(2, { "2.5": 1 });
  expect([t.table.warp[2], t.ships("2.5", 2)]).toEqual([0, 5]);
  const nowhere = { "2.1": [0, 0, 0], "2.2": [0, 0, 0], "2.3": [0, 0, 0], "2.4": [0, 0, 0], "2.5": [0, 0, 0] };
  const lost = reveal([["attack-10"], ["attack-08"], ["flare-vacuum"]], { ships: nowhere, warp: [0, 0, 20] }).finish();
  expect(lost.wasAsked(2, "window/reveal.change")).toBe(false);
});

test("a morph that copies an attack is one [vacuum wild, REV-02]", () => {
  const t = reveal([["attack-10"], ["morph"], ["flare-vacuum"]]).until("window/reveal.change");
  t.answer(2, "flare-vacuum");
  expect(t.question(2)).toMatchObject({ key: "vacuum/retrieve", max: 2 });
});

test("the cancelled wild retrieves nothing and is discarded [vacuum wild, ZAP-13]", () => {
  const t = reveal([["attack-10", "card-zap"], ["attack-08"], ["flare-vacuum"]]).until("window/reveal.change");
  t.answer(2, "flare-vacuum").answer(2, 2).answer(0, "card-zap").finish();
  expect(t.table.warp[2]).toBe(3);
  expect(t.hand(2)).toEqual([]);
});

const aliens = ["vacuum", "clone", "warrior"];

/** The Vacuum attacks 1.1 with three ships and loses, holding its own flare. */
function loses(defender: string[]) {
  const hands = [["attack-04", "flare-vacuum"], ["attack-20", ...defender], []];
  const t = table({ aliens, hands, destiny: ["seat-1"] });
  return t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 3 }).until("boost");
}

test("with the super the Vacuum chooses the very ships [vacuum super, vacuum EC2]", () => {
  const t = loses([]);
  expect(t.options(0)).toEqual(["pass", "flare-vacuum"]);
  t.answer(0, "flare-vacuum");
  expect(t.question(0)).toMatchObject({ key: "vacuum/which", min: 0, max: 3 });
  expect(t.options(0)).toEqual(["1.2@1", "1.3@1", "1.4@1", "1.5@1", "2.1@2", "2.2@2", "2.3@2", "2.4@2", "2.5@2"]);
  t.answer(0, { "1.5@1": 2, "2.3@2": 1 });
  expect(t.table.warp).toEqual([3, 2, 1]);
  expect([t.ships("1.5", 1), t.ships("2.3", 2)]).toEqual([2, 3]);
  expect(t.hand(0)).toEqual(["flare-vacuum"]);
});

test("without the super the victims choose as usual [vacuum super, FLR-11]", () => {
  const t = loses([]).answer(0, "pass");
  expect(t.asked(0)).toBe("vacuum/whose");
});

test("if the super is cancelled, the power is used as usual [vacuum super, ZAP-13]", () => {
  const t = loses(["card-zap"]).answer(0, "flare-vacuum").answer(1, "card-zap");
  expect(t.asked(0)).toBe("vacuum/whose");
  expect(t.hand(0)).toEqual([]);
  t.answer(0, { 2: 3 }).answer(2, { "2.1": 3 });
  expect(t.table.warp).toEqual([3, 0, 3]);
});

test("the use is zapped, super or not, and the flare returns as played [vacuum super, vacuum zap, ZAP-12]", () => {
  const t = loses(["cosmic-zap"]).answer(0, "flare-vacuum").answer(0, { "1.5@1": 3 });
  t.answer(1, "cosmic-zap");
  expect(t.table.warp).toEqual([3, 0, 0]);
  expect(t.hand(0)).toEqual(["flare-vacuum"]);
  expect(t.table.encounter.flareUsers).toEqual([0]);
});
