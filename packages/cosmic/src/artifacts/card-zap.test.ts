import { expect, test } from "vitest";
import { CARDS } from "../cards.ts";
import { type TestSetUp, type TestTable, table } from "../testing/table.ts";

function discarded(t: TestTable) {
  return t.table.discard.map((card) => CARDS[card].name).sort();
}

/** The Clone attacks 1.1 with three ships and is about to lose them. */
function loses(hands: string[][], more: Partial<TestSetUp> = {}) {
  const t = table({ aliens: ["clone", "will", "warrior"], hands, destiny: ["seat-1"], ...more });
  return t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 3 });
}

test("a flare is cancelled as it is played and discarded [CRD-21, ZAP-13]", () => {
  const t = loses([["attack-04", "flare-zombie"], ["attack-20", "card-zap"], []]).until("window/ships.going");
  t.answer(0, "flare-zombie");
  expect(t.asked(1)).toBe("window/card.played");
  expect(t.question(1)).toMatchObject({ params: { player: "player/0", card: "card/flare-zombie" } });
  t.answer(1, "card-zap").until("window/resolution.keep");
  expect(t.table.warp[0]).toBe(3);
  expect(discarded(t)).toEqual(["card-zap", "flare-zombie"]);
  expect(t.table.encounter.flareUsers).toEqual([0]);
});

test("an artifact is cancelled as it is played, in any phase and by anybody [CRD-21, ART-01]", () => {
  const hands = [["attack-04"], ["attack-20", "plague"], ["card-zap"]];
  const t = table({ aliens: ["clone", "will", "warrior"], hands, destiny: ["seat-1"] });
  t.until("window/regroup.start").answer(1, "plague").answer(1, "0").answer(2, "card-zap");
  expect(t.asked(0)).toBe("launch/aim");
  expect(discarded(t)).toEqual(["card-zap", "plague"]);
  expect([t.hand(0), t.table.warp]).toEqual([["attack-04"], [0, 0, 0]]);
});

test("one's own card cannot be the target [CRD-08]", () => {
  const t = loses([["attack-04", "flare-zombie", "card-zap"], ["attack-20"], []]).until("window/ships.going");
  expect(t.options(0)).toEqual(["pass", "flare-zombie"]);
  t.answer(0, "flare-zombie");
  expect(t.asked(0)).toBe("ships/return");
});

test("a Card Zap may answer a Card Zap: the flare works after all [CRD-08, CRD-21, ZAP-13]", () => {
  const t = loses([["attack-04", "flare-zombie", "card-zap"], ["attack-20", "card-zap"], []]);
  t.until("window/ships.going").answer(0, "flare-zombie").answer(1, "card-zap");
  expect([t.asked(0), t.options(0)]).toEqual(["window/card.played", ["pass", "card-zap"]]);
  t.answer(0, "card-zap").answer(0, { "0.3": 1 }).until("window/resolution.keep");
  expect(t.table.warp[0]).toBe(2);
  expect(discarded(t)).toEqual(["card-zap", "card-zap"]);
  expect(t.hand(0)).toEqual(["flare-zombie"]);
  expect(t.told("card.discarded")).toEqual([{ player: "player/1", card: "card/card-zap.2", side: "", rule: "CRD-21" }]);
});

test("a Card Zap may answer a Cosmic Zap: the mandatory power is used after all [CRD-08, CRD-22, ZAP-13]", () => {
  const hands = [["attack-04", "card-zap"], ["attack-20", "cosmic-zap"], []];
  const t = loses(hands, { aliens: ["zombie", "will", "warrior"] }).until("window/power.used");
  t.answer(1, "cosmic-zap").answer(0, "card-zap");
  expect(t.question(0)).toMatchObject({ key: "ships/return", max: 3 });
  t.answer(0, { "0.3": 3 });
  expect(t.table.warp[0]).toBe(0);
  expect(t.told("power.zapped")).toEqual([]);
});

test("a cancelled Cosmic Zap may be followed by another one [CRD-08, CRD-22]", () => {
  const hands = [["attack-04", "card-zap"], ["attack-20", "cosmic-zap"], ["cosmic-zap"]];
  const t = loses(hands, { aliens: ["zombie", "will", "warrior"] }).until("window/power.used");
  t.answer(1, "cosmic-zap").answer(2, "pass").answer(0, "card-zap");
  expect([t.asked(1), t.asked(2)]).toEqual([undefined, "window/power.used"]);
  t.answer(2, "cosmic-zap");
  expect(t.told("power.zapped")).toHaveLength(1);
  expect(t.told("ships.lost")).toEqual([{ player: "player/0", n: 3 }]);
});

test("neither a power nor an encounter card can be its target [CRD-09, ART-02]", () => {
  const hands = [["attack-04", "attack-06"], ["attack-20", "attack-08", "card-zap"], []];
  const t = loses(hands, { aliens: ["zombie", "will", "warrior"] }).until("planning/select");
  expect(t.options(1)).toEqual(["attack-20", "attack-08"]);
  t.answer(0, "attack-04").answer(1, "attack-20").answer(0, { "0.1": 3 });
  expect(t.told("power.used")).toHaveLength(1);
  expect(t.history.some((line) => line.includes("card.played"))).toBe(false);
  expect(t.hand(1)).toContain("card-zap");
});
