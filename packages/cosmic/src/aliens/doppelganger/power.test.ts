import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };
const THIRD = ["attack-40", "attack-12", "negotiate", "morph", "quash"];

/** The Doppelganger, seat 0, attacks seat 1 and may haunt seat 2. */
function planning(more: Partial<TestSetUp> = {}): TestTable {
  return table({
    aliens: ["doppelganger", "machine", "macron"],
    settings,
    hands: [["attack-10", "attack-00", "plague"], ["attack-08"], THIRD],
    destiny: ["seat-1"],
    declining: ["plague", "machine"],
    ...more,
  });
}

test("own encounter cards are discarded, and a player who is not the opponent lends two [doppelganger 0, doppelganger 1, doppelganger 2, doppelganger D1]", () => {
  const t = planning().until("doppelganger/lend");
  expect(t.discard).toEqual(["attack-10", "attack-00"]);
  expect([t.asked(2), t.options(2)]).toEqual(["doppelganger/lend", ["negotiate", "morph"]]);
  t.answer(2, "morph");
  expect([t.hand(0), t.hand(2)]).toEqual([
    ["attack-40", "morph", "plague"],
    ["attack-12", "negotiate", "quash"],
  ]);
  expect([t.asked(0), t.options(0)]).toEqual(["planning/select", ["attack-40", "morph"]]);
});

test("with several to haunt the Doppelganger chooses, never the opponent [doppelganger 2]", () => {
  const t = planning({
    aliens: ["doppelganger", "machine", "macron", "clone"],
    hands: [["attack-10"], ["attack-08"], THIRD, ["attack-06"]],
  }).until("doppelganger/whom");
  expect(t.options(0)).toEqual(["2", "3"]);
});

test("whoever may zap the haunting is told who is haunted [doppelganger 2, doppelganger zap]", () => {
  const t = planning({
    aliens: ["doppelganger", "machine", "macron", "clone"],
    hands: [["attack-10"], ["attack-08", "cosmic-zap"], THIRD, ["attack-06"]],
  });
  t.until("doppelganger/whom").answer(0, "3").until("window/power.used");
  expect(t.question(1)).toMatchObject({ who: 1, params: { power: "power/doppelganger", on: "player/3" } });
});

test("of highest attacks that differ the lender chooses one [doppelganger 2, doppelganger D1, VA-5]", () => {
  const hands = [["attack-10"], ["attack-08"], ["attack-12-21", "attack-12", "attack-04", "morph"]];
  const t = planning({ hands, settings: { ...settings, rewardDeck: true } }).until("doppelganger/lend");
  expect([t.asked(2), t.options(2)]).toEqual(["doppelganger/lend", ["attack-12-21", "attack-12"]]);
  t.answer(2, "attack-12");
  expect([t.hand(0), t.hand(2)]).toEqual([
    ["attack-12", "morph"],
    ["attack-04", "attack-12-21"],
  ]);
});

test("without attacks two types of the lender's choice go [doppelganger 2]", () => {
  const hands = [["attack-10"], ["attack-08"], ["negotiate", "negotiate", "morph"]];
  const t = planning({ hands }).until("doppelganger/lend");
  expect(t.options(2)).toEqual(["negotiate", "negotiate", "morph"]);
  t.answer(2, "morph");
  expect(t.options(2)).toEqual(["negotiate", "negotiate"]);
  expect(t.answer(2, "negotiate").hand(0)).toEqual(["morph", "negotiate"]);
});

test("what is not played goes back after the reveal, what is played is discarded [doppelganger 4, doppelganger D1]", () => {
  const t = planning().until("doppelganger/lend").answer(2, "negotiate").answer(0, "attack-40");
  t.passing("turn/again").finish();
  expect([t.hand(2), t.hand(0)]).toEqual([["attack-12", "morph", "negotiate", "quash"], ["plague"]]);
  expect(t.discard).toContain("attack-40");
});

