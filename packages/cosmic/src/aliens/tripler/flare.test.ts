import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";

/** The Clone attacks with one ship and holds the flare. */
function held(theirs: string, aliens = ["clone", "hacker", "machine"]): FightTable {
  return fight({ aliens, hands: [["attack-10", "flare-tripler"], [theirs], []] });
}

test.each([
  ["attack-15", 5],
  ["attack-20", 7],
  ["attack-40", 14],
])("wild: the opponent's %s counts %i [tripler wild, REV-12.4]", (card, value) => {
  const t = held(card).until("window/reveal.first", 0);
  expect(t.options(0)).toEqual(["pass", "flare-tripler"]);
  t.answer(0, "flare-tripler");
  expect(t.told("reveal.totals")).toEqual([{ offense: 11, defense: value + 4 }]);
  expect(t.hand(0)).toEqual(["flare-tripler"]);
});

test("wild: not below 15, not against a negotiate, and not one's own card [tripler wild]", () => {
  expect(held("attack-14").totals()).toEqual({ offense: 11, defense: 18 });
  expect(held("negotiate").told("encounter.won")).toHaveLength(1);
  const own = fight({ hands: [["attack-20", "flare-tripler"], ["attack-08"], []] });
  expect(own.totals()).toEqual({ offense: 21, defense: 12 });
});

test("wild: an attack that Emotion Control made a negotiate is none any more [tripler wild, CRD-23]", () => {
  const hands = [["attack-10", "flare-tripler"], ["attack-20", "emotion-control"], []];
  const t = fight({ hands }).until("window/reveal.change", 1).answer(1, "emotion-control");
  expect(t.asked(0)).toBe("deal");
});

test("wild: left alone, the value stays; no ally may play it [tripler wild]", () => {
  const t = held("attack-20").until("window/reveal.first", 0).answer(0, "pass");
  expect(t.told("reveal.totals")).toEqual([{ offense: 11, defense: 24 }]);
  const ally = fight({ hands: [["attack-20"], ["attack-20"], ["flare-tripler"]], allies: [[2, "offense", 1]] });
  expect(ally.totals()).toEqual({ offense: 22, defense: 24 });
});

test("wild: it comes before other effects on the value, whoever is first in timing order [tripler wild, TIM-05]", () => {
  const hands = [["attack-20"], ["attack-08", "flare-tripler"], []];
  const t = fight({ aliens: ["mirror", "clone", "hacker"], hands }).until("window/planning.selected", 0);
  t.answer(0, "mirror").until("window/reveal.first", 1).answer(1, "flare-tripler");
  expect(t.told("reveal.totals")).toEqual([{ offense: 70 + 1, defense: 80 + 4 }]);
});

/** The Tripler attacks with one ship and its flare in hand. */
function tripler(mine: string, ...theirs: string[]): FightTable {
  const hands = [[mine, "flare-tripler"], ["attack-08", ...theirs], []];
  return fight({ aliens: ["tripler", "clone", "hacker"], hands });
}

test.each([
  ["attack-11", 33],
  ["attack-12", 36],
  ["attack-13", 39],
])("super: %s is tripled to %i [tripler super]", (card, value) => {
  const t = tripler(card).until("boost", 0).answer(0, "flare-tripler");
  expect(t.told("reveal.totals")).toEqual([{ offense: value + 1, defense: 12 }]);
  expect(t.hand(0)).toEqual(["flare-tripler"]);
});

test("super: left alone or cancelled, 13 is divided [tripler super]", () => {
  const left = tripler("attack-13").until("boost", 0).answer(0, "pass");
  expect(left.told("reveal.totals")).toEqual([{ offense: 6, defense: 12 }]);
  const cancelled = tripler("attack-13", "card-zap").until("boost", 0).answer(0, "flare-tripler").answer(1, "card-zap");
  expect(cancelled.told("reveal.totals")).toEqual([{ offense: 6, defense: 12 }]);
});

test("super: 14 and 10 are as without it [tripler super]", () => {
  expect(tripler("attack-14").totals()).toEqual({ offense: 6, defense: 12 });
  expect(tripler("attack-10").totals()).toEqual({ offense: 31, defense: 12 });
});
