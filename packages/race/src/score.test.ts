import { expect, test } from "vitest";
import { type Setting, type TestTable, table } from "./testing/table.ts";

function at(tableau: readonly string[], more: Partial<Setting["seats"][number]> = {}): TestTable {
  return table({ seats: [{ start: "new-sparta", tableau, ...more }, { start: "doomed-world" }] });
}

function worth(six: string, tableau: readonly string[], more: Partial<Setting["seats"][number]> = {}): number {
  return at([six, ...tableau], more).score(0).cards[`card/${six}`];
}

test("chips, printed points and variable developments; hands and goods score nothing [12.4]", () => {
  const t = at(["gem-world", "merchant-guild"], { chips: 7, hand: ["rebel-homeworld"], goods: ["gem-world"] });
  expect(t.score(0)).toEqual({
    total: 7 + 1 + 1 + 2,
    chips: 7,
    cards: { "card/new-sparta": 1, "card/gem-world": 1, "card/merchant-guild": 2 },
    goals: {},
    tieBreak: 2,
  });
  // Doomed World is worth -1.
  expect(t.score(1).total).toBe(-1);
});

test("for each card the first entry that matches counts, once; the development counts itself [12.5]", () => {
  // Rebel Base is a REBEL military world and a military world: 2, not 3. New Sparta is a military world: 1.
  expect(worth("galactic-imperium", ["rebel-base"])).toBe(2 + 1);
  expect(worth("galactic-federation", ["public-works", "pan-galactic-research"])).toBe(2 + 1 + 2);
  expect(worth("imperium-lords", ["imperium-troops"])).toBe(2 + 2 + 1);
});

test.each<[string, readonly string[], number]>([
  ["pan-galactic-league", ["hive-world", "empath-world", "contact-specialist"], 2 + 2 + 3 + 1],
  ["mining-league", ["comet-zone", "asteroid-belt", "mining-robots", "mining-conglomerate"], 2 + 1 + 2 + 2],
  ["free-trade-association", ["gem-world", "refugee-world", "consumer-markets", "expanding-colony"], 2 + 1 + 2 + 2],
  ["alien-tech-institute", ["alien-robotic-factory", "alien-robot-sentry", "alien-rosetta-stone-world"], 3 + 2 + 2 + 2],
  ["galactic-survey-seti", ["expedition-force", "star-nomad-lair", "gem-world"], 1 + 1 + 2 + 1 + 1],
  ["merchant-guild", ["gem-world", "comet-zone", "hive-world", "alien-robotic-factory", "asteroid-belt"], 8],
  ["new-economy", ["public-works", "terraformed-world"], 2 + 2 + 1],
  ["trade-league", ["export-duties", "merchant-world", "black-market-trading-world"], 2 + 2 + 1],
  ["terraforming-guild", ["refugee-world", "asteroid-belt", "terraforming-robots"], 2 + 2 + 2 + 2],
  ["galactic-genome-project", ["hive-world", "empath-world", "genetics-lab"], 2 + 2 + 3],
  ["imperium-seat", ["imperium-troops", "rebel-base", "hive-world"], 2 + 2 + 2],
  ["rebel-alliance", ["rebel-pact", "rebel-base", "hive-world"], 2 + 2 + 2 + 1 + 1],
  ["uplift-code", ["aquatic-uplift-race", "alien-uplift-center"], 2 + 3 + 2],
  [
    "galactic-bankers",
    ["interstellar-bank", "investment-credits", "gambling-world-rebel", "drop-ships"],
    2 + 2 + 2 + 1 + 1,
  ],
  ["prospecting-guild", ["comet-zone", "asteroid-belt", "gem-world", "terraforming-robots"], 2 + 2 + 1 + 1 + 1],
])("%s is worth what its text says [12.5, 16.18]", (six, tableau, points) => {
  expect(worth(six, tableau)).toBe(points);
});

test("Galactic Renaissance: a point for every full three chips, and its named cards [12.6]", () => {
  expect(worth("galactic-renaissance", ["research-labs"], { chips: 8 })).toBe(2 + 3);
});

test("New Galactic Order: general military, also a negative one [12.6, 1.6]", () => {
  expect(worth("new-galactic-order", ["drop-ships", "galactic-imperium", "new-military-tactics"])).toBe(2 + 2 + 3);
  const t = table({
    seats: [
      {
        start: "old-earth",
        tableau: ["new-galactic-order", "contact-specialist", "refugee-world", "empath-world", "pan-galactic-league"],
      },
      { start: "new-sparta" },
    ],
  });
  expect(t.score(0).cards["card/new-galactic-order"]).toBe(-2);
});

test("Galactic Exchange: three kinds and Diversified Economy, 9 points [T9, 12.7]", () => {
  expect(worth("galactic-exchange", ["gem-world", "comet-zone", "hive-world", "diversified-economy"])).toBe(9);
  expect(
    [1, 2, 3, 4].map((n) =>
      worth("galactic-exchange", ["gem-world", "comet-zone", "hive-world", "alien-robot-sentry"].slice(0, n)),
    ),
  ).toEqual([1, 3, 6, 10]);
});

test("Pan-Galactic Research is worth 4 and a 6-cost development for Galactic Federation [12.8]", () => {
  const t = at(["galactic-federation", "pan-galactic-research"]);
  expect(t.score(0).cards).toMatchObject({ "card/pan-galactic-research": 4, "card/galactic-federation": 4 });
});

test("a tie is broken by hand cards and goods together; otherwise the victory is shared [12.9]", () => {
  const end = (hand: readonly string[], goods: readonly string[], other: readonly string[]): readonly number[] => {
    const t = table({
      pool: 0,
      seats: [
        { start: "new-sparta", tableau: ["gem-world"], goods, hand },
        { start: "earths-lost-colony", tableau: ["spice-world"], goods: [], hand: other },
      ],
    });
    t.choose("explore+1+1", "explore+1+1");
    t.finish("explore.keep");
    return t.state().table.result?.winners ?? [];
  };
  expect(end([], [], [])).toEqual([0, 1]);
  expect(end(["new-earth"], [], [])).toEqual([0]);
  expect(end([], ["gem-world"], ["drop-ships", "merchant-guild"])).toEqual([1]);
});
