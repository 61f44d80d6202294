import { show } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../testing/table.ts";

const aliens = ["filch", "masochist", "machine", "warrior"];

/** Seat 0 attacks 1.1 with two ships; seat 2 helps the offense with one, seat 3 the defense with one. */
function planning(hands: string[][], more: TestSetUp = {}): TestTable {
  const t = table({ aliens, hands, destiny: ["seat-1"], ...more });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 2 });
  t.answer(0, ["2"]).answer(1, ["3"]);
  return t.answer(2, "offense").answer(2, { "2.1": 1 }).answer(3, "defense").answer(3, { "3.1": 1 });
}

/** Seat 2 hits seat 0 with Plague in regroup, so that its only encounter card goes. */
function plagued(more: TestSetUp = {}): TestTable {
  const hands = [["attack-10", "reinforcement-2", "reinforcement-3"], ["quash"], ["plague"], []];
  const t = table({ aliens, hands, destiny: ["seat-1"], warp: [1], ships: { "0.1": [3] }, ...more });
  t.answer(2, "plague").answer(2, "0").answer(0, { "0.2": 3 });
  expect(t.asked(0)).toBe("plague/discard");
  return t.answer(0, ["reinforcement-2"]);
}

test("an offense without an encounter card ends its turn; gate and allied ships of both sides go home [PLN-01]", () => {
  const t = plagued().answer(0, { "0.1": 1 }).answer(0, "1.1").answer(0, { "0.1": 2 });
  t.answer(0, ["2"])
    .answer(1, ["3"])
    .answer(2, "offense")
    .answer(2, { "2.1": 1 })
    .answer(3, "defense")
    .answer(3, { "3.1": 1 });
  expect(t.told("encounter.noCards")).toEqual([{ player: "player/0" }]);
  expect(t.asked(0)).toBe("ships/return");
  expect(t.options(0)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5"]);
  t.answer(0, { "0.2": 2 }).answer(2, { "2.1": 1 }).answer(3, { "3.2": 1 });
  expect([t.ships("0.2", 0), t.ships("2.1", 2), t.ships("3.2", 3)]).toEqual([3, 4, 5]);
  expect(t.table.warp).toEqual([3, 0, 0, 0]);
  expect(t.table.turn.seat).toBe(1);
});

test("the offense is checked before the defense draws a new hand [PLN-02]", () => {
  const t = plagued().answer(0, { "0.1": 1 }).answer(0, "1.1").answer(0, { "0.1": 2 }).answer(0, []).answer(1, []);
  expect(t.told("encounter.noCards")).toHaveLength(1);
  expect(t.hand(1)).toEqual(["quash"]);
});

test("the hand of the offense is looked at only in planning [PLN-03]", () => {
  const t = plagued();
  expect(t.hand(0)).toEqual(["reinforcement-3"]);
  expect(t.asked(0)).toBe("ships/return");
  t.answer(0, { "0.1": 1 });
  expect(t.asked(0)).toBe("launch/aim");
  expect(t.told("encounter.noCards")).toEqual([]);
});

test("where the table plays so, the turn ends as soon as the last encounter card is gone [PLN-03]", () => {
  const t = plagued({ settings: { offenseOutOfCards: "immediately" } });
  expect(t.told("encounter.noCards")).toEqual([{ player: "player/0" }]);
  expect(t.told("ships.retrieved")).toEqual([]);
  expect(t.history.filter((line) => line.startsWith("encounter 1 > destiny"))).toEqual([]);
  expect(t.table.turn.seat).toBe(1);
});

const useless = ["plague", "quash", "force-field", "ionic-gas", "mobius-tubes", "mobius-tubes", "card-zap", "card-zap"];
const better = ["attack-30", "attack-23", "negotiate", "morph", "attack-15", "attack-14", "attack-13", "attack-12"];

test("a defense without an encounter card shows its hand and draws eight until it holds one [PLN-04]", () => {
  const t = planning([["attack-10", "attack-08"], ["reinforcement-5", "emotion-control"], [], []], {
    deck: [...useless, ...better],
  });
  expect(t.told("cards.discarded")[0]).toEqual({
    player: "player/1",
    cards: "card/reinforcement-5 card/emotion-control",
  });
  expect(t.told("cards.discarded")).toHaveLength(2);
  expect(t.options(1)).toEqual(better);
});

test("before that it may play what can be played now: the Chosen flare finds it a card and the hand stays [PLN-04]", () => {
  const t = planning([["attack-10", "attack-08"], ["quash", "flare-chosen"], [], []], { deck: ["attack-15"] });
  expect(t.asked(1)).toBe("window/planning.before");
  expect(t.options(1)).toEqual(["pass", "flare-chosen"]);
  t.answer(1, "flare-chosen");
  expect(t.told("cards.discarded")).toEqual([]);
  expect(t.hand(1)).toEqual(["attack-15", "flare-chosen", "quash"]);
});

test("nobody else may act before the new hand is drawn [PLN-04, PLN-05]", () => {
  const hands = [["attack-10", "flare-oracle"], ["quash", "flare-chosen"], [], []];
  const t = planning(hands, { deck: better });
  expect(t.asked(0)).toBeUndefined();
  t.answer(1, "pass");
  expect(t.hand(1)).toEqual([...better].sort());
  expect(t.asked(0)).toBe("window/planning.before");
});

test("where nobody may see who could act, only the defense is asked before its new hand [PLN-04]", () => {
  const t = table({
    aliens,
    hands: [["attack-10", "flare-oracle"], ["quash"], [], []],
    destiny: ["seat-1"],
    courtesy: true,
  });
  t.until("window/planning.before");
  expect(t.session.run.pending.map(({ who, key }) => [who, key])).toEqual([[1, "window/planning.before"]]);
  expect(t.hand(1)).toEqual(["quash"]);
  t.answer(1, "pass");
  while (t.session.run.pending[0].key !== "window/planning.before") t.pass(t.session.run.pending[0].who);
  expect(t.hand(1)).toHaveLength(8);
  expect(t.session.run.pending.map(({ who }) => who)).toContain(0);
});

test("the Oracle flare deals with the new hand [PLN-05]", () => {
  const t = planning([["attack-10", "flare-oracle"], ["quash"], [], []], { deck: better });
  t.answer(0, "flare-oracle");
  const both = [...t.hand(0), ...t.hand(1)].filter((card) => card !== "flare-oracle");
  expect(both.sort()).toEqual([...better, "attack-10"].sort());
});

test("both choose one encounter card at the same time and in secret [PLN-06]", () => {
  const t = planning([["attack-10", "negotiate", "quash"], ["attack-08", "morph", "reinforcement-2"], [], []]);
  expect([t.asked(0), t.asked(1)]).toEqual(["planning/select", "planning/select"]);
  expect(t.options(0)).toEqual(["attack-10", "negotiate"]);
  expect(t.options(1)).toEqual(["attack-08", "morph"]);
  t.answer(1, "morph");
  expect(t.asked(0)).toBe("planning/select");
  for (const viewer of [0, 2, "spectator"] as const) {
    const { view } = show(t.session, viewer);
    expect(view.chosen).toBe(-1);
    expect(view.table.encounter.shown.map((shown) => shown.type)).toEqual(["none", "none"]);
  }
});

test("effects come before selection, with it and after it, each in its place [PLN-07]", () => {
  const hands = [["attack-10", "attack-08"], ["attack-06", "attack-04", "flare-chosen"], [], []];
  const t = planning(hands, { aliens: ["oracle", "sorcerer", "machine", "warrior"] });
  expect(t.asked(1)).toBe("window/planning.before");
  t.answer(1, "flare-chosen");
  expect(t.history.at(-1)).toMatch("planning > use oracle");
  expect([t.asked(0), t.asked(1)]).toEqual([undefined, "planning/select"]);
  t.answer(1, "attack-06").answer(0, "attack-10");
  expect(t.asked(1)).toBe("window/planning.selected");
  expect(t.options(1)).toEqual(["pass", "sorcerer"]);
});

test("a card on the table is no longer part of the hand [PLN-08]", () => {
  const hands = [["attack-10", "negotiate"], ["attack-08", "morph"], [], []];
  const t = planning(hands, { aliens: ["masochist", "sorcerer", "machine", "warrior"] });
  t.answer(0, "attack-10").answer(1, "attack-08");
  expect(t.asked(1)).toBe("window/planning.selected");
  expect([t.hand(0), t.hand(1)]).toEqual([["negotiate"], ["morph"]]);
  expect(show(t.session, 0).view).toMatchObject({ handSizes: [1, 1, 0, 0], faceDown: [true, true] });
});

/** The Oracle is zapped by seat 2 as it wants to see the other card, and `thief` pays a negotiate to steal the zap. */
function stolenZap(aliens: string[], hands: string[][], thief: 0 | 1): TestTable {
  const t = table({ aliens, hands, destiny: ["seat-1"] });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 2 }).until("window/power.used");
  return t.answer(2, "cosmic-zap").answer(thief, "flare-filch");
}

test("an offense that pays its last encounter card away as cards are chosen ends its turn [PLN-01, filch wild]", () => {
  const t = stolenZap(
    ["masochist", "oracle", "warrior"],
    [["negotiate", "flare-filch"], ["attack-10"], ["cosmic-zap"]],
    0,
  );
  t.declining("cosmic-zap").until("launch/aim");
  expect(t.told("encounter.noCards")).toEqual([{ player: "player/0" }]);
  expect([t.hand(1), t.table.turn.seat]).toEqual([["attack-10"], 1]);
});

test("a defense that does so draws a new hand first [PLN-04, filch wild]", () => {
  const t = stolenZap(
    ["oracle", "masochist", "warrior"],
    [["attack-10"], ["negotiate", "flare-filch"], ["cosmic-zap"]],
    1,
  );
  t.declining("cosmic-zap").until("planning/select", 1);
  expect(t.told("encounter.noCards")).toEqual([]);
  expect(t.options(1).length).toBeGreaterThan(0);
});
