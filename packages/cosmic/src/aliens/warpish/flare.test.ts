import { expect, test } from "vitest";
import { type Engagement, type FightTable, fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";

/** Two ships of the offense, three of the defense are in the warp once the offense has regrouped. */
const LOST = { ships: { "0.5": [1], "1.5": [0, 1] }, warp: [3, 3, 0] };

function held(more: TestSetUp & Engagement = {}): FightTable {
  return fight({ hands: [["attack-08", "flare-warpish"], ["attack-08"], []], ...LOST, ...more });
}

test("wild: one is added for each own ship in the warp [warpish wild]", () => {
  const t = held().until("window/reveal.add", 0);
  expect(t.options(0)).toEqual(["pass", "flare-warpish"]);
  t.answer(0, "flare-warpish");
  expect(t.told("reveal.totals")).toEqual([{ offense: 9 + 2, defense: 12 }]);
  expect(t.hand(0)).toEqual(["flare-warpish"]);
});

test("wild: it may be left, and is not for allies [warpish wild]", () => {
  expect(held().until("window/reveal.add", 0).answer(0, "pass").told("reveal.totals")).toEqual([
    { offense: 9, defense: 12 },
  ]);
  const ally = fight({
    hands: [["attack-08"], ["attack-08"], ["flare-warpish"]],
    ships: { "2.5": [0, 0, 1] },
    warp: [0, 0, 3],
    allies: [[2, "offense", 1]],
  });
  expect(ally.totals()).toEqual({ offense: 10, defense: 12 });
});

test("super: the opponent subtracts one for each of its ships in the warp [warpish super]", () => {
  const t = held({ aliens: ["warpish", "masochist", "hacker"] }).until("window/reveal.add", 0);
  expect(t.options(0)).toEqual(["pass", "flare-warpish"]);
  t.answer(0, "flare-warpish");
  expect(t.told("reveal.totals")).toEqual([{ offense: 9 + 5, defense: 12 - 3 }]);
  expect(t.hand(0)).toEqual(["flare-warpish"]);
});

test("super: left alone, only the power counts [warpish super]", () => {
  const t = held({ aliens: ["warpish", "masochist", "hacker"] })
    .until("window/reveal.add", 0)
    .answer(0, "pass");
  expect(t.told("reveal.totals")).toEqual([{ offense: 9 + 5, defense: 12 }]);
});

test("where no totals are compared neither side is played; no ally plays the super [warpish wild, warpish super]", () => {
  for (const aliens of [undefined, ["warpish", "masochist", "hacker"]]) {
    const hands = [["attack-08", "flare-warpish"], ["negotiate"], []];
    const t = held({ hands, ...(aliens === undefined ? {} : { aliens }) }).finish();
    expect(t.wasAsked(0, "window/reveal.add")).toBe(false);
  }
  const ally = held({
    aliens: ["masochist", "hacker", "warpish"],
    hands: [["attack-08"], ["attack-08"], ["flare-warpish"]],
    allies: [[2, "offense", 1]],
  });
  expect(ally.totals()).toEqual({ offense: 10, defense: 12 });
});

test("wild: with no own ship in the warp there is nothing to add [warpish wild]", () => {
  const t = held({ ships: { "1.5": [0, 1] }, warp: [0, 3, 0] }).finish();
  expect([t.totals(), t.wasAsked(0, "window/reveal.add")]).toEqual([{ offense: 9, defense: 12 }, false]);
});

test("super: with no ship of the opponent in the warp there is nothing to subtract [warpish super]", () => {
  const t = held({ aliens: ["warpish", "masochist", "hacker"], ships: { "0.5": [1] }, warp: [3, 0, 0] }).finish();
  expect([t.totals(), t.wasAsked(0, "window/reveal.add")]).toEqual([{ offense: 9 + 2, defense: 12 }, false]);
});
