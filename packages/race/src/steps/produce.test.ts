import { expect, test } from "vitest";
import { race } from "../rules.ts";
import { DECK } from "../testing/hands.ts";
import { type Setting, type TestTable, table } from "../testing/table.ts";

function producer(
  tableau: readonly string[],
  more: Partial<Setting["seats"][number]> = {},
  action = "settle",
): TestTable {
  const t = table({
    seats: [{ start: "new-sparta", tableau, ...more }, { start: "imperium-warlord" }],
    deck: DECK,
  });
  t.choose(action, "produce");
  return t;
}

test("every production world without a good gets one, never two [9.1, produce, 9.10]", () => {
  const t = producer(["spice-world", "mining-world", "refugee-world"], { goods: ["spice-world"] });
  t.finish();
  expect(t.goods(0)).toEqual(["spice-world", "mining-world"]);
  expect(t.state().secret.under.filter((card) => card >= 0)).toHaveLength(2);
});

test("the chooser may put a good on one windfall world [9.2, 16.10]", () => {
  const t = producer(["refugee-world", "asteroid-belt"], {}, "produce");
  expect(t.options(0)).toEqual(["refugee-world", "asteroid-belt", "none"]);
  t.answer(0, "produce.bonus", "asteroid-belt");
  expect(t.goods(0)).toEqual(["asteroid-belt"]);
  const declined = producer(["refugee-world"], {}, "produce");
  declined.answer(0, "produce.bonus", "none");
  expect(declined.goods(0)).toEqual([]);
});

test("produceWindfall serves worlds of its kind, each power a world of its own [9.3, produceWindfall]", () => {
  const t = producer(["mining-robots", "galactic-engineers", "asteroid-belt", "radioactive-world", "refugee-world"]);
  expect(t.options(0)).toEqual(["asteroid-belt", "radioactive-world", "none"]);
  t.answer(0, "produce.windfall", "asteroid-belt");
  expect(t.options(0)).toEqual(["radioactive-world", "refugee-world", "none"]);
  t.answer(0, "produce.windfall", "refugee-world");
  expect(t.goods(0)).toEqual(["asteroid-belt", "refugee-world"]);
});

test("Universal Symbionts serves another world; Prospectors' two powers are independent [9.3, 9.4, produceWindfall]", () => {
  const t = producer(["universal-symbionts", "empath-world"]);
  expect(t.options(0)).toEqual(["empath-world", "none"]);
  const prospectors = producer(["interstellar-prospectors", "asteroid-belt"], { goods: ["interstellar-prospectors"] });
  prospectors.answer(0, "produce.windfall", "asteroid-belt");
  expect(prospectors.goods(0)).toEqual(["interstellar-prospectors", "asteroid-belt"]);
});

test("Damaged Alien Factory: a hand card for a good [9.5, produceDiscardHand]", () => {
  const seats = (hand: readonly string[]) => [{ start: "damaged-alien-factory", hand }, { start: "old-earth" }];
  const t = table({ seats: seats(["gem-world"]), deck: DECK });
  t.choose("produce", "trade");
  t.answer(0, "produce.discard", "gem-world");
  expect(t.goods(0)).toEqual(["damaged-alien-factory"]);
  expect(t.hand(0)).toEqual([]);
  const empty = table({ seats: seats([]), deck: DECK });
  empty.choose("produce", "trade");
  expect(empty.asked(0)).toBe("choose.action");
});

test("cards drawn early may pay for it, counting draws come last [P6]", () => {
  const t = table({
    seats: [{ start: "damaged-alien-factory", tableau: ["merchant-guild", "research-labs"] }, { start: "old-earth" }],
    deck: DECK,
  });
  t.choose("produce", "trade");
  expect(t.options(0)).toEqual(["public-works", "mining-robots", "none"]);
  t.answer(0, "produce.discard", "public-works");
  // Research Labs counted the alien good.
  expect(t.hand(0)).toEqual(["mining-robots", "genetics-lab"]);
});

test("drawIfProducedHere: whenever this world got a good in this phase, by any power [9.6, drawIfProducedHere]", () => {
  const t = producer(["gem-world", "runaway-robots", "mining-robots", "lost-species-ark-world", "comet-zone"], {
    goods: ["comet-zone"],
  });
  t.answer(0, "produce.windfall", "runaway-robots");
  // 1 Gem World + 1 Runaway Robots + 2 Ark World; Comet Zone had its good already.
  expect(t.hand(0)).toHaveLength(4);
});

test("draws for goods and kinds produced in this phase [9.7, drawPerGoodProduced, drawPerKindProduced]", () => {
  const novelty = producer(["consumer-markets", "spice-world", "space-port", "artist-colony"], {
    goods: ["artist-colony"],
  });
  expect(novelty.hand(0)).toHaveLength(2);
  const kinds = producer(["diversified-economy", "spice-world", "space-port", "volcanic-world"]);
  expect(kinds.hand(0)).toHaveLength(2);
});

test("drawIfMostProduced: strictly more than every other player, after all have produced [9.8, drawIfMostProduced]", () => {
  const play = (other: readonly string[]): number => {
    const t = table({
      seats: [
        { start: "old-earth", tableau: ["mining-conglomerate", "volcanic-world"] },
        { start: "new-sparta", tableau: other },
      ],
      deck: DECK,
    });
    t.choose("produce", "trade");
    return t.hand(0).length;
  };
  expect([play([]), play(["rebel-miners"]), play(["artist-colony"])]).toEqual([2, 0, 2]);
  const none = producer(["mining-conglomerate"]);
  expect(none.hand(0)).toHaveLength(0);
});

test.each([
  ["a flat number [9.9, produceDraw]", ["rebel-underground", "merchant-guild"], 1 + 2],
  ["worlds of a kind [drawPerWorldOfGood]", ["pan-galactic-league", "hive-world", "empath-world"], 2],
  ["military worlds [drawPerMilitaryWorld]", ["imperium-lords", "outlaw-world", "hive-world"], 3],
  ["chromosomes [drawPerChromosomeWorld]", ["uplift-code", "aquatic-uplift-race", "alien-uplift-center"], 2],
] as const)("draws that do not depend on production: %s", (_, tableau, cards) => {
  const t = producer(tableau);
  t.finish();
  expect(t.hand(0)).toHaveLength(cards);
});

test("Rebel Cantina counts itself and worlds, not developments [9.9, drawPerRebelWorld, 1.11]", () => {
  const t = table({
    seats: [{ start: "rebel-cantina", tableau: ["rebel-miners", "rebel-pact"] }, { start: "old-earth" }],
    deck: DECK,
  });
  t.choose("produce", "trade");
  expect(t.hand(0)).toHaveLength(2);
});

test("where a good will lie is not seen by those who still choose [4.14, 9.2]", () => {
  const t = table({
    seats: [
      { start: "new-sparta", tableau: ["gem-world", "star-nomad-lair", "mining-conglomerate"] },
      { start: "imperium-warlord", tableau: ["asteroid-belt", "refugee-world"] },
    ],
    deck: DECK,
  });
  t.choose("produce", "produce");
  const before = JSON.stringify(race.view(t.state(), 0));
  t.answer(1, "produce.bonus", "asteroid-belt");
  expect(t.asked(0)).toBe("produce.bonus");
  expect(JSON.stringify(race.view(t.state(), 0))).toBe(before);
});
