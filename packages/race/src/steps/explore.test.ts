import { expect, test } from "vitest";
import { table } from "../testing/table.ts";

const DECK = ["gem-world", "spice-world", "comet-zone", "mining-world", "artist-colony", "new-vinland", "plague-world"];
const LATER = ["asteroid-belt", "empath-world"];

function explorer(tableau: readonly string[], action = "explore+5", hand: readonly string[] = []) {
  const t = table({
    seats: [{ start: "old-earth", tableau, hand }, { start: "new-sparta" }],
    deck: [...DECK, ...LATER, "refugee-world", "destroyed-world", "secluded-world"],
  });
  t.choose(action, "produce");
  return t;
}

test("two are drawn and one is kept; the chooser of +5 draws seven [5.1, 5.2, 5.4]", () => {
  const t = explorer([]);
  expect(t.options(0)).toEqual(DECK);
  expect(t.options(1)).toEqual(LATER);
  t.answer(0, "explore.keep", "comet-zone");
  t.answer(1, "explore.keep", "empath-world");
  expect(t.hand(0)).toEqual(["comet-zone"]);
  expect(t.hand(1)).toEqual(["empath-world"]);
  expect(t.discard()).toBe(7);
});

test("the chooser of +1,+1 draws three and keeps two [5.2]", () => {
  const t = explorer([], "explore+1+1");
  expect(t.options(0)).toEqual(DECK.slice(0, 3));
  t.answer(0, "explore.keep", ["gem-world", "comet-zone"]);
  t.finish("explore.keep");
  expect(t.hand(0)).toEqual(["gem-world", "comet-zone"]);
});

test("draw and keep powers add up for everybody [5.3, exploreDraw, exploreKeep, P2]", () => {
  const t = explorer(["expedition-force", "galactic-survey-seti", "research-labs"], "produce");
  t.finish();
  t.choose("produce", "explore+5");
  // Not the chooser: 2 + 1 + 2 cards, 1 + 1 kept.
  expect(t.options(0)).toHaveLength(5);
  expect(t.question(0)).toMatchObject({ key: "explore.keep", min: 2, max: 2 });
});

test("who keeps as many as he draws is not asked [5.4]", () => {
  const t = table({
    seats: [{ start: "old-earth", tableau: ["research-labs"] }, { start: "new-sparta" }],
    deck: DECK,
  });
  t.choose("produce", "explore+5");
  expect(t.asked(0)).toBeUndefined();
  t.finish("explore.keep");
  expect(t.hand(0)).toEqual(["gem-world", "spice-world"]);
});

test("only fresh cards may be discarded [5.5]", () => {
  const t = explorer([], "explore+5", ["drop-ships", "merchant-guild"]);
  expect(t.options(0)).toEqual(DECK);
});

test("mixing: draw seven, then discard any six of the whole hand [5.6, exploreMix, T8]", () => {
  const t = explorer(["rebel-pact", "trading-outpost"], "explore+5", ["drop-ships", "merchant-guild"]);
  expect(t.question(0)).toMatchObject({ key: "explore.discard", min: 6, max: 6 });
  expect(t.options(0)).toEqual(["drop-ships", "merchant-guild", ...DECK]);
  t.answer(0, "explore.discard", ["drop-ships", "merchant-guild", ...DECK.slice(0, 4)]);
  t.finish("explore.keep");
  expect(t.hand(0)).toEqual(DECK.slice(4));
});

test("all draw before anybody discards, and nobody waits for another [5.7]", () => {
  const t = explorer([]);
  expect([t.asked(0), t.asked(1)]).toEqual(["explore.keep", "explore.keep"]);
  t.answer(1, "explore.keep", "asteroid-belt");
  expect(t.asked(0)).toBe("explore.keep");
});
