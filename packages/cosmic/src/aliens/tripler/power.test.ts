import { expect, test } from "vitest";
import { type Engagement, type FightTable, fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";

/** The Tripler attacks with one ship. */
function attack(mine: string, theirs: string[], more: TestSetUp & Engagement = {}): FightTable {
  return fight({ aliens: ["tripler", "masochist", "hacker"], hands: [[mine], theirs, []], ...more });
}

test.each([
  ["attack-00", 0],
  ["attack-04", 12],
  ["attack-10", 30],
  ["attack-11", 4],
  ["attack-12", 4],
  ["attack-13", 5],
  ["attack-14", 5],
  ["attack-15", 5],
  ["attack-20", 7],
  ["attack-23", 8],
  ["attack-30", 10],
  ["attack-40", 14],
])("%s counts %i [tripler 1, REV-12.6]", (card, value) => {
  expect(attack(card, ["attack-08"]).totals()).toEqual({ offense: value + 1, defense: 12 });
});

test("the power must be used as a main player, on either side, and not as an ally [tripler 0]", () => {
  const hands = [["attack-20"], ["attack-08"], []];
  expect(attack("attack-04", ["attack-08"]).told("power.used")).toHaveLength(1);
  expect(fight({ aliens: ["masochist", "tripler", "hacker"], hands }).totals()).toEqual({
    offense: 21,
    defense: 24 + 4,
  });
  const ally = fight({ aliens: ["masochist", "hacker", "tripler"], hands, allies: [[2, "offense", 1]] });
  expect([ally.told("power.used"), ally.totals()]).toEqual([[], { offense: 22, defense: 12 }]);
});

test("a negotiate is left alone [tripler 1]", () => {
  expect(attack("negotiate", ["attack-08"]).told("power.used")).toEqual([]);
});

test("against a negotiate the attack is tripled all the same [tripler 1]", () => {
  expect(attack("attack-04", ["negotiate"]).told("tripler.changed")).toEqual([{ player: "player/0", from: 4, n: 12 }]);
});

test("zapped, the card keeps its value [tripler zap]", () => {
  const t = attack("attack-04", ["attack-08", "cosmic-zap"]).until("window/power.used", 1).answer(1, "cosmic-zap");
  expect(t.told("reveal.totals")).toEqual([{ offense: 5, defense: 12 }]);
});

test("it works on the value after replacements and announced effects, and before ships [tripler EC1]", () => {
  const t = attack("attack-40", ["attack-20"], { aliens: ["tripler", "mirror", "hacker"] });
  t.until("window/planning.selected", 1).answer(1, "mirror");
  expect(t.totals()).toEqual({ offense: 4 * 3 + 1, defense: 2 + 4 });
  const human = fight({
    aliens: ["tripler", "masochist", "hacker"],
    hands: [["attack-04", "flare-human"], ["attack-08"], []],
  });
  human.until("window/reveal.change", 0).answer(0, "flare-human");
  expect(human.totals()).toEqual({ offense: 42 / 3 + 1, defense: 12 });
});

test("a negative value is tripled as it is [tripler EC2, REV-13]", () => {
  const t = attack("attack-08", ["attack-15", "flare-calculator"]).until("window/planning.selected", 1);
  t.answer(1, "flare-calculator").answer(1, "odd");
  expect(t.told("reveal.totals")).toEqual([{ offense: (8 - 15) * 3 + 1, defense: 19 }]);
});
