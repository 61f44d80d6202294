import { expect, test } from "vitest";
import { type TestTable, table } from "../../testing/table.ts";

const spare = ["attack-01", "attack-05"];

test("wild: allies of a winning offense get no colony and go home [grudge wild, grudge flare D2]", () => {
  const hands = [["attack-20", "attack-07"], ["attack-08", "flare-grudge", ...spare], []];
  const t = table({ aliens: ["clone", "machine", "hacker"], hands, destiny: ["seat-1"] }).until("launch/aim");
  t.answer(0, "1.1").answer(0, { "0.1": 1 }).answer(0, ["2"]).answer(1, []).answer(2, "offense");
  t.answer(2, { "2.1": 2 }).answer(0, "attack-20").answer(1, "attack-08").until("window/resolution.before");
  expect(t.options(1)).toEqual(["pass", "flare-grudge"]);
  t.answer(1, "flare-grudge").until("ships/return").answer(2, { "2.2": 2 }).declining("clone").until("turn/again");
  expect([t.ships("1.1", 0), t.ships("1.1", 2), t.ships("2.2", 2)]).toEqual([1, 0, 6]);
  expect(t.table.warp).toEqual([0, 4, 0]);
  expect(t.hand(1)).toContain("flare-grudge");
});

/** The Clone loses an attack against the Machine, whom seat 2 helps with two ships. */
function defended(): TestTable {
  const hands = [["attack-04", "flare-grudge"], ["attack-20", ...spare], []];
  const t = table({ aliens: ["clone", "machine", "hacker"], hands, destiny: ["seat-1"] }).until("launch/aim");
  t.answer(0, "1.1").answer(0, { "0.1": 1 }).answer(0, []).answer(1, ["2"]).answer(2, "defense");
  return t.answer(2, { "2.1": 2 }).answer(1, "attack-20").until("window/resolution.before");
}

test("wild: allies of a winning defense get no rewards [grudge wild, grudge flare D2]", () => {
  const t = defended().answer(0, "flare-grudge").declining("clone").until("launch/aim");
  expect(t.told("rewards.taken")).toEqual([]);
  expect(t.table.encounter.dock).toEqual([0, 0, 0]);
  expect(t.hand(2)).toEqual([]);
  const paid = defended().answer(0, "pass").declining("clone", "plague").until("launch/aim");
  expect(paid.told("rewards.taken")).toEqual([{ player: "player/2", ships: 0, cards: 2 }]);
});

test("wild: it is of no use when the player of it wins, or has no allied opponent [grudge wild]", () => {
  const hands = [["attack-20", "attack-07", "flare-grudge"], ["attack-08", ...spare], []];
  const won = table({ aliens: ["clone", "machine", "hacker"], hands, destiny: ["seat-1"] }).until("launch/aim");
  won.answer(0, "1.1").answer(0, { "0.1": 1 }).answer(0, []).answer(1, ["2"]).answer(2, "defense");
  won.answer(2, { "2.1": 2 }).answer(0, "attack-20").answer(1, "attack-08");
  expect(won.asked(0)).toBe("window/resolution.keep");
  const alone = table({
    aliens: ["clone", "machine", "hacker"],
    hands: [["attack-04", "flare-grudge"], ["attack-20", ...spare], []],
    destiny: ["seat-1"],
  });
  alone.until("planning/select").answer(1, "attack-20");
  expect(alone.asked(0)).toBe("window/resolution.keep");
});

/** The Grudge wins against the Clone; seat 2 was invited and declined. */
function wins(own: string): TestTable {
  const hands = [[own, "attack-07", "flare-grudge"], ["attack-08", ...spare], []];
  const t = table({ aliens: ["grudge", "clone", "machine"], hands, destiny: ["seat-1"] }).until("launch/aim");
  t.answer(0, "1.1").answer(0, { "0.1": 1 }).answer(0, ["2"]).answer(1, []).answer(2, "decline");
  return t.answer(0, own).answer(1, "attack-08");
}

test("super: the holder loses four ships, not one and four, although the Grudge won [grudge super, grudge flare D1]", () => {
  const t = wins("attack-20").until("boost");
  expect(t.options(0)).toEqual(["pass", "flare-grudge"]);
  t.answer(0, "flare-grudge");
  expect(t.question(2)).toMatchObject({ key: "ships/lose", min: 4, max: 4 });
  t.answer(2, { "2.1": 4 }).declining("clone").until("turn/again");
  expect(t.table.warp[2]).toBe(4);
  expect(t.hand(0)).toContain("flare-grudge");
});

test("super: left alone, the holder loses one ship [grudge super]", () => {
  expect(wins("attack-20").until("boost").answer(0, "pass").question(2)).toMatchObject({ min: 1, max: 1 });
});

test("super: after a loss it is four ships anyway [grudge flare D1]", () => {
  const t = wins("attack-04").until("ships/lose");
  expect(t.question(2)).toMatchObject({ min: 4, max: 4 });
  expect(t.hand(0)).toContain("flare-grudge");
  expect(t.told("card.played")).toEqual([]);
});
