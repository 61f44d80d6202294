import { expect, test } from "vitest";
import { CARDS } from "../../cards.ts";
import { type TestTable, table } from "../../testing/table.ts";

const spare = ["attack-06", "attack-10"];

function discarded(t: TestTable): string[] {
  return t.table.discard.map((card) => CARDS[card].name);
}

/** The Clone wants its card back and is zapped. */
function zapped(flare: number): TestTable {
  const hands = [["attack-12", ...spare], ["attack-20", "cosmic-zap", ...spare], []];
  hands[flare].push("flare-healer");
  const t = table({ aliens: ["clone", "machine", "hacker"], hands, destiny: ["seat-1"] }).until("planning/select");
  t.answer(0, "attack-12").answer(1, "attack-20").until("window/resolution.keep").answer(0, "clone");
  return t.answer(1, "cosmic-zap");
}

test("wild: a Cosmic Zap played on the own power is discarded without effect [healer wild]", () => {
  const t = zapped(0);
  expect(t.options(0)).toEqual(["pass", "flare-healer"]);
  t.answer(0, "flare-healer");
  expect(t.hand(0)).toEqual(["attack-06", "attack-10", "attack-12", "flare-healer"]);
  expect(discarded(t)).toContain("cosmic-zap");
  expect(t.told("power.zapped")).toEqual([]);
});

test("wild: it does not help against a zap on somebody else, nor against a Card Zap [healer wild]", () => {
  const other = zapped(2).until("launch/aim");
  expect(other.told("power.zapped")).toHaveLength(1);
  expect(other.wasAsked(2, "window/card.played")).toBe(false);
  const hands = [["attack-10", "plague", "flare-healer"], ["attack-20", "card-zap"], []];
  const t = table({ aliens: ["clone", "machine", "hacker"], hands }).until("window/regroup.start");
  t.answer(0, "plague").answer(0, "1").answer(1, "card-zap");
  expect(t.asked(0)).not.toBe("window/card.played");
  expect(discarded(t)).toEqual(["card-zap", "plague"]);
});

test("wild: it meets an Omni-Zap that cancels a use of the own power, but not one that cancels a card [healer wild, omni-zap 1]", () => {
  const settings = { rewardDeck: true };
  const hands = [["attack-10", "plague", "flare-healer"], ["attack-20", "omni-zap"], []];
  const aliens = ["clone", "machine", "hacker"];
  const t = table({ aliens, settings, hands, destiny: ["seat-1"], declining: ["omni-zap"] });
  t.until("window/regroup.start", 0).answer(1, "pass").answer(0, "plague").answer(0, "1").answer(1, "omni-zap");
  expect([t.asked(0), t.asked(1)]).toEqual([undefined, "omni-zap/cost"]);
  const mine = [["attack-12", "flare-healer"], ["attack-20", "omni-zap"], []];
  const zapped = table({ aliens, settings, hands: mine, destiny: ["seat-1"], declining: ["omni-zap"] });
  zapped.until("window/resolution.keep").answer(0, "clone").answer(1, "omni-zap");
  expect([zapped.asked(0), zapped.options(0)]).toEqual(["window/card.played", ["pass", "flare-healer"]]);
});

/** The Clone attacks with four ships and loses; the Healer heals and is asked for its flare. */
function heals(n: number): TestTable {
  const hands = [["attack-04", ...spare], ["attack-20", ...spare], ["flare-healer"]];
  const deck = ["attack-06", "attack-08", "attack-12", "attack-14"];
  const t = table({ aliens: ["clone", "machine", "healer"], hands, destiny: ["seat-1"], deck }).until("launch/aim");
  t.answer(0, "1.1").answer(0, { "0.1": n }).until("planning/select").answer(0, "attack-04").answer(1, "attack-20");
  return t.answer(2, "healer").answer(0, { "0.2": n });
}

test("super: the fee is one card for each ship healed [healer super]", () => {
  const t = heals(3);
  expect(t.asked(2)).toBe("boost");
  t.answer(2, "flare-healer");
  expect(t.hand(2)).toEqual(["attack-06", "attack-08", "attack-12", "flare-healer"]);
});

test("super: without the flare the fee stays one card [healer super]", () => {
  expect(heals(3).answer(2, "pass").hand(2)).toEqual(["attack-06", "flare-healer"]);
});

test("super: for one ship the fee is one card anyway [healer super]", () => {
  const t = heals(1).declining("clone").until("launch/aim");
  expect(t.hand(2)).toEqual(["attack-06", "flare-healer"]);
  expect(t.wasAsked(2, "boost")).toBe(false);
});
