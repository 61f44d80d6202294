import { expect, test } from "vitest";
import { CARDS } from "../../cards.ts";
import { type TestSetUp, type TestTable, table, windowsAsked } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };

/** The Mesmer is seat 0, and it is its turn. */
function turn(more: Partial<TestSetUp> = {}): TestTable {
  return table({
    aliens: ["mesmer", "machine", "macron"],
    settings,
    hands: [["attack-08", "quash"], ["attack-10"], []],
    ships: { "0.1": [2], "1.1": [0, 3] },
    warp: [2, 1, 0],
    destiny: ["seat-1"],
    ...more,
  });
}

test("an artifact may be played as any other where that one could be played [mesmer 0, mesmer 1, mesmer D1]", () => {
  const t = turn();
  expect([t.asked(0), t.options(0)]).toEqual(["window/regroup.start", ["pass", "mesmer"]]);
  t.answer(0, "mesmer");
  expect([t.asked(0), t.options(0)]).toEqual(["mesmer/name", ["mobius-tubes", "plague"]]);
  t.answer(0, "mobius-tubes");
  expect(t.told("power.used").at(-1)).toMatchObject({ on: "name/mobius-tubes" });
  t.until("launch/aim");
  expect([t.table.warp, t.discard, t.hand(0)]).toEqual([[0, 0, 0], ["quash"], ["attack-08"]]);
});

test("role and phase of the named one apply [mesmer D1]", () => {
  const t = turn({ turn: 1, destiny: ["seat-2"], hands: [["quash"], ["attack-10"], ["attack-08"]] });
  t.until("window/regroup.start").answer(0, "mesmer");
  expect(t.question(0)).toMatchObject({ key: "plague/victim" });
});

test("it may be a zap, of a power or of a card [mesmer 1]", () => {
  const t = turn({
    aliens: ["mesmer", "oracle", "macron"],
    turn: 1,
    destiny: ["seat-2"],
    hands: [["plague"], ["attack-10"], ["attack-08"]],
    declining: ["plague", "mesmer"],
  }).until("window/power.used");
  t.answer(0, "mesmer");
  expect([t.told("power.zapped"), t.told("card.played")]).toEqual([
    [{ player: "player/1", power: "power/oracle" }],
    [{ player: "player/0", card: "card/plague", side: "", rule: "CRD-22" }],
  ]);
});

test("zapped, the card returns and may be played as what it is [mesmer zap]", () => {
  const t = turn({ hands: [["attack-08", "plague"], ["attack-10", "cosmic-zap"], []] });
  t.answer(0, "mesmer");
  expect(t.state.secret.aside[0].map((card) => CARDS[card].name)).toEqual(["plague"]);
  t.answer(1, "cosmic-zap");
  expect([t.hand(0), t.options(0), t.table.warp[0]]).toEqual([["attack-08", "plague"], ["pass", "plague"], 2]);
});

test("a Card Zap may still meet the card [mesmer 1]", () => {
  const t = turn({ hands: [["attack-08", "quash"], ["attack-10", "card-zap"], []] });
  t.answer(0, "mesmer").answer(0, "mobius-tubes").answer(1, "card-zap");
  expect([t.table.warp.slice(1), t.discard]).toEqual([
    [1, 0],
    ["card-zap", "quash"],
  ]);
});

test("with the super any card counts as an artifact: a Card Zap meets it too [mesmer 1, mesmer super, CRD-21]", () => {
  const hands = [["attack-08", "reinforcement-2", "flare-mesmer"], ["attack-10", "card-zap"], []];
  const t = turn({ hands, declining: ["card-zap"] })
    .until("window/regroup.start")
    .answer(0, "mesmer");
  t.answer(0, "flare-mesmer");
  t.until("mesmer/name").answer(0, "mobius-tubes").until("window/card.played").answer(1, "card-zap");
  expect([t.table.warp.slice(1), t.discard]).toEqual([
    [1, 0],
    ["card-zap", "reinforcement-2"],
  ]);
});

test("without artifacts there is nothing to pass off [mesmer 1]", () => {
  const t = turn({ hands: [["attack-08"], ["attack-10"], []] }).until("launch/aim");
  expect(t.wasAsked(0, "window/regroup.start")).toBe(false);
});

test("with the super any card that is no encounter card will do, and is discarded [mesmer super, mesmer flare D1]", () => {
  const hands = [["attack-08", "reinforcement-2", "flare-void", "flare-mesmer"], ["attack-10"], []];
  const t = turn({ hands }).answer(0, "mesmer");
  expect(t.asked(0)).toBe("boost");
  t.answer(0, "flare-mesmer");
  expect([t.asked(0), t.options(0)]).toEqual(["mesmer/card", ["reinforcement-2", "flare-void"]]);
  t.answer(0, "flare-void").answer(0, "mobius-tubes").until("launch/aim");
  expect([t.table.warp, t.discard]).toEqual([[0, 0, 0], ["flare-void"]]);
  expect(t.hand(0)).toEqual(["attack-08", "flare-mesmer", "reinforcement-2"]);
});

test("what is played as an artifact is met by what meets artifacts, and a flare by nothing that meets flares [mesmer super, mesmer flare D1]", () => {
  const own = ["attack-08", "reinforcement-2", "flare-mind", "flare-mesmer"];
  const play = (card: string, by: string) =>
    turn({ aliens: ["mesmer", "anti-matter", "macron"], hands: [own, ["attack-10", by], ["attack-06"]] })
      .answer(0, "mesmer")
      .answer(0, "flare-mesmer")
      .declining(...(by === "flare-void" ? [] : [by]))
      .until("mesmer/card")
      .answer(0, card)
      .answer(0, "mobius-tubes");
  const zapped = play("reinforcement-2", "card-zap").answer(1, "card-zap");
  expect([zapped.table.warp.slice(1), zapped.discard]).toEqual([
    [1, 0],
    ["card-zap", "reinforcement-2"],
  ]);
  const voided = play("reinforcement-2", "flare-void").answer(1, "flare-void");
  voided.until("void/pay").answer(1, "1.2").until("launch/aim");
  expect([voided.table.warp[1], voided.discard]).toEqual([2, ["reinforcement-2"]]);
  const done = play("flare-mind", "flare-anti-matter").until("launch/aim");
  expect([done.table.warp, done.discard]).toEqual([[0, 0, 0], ["flare-mind"]]);
});

test("cards of the reward deck go to their own discard pile [mesmer D1]", () => {
  const hands = [["attack-08", "solar-wind"], ["attack-10"], []];
  const t = turn({ settings: { ...settings, rewardDeck: true }, hands }).until("window/regroup.start");
  t.answer(0, "mesmer").answer(0, "mobius-tubes").until("launch/aim");
  expect([t.discard, t.table.rewardDiscard.map((card) => CARDS[card].name)]).toEqual([[], ["solar-wind"]]);
});

test("it is offered only where another artifact could be played [mesmer D1]", () => {
  const t = turn({ declining: ["mesmer", "quash"] }).finish();
  expect(windowsAsked(t, 0)).toEqual(["window/regroup.start", "window/reveal.change", "window/resolution.before"]);
});

test("an artifact that was kept serves again in a later encounter only [mesmer 1, clone wild]", () => {
  const t = turn({ hands: [["attack-08", "quash", "flare-clone"], ["attack-10"], []] }).answer(0, "mesmer");
  t.answer(0, "mobius-tubes").until("window/card.spent").answer(0, "flare-clone").finish();
  expect(windowsAsked(t, 0)).toEqual(["window/regroup.start", "window/card.spent"]);
  expect(t.hand(0)).toContain("quash");
});
