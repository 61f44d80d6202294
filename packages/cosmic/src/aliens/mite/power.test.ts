import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { type TestSetUp, table } from "../../testing/table.ts";

const aliens = ["mite", "masochist", "hacker"];
const FOUR = ["attack-08", "attack-06", "plague", "quash"];

/** The Mite (seat 0) has put three ships on the gate against 1.1. */
function bluster(theirs: string[] = FOUR, more: TestSetUp = {}) {
  const hands = [["attack-20", "attack-10"], theirs, []];
  return table({ aliens, hands, destiny: ["seat-1", "seat-2"], ...more })
    .declining("plague")
    .until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 3 });
}

test("with ships on the gate the Mite must make the defense choose [mite 0, mite 2, mite EC2]", () => {
  expect([powerOf("mite").effect.alert, powerOf("mite").effect.setUp]).toEqual(["yellow", undefined]);
  const t = bluster();
  expect([t.asked(1), t.options(1)]).toEqual(["mite/choice", ["discard", "colony"]]);
  expect([t.table.encounter.phase, t.table.encounter.gate]).toEqual(["launch", [3, 0, 0]]);
  expect(t.told("power.used")).toEqual([{ player: "player/0", power: "power/mite" }]);
});

test("a defense with three cards need not choose [mite 1]", () => {
  const t = bluster(["attack-08", "attack-06", "plague"]).until("alliance/invite-offense");
  expect([t.wasAsked(1, "mite/choice"), t.told("power.used")]).toEqual([false, []]);
});

test("as the defense the Mite does not bluster [mite 0]", () => {
  const hands = [[], ["attack-20", "attack-10", "plague", "quash"], ["attack-08", "attack-06"]];
  const t = table({ aliens: ["masochist", "mite", "hacker"], hands, turn: 2, destiny: ["seat-1"] })
    .declining("plague")
    .until("launch/aim");
  t.answer(2, "1.1").answer(2, { "2.1": 1 });
  expect([t.told("power.used"), t.asked(2)]).toEqual([[], "alliance/invite-offense"]);
});

test("a defense that discards is left with three random cards, and the encounter goes on [mite 2, mite 4]", () => {
  const t = bluster([...FOUR, "ionic-gas", "morph"]).answer(1, "discard");
  expect([t.hand(1).length, t.discard.length]).toEqual([3, 3]);
  expect([...t.hand(1), ...t.discard].sort()).toEqual([...FOUR, "ionic-gas", "morph"].sort());
  expect([t.table.encounter.result, t.asked(0)]).toEqual(["none", "alliance/invite-offense"]);
});

test("which cards the defense discards is chance [mite 2]", () => {
  const left = ["a", "b", "c", "d", "e", "f"].map((seed) =>
    bluster(FOUR, { seed }).answer(1, "discard").hand(1).join(),
  );
  expect(new Set(left).size).toBeGreaterThan(1);
});

test("a colony is founded beside the defense, and the encounter ends at once as a success [mite 2, mite 3, END-02]", () => {
  const t = bluster().answer(1, "colony");
  expect([t.ships("1.1", 0), t.ships("1.1", 1), t.colonies(0)]).toEqual([3, 4, 1]);
  expect([t.told("reveal.card"), t.told("alliance.invited")]).toEqual([[], []]);
  expect([t.asked(0), t.hand(1)]).toEqual(["turn/again", [...FOUR].sort()]);
  t.answer(0, true).declining("plague").until("launch/aim");
  expect(t.table.turn.encounters).toBe(2);
});

test("zapped, the Mite cannot make the defense choose [mite zap]", () => {
  const t = bluster([...FOUR, "cosmic-zap"]);
  expect(t.asked(1)).toBe("window/power.used");
  t.answer(1, "cosmic-zap");
  expect([t.asked(0), t.hand(1)]).toEqual(["alliance/invite-offense", [...FOUR].sort()]);
  expect([t.wasAsked(1, "mite/choice"), t.table.encounter.gate[0]]).toEqual([false, 3]);
});

test("the colony is neither a win nor a deal [mite EC1]", () => {
  const t = bluster().answer(1, "colony");
  expect([t.table.encounter.result, t.table.encounter.winner]).toEqual(["settled", -1]);
  expect([t.told("encounter.won"), t.told("deal.made")]).toEqual([[], []]);
});

test("who is driven off chooses as the defense [mite EC3]", () => {
  const ships = { "0.2": [4, 2, 0], "1.5": [0, 2, 0] };
  const hands = [["attack-20"], FOUR, []];
  const t = table({ aliens, hands, ships, destiny: ["seat-0"] })
    .declining("plague")
    .until("destiny/own");
  t.answer(0, "0.2@1").answer(0, { "0.1": 2 });
  expect([t.asked(1), t.table.encounter.planet]).toEqual(["mite/choice", 1]);
  t.answer(1, "colony");
  expect([t.ships("0.2", 0), t.ships("0.2", 1), t.table.encounter.result]).toEqual([6, 2, "settled"]);
});

test("where the Mite has a colony the ships join it, and it is a success all the same [mite EC4, CLR-04]", () => {
  const t = bluster(FOUR, { ships: { "1.1": [2, 4, 0], "0.5": [2] } }).answer(1, "colony");
  expect([t.ships("1.1", 0), t.colonies(0), t.told("colony.founded")]).toEqual([5, 1, []]);
  expect(t.asked(0)).toBe("turn/again");
});

test("the colony that is granted may be the last one needed [mite 3, WIN-01]", () => {
  const ships = { "1.2": [1, 4, 0], "1.3": [1, 4, 0], "2.1": [1, 0, 4], "2.2": [1, 0, 4], "0.5": [0] };
  const t = bluster(FOUR, { ships }).answer(1, "colony");
  expect(t.table.winners).toEqual([0]);
});