test("with fewer than two encounter cards some are drawn, the rest of them discarded [doppelganger 3]", () => {
  const deck = ["quash", "attack-04", "mobius-tubes", "attack-05"];
  const t = planning({ hands: [["attack-10"], ["attack-08"], []], deck }).until("planning/select");
  expect([t.options(0), t.discard]).toEqual([
    ["attack-04", "attack-05"],
    ["attack-10", "quash", "mobius-tubes"],
  ]);
  const one = planning({ hands: [["attack-10"], ["attack-08"], ["attack-40", "attack-30"]], deck: ["morph"] });
  expect(one.until("planning/select").options(0)).toEqual(["attack-40", "morph"]);
});

test("zapped, own cards stay; cards are still drawn [doppelganger zap, doppelganger 3]", () => {
  const hands = [["attack-10"], ["attack-08", "cosmic-zap"], THIRD];
  const t = planning({ hands, deck: ["attack-04"] })
    .until("window/power.used")
    .answer(1, "cosmic-zap");
  expect([t.hand(2).length, t.options(0)]).toEqual([5, ["attack-10", "attack-04"]]);
});

test("without encounter cards the turn goes on, and no new hand is drawn for it [doppelganger 5]", () => {
  const t = planning({ hands: [["plague"], ["attack-08"], THIRD] }).until("doppelganger/lend");
  expect([t.discard, t.hand(0)]).toEqual([[], ["plague"]]);
  const defense = planning({
    aliens: ["machine", "doppelganger", "macron"],
    hands: [["attack-08"], ["plague"], THIRD],
  }).until("doppelganger/lend");
  expect([defense.discard, defense.hand(1)]).toEqual([[], ["plague"]]);
});

test("a second encounter needs no card in hand [doppelganger D2]", () => {
  const t = planning({ hands: [["attack-10"], ["attack-08"], ["attack-40"]], deck: ["negotiate"] });
  t.until("planning/select").answer(0, "attack-40").until("turn/again");
  expect([t.asked(0), t.hand(0)]).toEqual(["turn/again", ["negotiate"]]);
});

test("the Laser and the wild Hate do not make it lose [doppelganger 5]", () => {
  const t = planning({ aliens: ["doppelganger", "laser", "macron"], hands: [["attack-10"], ["attack-08"], THIRD] });
  t.until("laser/number").answer(1, 1);
  expect([t.told("laser.blinded"), t.hand(0)]).toEqual([[], []]);
  expect(t.until("doppelganger/lend").asked(2)).toBe("doppelganger/lend");
  const hands = [["attack-10"], ["attack-08", "flare-hate"], ["attack-40"]];
  const hated = planning({ hands }).until("window/planning.before").answer(1, "flare-hate");
  expect([hated.told("hate.won"), hated.discard.includes("attack-40")]).toEqual([[], true]);
});

test("with an intimidate laid down it haunts all the same, but draws nothing [doppelganger D3, DR-14]", () => {
  const t = planning({
    settings: { ...settings, rewardDeck: true },
    hands: [["attack-10", "intimidate-39"], ["attack-08"], ["plague"]],
  });
  t.until("window/turn.first").answer(0, "intimidate-39").until("turn/again");
  expect(t.discard[0]).toBe("attack-10");
  expect(t.told("cards.drawn")).toEqual([]);
});

test("if an Omni-Zap takes its card, it draws up to two as before and no new hand [doppelganger 3, doppelganger 5, DR-7]", () => {
  const t = planning({
    hands: [
      ["attack-10", "plague"],
      ["attack-08", "omni-zap"],
      ["attack-40", "negotiate"],
    ],
    settings: { ...settings, rewardDeck: true },
    deck: ["quash", "attack-12", "attack-06"],
    declining: ["plague", "machine", "omni-zap"],
  });
  t.until("planning/select").answer(0, "attack-40").until("window/reveal.shown").answer(1, "omni-zap");
  t.answer(1, "attack-40").until("omni-zap/replace");
  expect([t.options(0), t.hand(0), t.hand(2)]).toEqual([
    ["attack-12", "attack-06"],
    ["attack-06", "attack-12", "plague"],
    ["negotiate"],
  ]);
});
