import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";
import { view } from "../../view.ts";

const settings = { boxes: ["base", "dominion"] };

/** Seat 0, the Laser, attacks a planet with three ships of seat 1. */
function attack(more: Partial<TestSetUp> = {}): TestTable {
  return table({
    aliens: ["laser", "machine", "macron"],
    settings,
    hands: [["attack-10"], ["attack-08", "attack-06", "negotiate", "morph", "quash"], []],
    ships: { "1.1": [0, 3], "1.2": [0, 5] },
    destiny: ["seat-1"],
    ...more,
  }).until("laser/number");
}

test("before allies are invited, up to as many cards as the opponent has ships lie aside until the end [laser 0, laser 1, laser 3, laser 5]", () => {
  const t = attack();
  expect(t.question(0)).toMatchObject({ min: 0, max: 3, params: { player: "player/1" } });
  expect(t.wasAsked(0, "alliance/invite-offense")).toBe(false);
  t.answer(0, 3);
  const aside = t.state.secret.aside[1];
  expect([t.hand(1).length, aside.length]).toEqual([2, 3]);
  expect([view(t.state, 1).aside, view(t.state, 0).aside]).toEqual([aside, []]);
  t.until("planning/select", 1);
  expect(t.options(1).length).toBeLessThanOrEqual(2);
});

test("what lay aside comes back when the encounter ends [laser 5]", () => {
  const t = attack({ hands: [["attack-40"], ["attack-08", "attack-06"], []], ships: { "1.1": [0, 1], "1.2": [0, 7] } });
  t.answer(0, 1);
  const [aside] = t.state.secret.aside[1];
  expect(t.hand(1)).toHaveLength(1);
  t.finish();
  expect(t.told("cards.returned")).toEqual([{ player: "player/1", n: 1 }]);
  expect(t.state.secret.aside[1]).toEqual([]);
  expect(t.state.secret.hands[1]).toEqual([aside]);
});

test("without an encounter card left the opponent loses at once, without compensation [laser 4, laser D2]", () => {
  const t = attack({
    hands: [["attack-10"], ["negotiate", "attack-06"], []],
    passing: ["turn/again"],
    declining: ["machine"],
  }).answer(0, 2);
  expect(t.told("laser.blinded")).toEqual([{ player: "player/1" }]);
  expect(t.table.encounter.winner).toBe(0);
  t.finish();
  expect([t.wasAsked(0, "alliance/invite-offense"), t.told("reveal.card")]).toEqual([false, []]);
  expect([t.ships("1.1", 0), t.told("ships.lost")[0], t.told("cards.taken")]).toEqual([
    1,
    { player: "player/1", n: 3 },
    [],
  ]);
  expect(t.hand(1)).toEqual(["attack-06", "negotiate"]);
});

test("no card need be picked [laser D3]", () => {
  const t = attack({ hands: [["attack-10"], ["attack-06"], []] })
    .answer(0, 0)
    .until("alliance/invite-offense");
  expect([t.hand(1), t.told("cards.setAside")]).toEqual([["attack-06"], []]);
});

test("a defense that would draw a new hand draws it first [laser 2]", () => {
  const deck = ["attack-04", "attack-05", "attack-06", "attack-07", "attack-09", "attack-11", "attack-12", "attack-13"];
  const t = attack({ hands: [["attack-10"], ["quash"], []], deck });
  expect([t.hand(1).length, t.discard]).toEqual([8, ["quash"]]);
  t.answer(0, 3).until("planning/select");
  expect(t.hand(1)).toHaveLength(5);
});

