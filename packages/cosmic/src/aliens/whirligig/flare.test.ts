import { expect, test } from "vitest";
import { type TestTable, table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };

function holder(theirs: string[], seed = "wild"): TestTable {
  const hands = [["attack-10", "attack-00", "flare-whirligig"], theirs, []];
  const aliens = ["clone", "machine", "macron"];
  return table({ aliens, settings, hands, destiny: ["seat-1"], seed }).until("window/planning.before");
}

test("one card of each is mixed, and the opponent takes one unseen [whirligig wild]", () => {
  const results = Array.from({ length: 8 }, (_, i) => {
    const t = holder(["attack-40"], `wild ${i}`).answer(0, "flare-whirligig");
    expect([t.asked(0), t.options(0)]).toEqual(["whirligig/card", ["attack-10", "attack-00"]]);
    t.answer(0, "attack-00");
    return t.told("whirligig.back").length === 2 ? t.table.encounter.chosenBy.length : 0;
  });
  expect(results).toEqual(new Array(8).fill(2));
});

test("the own card may come back or change hands [whirligig wild]", () => {
  const seen = new Set<string>();
  for (let i = 0; i < 12; i++) {
    const t = holder(["attack-40", "attack-30"], `hands ${i}`).answer(0, "flare-whirligig").answer(0, "attack-00");
    expect([t.hand(0).length, t.hand(1).length]).toEqual([3, 2]);
    expect(t.hand(0)).toContain("flare-whirligig");
    seen.add(t.hand(1).includes("attack-00") ? "given" : "kept");
  }
  expect(seen).toEqual(new Set(["given", "kept"]));
});

test("cancelled, nothing is mixed [whirligig wild]", () => {
  const t = holder(["attack-40", "card-zap"]).answer(0, "flare-whirligig").answer(0, "attack-00").answer(1, "card-zap");
  expect([t.told("whirligig.back"), t.discard]).toEqual([[], ["card-zap", "flare-whirligig"]]);
});

test("with the super the opponent's hand is seen before it is mixed; the flare stays out of it [whirligig super]", () => {
  const hands = [["attack-10", "flare-whirligig"], ["attack-40", "morph"], []];
  const aliens = ["whirligig", "machine", "macron"];
  const t = table({ aliens, settings, hands, destiny: ["seat-1"] }).until("window/planning.before");
  t.answer(0, "whirligig");
  expect(t.asked(0)).toBe("boost");
  t.answer(0, "flare-whirligig");
  expect(t.told("cards.seen")).toEqual([{ player: "player/0", other: "player/1", n: 2 }]);
  expect(t.question(0)).toMatchObject({ key: "whirligig/how", params: { n: 1, m: 2 } });
  t.answer(0, "as-is");
  expect([t.hand(0).includes("flare-whirligig"), t.hand(0).length, t.hand(1).length]).toEqual([true, 2, 2]);
});

test("zapped, nothing is looked at [whirligig super, whirligig zap]", () => {
  const hands = [["attack-10", "flare-whirligig"], ["attack-40", "cosmic-zap"], []];
  const aliens = ["whirligig", "machine", "macron"];
  const t = table({ aliens, settings, hands, destiny: ["seat-1"] }).until("window/planning.before");
  t.answer(0, "whirligig").answer(1, "cosmic-zap");
  expect([t.wasAsked(0, "boost"), t.told("cards.seen")]).toEqual([false, []]);
});

test("an empty hand cannot be looked at [whirligig super]", () => {
  const hands = [["attack-10", "attack-08", "flare-whirligig"], ["intimidate-19"], []];
  const aliens = ["whirligig", "machine", "macron"];
  const t = table({ aliens, settings: { ...settings, rewardDeck: true }, hands, destiny: ["seat-1"] });
  t.until("window/turn.first").answer(1, "intimidate-19").until("window/planning.before").answer(0, "whirligig");
  expect([t.wasAsked(0, "boost"), t.asked(0)]).toEqual([false, "whirligig/how"]);
});
