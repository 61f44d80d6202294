import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };

/** Seat 2 holds the wild; the main players have colonies in its system. */
function holder(more: Partial<TestSetUp> = {}): TestTable {
  return table({
    aliens: ["clone", "machine", "macron"],
    settings,
    hands: [
      ["attack-10", "attack-04"],
      ["attack-08", "attack-06"],
      ["attack-00", "flare-doppelganger"],
    ],
    ships: { "0.1": [3], "2.1": [1, 1, 4], "1.1": [0, 3] },
    destiny: ["seat-1"],
    declining: ["clone", "machine"],
    passing: ["planning/select"],
    ...more,
  }).until("window/alliance.before");
}

test("its player plays with another hand and gives it back when the encounter ends [doppelganger wild]", () => {
  const deck = ["attack-12", "attack-12", "attack-14", "attack-14", "attack-20", "attack-20", "attack-10", "attack-10"];
  const t = holder({ deck }).answer(2, "flare-doppelganger");
  expect([t.asked(2), t.options(2)]).toEqual(["doppelganger/hand", ["0", "1"]]);
  t.answer(2, "1");
  expect([t.hand(2), t.hand(1)]).toEqual([["attack-06", "attack-08", "flare-doppelganger"], []]);
  expect(t.state.secret.aside[2]).toHaveLength(1);
  t.finish();
  expect(t.hand(2)).toEqual(["attack-00", "flare-doppelganger"]);
  expect(t.hand(1)).toEqual(expect.arrayContaining(["attack-06", "attack-08"]));
});

test("an intimidate laid down before comes back to its own player to stay [doppelganger wild, doppelganger flare D1, IN-10]", () => {
  const hands = [
    ["attack-10", "attack-04"],
    ["attack-08", "attack-06"],
    ["attack-00", "intimidate-39", "flare-doppelganger"],
  ];
  const t = table({
    aliens: ["clone", "machine", "macron"],
    settings: { ...settings, rewardDeck: true },
    hands,
    ships: { "0.1": [3], "2.1": [1, 0, 4] },
    destiny: ["seat-1"],
    declining: ["clone", "machine"],
    passing: ["planning/select"],
    deck: ["attack-12", "attack-12", "attack-14", "attack-14", "attack-20", "attack-20", "attack-10", "attack-13"],
  });
  t.until("window/turn.first", 2).answer(2, "intimidate-39").until("window/alliance.before");
  t.answer(2, "flare-doppelganger").passing("turn/again").finish();
  expect(t.hand(2)).toEqual(["attack-00", "flare-doppelganger", "intimidate-39"]);
  expect(t.hand(0)).not.toContain("intimidate-39");
});

test("what others set aside of it comes back to its owner too [doppelganger wild, laser wild, laser 5]", () => {
  const hands = [
    ["attack-10", "attack-04", "attack-01", "flare-laser"],
    ["attack-08", "attack-06"],
    ["attack-00", "flare-doppelganger"],
  ];
  const deck = ["attack-12", "attack-12", "attack-14", "attack-14", "attack-20", "attack-20", "attack-10", "attack-10"];
  const t = holder({ hands, deck }).pass(0).answer(2, "flare-doppelganger").answer(2, "1").answer(0, "flare-laser");
  t.until("laser/discard").answer(0, ["attack-01"]).answer(0, "2");
  expect([t.hand(2).length, t.state.secret.aside[2].length]).toEqual([2, 2]);
  t.finish();
  expect(t.hand(2)).toEqual(["attack-00", "flare-doppelganger"]);
  expect(t.hand(1)).toEqual(expect.arrayContaining(["attack-06", "attack-08"]));
});

test("an offense robbed of its hand draws a new one [doppelganger wild]", () => {
  const t = holder({ deck: ["attack-12"] })
    .answer(2, "flare-doppelganger")
    .answer(2, "0");
  expect([t.hand(0).length, t.hand(0).includes("attack-12"), t.hand(2).length]).toEqual([8, true, 3]);
});

