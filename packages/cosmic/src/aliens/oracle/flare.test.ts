import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";
import { table } from "../../testing/table.ts";

const SIX = ["attack-00", "attack-01", "attack-05", "attack-07", "attack-09", "attack-11"];

test("the wild mixes both hands without the flare and deals the same numbers back [oracle wild, oracle flare D1]", () => {
  const mine = ["attack-40", "attack-30", "negotiate", "flare-oracle"];
  const t = table({ aliens: ["zombie", "masochist", "macron"], hands: [mine, SIX, []], destiny: ["seat-1"] });
  t.until("window/planning.before");
  expect(t.options(0)).toEqual(["pass", "flare-oracle"]);
  expect(t.asked(1)).toBeUndefined();
  t.answer(0, "flare-oracle").until("planning/select");
  expect(t.hand(0)).toHaveLength(4);
  expect(t.hand(1)).toHaveLength(6);
  expect(t.hand(0)).toContain("flare-oracle");
  expect([...t.hand(0), ...t.hand(1)].sort()).toEqual([...mine, ...SIX].sort());
  expect(t.hand(0).some((card) => SIX.includes(card))).toBe(true);
});

test("each of the two learns the own new hand only [oracle wild]", () => {
  const hands = [["attack-40", "flare-oracle"], ["attack-08"], []];
  const t = table({ aliens: ["zombie", "masochist", "macron"], hands, destiny: ["seat-1"] });
  t.until("window/planning.before").answer(0, "flare-oracle");
  const told = t.session.events.filter((event) => event.id === "oracle.hand");
  expect(told.map((event) => event.params)).toEqual([
    { player: "player/0", n: 1 },
    { player: "player/1", n: 1 },
  ]);
  expect(told.map((event) => Object.keys(event.privately ?? {}))).toEqual([["0"], ["1"]]);
});

test("an ally cannot play the wild [oracle wild]", () => {
  const hands = [["attack-40"], ["attack-08"], ["flare-oracle"]];
  const t = table({ aliens: ["zombie", "masochist", "macron"], hands, destiny: ["seat-1"] });
  t.until("alliance/invite-offense").answer(0, ["player/2"]).until("alliance/answer").answer(2, "offense");
  t.answer(2, { "2.1": 1 }).finish();
  expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  expect(t.wasAsked(2, "window/planning.before")).toBe(false);
});

/** The Oracle attacks seat 1 with three ships and an ally, and sees a 20. */
function foreseen(who: string[]) {
  const t = table({
    aliens: who,
    hands: [["attack-04", "flare-oracle"], ["attack-20"], []],
    destiny: ["seat-1"],
    memo: { "tick-tock": { tokens: 5 } },
  });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 3 });
  t.until("alliance/invite-offense").answer(0, ["player/2"]).until("alliance/answer").answer(2, "offense");
  return t.answer(2, { "2.1": 2 }).until("window/planning.shown");
}

test("the super ends the encounter once the card is seen: card and ships go back [oracle super]", () => {
  const t = foreseen(["oracle", "zombie", "masochist"]);
  expect(t.options(0)).toEqual(["pass", "flare-oracle"]);
  t.answer(0, "flare-oracle").until("ships/return", 0).answer(0, { "0.2": 3 });
  t.until("ships/return", 2).answer(2, { "2.1": 2 });
  expect(t.hand(1)).toEqual(["attack-20"]);
  expect([t.ships("0.1", 0), t.ships("0.2", 0), t.ships("2.1", 2), t.ships("1.1", 1)]).toEqual([1, 7, 4, 4]);
  expect(t.hand(0)).toEqual(["attack-04", "flare-oracle"]);
  expect(t.told("reveal.card")).toEqual([{ player: "player/1", card: "card/attack-20.1" }]);
  expect(t.told("encounter.discarded")).toEqual([]);
});

test("an encounter ended by the super counts as a deal [oracle super, oracle flare D2]", () => {
  const t = foreseen(["oracle", "warrior", "tick-tock"]);
  t.answer(0, "flare-oracle").until("turn/again");
  expect(t.asked(0)).toBe("turn/again");
  expect(t.table.memo["tick-tock"]).toEqual({ tokens: 4 });
  expect(t.table.memo.warrior).toEqual({ tokens: 1 });
});

test("what follows a deal finds the allies who were in the encounter [oracle super, mutant wild]", () => {
  const hands = [["negotiate", "attack-04", "flare-mutant"], ["attack-20", "flare-oracle", "quash"], ["plague"]];
  const t = fight({
    aliens: ["masochist", "oracle", "zombie"],
    hands,
    allies: [[2, "defense", 1]],
    declining: ["plague"],
  });
  t.until("planning/select").answer(0, "negotiate").answer(1, "flare-oracle");
  t.until("window/resolution.after").answer(0, "flare-mutant");
  expect(t.told("cards.taken")).toEqual([
    { player: "player/0", from: "player/1", n: 1 },
    { player: "player/0", from: "player/2", n: 1 },
  ]);
});

test("without the super the encounter goes on [oracle super]", () => {
  const t = foreseen(["oracle", "zombie", "masochist"]).answer(0, "pass").finish();
  expect(t.told("encounter.won")).toEqual([{ player: "player/1", side: "defense" }]);
});

test("a zapped Oracle sees no card and cannot play the super [oracle super, oracle zap]", () => {
  const hands = [["attack-04", "flare-oracle"], ["attack-20", "cosmic-zap"], []];
  const t = table({ aliens: ["oracle", "zombie", "masochist"], hands, destiny: ["seat-1"] });
  t.until("window/power.used").answer(1, "cosmic-zap").finish();
  expect(t.told("card.played").map((event) => event.card)).toEqual(["card/cosmic-zap.1"]);
});
