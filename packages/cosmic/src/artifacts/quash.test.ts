import { expect, test } from "vitest";
import { table } from "../testing/table.ts";

/** Seats 0 and 1 agree: a card for a colony. */
function agreed(third: string[], second: string[] = []) {
  const hands = [["negotiate", "attack-08"], ["negotiate", "attack-06", ...second], third];
  const t = table({ aliens: ["warrior", "will", "masochist"], hands, destiny: ["seat-1"] });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 2 }).until("planning/select");
  t.answer(0, "negotiate").answer(1, "negotiate").until("deal");
  t.answer(0, { do: "offer", give: { "attack-08": 1 }, want: { "1.2": 1 } });
  return t.answer(1, { do: "accept" });
}

test("a deal is pending until everyone has passed on it [CRD-15]", () => {
  const t = agreed(["quash"]);
  expect([t.asked(2), t.options(2)]).toEqual(["window/deal.made", ["pass", "quash"]]);
  expect([t.hand(0), t.colonies(0), t.told("deal.made")]).toEqual([["attack-08"], 0, []]);
  t.answer(2, "pass").until("deal/settle").answer(0, { "place/gate": 2 });
  expect([t.hand(0), t.ships("1.2", 0)]).toEqual([[], 2]);
});

test("a quashed deal is void, and both dealers lose three ships [CRD-28, CRD-15, ART-01]", () => {
  const t = agreed(["quash"]).answer(2, "quash");
  expect([t.asked(0), t.asked(1)]).toEqual(["deal/penalty", "deal/penalty"]);
  expect(t.options(0)).toContain("gate");
  t.answer(0, { gate: 2, "0.2": 1 }).answer(1, { "1.1": 3 });
  expect(t.told("ships.lost")).toEqual([
    { player: "player/0", n: 3 },
    { player: "player/1", n: 3 },
  ]);
  expect([t.hand(0), t.hand(1), t.hand(2), t.colonies(0)]).toEqual([["attack-08"], ["attack-06"], [], 0]);
});

test("it counts as a failed deal: the turn passes on, and effects treat it as one [CRD-28, END-05]", () => {
  const t = agreed(["quash"]).answer(2, "quash").passing("deal/penalty", "will/defense").until("launch/aim");
  expect(t.told("deal.failed")).toHaveLength(1);
  expect(t.table.turn).toMatchObject({ n: 2, seat: 1 });
  expect(t.table.memo.warrior).toEqual({ tokens: 2 });
});

test("a deal that fails by itself leaves nothing to quash [CRD-28, ART-02]", () => {
  const hands = [["negotiate"], ["negotiate"], ["quash"]];
  const t = table({ aliens: ["warrior", "will", "masochist"], hands, destiny: ["seat-1"] });
  t.until("deal").answer(0, { do: "refuse" }).passing("deal/penalty").finish();
  expect([t.hand(2), t.wasAsked(2, "window/deal.made")]).toEqual([["quash"], false]);
});

test("a cancelled Quash lets the deal stand [CRD-28, ZAP-13]", () => {
  const t = agreed(["quash"], ["card-zap"]).answer(2, "quash").answer(1, "card-zap").passing("deal/settle").finish();
  expect(t.told("deal.made")).toHaveLength(1);
  expect(t.hand(1)).toContain("attack-08");
});