test("only of players with a colony in the own system, and not by main players [doppelganger wild]", () => {
  const ships = { "0.1": [3], "2.1": [1, 0, 4] };
  const t = holder({ ships }).answer(2, "flare-doppelganger");
  expect(t.hand(2)).toContain("attack-10");
  const main = table({
    aliens: ["clone", "machine", "macron"],
    settings,
    hands: [["attack-10", "flare-doppelganger"], ["attack-08"], []],
    ships: { "1.1": [0, 3], "0.1": [4, 1] },
    destiny: ["seat-1"],
    declining: ["clone", "machine"],
  });
  expect(main.finish().wasAsked(0, "window/alliance.before")).toBe(false);
});

test("cancelled, both keep their hands [doppelganger wild]", () => {
  const hands = [["attack-10", "card-zap"], ["attack-08"], ["attack-00", "flare-doppelganger"]];
  const t = holder({ hands }).answer(2, "flare-doppelganger").answer(2, "1").answer(0, "card-zap");
  expect([t.hand(1), t.hand(2)]).toEqual([["attack-08"], ["attack-00"]]);
});

/** The Doppelganger with its super haunts seat 2. */
function haunts(third: string[], more: Partial<TestSetUp> = {}): TestTable {
  return table({
    aliens: ["doppelganger", "machine", "macron"],
    settings,
    hands: [["attack-10", "flare-doppelganger"], ["attack-08"], third],
    destiny: ["seat-1"],
    ...more,
  }).until("boost");
}

test("with the super two more cards come to stay, as their owner chooses [doppelganger super, doppelganger flare D1]", () => {
  const third = ["attack-40", "quash", "ionic-gas", "force-field"];
  const t = haunts(third).answer(0, "flare-doppelganger");
  expect(t.question(2)).toMatchObject({ key: "doppelganger/give", min: 2, max: 2 });
  expect(t.options(2)).toEqual(["quash", "ionic-gas", "force-field"]);
  t.answer(2, ["quash", "force-field"]);
  expect([t.hand(2), t.hand(0)]).toEqual([
    ["ionic-gas"],
    expect.arrayContaining(["attack-40", "flare-doppelganger", "force-field", "quash"]),
  ]);
});

test("zapped, the super does nothing [doppelganger super, doppelganger zap]", () => {
  const t = table({
    aliens: ["doppelganger", "machine", "macron"],
    settings,
    hands: [["attack-10", "attack-04", "flare-doppelganger"], ["attack-08", "cosmic-zap"], ["quash"]],
    destiny: ["seat-1"],
  }).until("window/power.used");
  t.answer(1, "cosmic-zap");
  expect([t.wasAsked(0, "boost"), t.hand(2)]).toEqual([false, ["quash"]]);
});

test("with no other colonies in the own system there is no hand to play with [doppelganger wild]", () => {
  const t = table({
    aliens: ["clone", "machine", "macron"],
    settings,
    hands: [["attack-10", "attack-04"], ["attack-08"], ["attack-00", "flare-doppelganger"]],
    destiny: ["seat-1"],
  }).until("planning/select");
  expect([t.wasAsked(2, "window/alliance.before"), t.wasAsked(2, "window/alliance.formed")]).toEqual([false, false]);
});

test("where nobody else holds a card the super is not offered, and no empty hand is asked [doppelganger super]", () => {
  const play = (third: string[], fourth: string[]) =>
    table({
      aliens: ["doppelganger", "machine", "macron", "hacker"],
      settings,
      hands: [["attack-10", "flare-doppelganger"], ["attack-08"], third, fourth],
      deck: ["attack-12", "attack-06"],
      destiny: ["seat-1"],
      declining: ["machine"],
    })
      .until("doppelganger/whom")
      .answer(0, "2");
  const none = play(["attack-04"], []).until("planning/select");
  expect(none.wasAsked(0, "boost")).toBe(false);
  const one = play(["attack-04"], ["quash"]).until("boost").answer(0, "flare-doppelganger").until("planning/select");
  expect([one.wasAsked(0, "doppelganger/rob"), one.hand(0).includes("quash")]).toEqual([false, true]);
});
