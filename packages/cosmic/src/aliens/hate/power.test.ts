import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { type TestSetUp, table } from "../../testing/table.ts";

const aliens = ["hate", "clone", "filch"];

/** The Hate (seat 0) begins its turn. */
function rage(hands: string[][], more: TestSetUp = {}) {
  return table({ aliens, hands, destiny: ["seat-1"], ...more }).until("hate/choose");
}

test("at the start of its turn the Hate must choose and discard a card [hate 0, hate 1]", () => {
  expect([powerOf("hate").effect.alert, powerOf("hate").effect.setUp]).toEqual(["yellow", undefined]);
  const t = rage([["attack-10", "plague"], [], []]);
  expect([t.table.encounter.phase, t.options(0)]).toEqual(["start", ["attack-10", "plague"]]);
  t.answer(0, "plague");
  expect([t.hand(0), t.discard]).toEqual([["attack-10"], ["plague"]]);
  expect(t.told("power.used")).toEqual([{ player: "player/0", power: "power/hate" }]);
});

test("in another player's turn the Hate does nothing [hate 0]", () => {
  const hands = [["attack-10"], ["attack-08", "attack-06"], []];
  const t = table({ aliens, hands, turn: 1, destiny: ["seat-2"] }).until("launch/aim");
  expect([t.told("power.used"), t.hand(0)]).toEqual([[], ["attack-10"]]);
});

test("the rage comes after a new hand was drawn, and may take one of its cards [hate 0, STT-05]", () => {
  const deck = ["attack-10", "attack-08", "attack-06", "attack-04", "quash", "plague", "morph", "negotiate"];
  const t = rage([["force-field"], [], []], { deck });
  expect(t.discard).toEqual(["force-field"]);
  expect(t.options(0).sort()).toEqual([...deck].sort());
});

test("everybody else discards a card of the same type, or loses three ships that the Hate chooses [hate 2]", () => {
  const t = rage([["negotiate", "attack-10"], ["negotiate", "attack-40"], ["negotiate"]]).answer(0, "negotiate");
  expect([t.asked(1), t.options(1)]).toEqual(["hate/answer", ["lose-ships", "negotiate"]]);
  t.answer(1, "negotiate");
  expect([t.hand(1), t.table.warp[1]]).toEqual([["attack-40"], 0]);
  t.answer(2, "lose-ships");
  expect(t.question(0)).toMatchObject({ key: "hate/ships", min: 3, max: 3 });
  expect(t.options(0)).toEqual(["2.1", "2.2", "2.3", "2.4", "2.5"]);
  t.answer(0, { "2.3": 2, "2.5": 1 });
  expect([t.table.warp, t.ships("2.3", 2), t.ships("2.5", 2)]).toEqual([[0, 0, 3], 2, 3]);
  expect([t.hand(2), t.discard]).toEqual([["negotiate"], ["negotiate", "negotiate"]]);
});

test("an attack is matched by an attack of equal or higher value only [hate 3]", () => {
  const t = rage([["attack-08", "attack-10"], ["attack-06", "attack-08", "attack-20", "negotiate", "morph"], []]);
  t.answer(0, "attack-08");
  expect(t.options(1)).toEqual(["lose-ships", "attack-08", "attack-20"]);
});

test("who has no fitting card must lose ships [hate 4]", () => {
  const t = rage([["attack-10", "attack-20"], ["attack-08"], []]).answer(0, "attack-10");
  expect([t.asked(1), t.asked(0), t.options(0)]).toEqual([
    undefined,
    "hate/ships",
    ["1.1", "1.2", "1.3", "1.4", "1.5"],
  ]);
  t.answer(0, { "1.1": 3 }).answer(0, { "2.1": 3 });
  expect([t.table.warp, t.hand(1)]).toEqual([[0, 3, 3], ["attack-08"]]);
});

test("with courtesy a player without a fitting card is asked like the others [hate 4]", () => {
  const t = rage([["attack-10", "attack-20"], ["attack-08"], []], { courtesy: true }).answer(0, "attack-10");
  t.until("hate/answer");
  expect([t.question(1)?.hidden, t.options(1)]).toEqual([true, ["lose-ships"]]);
});

test("without an encounter card left the Hate draws a new hand, and that is no use [hate 5]", () => {
  const deck = ["attack-12", "attack-08", "attack-06", "attack-04", "quash", "ionic-gas", "morph", "negotiate"];
  const t = rage([["attack-40", "plague"], [], []], { deck }).answer(0, "attack-40");
  t.answer(0, { "1.1": 3 }).answer(0, { "2.1": 3 });
  expect(t.hand(0)).toEqual([...deck].sort());
  expect([t.discard, t.told("power.used")]).toMatchObject([["attack-40", "plague"], [{}]]);
});

