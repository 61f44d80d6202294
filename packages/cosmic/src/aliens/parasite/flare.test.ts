import { expect, test } from "vitest";
import { type TestSetUp, table } from "../../testing/table.ts";

/** Seat 0 attacks seat 1; seat 2 is the Parasite and holds its flare. */
function attack(setUp: Partial<TestSetUp> = {}) {
  const hands = [["attack-10", "attack-04"], ["attack-08", "attack-06"], ["flare-parasite"]];
  return table({
    aliens: ["zombie", "clone", "parasite"],
    hands,
    destiny: ["seat-1"],
    ...setUp,
    passing: ["planning/select"],
  });
}

test("with the super the Parasite sends any number of ships, uninvited or not [parasite super]", () => {
  const t = attack().until("window/alliance.answer").answer(2, "parasite").answer(2, "offense");
  expect([t.asked(2), t.options(2)]).toEqual(["boost", ["pass", "flare-parasite"]]);
  t.answer(2, "flare-parasite");
  expect(t.question(2)).toMatchObject({ key: "alliance/ships", min: 1, max: 20 });
  t.answer(2, { "2.1": 3, "2.2": 3, "2.3": 3, "2.4": 3, "2.5": 3 });
  expect(t.table.encounter.gate[2]).toBe(15);
  expect(t.hand(2)).toEqual(["flare-parasite"]);
  const invited = attack()
    .until("alliance/invite-offense")
    .answer(0, ["player/2"])
    .declining("parasite")
    .until("alliance/answer");
  invited.answer(2, "offense").answer(2, "flare-parasite");
  expect(invited.question(2)).toMatchObject({ key: "alliance/ships", max: 20 });
});

test("the super is for allies, and optional [parasite super]", () => {
  const offense = attack({ aliens: ["parasite", "clone", "zombie"], hands: [["attack-10", "flare-parasite"], []] });
  offense.until("launch/ships");
  expect(offense.question(0)).toMatchObject({ max: 4 });
  const ally = attack().until("window/alliance.answer").answer(2, "parasite").answer(2, "offense").answer(2, "pass");
  expect(ally.question(2)).toMatchObject({ key: "alliance/ships", max: 4 });
});

test("a zapped Parasite has no super [parasite super, parasite zap]", () => {
  const hands = [["attack-10", "cosmic-zap"], ["attack-08"], ["flare-parasite"]];
  const t = attack({ hands }).until("alliance/invite-offense").answer(0, ["player/2"]).until("window/alliance.answer");
  t.answer(2, "parasite").answer(0, "cosmic-zap").answer(2, "offense");
  expect(t.question(2)).toMatchObject({ key: "alliance/ships", max: 4 });
});

/** Seat 1 has three home colonies left, the one on 1.1 with one ship. */
const THREE_LEFT = { "1.1": [0, 1], "1.2": [0, 4], "1.3": [0, 4], "1.4": [0, 0], "1.5": [0, 0] };

/** Seat 0 takes 1.1, so that seat 1 loses its power; seat 2 holds the flare and has a colony on 1.2. */
function conquest(setUp: Partial<TestSetUp> = {}) {
  const t = attack({
    aliens: ["zombie", "clone", "warrior"],
    hands: [["attack-20", "attack-40"], ["attack-08"], ["flare-parasite"]],
    ships: { ...THREE_LEFT, "1.2": [0, 4, 1], "2.1": [0, 0, 3] },
    warp: [0, 11],
    ...setUp,
  });
  t.until("launch/aim");
  return t.answer(0, "1.1").answer(0, { "0.1": 1 }).until("window/power.lost");
}

