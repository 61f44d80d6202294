import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";
import { table } from "../../testing/table.ts";
import { sheetOf } from "./tokens.ts";

const settings = { boxes: ["base", "dominion"] };

test("a revealed negotiate becomes an attack 08 [joker wild]", () => {
  const hands = [["negotiate", "attack-01", "flare-joker"], ["attack-06", "attack-05"], []];
  const t = fight({ settings, hands }).cards("negotiate", "attack-06").until("window/reveal.change");
  t.answer(0, "flare-joker");
  expect(t.totals()).toEqual({ offense: 8 + 1, defense: 6 + 4 });
});

const aliens = ["clone", "hacker", "joker"];

test("with the super a negotiate can be wild, as long as the flare is held [joker super]", () => {
  const hands = [["negotiate", "attack-01"], ["attack-06", "attack-05"], ["flare-joker"]];
  const t = fight({ aliens, settings, hands, declining: ["clone", "flare-joker"] }).cards("negotiate", "attack-06");
  t.until("window/planning.selected", 2).answer(2, "flare-joker");
  expect(t.options(2)).toContain("negotiate");
  t.answer(2, "negotiate").until("joker/token").answer(2, "attack-24");
  expect([t.totals(), t.hand(2), sheetOf(t.table).named]).toEqual([
    { offense: 25, defense: 10 },
    ["flare-joker"],
    "negotiate",
  ]);
});

test("without the flare attack 08 is wild again [joker super]", () => {
  const memo = { joker: { up: ["6"], down: [], placed: [], carriers: [], wild: 8, named: "negotiate" } };
  const hands = [["attack-08", "attack-01"], ["attack-06", "attack-05"], []];
  const t = fight({ aliens, settings, hands, memo, declining: ["clone"] }).cards("attack-08", "attack-06");
  expect(t.totals()).toEqual({ offense: 6 + 1, defense: 6 + 4 });
  // It stays so, even if the flare comes back.
  expect(sheetOf(t.finish().table)).toMatchObject({ wild: 8, named: "" });
});

test("what was named is forgotten as soon as the flare is lost, not when the encounter is over [joker super]", () => {
  const memo = { joker: { up: ["6"], down: [], placed: [], carriers: [], wild: 12, named: "attack-06" } };
  const hands = [["attack-07", "attack-01"], ["attack-06", "attack-05"], []];
  const t = fight({ aliens, settings, hands, memo, declining: ["clone"] }).until("planning/select");
  expect(sheetOf(t.table)).toMatchObject({ wild: 8, named: "" });
});

test("set aside, the flare is not lost [joker super, joker EC2]", () => {
  const t = table({
    aliens: ["laser", "joker", "clone"],
    settings: { ...settings, rewardDeck: true },
    memo: { joker: { up: ["6"], down: [], placed: [], carriers: [], wild: 8, named: "attack-07" } },
    hands: [["attack-07", "attack-04"], ["intimidate-39", "flare-joker"], []],
    destiny: ["seat-1"],
    declining: ["clone", "flare-joker"],
  });
  t.until("window/turn.first", 1).answer(1, "intimidate-39").until("laser/number").answer(0, 1);
  expect(t.hand(1)).toEqual([]);
  t.until("planning/select").answer(0, "attack-07").until(["turn/again", "window/turn.start"]);
  expect(t.told("joker.placed")).toHaveLength(1);
});

test("an attack with two numbers is named by both of them [joker super, VA-5]", () => {
  const memo = { joker: { up: ["6"], down: [], placed: [], carriers: [], wild: 8, named: "attack-12-21" } };
  const totals = (mine: string, destiny: string) => {
    const hands = [[mine, "attack-01"], ["attack-06", "attack-05"], ["flare-joker"]];
    const start = { aliens, settings: { ...settings, rewardDeck: true }, hands, memo, destiny: [destiny] };
    return fight({ ...start, declining: ["clone", "flare-joker"] })
      .cards(mine, "attack-06")
      .until(["turn/again", "planning/select", "launch/aim"])
      .totals();
  };
  expect(totals("attack-12-21", "seat-1.1")).toEqual({ offense: 6 + 1, defense: 6 + 4 });
  expect(totals("attack-12", "seat-1.2")).toEqual({ offense: 12 + 1, defense: 6 + 4 });
});

test("a morph that was named gets a token, though it has become a duplicate [joker super, joker 2]", () => {
  const memo = { joker: { up: ["6", "30"], down: [], placed: [], carriers: [], wild: 8, named: "morph" } };
  const hands = [["morph", "attack-01"], ["attack-08", "attack-05"], ["flare-joker"]];
  const t = fight({ aliens, settings, hands, memo, declining: ["clone", "flare-joker"] }).cards("morph", "attack-08");
  t.until("joker/token").answer(2, "attack-30");
  expect(t.totals()).toEqual({ offense: 30 + 1, defense: 8 + 4 });
});

test("with no negotiate revealed it is not offered [joker wild]", () => {
  const hands = [["attack-10", "attack-01", "flare-joker"], ["attack-06", "attack-05"], []];
  const t = fight({ settings, hands }).cards("attack-10", "attack-06").until("turn/again");
  expect(t.wasAsked(0, "window/reveal.change")).toBe(false);
});
