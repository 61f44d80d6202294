import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

/** Seat 0 holds the wild and is asked before cards are selected. */
function holder(more: Partial<TestSetUp> = {}): TestTable {
  return table({
    aliens: ["clone", "machine", "macron"],
    settings: { boxes: ["base", "dominion"] },
    hands: [["attack-10", "attack-00", "flare-love"], ["attack-40", "attack-30"], []],
    deck: ["attack-12"],
    destiny: ["seat-1"],
    ...more,
  }).until("window/planning.before");
}

test("an opponent who agrees discards a random card, which may be taken [love wild]", () => {
  const t = holder().answer(0, "flare-love");
  expect(t.asked(1)).toBe("love/give");
  t.answer(1, true);
  expect([t.asked(0), t.hand(1).length, t.discard.length]).toEqual(["love/take", 1, 1]);
  const [card] = t.discard;
  t.answer(0, true);
  expect([t.hand(0).includes(card), t.discard]).toEqual([true, []]);
  const left = holder().answer(0, "flare-love").answer(1, true).answer(0, false);
  expect([left.hand(0).length, left.discard.length]).toEqual([3, 1]);
});

test("refused, it brings a reward [love wild]", () => {
  const t = holder().answer(0, "flare-love").answer(1, false);
  expect(t.hand(0)).toEqual(["attack-00", "attack-10", "attack-12", "flare-love"]);
  const ships = { "0.1": [2] };
  const warped = holder({ ships, warp: [2, 0, 0] })
    .answer(0, "flare-love")
    .answer(1, false);
  expect(warped.question(0)).toMatchObject({ key: "rewards/ships", max: 1 });
});

test("cancelled, nobody is asked [love wild]", () => {
  const hands = [["attack-10", "flare-love"], ["attack-40", "card-zap"], []];
  const t = holder({ hands }).answer(0, "flare-love").answer(1, "card-zap");
  expect([t.wasAsked(1, "love/give"), t.hand(0)]).toEqual([false, []]);
});

test("an opponent without cards cannot agree [love flare D1]", () => {
  const t = table({
    aliens: ["clone", "machine", "macron"],
    settings: { boxes: ["base", "dominion"], rewardDeck: true },
    hands: [["attack-10", "attack-00", "flare-love"], ["intimidate-19"], []],
    deck: ["attack-12"],
    destiny: ["seat-1"],
  });
  t.until("window/turn.first").answer(1, "intimidate-19").until("window/planning.before").answer(0, "flare-love");
  expect([t.wasAsked(1, "love/give"), t.asked(0)]).toEqual([false, "rewards/split"]);
});