test("the wild founds a colony in the system of a player who loses the power, at once [parasite wild]", () => {
  const t = conquest();
  expect(t.table.players[1].powerless).toBe(true);
  expect(t.options(2)).toEqual(["pass", "flare-parasite"]);
  expect([t.asked(0), t.asked(1)]).toEqual([undefined, undefined]);
  t.answer(2, "flare-parasite");
  expect([t.asked(2), t.options(2)]).toEqual(["parasite/planet", ["1.1", "1.3", "1.4", "1.5"]]);
  t.answer(2, "1.4");
  expect([t.asked(2), t.options(2)]).toEqual(["parasite/ship", ["1.2", "2.1", "2.2", "2.3", "2.4", "2.5"]]);
  t.answer(2, { "2.1": 1 });
  expect([t.ships("1.4", 2), t.ships("2.1", 2), t.colonies(2)]).toEqual([1, 2, 2]);
  expect(t.hand(2)).toEqual(["flare-parasite"]);
});

test("nobody gains from an own loss [parasite wild]", () => {
  const hands = [["attack-20"], ["attack-08", "flare-parasite"], []];
  const t = table({
    aliens: ["zombie", "clone", "warrior"],
    hands,
    ships: THREE_LEFT,
    warp: [0, 11],
    destiny: ["seat-1"],
  });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 }).finish();
  expect(t.told("power.lost")).toEqual([{ player: "player/1" }]);
  expect(t.wasAsked(1, "window/power.lost")).toBe(false);
});

test("once in an encounter, and again in a later one [parasite wild, CLR-14]", () => {
  const t = conquest({
    aliens: ["zombie", "clone", "warrior", "macron"],
    hands: [["attack-20", "attack-40"], ["attack-08"], ["flare-parasite"], ["attack-06"]],
    ships: {
      ...THREE_LEFT,
      ...{ "0.1": [1], "0.2": [10], "0.3": [9], "0.4": [0], "0.5": [0] },
      ...{ "3.1": [0, 0, 0, 1], "3.2": [0, 0, 0, 4], "3.3": [0, 0, 0, 4], "3.4": [0], "3.5": [0] },
    },
    warp: [0, 11, 0, 11],
    destiny: ["seat-1", "seat-3"],
  });
  expect(t.told("power.lost")).toEqual([{ player: "player/0" }]);
  t.answer(2, "flare-parasite").answer(2, "0.4").answer(2, { "2.1": 1 });
  t.passing("planning/select").until("turn/again");
  expect(t.told("power.lost")).toEqual([{ player: "player/0" }, { player: "player/1" }]);
  expect(t.told("card.played")).toHaveLength(1);
  t.answer(0, true).until("launch/aim").answer(0, "3.1").until("window/power.lost");
  expect(t.told("power.lost")[2]).toEqual({ player: "player/3" });
  expect(t.options(2)).toEqual(["pass", "flare-parasite"]);
});

test("the defense may not take the ship from the targeted planet [parasite wild, LCH-06]", () => {
  const t = attack({
    aliens: ["zombie", "clone", "warrior"],
    hands: [["attack-20", "attack-40"], ["attack-08", "flare-parasite"], []],
    ships: { "0.1": [1], "0.2": [10], "0.3": [9], "0.4": [0], "0.5": [0] },
  });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 });
  t.answer(1, "flare-parasite").answer(1, "0.4");
  expect([t.asked(1), t.options(1)]).toEqual(["parasite/ship", ["1.2", "1.3", "1.4", "1.5"]]);
});

test("who has no ship left cannot found a colony [parasite wild]", () => {
  const none = { "2.1": [0], "2.2": [0], "2.3": [0], "2.4": [0], "2.5": [0] };
  const t = table({
    aliens: ["zombie", "clone", "warrior"],
    hands: [["attack-20"], ["attack-08"], ["flare-parasite"]],
    ships: { ...THREE_LEFT, ...none },
    warp: [0, 11, 20],
    destiny: ["seat-1"],
  });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 }).finish();
  expect(t.told("power.lost")).toContainEqual({ player: "player/1" });
  expect(t.wasAsked(2, "window/power.lost")).toBe(false);
});
