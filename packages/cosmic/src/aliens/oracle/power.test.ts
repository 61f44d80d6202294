import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { table } from "../../testing/table.ts";
import { view } from "../../view.ts";

const aliens = ["oracle", "zombie", "masochist"];

/** Seat 0 attacks seat 1 with one ship. */
function attack(hands: string[][], who = aliens) {
  return table({ aliens: who, hands, destiny: ["seat-1"] })
    .until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 1 });
}

test("the opponent plays face up, then the Oracle chooses knowing that card [oracle 1]", () => {
  const t = attack([["attack-10", "attack-04"], ["attack-08", "attack-06"], []]).until("planning/select");
  expect(t.asked(0)).toBeUndefined();
  t.answer(1, "attack-08");
  expect(t.table.encounter.shown[1]).toMatchObject({ type: "attack", value: 8 });
  expect(t.asked(0)).toBe("planning/select");
  expect(t.options(0)).toEqual(["attack-10", "attack-04"]);
});

test("the power is used without being asked for, as the defense too [oracle 0, oracle 1]", () => {
  expect(powerOf("oracle").effect.alert).toBe("green");
  const t = attack([["attack-10", "attack-04"], ["attack-08", "attack-06"], []], ["zombie", "oracle", "masochist"]);
  t.until("planning/select");
  expect(t.told("power.used")).toEqual([{ player: "player/1", power: "power/oracle" }]);
  expect([t.asked(0), t.asked(1)]).toEqual(["planning/select", undefined]);
  t.answer(0, "attack-04");
  expect(t.table.encounter.shown[0]).toMatchObject({ type: "attack", value: 4 });
  expect(t.options(1)).toEqual(["attack-08", "attack-06"]);
});

test("an Oracle who is only an ally foresees nothing [oracle 0]", () => {
  const t = attack([["attack-10", "attack-04"], ["attack-08", "attack-06"], []], ["zombie", "masochist", "oracle"]);
  t.until("alliance/invite-offense").answer(0, ["player/2"]).until("alliance/answer").answer(2, "offense");
  t.passing("alliance/ships").until("planning/select");
  expect([t.asked(0), t.asked(1)]).toEqual(["planning/select", "planning/select"]);
  expect(t.told("power.used")).toEqual([]);
});

test("a zapped Oracle selects at the same time as the opponent [oracle zap]", () => {
  const t = attack([["attack-10", "attack-04"], ["attack-08", "attack-06", "cosmic-zap"], []]);
  t.until("window/power.used");
  expect(t.asked(1)).toBe("window/power.used");
  expect(t.told("planning.selected")).toEqual([]);
  t.answer(1, "cosmic-zap").until("planning/select");
  expect([t.asked(0), t.asked(1)]).toEqual(["planning/select", "planning/select"]);
  expect(t.history).toContain("encounter 1 > planning > use oracle > power.zapped");
  t.answer(1, "attack-08");
  expect(t.table.encounter.shown[1].type).toBe("none");
});

test("the Sorcerer may still switch, without knowing the Oracle's card [oracle EC1, oracle 1]", () => {
  const t = attack([["attack-10", "attack-04"], ["attack-08", "attack-06"], []], ["oracle", "sorcerer", "masochist"]);
  t.until("planning/select").answer(1, "attack-06").answer(0, "attack-04").until("window/planning.selected", 1);
  expect(t.options(1)).toEqual(["pass", "sorcerer"]);
  expect(t.table.encounter.shown.map((shown) => shown.value)).toEqual([0, 6]);
  expect(view(t.state, 1)).toMatchObject({ chosen: -1, faceDown: [true, false] });
  t.answer(1, "sorcerer");
  expect(t.told("reveal.totals")).toEqual([{ offense: 7, defense: 8 }]);
});

test("a Gambler may bluff at the moment the card has to be shown [oracle EC2]", () => {
  const t = attack([["attack-10", "attack-04"], ["attack-08", "attack-06"], []], ["oracle", "gambler", "masochist"]);
  t.until("planning/select").answer(1, "attack-06").until("window/reveal.turn");
  expect(t.told("reveal.card")).toEqual([]);
  expect(t.options(1)).toEqual(["pass", "gambler"]);
  t.answer(1, "gambler").answer(1, "attack-40").until("gambler/challenge").answer(0, false);
  expect(t.asked(0)).toBe("planning/select");
  expect(t.table.encounter.shown[1]).toMatchObject({ card: -1, type: "attack", value: 40 });
});

test("a defense without encounter cards draws its new hand before the power is used [oracle EC3]", () => {
  const t = table({
    aliens,
    hands: [["attack-10", "attack-04", "cosmic-zap"], ["plague"], []],
    deck: ["attack-06", "attack-08", "quash", "morph", "negotiate", "attack-00", "attack-01", "attack-05"],
    destiny: ["seat-1"],
  });
  t.declining("plague").until("window/power.used");
  expect(t.options(0)).toEqual(["pass", "cosmic-zap"]);
  expect(t.hand(1)).toHaveLength(8);
  expect(t.told("cards.discarded")).toEqual([{ player: "player/1", cards: "card/plague" }]);
  t.declining("cosmic-zap").until("planning/select");
  expect(t.options(1).sort()).toEqual([
    "attack-00",
    "attack-01",
    "attack-05",
    "attack-06",
    "attack-08",
    "morph",
    "negotiate",
  ]);
});
