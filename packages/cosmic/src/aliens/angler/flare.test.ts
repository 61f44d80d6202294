import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };

/** Seat 2 holds the wild; seats 0 and 1 have a negotiate each. */
function holder(more: Partial<TestSetUp> = {}): TestTable {
  return table({
    aliens: ["machine", "macron", "clone"],
    settings,
    hands: [["attack-10", "negotiate"], ["attack-08", "negotiate"], ["flare-angler"]],
    destiny: ["seat-1"],
    declining: ["flare-angler"],
    ...more,
  });
}

test("at any time a card may be named; who gives it gets the flare [angler wild]", () => {
  const t = holder().until("window/launch.done").answer(2, "flare-angler").answer(2, "attack-08");
  expect([t.asked(0), t.options(1)]).toEqual([undefined, ["pass", "attack-08"]]);
  t.answer(1, "attack-08");
  expect([t.hand(2), t.hand(1)]).toEqual([["attack-08"], ["flare-angler", "negotiate"]]);
});

test("of several who are willing one is chosen [angler wild, angler flare D1]", () => {
  const t = holder().until("window/regroup.start").answer(2, "flare-angler").answer(2, "negotiate");
  t.answer(0, "negotiate").answer(1, "negotiate");
  expect([t.asked(2), t.options(2)]).toEqual(["angler/accept", ["0", "1"]]);
  t.answer(2, "0");
  expect([t.hand(2), t.hand(0), t.hand(1).length]).toEqual([["negotiate"], ["attack-10", "flare-angler"], 2]);
});

test("if nobody gives it, a random card of any player is taken, and the flare stays [angler wild, angler flare D1]", () => {
  const t = holder().until("window/turn.first").answer(2, "flare-angler").answer(2, "negotiate");
  t.answer(0, "pass").answer(1, "pass");
  expect([t.asked(2), t.options(2)]).toEqual(["angler/take", ["0", "1"]]);
  t.answer(2, "1");
  expect([t.hand(2).length, t.hand(2).includes("flare-angler"), t.hand(1).length]).toEqual([2, true, 1]);
  expect(t.told("angler.refused")).toEqual([{ player: "player/2", card: "name/negotiate" }]);
});

test("with courtesy all are asked, so that nobody learns who has the card [angler flare D1]", () => {
  const t = holder({ courtesy: true, lenient: true }).until("window/launch.done", 2);
  t.answer(2, "flare-angler");
  for (const seat of [0, 1]) if (t.asked(seat) === "window/launch.done") t.pass(seat);
  t.answer(2, "attack-08").until("angler/give");
  expect([t.options(0), t.options(1)]).toEqual([["pass"], ["pass", "attack-08"]]);
});

test("a rift that is taken at random goes off, one that is given does not [angler flare D1]", () => {
  const hands = [["attack-10", "rift-2"], ["attack-08"], ["flare-angler"]];
  const rewarding = { settings: { ...settings, rewardDeck: true }, hands, declining: ["flare-angler", "rift-2"] };
  const given = holder(rewarding).until("window/launch.done").answer(2, "flare-angler").answer(2, "rift-2");
  given.answer(0, "rift-2");
  expect([given.hand(2), given.told("rift.detonated")]).toEqual([["rift-2"], []]);
  const taken = holder(rewarding).until("window/launch.done").answer(2, "flare-angler").answer(2, "morph");
  taken.answer(2, "0").answer(2, 1);
  expect(taken.told("rift.detonated")).toEqual([{ player: "player/2", card: "card/rift-2.1" }]);
});

test("cancelled, nobody is asked [angler wild]", () => {
  const hands = [["attack-10"], ["attack-08", "card-zap"], ["flare-angler"]];
  const t = holder({ hands }).until("window/launch.done").answer(2, "flare-angler").answer(2, "attack-08");
  t.answer(1, "card-zap");
  expect([t.wasAsked(1, "angler/give"), t.hand(2), t.discard]).toEqual([false, [], ["card-zap", "flare-angler"]]);
});

test("while nobody else has a card it is not offered [angler wild]", () => {
  const t = holder({ turn: 2, destiny: ["seat-0"], hands: [[], [], ["attack-10", "flare-angler"]] }).until(
    "launch/aim",
  );
  expect(t.wasAsked(2, "window/turn.first")).toBe(false);
});
