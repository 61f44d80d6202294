import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";

/** The Clone attacks with one ship and copies its opponent's card. */
function copy(mine: string, theirs: string, ...more: string[]): FightTable {
  const t = fight({ hands: [[mine, "flare-mirror"], [theirs, ...more], []] }).until("window/reveal.change", 0);
  expect(t.told("reveal.card")).toHaveLength(2);
  t.answer(0, "flare-mirror");
  return t as FightTable;
}

test("wild: after reveal the own card becomes a duplicate of the opponent's [mirror wild, REV-12.3]", () => {
  const t = copy("attack-04", "attack-20");
  expect(t.totals()).toEqual({ offense: 20 + 1, defense: 24 });
  expect(t.hand(0)).toEqual(["flare-mirror"]);
});

test("wild: a copied negotiate makes a deal, an attack copied with a negotiate a fight [mirror wild]", () => {
  expect(copy("attack-04", "negotiate").asked(0)).toBe("deal");
  expect(copy("negotiate", "attack-20").totals()).toEqual({ offense: 21, defense: 24 });
});

test("wild: what is discarded is the printed card [mirror wild]", () => {
  const t = copy("attack-04", "attack-20").finish();
  expect(t.told("encounter.discarded")).toEqual([{ cards: "card/attack-04.1 card/attack-20.1" }]);
});

test("wild: only for main players [mirror wild]", () => {
  const t = fight({ hands: [["attack-04"], ["attack-20"], ["flare-mirror"]], allies: [[2, "offense", 1]] });
  expect(t.totals()).toEqual({ offense: 6, defense: 24 });
});

/** The Mirror attacks, calls a reversal and plays its flare. */
function limit(whose: string, ...theirs: string[]): FightTable {
  const hands = [["attack-15", "flare-mirror"], ["attack-08", ...theirs], []];
  const t = fight({ aliens: ["mirror", "clone", "hacker"], hands }).until("window/planning.selected", 0);
  t.answer(0, "mirror");
  expect(t.asked(0)).toBe("boost");
  t.answer(0, whose === "all" ? "pass" : "flare-mirror");
  if (whose === "all") return t as FightTable;
  if (theirs.length > 0) t.answer(1, theirs[0]);
  else expect(t.options(0)).toEqual(["mine", "theirs"]);
  if (theirs.length === 0) t.answer(0, whose);
  return t as FightTable;
}

test("super: the reversal is limited to the own card or to the opponent's, before the cards are revealed [mirror super]", () => {
  expect(limit("mine").totals()).toEqual({ offense: 51 + 1, defense: 12 });
  expect(limit("theirs").totals()).toEqual({ offense: 16, defense: 80 + 4 });
  expect(limit("theirs").hand(0)).toEqual(["flare-mirror"]);
});

test("super: left alone, all attacks are reversed [mirror super]", () => {
  expect(limit("all").totals()).toEqual({ offense: 52, defense: 84 });
});

test("super: a Card Zap leaves the whole reversal [mirror super, ZAP-13]", () => {
  expect(limit("mine", "card-zap").totals()).toEqual({ offense: 52, defense: 84 });
});
