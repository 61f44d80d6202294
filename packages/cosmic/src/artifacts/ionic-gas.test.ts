import { expect, test } from "vitest";
import { type TestSetUp, table, windowsAsked } from "../testing/table.ts";

/** The Clone attacks 1.1 with two ships. */
function attack(hands: string[][], more: Partial<TestSetUp> = {}) {
  const t = table({ aliens: ["clone", "will", "warrior"], hands, destiny: ["seat-1"], ...more });
  return t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 2 });
}

test("there is no compensation for a lost negotiate [CRD-25, ART-01]", () => {
  const hands = [["attack-10", "attack-08", "morph"], ["negotiate"], ["ionic-gas"]];
  const t = attack(hands).until("planning/select").answer(0, "attack-10").until("window/resolution.before");
  expect(t.options(2)).toEqual(["pass", "ionic-gas"]);
  t.answer(2, "ionic-gas").until("window/resolution.keep");
  expect(t.told("cards.taken")).toEqual([]);
  expect([t.hand(0), t.hand(2)]).toEqual([["attack-08", "morph"], []]);
  const without = attack(hands)
    .until("planning/select")
    .answer(0, "attack-10")
    .declining("ionic-gas")
    .until("window/resolution.keep");
  expect(without.told("cards.taken")).toEqual([{ player: "player/1", from: "player/0", n: 2 }]);
});

test("there are no defender rewards; the allies just go home [CRD-25]", () => {
  const t = attack([["attack-04", "ionic-gas"], ["attack-20"], []])
    .until("alliance/invite-defense")
    .answer(1, ["2"]);
  t.until("alliance/answer").answer(2, "defense").answer(2, { "2.1": 3 });
  t.until("window/resolution.before").answer(0, "ionic-gas");
  expect(t.question(2)).toMatchObject({ key: "ships/return", max: 3 });
  t.answer(2, { "2.1": 3 });
  expect(t.told("rewards.taken")).toEqual([]);
  expect(t.hand(2)).toEqual([]);
});

test("colonies are founded and cards gained in other ways all the same [CRD-12]", () => {
  const t = attack([["attack-10"], ["negotiate"], ["ionic-gas"]]).until("window/resolution.before");
  t.answer(2, "ionic-gas").until("window/resolution.keep").answer(0, "clone");
  expect(t.ships("1.1", 0)).toBe(2);
  expect(t.hand(0)).toEqual(["attack-10"]);
});

test("it needs a winner: it cannot be played in a deal [CRD-25, ART-02]", () => {
  const t = attack([["negotiate"], ["negotiate", "attack-04", "ionic-gas"], []]).until("planning/select");
  t.answer(1, "negotiate")
    .until("deal")
    .answer(0, { do: "refuse" })
    .passing("deal/penalty")
    .until("window/resolution.keep");
  expect(windowsAsked(t, 1)).toEqual([]);
  expect(t.table.encounter.result).toBe("failed");
});

test("a cancelled Ionic Gas stops nothing [CRD-25, ZAP-13]", () => {
  const hands = [["attack-10", "attack-08", "morph"], ["negotiate", "card-zap"], ["ionic-gas"]];
  const t = attack(hands).until("planning/select").answer(0, "attack-10").until("window/resolution.before");
  t.answer(2, "ionic-gas").answer(1, "card-zap").until("window/resolution.keep");
  expect(t.told("cards.taken")).toEqual([{ player: "player/1", from: "player/0", n: 2 }]);
});
