import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };
const MINE = ["attack-10", "attack-01", "attack-00"];
const THEIRS = ["attack-40", "attack-30", "attack-20", "attack-15", "quash", "negotiate"];

/** The Whirligig, seat 0, has three cards, the defense six. */
function planning(more: Partial<TestSetUp> = {}): TestTable {
  const hands = [MINE, THEIRS, []];
  return table({ aliens: ["whirligig", "machine", "macron"], settings, hands, destiny: ["seat-1"], ...more }).until(
    "window/planning.before",
  );
}

function sizes(t: TestTable): number[] {
  return [t.hand(0).length, t.hand(1).length];
}

test("both hands are mixed, then the Whirligig says how they are shared [whirligig 0, whirligig 1, whirligig 2, whirligig D1]", () => {
  const t = planning().answer(0, "whirligig");
  expect([t.asked(0), t.options(0), sizes(t)]).toEqual([
    "whirligig/how",
    ["even-steven", "as-is", "switcheroo"],
    [0, 0],
  ]);
  expect(sizes(t.answer(0, "even-steven"))).toEqual([5, 4]);
  expect(sizes(planning().answer(0, "whirligig").answer(0, "as-is"))).toEqual([3, 6]);
  expect(sizes(planning().answer(0, "whirligig").answer(0, "switcheroo"))).toEqual([6, 3]);
});

test("the opponent draws at random, and the rest is the Whirligig's [whirligig 3]", () => {
  const hands = Array.from({ length: 6 }, (_, i) => {
    const t = planning({ seed: `swirl ${i}` })
      .answer(0, "whirligig")
      .answer(0, "as-is");
    expect([...t.hand(0), ...t.hand(1)].sort()).toEqual([...MINE, ...THEIRS].sort());
    return t.hand(1).join();
  });
  expect(new Set(hands).size).toBeGreaterThan(3);
});

test("once per encounter [whirligig D1]", () => {
  const t = planning().answer(0, "whirligig").answer(0, "switcheroo");
  expect(t.asked(0)).toBe("planning/select");
});

test("the other main player does not share out; an ally cannot swirl [whirligig 0]", () => {
  const t = table({
    aliens: ["machine", "whirligig", "macron"],
    settings,
    hands: [MINE, THEIRS, []],
    destiny: ["seat-1"],
  }).until("window/planning.before");
  expect(t.asked(0)).toBeUndefined();
  t.answer(1, "whirligig").answer(1, "even-steven");
  expect(sizes(t)).toEqual([4, 5]);
});

test("zapped, both hands stay [whirligig zap]", () => {
  const hands = [MINE, ["attack-40", "cosmic-zap"], []];
  const t = planning({ hands }).answer(0, "whirligig").answer(1, "cosmic-zap");
  expect([t.hand(0), t.hand(1)]).toEqual([MINE.toSorted(), ["attack-40"]]);
});

test("the opponent says how many cards of each back to draw [whirligig D2]", () => {
  const hands = [["attack-10", "attack-12-21", "attack-02-20"], ["attack-40", "attack-30"], []];
  const t = planning({ settings: { ...settings, rewardDeck: true }, hands })
    .answer(0, "whirligig")
    .answer(0, "as-is");
  expect(t.question(1)).toMatchObject({ key: "cards/backs", min: 0, max: 2 });
  expect(t.answer(1, 2).hand(1)).toEqual(["attack-02-20", "attack-12-21"]);
});

test("a rift goes off only if it comes from the opponent [whirligig D3]", () => {
  const rewarding = { ...settings, rewardDeck: true };
  const theirs = [["attack-10"], ["attack-40", "rift-2"], []];
  const t = planning({ settings: rewarding, hands: theirs }).answer(0, "whirligig").answer(0, "as-is").answer(1, 0);
  expect(t.told("rift.detonated")).toEqual([{ player: "player/0", card: "card/rift-2.1" }]);
  const mine = [["attack-10", "rift-2"], ["attack-40", "attack-30"], []];
  const own = planning({ settings: rewarding, hands: mine, declining: ["rift-2"] }).answer(0, "whirligig");
  expect(own.answer(1, 1).told("rift.detonated")).toEqual([]);
  expect(own.hand(1)).toContain("rift-2");
});

test("hands of one size can be shared in one way only, and nothing is asked [whirligig 2]", () => {
  const hands = [MINE, ["attack-40", "attack-30", "quash"], []];
  const t = planning({ hands }).answer(0, "whirligig");
  expect([t.wasAsked(0, "whirligig/how"), sizes(t)]).toEqual([false, [3, 3]]);
  expect(t.told("whirligig.how")).toEqual([{ player: "player/0", how: "word/as-is" }]);
});
