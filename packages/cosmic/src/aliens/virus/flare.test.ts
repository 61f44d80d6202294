import { expect, test } from "vitest";
import { type Engagement, type FightTable, fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";

/** The Clone attacks with three ships, helped by the Machine with four. */
function held(more: TestSetUp & Engagement = {}): FightTable {
  const hands = [["attack-06", "flare-virus"], ["attack-20"], []];
  return fight({ hands, gate: 3, allies: [[2, "offense", 4]], ...more });
}

test("wild: own ships are multiplied by allied ships instead of added [virus wild, REV-12.7]", () => {
  const t = held().until("window/reveal.multiply", 0);
  expect(t.options(0)).toEqual(["pass", "flare-virus"]);
  t.answer(0, "flare-virus");
  expect(t.told("reveal.totals")).toEqual([{ offense: 6 + 3 * 4, defense: 24 }]);
  expect(t.hand(0)).toEqual(["flare-virus"]);
});

test("wild: without allies it gives 0, so it is left alone [virus flare D1, virus flare D2]", () => {
  const played = held({ allies: [] }).until("window/reveal.multiply", 0).answer(0, "flare-virus");
  expect(played.told("reveal.totals")).toEqual([{ offense: 6 + 3 * 0, defense: 24 }]);
  const left = held({ allies: [] }).until("window/reveal.multiply", 0).answer(0, "pass");
  expect(left.told("reveal.totals")).toEqual([{ offense: 9, defense: 24 }]);
});

test("wild: not for an ally, and not where no totals are compared [virus wild]", () => {
  const ally = held({ hands: [["attack-06"], ["attack-20"], ["flare-virus"]] });
  expect(ally.totals()).toEqual({ offense: 13, defense: 24 });
  const dealing = held({ hands: [["attack-06", "flare-virus"], ["negotiate"], []] });
  expect(dealing.told("encounter.won")).toHaveLength(1);
});

const aliens = ["virus", "clone", "hacker"];

test("super: the card is multiplied by all ships of the side [virus super]", () => {
  const t = held({ aliens }).until("boost", 0).answer(0, "flare-virus");
  expect(t.told("reveal.totals")).toEqual([{ offense: 6 * (3 + 4), defense: 24 }]);
  expect(t.hand(0)).toEqual(["flare-virus"]);
});

test("super: left alone, allied ships are added [virus super]", () => {
  const t = held({ aliens }).until("boost", 0).answer(0, "pass");
  expect(t.told("reveal.totals")).toEqual([{ offense: 6 * 3 + 4, defense: 24 }]);
});

test("super: zapped, everything is added up, and the flare is back and used [virus super, virus zap, FLR-07]", () => {
  const hands = [["attack-06", "flare-virus"], ["attack-20", "cosmic-zap"], []];
  const t = held({ aliens, hands }).until("boost", 0).answer(0, "flare-virus").until("window/power.used", 1);
  t.answer(1, "cosmic-zap");
  expect(t.told("reveal.totals")).toEqual([{ offense: 13, defense: 24 }]);
  expect(t.hand(0)).toEqual(["flare-virus"]);
});

test("zapped, the Virus may use the wild side of its flare [virus wild, FLR-05]", () => {
  const hands = [["attack-06", "flare-virus"], ["attack-20", "cosmic-zap"], []];
  const t = held({ aliens, hands }).until("boost", 0).answer(0, "pass").until("window/power.used", 1);
  t.answer(1, "cosmic-zap").until("window/reveal.multiply", 0).answer(0, "flare-virus");
  expect(t.told("reveal.totals")).toEqual([{ offense: 6 + 12, defense: 24 }]);
});