test("with an encounter card left there is no new hand [hate 5]", () => {
  const t = rage([["attack-40", "morph"], [], []])
    .answer(0, "attack-40")
    .passing("hate/ships")
    .until("launch/aim");
  expect(t.hand(0)).toEqual(["morph"]);
});

test("zapped, the Hate takes its card back and nobody loses anything [hate zap, CLR-06, ZAP-09]", () => {
  const t = rage([["attack-40", "plague"], ["attack-10", "cosmic-zap"], []]).answer(0, "attack-40");
  expect(t.told("hate.chose")).toEqual([{ player: "player/0", card: "card/attack-40" }]);
  expect([t.asked(1), t.options(1), t.hand(0)]).toEqual(["window/power.used", ["pass", "cosmic-zap"], ["plague"]]);
  t.answer(1, "cosmic-zap").declining("plague").until("launch/aim");
  expect([t.hand(0), t.hand(1), t.table.warp]).toEqual([["attack-40", "plague"], ["attack-10"], [0, 0, 0]]);
  expect(t.discard).toEqual(["cosmic-zap"]);
});

test("a Hate without its power does not rage [hate 0, PWR-06]", () => {
  const ships = { "0.1": [8], "0.2": [0], "0.3": [0], "0.4": [0], "0.5": [0], "1.1": [6, 4], "2.1": [6, 0, 4] };
  const t = table({ aliens, hands: [["attack-10"], ["attack-08"], []], ships, destiny: ["seat-1"] }).until(
    "launch/aim",
  );
  expect(t.hand(0)).toEqual(["attack-10"]);
});

test("the others answer clockwise from the left, one after the other [hate EC1]", () => {
  const hands = [["quash"], ["ionic-gas"], ["attack-20", "plague"], ["force-field"]];
  const four = ["clone", "machine", "hate", "filch"];
  const t = table({ aliens: four, hands, turn: 2, destiny: ["seat-0"] })
    .until("hate/choose")
    .answer(2, "plague");
  expect([0, 1, 3].map((seat) => t.asked(seat))).toEqual([undefined, undefined, "hate/answer"]);
  t.answer(3, "force-field");
  expect(t.discard).toEqual(["plague", "force-field"]);
  expect([0, 1].map((seat) => t.asked(seat))).toEqual(["hate/answer", undefined]);
  t.answer(0, "lose-ships").answer(2, { "0.1": 3 });
  expect([t.table.warp, t.asked(1)]).toEqual([[3, 0, 0, 0], "hate/answer"]);
});

test("nobody can match a morph [hate EC2]", () => {
  const all = ["attack-40", "negotiate", "plague", "reinforcement-5"];
  const t = rage([["morph", "attack-10"], all, []])
    .answer(0, "morph")
    .passing("hate/ships")
    .declining("plague")
    .until("launch/aim");
  expect([t.table.warp, t.hand(1)]).toEqual([[0, 3, 3], [...all].sort()]);
});

test("reinforcements need no value, and any flare or artifact will do [hate EC3]", () => {
  const theirs = ["reinforcement-2", "quash", "flare-filch", "attack-40"];
  const fitting = (card: string) =>
    rage([[card, "attack-10"], theirs, []])
      .answer(0, card)
      .options(1);
  expect(fitting("reinforcement-5")).toEqual(["lose-ships", "reinforcement-2"]);
  expect(fitting("plague")).toEqual(["lose-ships", "quash"]);
  expect(fitting("flare-clone")).toEqual(["lose-ships", "flare-filch"]);
});

test("with fewer than three ships all are lost, from any colony [hate EC4]", () => {
  const ships = {
    ...{ "1.1": [0, 0, 0], "1.2": [0, 1, 0], "1.3": [0, 0, 0], "1.4": [0, 0, 0], "1.5": [0, 0, 0] },
    "0.1": [4, 1, 0],
  };
  const t = rage([["attack-40", "attack-10"], [], []], { ships, warp: [0, 18, 0] }).answer(0, "attack-40");
  t.passing("hate/ships").until("launch/aim");
  expect([t.table.warp, t.colonies(1)]).toEqual([[0, 20, 3], 0]);
  const few = { ...ships, "0.1": [4, 3, 0] };
  const some = rage([["attack-40", "attack-10"], [], []], { ships: few, warp: [0, 16, 0] }).answer(0, "attack-40");
  expect([some.question(0)?.kind, some.options(0)]).toEqual(["spread", ["0.1", "1.2"]]);
});

test("the rage comes once per turn, not again before the second encounter [hate EC5]", () => {
  const hands = [["attack-40", "attack-20", "attack-10"], ["attack-04"], []];
  const t = rage(hands, { destiny: ["seat-1", "seat-1"] })
    .answer(0, "attack-10")
    .passing("hate/ships", "planning/select")
    .declining("clone")
    .until("turn/again")
    .answer(0, true);
  t.until("launch/aim");
  expect([t.table.turn.encounters, t.told("hate.chose").length]).toEqual([2, 1]);
});
