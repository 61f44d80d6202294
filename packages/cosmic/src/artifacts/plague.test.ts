import { expect, test } from "vitest";
import { type TestSetUp, table, windowsAsked } from "../testing/table.ts";

function regroup(hands: string[][], more: Partial<TestSetUp> = {}) {
  return table({ aliens: ["masochist", "will", "warrior"], hands, destiny: ["seat-1"], ...more });
}

/** One or two cards of each of the six types. */
const FULL = [
  ...["attack-04", "attack-20", "negotiate", "negotiate", "morph"],
  ...["reinforcement-2", "reinforcement-5", "card-zap", "quash", "flare-macron", "flare-oracle"],
];

test("the victim chooses three ships and one card of each type held [CRD-27, CRD-14, VOC-07]", () => {
  const t = regroup([["attack-10"], FULL, ["plague"]]).answer(2, "plague");
  expect([t.asked(2), t.options(2)]).toEqual(["plague/victim", ["0", "1", "2"]]);
  t.answer(2, "1").answer(1, "pass");
  expect(t.question(1)).toMatchObject({ key: "ships/lose", min: 3, max: 3 });
  expect(t.options(1)).toEqual(["1.1", "1.2", "1.3", "1.4", "1.5"]);
  t.answer(1, { "1.1": 1, "1.4": 2 });
  const offered: string[][] = [];
  for (const card of ["attack-20", "negotiate", "reinforcement-2", "quash", "flare-oracle"]) {
    expect(t.asked(1)).toBe("plague/discard");
    offered.push(t.options(1));
    t.answer(1, [card]);
  }
  expect(offered).toEqual([
    ["attack-04", "attack-20"],
    ["negotiate", "negotiate"],
    ["reinforcement-2", "reinforcement-5"],
    ["card-zap", "quash"],
    ["flare-macron", "flare-oracle"],
  ]);
  expect(t.hand(1)).toEqual(["attack-04", "card-zap", "flare-macron", "negotiate", "reinforcement-5"]);
  expect(t.table.warp).toEqual([0, 3, 0]);
  expect([t.ships("1.1", 1), t.ships("1.4", 1)]).toEqual([3, 2]);
});

test("types that are not held cost nothing, and a flare goes to the discard pile [CRD-27, FLR-13, ART-01]", () => {
  const t = regroup([["attack-10"], ["attack-04", "flare-macron"], ["plague"]])
    .answer(2, "plague")
    .answer(2, "1");
  t.answer(1, { "1.1": 3 });
  expect([t.hand(1), t.hand(2)]).toEqual([[], []]);
  expect(t.told("cards.discarded")).toEqual([{ player: "player/1", cards: "card/attack-04.1 card/flare-macron" }]);
});

test("one may choose oneself [CRD-27]", () => {
  const t = regroup([["attack-10", "attack-08", "plague"], ["attack-04"], []])
    .answer(0, "plague")
    .answer(0, "0");
  t.answer(0, { "0.1": 3 }).answer(0, ["attack-08"]).until("launch/aim");
  expect([t.hand(0), t.table.warp]).toEqual([["attack-10"], [2, 0, 0]]);
});

test("with fewer than three ships all are lost [CRD-14, SHP-10]", () => {
  const few = { "1.1": [0, 2, 0], "1.2": [0, 0, 0], "1.3": [0, 0, 0], "1.4": [0, 0, 0], "1.5": [0, 0, 0] };
  const t = regroup([["attack-10"], ["attack-04"], ["plague"]], { ships: few, warp: [0, 18, 0] });
  t.answer(2, "plague").answer(2, "1");
  expect(t.table.warp).toEqual([0, 20, 0]);
});

test("it is played at the start of any encounter by anybody, and at no other time [CRD-27, ART-02]", () => {
  for (const seat of [0, 1, 2]) {
    const hands: string[][] = [["attack-10"], ["attack-04"], []];
    hands[seat].push("plague");
    const t = regroup(hands, { aliens: ["warrior", "will", "tripler"] });
    expect(t.asked(seat)).toBe("window/regroup.start");
    t.answer(seat, "pass").until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 }).finish();
    expect(windowsAsked(t, seat)).toEqual(["window/regroup.start"]);
  }
});

test("any number of artifacts may be played in one encounter, also at one moment [ART-03]", () => {
  const t = regroup([["attack-10", "attack-08", "plague", "mobius-tubes"], ["attack-04"], []]);
  t.answer(0, "plague").answer(0, "1").answer(1, { "1.1": 3 });
  expect([t.asked(0), t.options(0)]).toEqual(["window/regroup.start", ["pass", "mobius-tubes"]]);
  t.answer(0, "mobius-tubes").answer(1, { "1.5": 3 });
  expect([t.table.warp, t.ships("1.5", 1)]).toEqual([[0, 0, 0], 7]);
});

test("a cancelled Plague harms nobody [CRD-27, ZAP-13]", () => {
  const t = regroup([["attack-10"], ["attack-04", "card-zap"], ["plague"]])
    .answer(2, "plague")
    .answer(2, "1");
  t.answer(1, "card-zap").until("launch/aim");
  expect([t.hand(1), t.table.warp]).toEqual([["attack-04"], [0, 0, 0]]);
});
