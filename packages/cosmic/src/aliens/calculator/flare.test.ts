import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";
import { kick, rewarded } from "../../testing/rewarded.ts";

/** The Clone attacks with one ship and calls. */
function call(mine: string, theirs: string, word: string): FightTable {
  const t = fight({ hands: [[mine, "flare-calculator"], [theirs], []] });
  t.until("window/planning.selected", 0).answer(0, "flare-calculator");
  expect(t.told("reveal.card")).toEqual([]);
  expect(t.options(0)).toEqual(["odd", "even"]);
  t.answer(0, word);
  return t;
}

test("wild: called right, the opponent's card is reduced by the own one [calculator wild, REV-13]", () => {
  const t = call("attack-15", "attack-08", "odd");
  expect(t.totals()).toEqual({ offense: 15 + 1, defense: 8 - 15 + 4 });
  expect(t.hand(0)).toEqual(["flare-calculator"]);
  expect(call("attack-14", "attack-08", "even").totals()).toEqual({ offense: 15, defense: 8 - 14 + 4 });
});

test("wild: called wrong, the own card is reduced by the opponent's [calculator wild]", () => {
  expect(call("attack-15", "attack-08", "even").totals()).toEqual({ offense: 15 - 8 + 1, defense: 12 });
  expect(call("attack-14", "attack-08", "odd").totals()).toEqual({ offense: 14 - 8 + 1, defense: 12 });
});

test("wild: a sum below nothing is odd or even like any other [calculator wild, REV-13]", () => {
  const hands = [["attack-15", "flare-calculator", "reverse-polarity"], ["attack-08"], []];
  const t = kick(rewarded({ hands }), 0, "reverse-polarity");
  t.until("window/planning.selected", 0).answer(0, "flare-calculator").answer(0, "odd");
  expect(t.totals()).toEqual({ offense: -15 + 1, defense: -8 + 15 + 4 });
});

test("wild: the defense may call too, others may not [calculator wild]", () => {
  const t = fight({ hands: [["attack-15"], ["attack-08", "flare-calculator"], []] });
  t.until("window/planning.selected", 1).answer(1, "flare-calculator").answer(1, "odd");
  expect(t.totals()).toEqual({ offense: 15 - 8 + 1, defense: 12 });
  const ally = fight({ hands: [["attack-15"], ["attack-08"], ["flare-calculator"]], allies: [[2, "offense", 1]] });
  expect(ally.totals()).toEqual({ offense: 17, defense: 12 });
});

test("wild: with a negotiate it does nothing [calculator flare D1]", () => {
  const t = call("attack-15", "negotiate", "odd");
  expect([t.told("calculator.right"), t.told("calculator.wrong")]).toEqual([[], []]);
  expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
});

test("wild: a morph makes the sum even [calculator wild, REV-02]", () => {
  expect(call("attack-15", "morph", "even").totals()).toEqual({ offense: 16, defense: 0 + 4 });
});

test("wild: the sum is that before other changes, the reduction is not [calculator flare D2]", () => {
  const aliens = ["mirror", "clone", "hacker"];
  const t = fight({ aliens, hands: [["attack-12"], ["attack-08", "flare-calculator"], []] });
  t.until("window/planning.selected", 0).answer(0, "mirror").answer(1, "pass");
  t.answer(1, "flare-calculator").answer(1, "even");
  // 12 and 08 are even, 21 and 80 would be odd.
  expect(t.totals()).toEqual({ offense: 21 - 80 + 1, defense: 80 + 4 });
});

test("wild: the sum is that before the Tripler's wild as well [calculator flare D2]", () => {
  const t = fight({ hands: [["attack-20", "flare-calculator"], ["attack-08", "flare-tripler"], []] });
  t.until("window/planning.selected", 0).answer(0, "flare-calculator").answer(0, "even");
  t.until("window/reveal.first", 1).answer(1, "flare-tripler");
  expect(t.totals()).toEqual({ offense: 7 + 1, defense: 8 - 7 + 4 });
});

/** The Calculator helps the offense. */
function ally(...theirs: string[]): FightTable {
  const hands = [["attack-15"], ["attack-08", ...theirs], ["flare-calculator"]];
  const t = fight({ aliens: ["clone", "hacker", "calculator"], hands, allies: [[2, "offense", 1]] });
  t.until("window/planning.selected", 2);
  return t;
}

test("super: as an ally the Calculator may use its power [calculator super]", () => {
  const t = ally();
  expect(t.options(2)).toEqual(["pass", "flare-calculator"]);
  t.answer(2, "flare-calculator");
  expect(t.told("power.used")).toEqual([{ player: "player/2", power: "power/calculator" }]);
  expect(t.totals()).toEqual({ offense: 7 + 2, defense: 12 });
  expect(t.hand(2)).toEqual(["flare-calculator"]);
});

test("super: that use can be zapped, and the flare returns [calculator super, ZAP-12]", () => {
  const t = ally("cosmic-zap").answer(2, "flare-calculator").until("window/power.used", 1).answer(1, "cosmic-zap");
  expect(t.told("reveal.totals")).toEqual([{ offense: 17, defense: 12 }]);
  expect(t.hand(2)).toEqual(["flare-calculator"]);
});

test("super: an uninvolved Calculator has no use for it [calculator super, TIM-01]", () => {
  const hands = [["attack-15"], ["attack-08"], ["flare-calculator"]];
  const t = fight({ aliens: ["clone", "hacker", "calculator"], hands });
  expect([t.totals(), t.wasAsked(2, "window/planning.selected")]).toEqual([{ offense: 16, defense: 12 }, false]);
});
