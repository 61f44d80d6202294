import { expect, test } from "vitest";
import { CARDS } from "../../cards.ts";
import { restOfDeck, type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };

function holder(more: Partial<TestSetUp> = {}): TestTable {
  return table({
    aliens: ["machine", "macron", "clone"],
    settings,
    hands: [["attack-10"], ["attack-08"], ["flare-aristocrat"]],
    discard: ["attack-04", "quash"],
    destiny: ["seat-1"],
    ...more,
  }).until("window/regroup.start");
}

test("a card of the deck is chosen, deck and discards are shuffled together, the flare is discarded [aristocrat wild]", () => {
  const t = holder().answer(2, "flare-aristocrat");
  expect([t.asked(2), t.options(2).includes("quash"), t.options(2).includes("attack-40")]).toEqual([
    "aristocrat/card",
    false,
    true,
  ]);
  t.answer(2, "attack-40");
  expect([t.hand(2), t.discard]).toEqual([["attack-40"], ["flare-aristocrat"]]);
  expect(t.state.secret.deck.map((card) => CARDS[card].name)).toContain("quash");
  expect(t.told("deck.shuffled")).toHaveLength(1);
});

test("it goes to the Aristocrat if there is one [aristocrat wild]", () => {
  const t = holder({ aliens: ["aristocrat", "macron", "clone"], declining: ["aristocrat"] });
  t.answer(0, "pass").answer(2, "flare-aristocrat").answer(2, "attack-40");
  expect(t.hand(0)).toContain("flare-aristocrat");
});

test("cancelled, nothing is searched [aristocrat wild]", () => {
  const t = holder({ hands: [["attack-10"], ["attack-08", "card-zap"], ["flare-aristocrat"]] });
  t.answer(2, "flare-aristocrat").answer(1, "card-zap");
  expect([t.wasAsked(2, "aristocrat/card"), t.told("deck.shuffled")]).toEqual([false, []]);
});

/** The Aristocrat uses its power in planning with the super. */
function indulges(): TestTable {
  const t = table({
    aliens: ["aristocrat", "macron", "clone"],
    settings,
    hands: [["attack-10", "attack-04", "flare-aristocrat"], ["attack-08"], []],
    destiny: ["seat-1"],
    declining: ["aristocrat"],
  }).until("window/planning.before");
  return t.answer(0, "aristocrat").answer(0, "flare-aristocrat");
}

test("with the super three flares come, and the super is discarded [aristocrat super]", () => {
  const t = indulges();
  expect([t.asked(0), t.options(0)]).toEqual(["aristocrat/how", ["draw-three", "search"]]);
  t.answer(0, "draw-three");
  expect(t.told("aristocrat.drew")).toEqual([{ player: "player/0", n: 3 }]);
  expect(t.asked(0)).toBe("aristocrat/remove");
  t.pass(0);
  expect([t.hand(0).length, t.discard]).toEqual([4, ["flare-aristocrat"]]);
});

test("or one of choice [aristocrat super]", () => {
  const t = indulges().answer(0, "search");
  expect(t.asked(0)).toBe("aristocrat/flare");
  expect(t.answer(0, "flare-macron").hand(0)).toEqual(["attack-04", "attack-10", "flare-macron"]);
});

test("only in the planning phase [aristocrat super]", () => {
  const t = table({
    aliens: ["aristocrat", "macron", "clone"],
    settings,
    hands: [["attack-10", "flare-aristocrat"], ["attack-08"], []],
    destiny: ["seat-1"],
  });
  expect(t.answer(0, "aristocrat").wasAsked(0, "boost")).toBe(false);
});

test("with an empty deck it is not offered [aristocrat wild]", () => {
  const hands = [["attack-10"], ["attack-08"], ["flare-aristocrat"]];
  const discard = restOfDeck(hands.flat());
  const t = table({ aliens: ["machine", "macron", "clone"], settings, hands, discard, destiny: ["seat-1"] });
  t.until("launch/aim");
  expect([t.state.secret.deck, t.wasAsked(2, "window/regroup.start")]).toEqual([[], false]);
});

test("with a single flare left to draw there is nothing to gain by it [aristocrat super]", () => {
  const flares = CARDS.filter(({ type }) => type === "flare").map(({ name }) => name);
  const discard = flares.filter((name) => name !== "flare-aristocrat" && name !== "flare-pirate");
  const hands = [["attack-10", "attack-04", "flare-aristocrat"], ["attack-08"], []];
  const aliens = ["aristocrat", "macron", "hacker"];
  const t = table({ aliens, settings, hands, discard, destiny: ["seat-1"], declining: ["aristocrat"] });
  t.until("window/planning.before").answer(0, "aristocrat").until("planning/select");
  expect([t.wasAsked(0, "boost"), t.hand(0)]).toEqual([
    false,
    ["attack-04", "attack-10", "flare-aristocrat", "flare-pirate"],
  ]);
});