test("an offense without encounter cards loses to a Laser on the defense [laser 4, laser D1]", () => {
  const t = table({
    aliens: ["machine", "laser", "macron"],
    settings,
    hands: [["attack-10", "quash", "plague"], ["attack-06"], []],
    destiny: ["seat-1"],
    declining: ["plague", "machine"],
  }).until("laser/number");
  expect(t.question(1)).toMatchObject({ max: 1 });
  t.answer(1, 0);
  expect(t.until("alliance/invite-offense").told("laser.blinded")).toEqual([]);
  const bare = table({
    aliens: ["machine", "laser", "macron"],
    settings,
    hands: [["attack-10"], ["attack-06"], []],
    destiny: ["seat-1"],
    declining: ["machine"],
  }).until("laser/number");
  bare.answer(1, 1).finish();
  expect([bare.told("laser.blinded"), bare.table.warp[0], bare.told("encounter.noCards")]).toEqual([
    [{ player: "player/0" }],
    1,
    [],
  ]);
});

test("who goes on after the encounter does so with the cards that come back [laser 5, machine 2]", () => {
  const t = table({
    aliens: ["machine", "laser", "macron"],
    settings,
    hands: [["attack-10"], ["attack-06"], []],
    destiny: ["seat-1"],
    ships: { "0.1": [4] },
  }).until("laser/number");
  t.answer(1, 1).until("window/encounter.end");
  expect([t.hand(0), t.asked(0), t.options(0)]).toEqual([[], "window/encounter.end", ["pass", "machine"]]);
  t.answer(0, "machine");
  expect([t.table.turn.seat, t.table.encounter.n, t.hand(0)]).toEqual([0, 2, ["attack-10"]]);
});

test("an intimidate laid before saves from losing [laser D3]", () => {
  const t = table({
    aliens: ["laser", "machine", "macron"],
    settings: { ...settings, rewardDeck: true },
    hands: [["attack-10"], ["intimidate-39", "attack-04"], []],
    destiny: ["seat-1"],
  });
  t.until("window/turn.first", 1).answer(1, "intimidate-39").until("laser/number").answer(0, 1);
  expect([t.hand(1), t.told("laser.blinded")]).toEqual([[], []]);
  expect(t.until("alliance/invite-offense").asked(0)).toBe("alliance/invite-offense");
});

test("zapped, no card is touched [laser zap]", () => {
  const t = table({
    aliens: ["laser", "machine", "macron"],
    settings,
    hands: [["attack-10"], ["attack-08", "cosmic-zap"], []],
    destiny: ["seat-1"],
  }).until("window/power.used");
  t.answer(1, "cosmic-zap").until("alliance/invite-offense");
  expect([t.wasAsked(0, "laser/number"), t.hand(1)]).toEqual([false, ["attack-08"]]);
});

test("an ally, the Laser does nothing without the super [laser 0]", () => {
  const t = table({
    aliens: ["machine", "macron", "laser"],
    settings,
    hands: [["attack-10"], ["attack-08"], []],
    destiny: ["seat-1"],
  }).until("alliance/invite-offense");
  t.answer(0, ["2"]).until("alliance/answer").answer(2, "offense").passing("alliance/ships").finish();
  expect(t.told("power.used").some(({ power }) => power === "power/laser")).toBe(false);
});

test("a rift that is set aside does not go off [laser D4]", () => {
  const t = attack({
    settings: { ...settings, rewardDeck: true },
    hands: [["attack-10"], ["attack-08", "attack-06", "rift-3"], []],
    declining: ["rift-3"],
  });
  t.answer(0, 1).answer(0, 1).until("alliance/invite-offense");
  expect([t.told("rift.detonated"), t.hand(1)]).toEqual([[], ["attack-06", "attack-08"]]);
});

test("what lies on a sheet is no card in hand [laser 4, miser EC1]", () => {
  const t = table({
    aliens: ["miser", "laser", "clone"],
    settings,
    hands: [["attack-10", "quash"], ["attack-08"], []],
    stash: [["attack-30"]],
    destiny: ["seat-1"],
    declining: ["miser", "clone"],
  });
  t.until("launch/ships").answer(0, { "0.1": 2 }).until("laser/number").answer(1, 2);
  expect([t.told("laser.blinded"), t.table.warp[0]]).toEqual([[{ player: "player/0" }], 2]);
});
