import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };

/** The Angler, seat 0, attacks seat 1. */
function planning(more: Partial<TestSetUp> = {}): TestTable {
  return table({
    aliens: ["angler", "machine", "macron"],
    settings,
    hands: [["attack-10"], ["attack-40", "attack-08", "quash"], ["morph"]],
    deck: ["attack-23", "attack-15"],
    destiny: ["seat-1"],
    ...more,
  }).until("window/planning.before");
}

test("a player of the other side who has the card named must give it [angler 0, angler 1, angler 2]", () => {
  const t = planning().answer(0, "angler");
  expect(t.asked(0)).toBe("angler/name");
  t.answer(0, "attack-40");
  expect(t.told("power.used").at(-1)).toMatchObject({ on: "player/1 name/attack-40" });
  expect([t.hand(0), t.hand(1)]).toEqual([
    ["attack-10", "attack-40"],
    ["attack-08", "quash"],
  ]);
  expect(t.asked(0)).toBe("planning/select");
});

test("otherwise a card is drawn, and all hear of both [angler 3, angler D1]", () => {
  const t = planning().answer(0, "angler").answer(0, "attack-30");
  expect([t.hand(0), t.hand(1).length]).toEqual([["attack-10", "attack-23"], 3]);
  expect(t.told("angler.nothing")).toEqual([{ player: "player/0", other: "player/1", card: "name/attack-30" }]);
  expect(t.asked(0)).toBe("planning/select");
});

test("drawing the very card allows a second use, and no third [angler 3, angler D1]", () => {
  const t = planning().answer(0, "angler").answer(0, "attack-23");
  expect(t.told("angler.lucky")).toHaveLength(1);
  expect([t.asked(0), t.options(0)]).toEqual(["window/planning.before", ["pass", "angler"]]);
  t.answer(0, "angler").answer(0, "attack-15");
  expect([t.told("angler.lucky").length, t.asked(0)]).toEqual([2, "planning/select"]);
  expect(t.hand(0)).toEqual(["attack-10", "attack-15", "attack-23"]);
});

test("an opposing ally may be asked, an own one not [angler 1]", () => {
  const t = table({
    aliens: ["angler", "machine", "macron", "clone"],
    settings,
    hands: [["attack-10"], ["attack-08"], ["morph"], ["negotiate"]],
    destiny: ["seat-1"],
  }).until("alliance/invite-offense");
  t.answer(0, ["3"])
    .answer(1, ["2"])
    .answer(2, "defense")
    .answer(2, { "2.1": 1 })
    .until("alliance/answer", 3)
    .answer(3, "offense");
  t.passing("alliance/ships").until("window/planning.before").answer(0, "angler");
  expect([t.asked(0), t.options(0)]).toEqual(["angler/whom", ["1", "2"]]);
  t.answer(0, "2").answer(0, "morph");
  expect(t.hand(0)).toContain("morph");
});

test("every card of the boxes can be named, and no other [angler D1]", () => {
  const names = planning().answer(0, "angler").options(0);
  expect(names).toEqual(expect.arrayContaining(["attack-12", "negotiate", "plague", "flare-virus", "flare-angler"]));
  expect(names.filter((name) => /rift|retreat/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  const rewarding = planning({ settings: { ...settings, rewardDeck: true } })
    .answer(0, "angler")
    .options(0);
  expect(rewarding).toEqual(expect.arrayContaining(["rift-2", "attack-12-21", "retreat"]));
  expect(rewarding.filter((name) => name.includes("morph"))).toEqual(["morph"]);
});

test("a morph is a morph, from whichever deck; a rift goes off [angler 2, angler D2]", () => {
  const rewarding = { ...settings, rewardDeck: true };
  const hands = [["attack-10"], ["attack-40", "reward-morph", "rift-3"], []];
  const t = planning({ settings: rewarding, hands, declining: ["rift-3"] })
    .answer(0, "angler")
    .answer(0, "morph");
  expect(t.hand(0)).toEqual(["attack-10", "reward-morph"]);
  const rift = planning({ settings: rewarding, hands, declining: ["rift-3"] })
    .answer(0, "angler")
    .answer(0, "rift-3");
  expect(rift.told("rift.detonated")).toEqual([{ player: "player/0", card: "card/rift-3" }]);
});

test("a defense left without encounter cards draws a new hand as usual [angler D2]", () => {
  const t = planning({ hands: [["attack-10"], ["attack-40"], []] })
    .answer(0, "angler")
    .answer(0, "attack-40");
  expect(t.hand(1)).toHaveLength(8);
});

test("zapped, no card is given or drawn, and there is no second use [angler zap]", () => {
  const hands = [["attack-10", "attack-04"], ["attack-40", "cosmic-zap"], []];
  const t = planning({ hands }).answer(0, "angler").answer(0, "attack-23").answer(1, "cosmic-zap");
  expect([t.asked(0), t.told("angler.lucky"), t.hand(0)]).toEqual(["planning/select", [], ["attack-04", "attack-10"]]);
});

test("as an ally only with the super, against the other side [angler super]", () => {
  const ally = (hand: string[]) => {
    const t = table({
      aliens: ["machine", "macron", "angler"],
      settings,
      hands: [["attack-10"], ["attack-08", "attack-40"], hand],
      deck: ["attack-23"],
      destiny: ["seat-1"],
    }).until("alliance/invite-offense");
    t.answer(0, ["2"]).until("alliance/answer").answer(2, "offense").passing("alliance/ships");
    return t;
  };
  expect(ally([]).until("planning/select").wasAsked(2, "window/planning.before")).toBe(false);
  const t = ally(["flare-angler"]).until("window/planning.before");
  expect(t.options(2)).toEqual(["pass", "flare-angler"]);
  t.answer(2, "flare-angler").answer(2, "angler").answer(2, "attack-40");
  expect(t.hand(2)).toEqual(["attack-40", "flare-angler"]);
});
