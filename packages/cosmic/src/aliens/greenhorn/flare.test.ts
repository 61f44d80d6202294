import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };

function holder(hand: string[], more: Partial<TestSetUp> = {}): TestTable {
  return table({
    aliens: ["machine", "macron", "clone"],
    settings,
    hands: [[...hand, "flare-greenhorn"], ["attack-08"], []],
    deck: ["attack-12"],
    destiny: ["seat-1"],
    declining: ["flare-greenhorn"],
    ...more,
  });
}

test("without attacks or without negotiates a new hand may be drawn, and the flare stays [greenhorn wild]", () => {
  for (const card of ["attack-10", "negotiate"]) {
    const t = holder([card]).until("window/launch.done").answer(0, "flare-greenhorn");
    expect([t.hand(0).length, t.discard, t.hand(0).includes("flare-greenhorn")]).toEqual([9, [card], true]);
  }
  const both = holder(["attack-10", "negotiate"]).until("planning/select");
  expect(both.wasAsked(0, "window/launch.done")).toBe(false);
});

test("an offense without encounter cards may go on with its turn [greenhorn wild]", () => {
  const hands = [["attack-10", "flare-greenhorn"], ["attack-08"], []];
  const t = holder([], { hands, aliens: ["machine", "angler", "clone"], deck: ["attack-12", "attack-13"] });
  t.until("window/planning.before", 1).answer(0, "pass").answer(1, "angler").answer(1, "attack-10").answer(0, "pass");
  expect([t.asked(0), t.options(0)]).toEqual(["window/hand.lacking", ["pass", "flare-greenhorn"]]);
  t.answer(0, "flare-greenhorn");
  expect([t.asked(0), t.hand(0).length]).toEqual(["planning/select", 9]);
  const left = holder([], { hands, aliens: ["machine", "angler", "clone"] });
  left.until("window/planning.before", 1).answer(0, "pass").answer(1, "angler").answer(1, "attack-10");
  left.answer(0, "pass").answer(0, "pass");
  expect(left.told("encounter.noCards")).toHaveLength(1);
});

test("cancelled, the hand stays [greenhorn wild]", () => {
  const t = holder(["attack-10"], { hands: [["attack-10", "flare-greenhorn"], ["attack-08", "card-zap"], []] });
  t.until("window/launch.done").answer(0, "flare-greenhorn").answer(1, "card-zap");
  expect([t.hand(0), t.discard]).toEqual([["attack-10"], ["card-zap", "flare-greenhorn"]]);
});

/** The Greenhorn with its super has drawn seat 1, in whose system seat 2 has two colonies. */
function drawn(more: Partial<TestSetUp> = {}): TestTable {
  return table({
    aliens: ["greenhorn", "macron", "clone"],
    settings,
    hands: [["attack-10", "flare-greenhorn"], ["attack-08"], ["attack-06"]],
    ships: { "1.1": [0, 4, 1], "1.3": [0, 4, 2], "2.1": [0, 0, 1] },
    destiny: ["seat-1"],
    passing: ["greenhorn/card", "greenhorn/whom", "greenhorn/question"],
    declining: ["greenhorn.2"],
    ...more,
  });
}

test("any player with a colony in the system may be made the defense there [greenhorn super]", () => {
  const t = drawn().until("window/destiny.final").answer(0, "flare-greenhorn");
  expect([t.asked(0), t.options(0)]).toEqual(["greenhorn/defense", ["1.1@2", "1.3@2"]]);
  t.answer(0, "1.3@2").until("launch/ships");
  expect([t.table.encounter.defense, t.told("launch.aimed")]).toEqual([
    2,
    [{ player: "player/0", planet: "planet/1.3", defense: "player/2" }],
  ]);
  expect(t.wasAsked(0, "launch/aim")).toBe(false);
});

test("without other colonies there it is not offered [greenhorn super]", () => {
  expect(drawn({ ships: {} }).until("launch/aim").wasAsked(0, "window/destiny.final")).toBe(false);
});
