import { expect, test } from "vitest";
import { type TestSetUp, table } from "../testing/table.ts";

const aliens = ["zombie", "will", "warrior"];

/** The Zombie attacks 1.1 with three ships and loses. */
function loses(hands: string[][], more: Partial<TestSetUp> = {}) {
  const t = table({ aliens, hands, destiny: ["seat-1"], ...more });
  return t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 3 });
}

test("any player may cancel a use of a power [CRD-22, ZAP-03, ART-01]", () => {
  for (const seat of [1, 2]) {
    const hands = [["attack-04"], ["attack-20"], [] as string[]];
    hands[seat].push("cosmic-zap");
    const t = loses(hands).until("window/power.used");
    expect(t.options(seat)).toEqual(["pass", "cosmic-zap"]);
    expect(t.question(seat)).toMatchObject({ params: { player: "player/0", power: "power/zombie" } });
    t.answer(seat, "cosmic-zap");
    expect(t.told("ships.lost")).toEqual([{ player: "player/0", n: 3 }]);
    expect(t.hand(seat)).not.toContain("cosmic-zap");
  }
});

test("not played, the use goes on [CRD-22]", () => {
  const t = loses([["attack-04"], ["attack-20", "cosmic-zap"], []])
    .until("window/power.used")
    .answer(1, "pass");
  expect(t.asked(0)).toBe("ships/return");
});

test("a player may zap the own power, even a mandatory one [CRD-22, ZAP-08]", () => {
  const t = loses([["attack-04", "cosmic-zap"], ["attack-20"], []]).until("window/power.used");
  t.answer(0, "cosmic-zap");
  expect(t.told("power.zapped")).toEqual([{ player: "player/0", power: "power/zombie" }]);
  expect(t.told("ships.lost")).toEqual([{ player: "player/0", n: 3 }]);
});

test("one zap is enough: a second one is not asked for [CRD-22]", () => {
  const t = loses([["attack-04"], ["attack-20", "cosmic-zap"], ["cosmic-zap"]]).until("window/power.used");
  t.answer(1, "cosmic-zap").answer(2, "cosmic-zap");
  expect(t.hand(2)).toEqual(["cosmic-zap"]);
  expect(t.told("card.played")).toHaveLength(1);
});

/** The Zombie plays Plague on itself, and that use of its power is zapped. */
function zappedEarly(zombie: string[], defense: string[], destiny: string[]) {
  const t = table({ aliens, hands: [["plague", ...zombie], ["cosmic-zap", ...defense], []], destiny });
  t.until("window/regroup.start").answer(0, "plague").answer(0, "0").answer(0, { "0.5": 3 }).answer(1, "cosmic-zap");
  return t.passing("plague/discard").until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 });
}

test("the power is off for the rest of the encounter [CRD-22, ZAP-03]", () => {
  const t = zappedEarly(["attack-04", "attack-04"], ["attack-20", "attack-30"], ["seat-1"]);
  t.until("planning/select").answer(1, "attack-20");
  expect(t.told("ships.lost").map(({ n }) => n)).toEqual([3, 1]);
  expect(t.told("power.used")).toHaveLength(1);
});

test("in the next encounter of the same turn the power works again [CRD-22, ZAP-11]", () => {
  const t = zappedEarly(["attack-06", "attack-04", "attack-40"], ["attack-20", "attack-30"], ["seat-1", "seat-1"]);
  t.until("planning/select").answer(0, "attack-40").answer(1, "attack-20").until("turn/again").answer(0, true);
  t.until("launch/aim").answer(0, "1.2").answer(0, { "0.2": 2 }).until("ships/return");
  expect(t.table.encounter.phase).toBe("resolution");
  expect(t.question(0)).toMatchObject({ max: 2, source: { rule: "zombie 1" } });
});

test("it can be played only in answer to a use, never as an encounter card [ART-02, ZAP-04]", () => {
  const t = loses([["attack-04", "cosmic-zap"], ["attack-20", "attack-06", "cosmic-zap"], []], {
    aliens: ["clone", "will", "macron"],
  });
  t.until("planning/select");
  expect(t.options(1)).toEqual(["attack-20", "attack-06"]);
  t.answer(1, "attack-20").until("window/resolution.keep");
  expect([0, 1].map((seat) => t.wasAsked(seat, "window/power.used"))).toEqual([false, false]);
});
