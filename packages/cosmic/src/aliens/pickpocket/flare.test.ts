import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

/** Seat 0 attacks seat 1, who holds the wild, with two ships. */
function aimed(more: Partial<TestSetUp> = {}): TestTable {
  return table({
    aliens: ["machine", "macron", "clone"],
    settings: { boxes: ["base", "dominion"] },
    hands: [["attack-10", "attack-04", "attack-06"], ["attack-08", "flare-pickpocket"], []],
    destiny: ["seat-1"],
    ...more,
  })
    .until("launch/ships")
    .answer(0, { "0.1": 2 });
}

test("with the gate aimed at the own system, up to as many cards as ships come from the offense [pickpocket wild, pickpocket flare D1]", () => {
  const t = aimed();
  expect([t.asked(1), t.options(1)]).toEqual(["window/launch.done", ["pass", "flare-pickpocket"]]);
  t.answer(1, "flare-pickpocket");
  expect(t.question(1)).toMatchObject({ key: "pickpocket/number", min: 1, max: 2 });
  t.answer(1, 2);
  expect(t.question(1)).toMatchObject({ key: "pickpocket/drop", min: 0, max: 2 });
  const [card] = t.options(1);
  t.answer(1, [card]);
  expect([t.hand(0).length, t.hand(1).length, t.discard]).toEqual([1, 3, [card]]);
});

test("an offense without encounter cards draws a new hand [pickpocket wild]", () => {
  const hands = [["attack-10"], ["attack-08", "flare-pickpocket"], []];
  const t = aimed({ hands, deck: ["attack-12"] })
    .answer(1, "flare-pickpocket")
    .answer(1, []);
  expect([t.hand(0).length, t.hand(1)]).toEqual([8, ["attack-08", "attack-10", "flare-pickpocket"]]);
});

test("not with the gate aimed elsewhere, and not by the offense [pickpocket wild]", () => {
  const hands = [["attack-10", "flare-pickpocket"], ["attack-08"], []];
  expect(aimed({ hands }).until("alliance/invite-offense").wasAsked(0, "window/launch.done")).toBe(false);
  const third = [["attack-10"], ["attack-08"], ["flare-pickpocket"]];
  expect(aimed({ hands: third }).until("alliance/invite-offense").wasAsked(2, "window/launch.done")).toBe(false);
});

test("cancelled, nothing is taken [pickpocket wild]", () => {
  const hands = [["attack-10", "card-zap"], ["attack-08", "flare-pickpocket"], []];
  const t = aimed({ hands }).answer(1, "flare-pickpocket").answer(1, 1).answer(0, "card-zap");
  expect([t.hand(0), t.hand(1)]).toEqual([["attack-10"], ["attack-08"]]);
});

test("with no ship left on the gate nothing can be taken [pickpocket wild]", () => {
  const t = table({
    aliens: ["alchemist", "macron", "clone"],
    settings: { boxes: ["base", "dominion"] },
    hands: [["attack-08", "quash"], ["attack-10", "flare-pickpocket"], []],
    discard: ["plague"],
    destiny: ["seat-1"],
    declining: ["alchemist"],
  });
  t.until("launch/ships").answer(0, { "0.1": 1 });
  expect(t.options(1)).toEqual(["pass", "flare-pickpocket"]);
  t.answer(0, "alchemist").answer(1, "pass").answer(0, { gate: 1 });
  expect([t.table.encounter.gate[0], t.asked(1)]).toEqual([0, undefined]);
});
