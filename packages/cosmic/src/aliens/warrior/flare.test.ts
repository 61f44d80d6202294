import { expect, test } from "vitest";
import { type TestSetUp, table } from "../../testing/table.ts";

const aliens = ["clone", "will", "zombie"];

/** Seat 0 attacks 1.1 with two ships; seat 1 holds the Warrior flare. */
function attacked(hands: string[][], more: Partial<TestSetUp> = {}) {
  const t = table({ aliens, hands, destiny: ["seat-1"], ...more, declining: ["clone", "plague"] });
  return t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 2 });
}

const HANDS = [["attack-20", "attack-06", "attack-08"], ["attack-04", "attack-10", "flare-warrior"], []];

test("after being attacked the defense has an encounter in the offense's home system [warrior wild, warrior flare D3, warrior flare D4]", () => {
  const t = attacked(HANDS, { warp: [0, 1, 0], ships: { "1.2": [0, 3, 0] } });
  t.until("planning/select").answer(0, "attack-20").answer(1, "attack-04").until("window/encounter.end");
  expect(t.options(1)).toEqual(["pass", "flare-warrior"]);
  const left = t.state.secret.destiny.length;
  t.answer(1, "flare-warrior");
  expect(t.table.encounter).toMatchObject({ offense: 1, defense: 0, granted: true, phase: "regroup" });
  expect([t.asked(1), t.table.warp[1]]).toEqual(["ships/return", 4]);
  t.answer(1, { "1.2": 1 });
  expect(t.asked(1)).toBe("launch/aim");
  expect(t.options(1)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5"]);
  expect(t.state.secret.destiny).toHaveLength(left);
  expect(t.hand(1)).toEqual(["attack-10", "flare-warrior"]);
});

test("play resumes where it was: the offense still may have its second encounter [warrior wild, warrior flare D1, END-07]", () => {
  const t = attacked(HANDS).until("planning/select").answer(0, "attack-20").answer(1, "attack-04");
  t.until("window/encounter.end").answer(1, "flare-warrior").until("launch/aim").answer(1, "0.5");
  t.answer(1, { "1.3": 1 }).until("planning/select").answer(0, "attack-06").until("turn/again");
  expect(t.table.encounter).toMatchObject({ n: 2, granted: true, winner: 0 });
  expect(t.asked(0)).toBe("turn/again");
  t.answer(0, true);
  expect(t.table.encounter).toMatchObject({ n: 3, offense: 0, granted: false });
  expect(t.table.turn).toMatchObject({ n: 1, seat: 0, encounters: 2 });
});

test("a won extra encounter grants no second one to its offense, and the turn passes on as it would have [warrior flare D1, END-07]", () => {
  const t = attacked([["attack-04", "attack-06", "attack-06"], ["attack-20", "attack-10", "flare-warrior"], []]);
  t.until("planning/select").answer(0, "attack-04").answer(1, "attack-20");
  t.until("window/encounter.end").answer(1, "flare-warrior").until("launch/aim").answer(1, "0.5");
  t.answer(1, { "1.3": 4 }).until("planning/select").answer(0, "attack-06").passing("will/defense").until("launch/aim");
  expect(t.colonies(1)).toBe(1);
  expect(t.table.turn).toMatchObject({ n: 2, seat: 1, encounters: 1 });
});

test("an extra encounter that ends for want of a card does not end the turn it interrupted [warrior flare D1, END-06, END-07]", () => {
  const t = attacked([["attack-20", "attack-06", "plague"], ["attack-04", "attack-10", "flare-warrior"], []]);
  t.until("planning/select").answer(0, "attack-20").answer(1, "attack-04");
  t.until("window/encounter.end").answer(1, "flare-warrior").until("window/regroup.start").answer(0, "plague");
  t.answer(0, "1").passing("ships/lose").until("turn/again");
  expect(t.told("encounter.noCards")).toEqual([{ player: "player/1" }]);
  expect(t.asked(0)).toBe("turn/again");
});

test("without an encounter card the wild cannot be played [warrior flare D2]", () => {
  const t = attacked([["attack-20"], ["attack-04", "flare-warrior"], []], { settings: { encountersPerTurn: 1 } });
  t.finish();
  expect(t.wasAsked(1, "window/encounter.end")).toBe(false);
  expect(t.table.encounter).toMatchObject({ n: 2, granted: false, offense: 1 });
});

test("the offense may not play the wild [warrior wild]", () => {
  const t = attacked([["attack-20", "attack-06", "flare-warrior"], ["attack-04"], []])
    .passing("planning/select")
    .until("turn/again");
  expect(t.wasAsked(0, "window/encounter.end")).toBe(false);
});

test("an encounter that never came to its resolution leaves no moment for the wild [warrior wild, TIM-01]", () => {
  const hands = [["attack-20", "plague"], ["attack-04", "attack-10", "flare-warrior"], []];
  const t = table({ aliens, hands, destiny: ["seat-1"] });
  t.until("window/regroup.start")
    .answer(0, "plague")
    .answer(0, "0")
    .passing("ships/lose")
    .until("launch/aim")
    .answer(0, "1.1");
  t.answer(0, { "0.1": 2 }).finish();
  expect(t.told("encounter.noCards")).toHaveLength(1);
  expect(t.table.encounter).toMatchObject({ granted: false, offense: 1 });
  expect(t.wasAsked(1, "window/encounter.end")).toBe(false);
});

test("a Card Zap prevents the extra encounter [warrior wild, ZAP-13]", () => {
  const t = attacked([["attack-20", "card-zap"], ["attack-04", "attack-10", "flare-warrior"], []], {
    settings: { encountersPerTurn: 1 },
  });
  t.passing("planning/select")
    .until("window/encounter.end")
    .answer(1, "flare-warrior")
    .answer(0, "card-zap")
    .passing("will/defense")
    .until("launch/aim");
  expect(t.table.encounter).toMatchObject({ n: 2, granted: false });
});

/** Seat 0 attacks seat 1; the Warrior with five tokens is asked to join with one ship. */
function allied(side: "offense" | "defense", hands: string[][]) {
  const warrior = { aliens: ["clone", "will", "warrior"], memo: { warrior: { tokens: 5 } } };
  const t = attacked(hands, warrior).until(`alliance/invite-${side}`);
  t.answer(side === "offense" ? 0 : 1, ["2"])
    .until("alliance/answer")
    .answer(2, side)
    .answer(2, { "2.1": 1 });
  return t;
}

test.each([
  ["offense", { offense: 18, defense: 12 }],
  ["defense", { offense: 12, defense: 18 }],
] as const)("as an ally of the %s the Warrior adds the tokens with the super [warrior super]", (side, totals) => {
  const t = allied(side, [["attack-10"], ["attack-08"], ["flare-warrior"]]).until("window/reveal.add");
  expect(t.options(2)).toEqual(["pass", "flare-warrior"]);
  t.answer(2, "flare-warrior").finish();
  expect(t.told("reveal.totals")).toEqual([totals]);
  expect(t.told("power.used")).toEqual([{ player: "player/2", power: "power/warrior" }]);
  expect(t.hand(2)).toContain("flare-warrior");
  expect(t.table.memo.warrior).toEqual({ tokens: 5 });
});

test("the super needs an attack on the own side [warrior super]", () => {
  const t = allied("offense", [["negotiate"], ["attack-08"], ["flare-warrior"]]).finish();
  expect(t.wasAsked(2, "window/reveal.add")).toBe(false);
});

test("as a main player the Warrior adds the tokens once, flare or not [warrior super]", () => {
  const warrior = { aliens: ["warrior", "will", "clone"], memo: { warrior: { tokens: 5 } } };
  const t = attacked([["attack-10", "flare-warrior"], ["attack-08"], []], warrior).finish();
  expect(t.wasAsked(0, "window/reveal.add")).toBe(false);
  expect(t.told("reveal.totals")).toEqual([{ offense: 17, defense: 12 }]);
});

test("the use through the super can be zapped; the flare returns [warrior super, warrior zap, ZAP-12]", () => {
  const t = allied("offense", [["attack-10"], ["attack-08", "cosmic-zap"], ["flare-warrior"]]);
  t.until("window/reveal.add").answer(2, "flare-warrior").answer(1, "cosmic-zap").finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 13, defense: 12 }]);
  expect(t.hand(2)).toEqual(["flare-warrior"]);
});
