import { expect, test } from "vitest";
import { cardNamed } from "./cards.ts";
import { type FirstGoalId, goalNamed, type MostGoalId } from "./goal-ids.ts";
import { goalPoints, meets, valueFor } from "./goals.ts";
import { type MostGoal, type Player, playerWith } from "./state.ts";
import { ELEVEN } from "./testing/hands.ts";
import { table } from "./testing/table.ts";
import { texts } from "./texts/index.ts";

function owner(tableau: readonly string[], more: Partial<Player> = {}): Player {
  return { ...playerWith(tableau.map((id) => cardNamed(id) ?? -1)), ...more };
}

test.each<[string, FirstGoalId, readonly string[], readonly string[]]>([
  [
    "one world of each kind [firstFourKinds]",
    "firstFourKinds",
    ["gem-world", "asteroid-belt", "hive-world", "alien-robot-sentry"],
    ["gem-world", "asteroid-belt", "hive-world", "new-sparta"],
  ],
  [
    "three ALIEN cards, grey ones too [firstThreeAlien]",
    "firstThreeAlien",
    ["damaged-alien-factory", "alien-tech-institute", "alien-rosetta-stone-world"],
    ["damaged-alien-factory", "alien-tech-institute", "gem-world"],
  ],
  [
    "a power in each of the six rows [firstPowerEachPhase, G9]",
    "firstPowerEachPhase",
    ["expedition-force", "investment-credits", "old-earth", "gem-world"],
    ["expedition-force", "investment-credits", "black-market-trading-world", "gem-world"],
  ],
  [
    "a variable development, not Pan-Galactic Research [firstSixDevelopment, 12.8]",
    "firstSixDevelopment",
    ["merchant-guild"],
    ["pan-galactic-research"],
  ],
  [
    "three UPLIFT cards, whatever their symbol [firstThreeUplift, 1.10]",
    "firstThreeUplift",
    ["uplift-code", "alien-uplift-center", "aquatic-uplift-race"],
    ["uplift-code", "alien-uplift-center", "hive-world"],
  ],
  [
    "eight cards, the start world among them [firstEightCards, 16.15]",
    "firstEightCards",
    ["old-earth", "gem-world", "spice-world", "space-port", "new-earth", "hive-world", "drop-ships", "public-works"],
    ["old-earth", "gem-world", "spice-world", "space-port", "new-earth", "hive-world", "drop-ships"],
  ],
  [
    "three kinds and an Explore power are not four kinds [firstFourKinds]",
    "firstFourKinds",
    ["gem-world", "comet-zone", "hive-world", "alien-robotic-factory"],
    ["gem-world", "comet-zone", "hive-world", "expedition-force", "rebel-pact"],
  ],
  [
    "five rows and a larger hand are not six rows [firstPowerEachPhase]",
    "firstPowerEachPhase",
    ["pan-galactic-research", "public-works", "drop-ships", "export-duties", "gem-world"],
    ["pan-galactic-research", "public-works", "drop-ships", "gem-world"],
  ],
])("first goal: %s", (_, id, yes, no) => {
  expect(meets(owner(yes), id)).toBe(true);
  expect(meets(owner(no), id)).toBe(false);
});

test("first goals about chips, goods and the hand limit [firstFiveChips, firstFourGoods, firstDiscard]", () => {
  expect([4, 5].map((chips) => meets(owner([], { chips }), "firstFiveChips"))).toEqual([false, true]);
  expect([3, 4].map((goods) => meets(owner([], { goods }), "firstFourGoods"))).toEqual([false, true]);
  expect([0, 1].map((trimmed) => meets(owner([], { trimmed }), "firstDiscard"))).toEqual([false, true]);
});

test.each<[string, MostGoalId, readonly string[], number]>([
  [
    "general military, with Hidden Fortress and negatives [mostMilitary, G20]",
    "mostMilitary",
    ["drop-ships", "space-marines", "hidden-fortress", "outlaw-world", "contact-specialist", "galactic-imperium"],
    6,
  ],
  ["below the minimum it is nothing [mostMilitary, G12]", "mostMilitary", ["drop-ships", "space-marines"], 0],
  [
    "novelty and rare worlds together [mostBlueBrown]",
    "mostBlueBrown",
    ["gem-world", "asteroid-belt", "refugee-world", "hive-world"],
    3,
  ],
  [
    "developments [mostDevelopments, G19]",
    "mostDevelopments",
    ["public-works", "drop-ships", "merchant-guild", "rebel-pact", "gem-world"],
    4,
  ],
  [
    "production worlds, Damaged Alien Factory too [mostProduction]",
    "mostProduction",
    ["gem-world", "comet-zone", "hive-world", "damaged-alien-factory", "asteroid-belt"],
    4,
  ],
  [
    "cards with an Explore power, each once [mostExplore, G18, 16.11]",
    "mostExplore",
    ["galactic-renaissance", "pan-galactic-research", "rebel-pact"],
    3,
  ],
  [
    "REBEL military worlds without the Cantina [mostRebel, 1.11]",
    "mostRebel",
    ["rebel-cantina", "rebel-miners", "rebel-base", "rebel-pact", "rebel-outpost"],
    3,
  ],
])("most goal: %s", (_, id, tableau, value) => {
  expect(valueFor(owner(tableau), id)).toBe(value);
});

test("two players meet a first goal in the same phase: both score; then it is closed for good [GT1, G7, G8, G1, 13.1, 13.3]", () => {
  const hand = (six: string) => [
    six,
    "gem-world",
    "spice-world",
    "comet-zone",
    "mining-world",
    "artist-colony",
    "hive-world",
  ];
  const other = [
    "merchant-guild",
    "new-vinland",
    "plague-world",
    "space-port",
    "new-earth",
    "tourist-world",
    "outlaw-world",
  ];
  const t = table({
    seats: [
      { start: "old-earth", hand: hand("mining-league"), tableau: ["r-and-d-crash-program"] },
      { start: "new-sparta", hand: other },
      {
        start: "doomed-world",
        hand: [
          "galactic-federation",
          "merchant-world",
          "outlaw-world",
          "pirate-world",
          "rebel-base",
          "asteroid-belt",
          "empath-world",
        ].filter((id) => id !== "outlaw-world"),
      },
    ],
    goals: ["firstSixDevelopment"],
  });
  t.choose("develop", "develop", "explore+5");
  t.until("develop.pick", "explore.keep");
  t.answer(0, "develop.pick", "mining-league");
  t.answer(0, "develop.discount", "none");
  t.answer(0, "develop.pay", hand("mining-league").slice(1, 6));
  t.answer(1, "develop.pick", "merchant-guild");
  t.answer(1, "develop.pay", other.slice(1, 6));
  t.finish("develop.pick");
  expect(t.state().table.firstGoals[0].scored).toEqual([0, 1]);
  expect([t.score(0).goals, t.score(1).goals, t.score(2).goals]).toEqual([
    { firstSixDevelopment: 3 },
    { firstSixDevelopment: 3 },
    {},
  ]);
});

test("goals are checked with the tableau after the phase, also between two phases of a kind [G3, G4]", () => {
  const t = table({
    settings: { actionsForTwo: 2 },
    seats: [
      {
        start: "old-earth",
        tableau: ["alien-tech-institute", "alien-rosetta-stone-world"],
        hand: ["deserted-alien-world", "gem-world"],
      },
      { start: "new-sparta" },
    ],
    goals: ["firstThreeAlien"],
  });
  t.answer(0, "choose.actions", ["settle", "settle-2"]);
  t.answer(1, "choose.actions", ["trade", "consume-x2"]);
  t.answer(0, "settle.pick", "deserted-alien-world");
  expect(t.state().table.firstGoals[0].scored).toEqual([0]);
});

function points(values: readonly Player[], holder: number): number[] {
  const goal: MostGoal = { id: "mostDevelopments", holder };
  const totals = values.map(() => 0);
  for (const one of goalPoints(values, [], [goal])) totals[one.seat] += one.points;
  return totals;
}

const DEVELOPMENTS = [
  "public-works",
  "drop-ships",
  "merchant-guild",
  "rebel-pact",
  "space-marines",
  "colony-ship",
  "mining-robots",
];

function having(n: number): Player {
  return owner(DEVELOPMENTS.slice(0, n));
}

test("nobody holds the tile and two are tied: three points each [GT2, G14, G16, 13.2]", () => {
  expect(points([having(4), having(4), having(2)], -1)).toEqual([3, 3, 0]);
});

test("the holder of a tie has five points, the other three; overtaken he has none [GT3, G16, G1]", () => {
  expect(points([having(5), having(5)], 0)).toEqual([5, 3]);
  expect(points([having(5), having(6)], 1)).toEqual([0, 5]);
  expect(points([having(3), having(3)], -1)).toEqual([0, 0]);
});

/** Seat 0 holds the tile with five developments; the others develop these. */
function contest(b: number, c: number): ReturnType<typeof table> {
  const cheap = (list: readonly string[], n: number): readonly string[] => list.slice(0, n);
  const t = table({
    seats: [
      {
        start: "old-earth",
        tableau: ["public-works", "colony-ship", "mining-robots", "export-duties"],
        hand: ["investment-credits", "gem-world"],
      },
      {
        start: "new-sparta",
        tableau: cheap(["drop-ships", "space-marines", "genetics-lab", "deficit-spending", "interstellar-bank"], b),
        hand: ["expedition-force", "spice-world"],
      },
      {
        start: "doomed-world",
        tableau: cheap(["research-labs", "consumer-markets", "merchant-guild", "new-economy", "mining-league"], c),
        hand: ["contact-specialist", "comet-zone"],
      },
    ],
    goals: ["mostDevelopments"],
  });
  t.choose("develop", "explore+5", "explore+5");
  t.until("develop.pick", "explore.keep");
  return t;
}

test("who alone has most takes the tile; a tie lets the holder keep it [G13, G14, GT3, G17]", () => {
  const t = contest(4, 0);
  t.answer(0, "develop.pick", "investment-credits");
  t.finish("develop.pick");
  expect(t.state().table.mostGoals[0].holder).toBe(0);
  // It is told when it happens, not at every check.
  expect(t.told("goal.taken")).toBe(1);
  t.choose("develop", "trade", "trade");
  t.answer(1, "develop.pick", "expedition-force");
  t.finish("develop.pay", "develop.pick", "consume.discard");
  expect([t.state().table.mostGoals[0].holder, t.told("goal.taken")]).toEqual([0, 1]);
  const overtaken = contest(5, 0);
  overtaken.answer(0, "develop.pick", "investment-credits");
  overtaken.answer(1, "develop.pick", "expedition-force");
  overtaken.finish("develop.pay", "develop.pick");
  expect(overtaken.state().table.mostGoals[0].holder).toBe(1);
});

test("two others tie above the holder: the tile goes back to the centre [GT4, G15]", () => {
  const t = contest(5, 5);
  t.session.checkpoint.table.mostGoals[0].holder = 0;
  t.answer(0, "develop.pick", "investment-credits");
  t.answer(1, "develop.pick", "expedition-force");
  t.answer(2, "develop.pick", "contact-specialist");
  t.finish("develop.pay");
  expect(t.state().table.mostGoals[0].holder).toBe(-1);
  expect([t.score(1).goals, t.score(2).goals]).toEqual([{ mostDevelopments: 3 }, { mostDevelopments: 3 }]);
});

test("a holder below the minimum loses the tile, here by a takeover [GT5, G15, 14.33]", () => {
  const t = table({
    takeovers: true,
    seats: [
      {
        start: "old-earth",
        tableau: ["imperium-seat", "galactic-imperium", "expedition-force", "imperium-troops", "new-military-tactics"],
      },
      { start: "new-sparta", tableau: ["drop-ships", "rebel-warrior-race"] },
    ],
    goals: ["mostMilitary"],
  });
  t.session.checkpoint.table.mostGoals[0].holder = 1;
  t.choose("settle", "settle");
  expect(t.military(1)).toBe(6);
  t.answer(0, "takeover.target", "rebel-warrior-race");
  t.answer(0, "takeover.tactics", ["new-military-tactics"]);
  // 2 + 6 + 3 against 6 + 3.
  expect(t.military(1)).toBe(5);
  expect(t.state().table.mostGoals[0].holder).toBe(-1);
});

test("discarding a development in Settle can lose the tile [G19, 16.17]", () => {
  const t = table({
    seats: [
      {
        start: "old-earth",
        tableau: ["public-works", "colony-ship", "mining-robots", "export-duties"],
        hand: ["new-earth"],
      },
      { start: "new-sparta" },
    ],
    goals: ["mostDevelopments"],
  });
  t.session.checkpoint.table.mostGoals[0].holder = 0;
  t.choose("settle", "settle");
  t.answer(0, "settle.pick", "new-earth");
  t.finish();
  expect(t.state().table.mostGoals[0].holder).toBe(-1);
});

test("goal points are no chips: they come from outside the pool [G5]", () => {
  const t = table({
    seats: [
      {
        start: "old-earth",
        hand: ["merchant-guild", "gem-world", "spice-world", "comet-zone", "mining-world", "artist-colony"],
      },
      { start: "new-sparta" },
    ],
    goals: ["firstSixDevelopment"],
  });
  t.choose("develop", "trade");
  t.answer(0, "develop.pick", "merchant-guild");
  t.finish();
  expect(t.score(0).goals).toEqual({ firstSixDevelopment: 3 });
  expect([t.chips(0), t.state().table.pool]).toEqual([0, 24]);
});

test("Budget Surplus needs the hand limit, twelve for who may hold twelve [G10, firstDiscard, 10.2]", () => {
  const t = table({
    seats: [
      { start: "old-earth", tableau: ["pan-galactic-research", "deficit-spending"], hand: ELEVEN },
      { start: "new-sparta" },
    ],
    goals: ["firstDiscard"],
  });
  t.choose("trade", "trade");
  // A discard for a power does not count.
  t.answer(0, "consume.discard", ["gem-world"]);
  expect(t.state().table.round).toBe(2);
  expect(t.state().table.firstGoals[0].scored).toEqual([]);
});

test("the fourth good can come in Settle [G11, firstFourGoods]", () => {
  const goods = ["gem-world", "comet-zone", "hive-world"];
  const t = table({
    seats: [{ start: "old-earth", tableau: goods, goods, hand: ["refugee-world"] }, { start: "new-sparta" }],
    goals: ["firstFourGoods"],
  });
  t.choose("settle", "settle");
  t.answer(0, "settle.pick", "refugee-world");
  expect(t.state().table.firstGoals[0].scored).toEqual([0]);
});

test("VP chips score Galactic Standard of Living in Consume [firstFiveChips, G3]", () => {
  const t = table({
    seats: [
      { start: "old-earth", tableau: ["gem-world"], goods: ["gem-world"], chips: 4 },
      { start: "new-sparta", chips: 3 },
    ],
    goals: ["firstFiveChips"],
  });
  t.choose("consume-x2", "explore+5");
  t.finish("explore.keep");
  expect(t.state().table.firstGoals[0].scored).toEqual([0]);
});

test("goals are found by id and by name; one has two names [16.12]", () => {
  expect(goalNamed("Galactic Riches")).toBe("firstFourGoods");
  expect(goalNamed("Galactic Reach")).toBe("firstFourGoods");
  expect(goalNamed("mostRebel")).toBe("mostRebel");
  expect(texts["goal/firstFourGoods"].en).toBe("Galactic Riches");
  const t = table({
    seats: [{ start: "old-earth" }, { start: "new-sparta" }],
    goals: ["Galactic Reach", "Research Leader"],
  });
  expect([t.state().table.firstGoals[0].id, t.state().table.mostGoals[0].id]).toEqual([
    "firstFourGoods",
    "mostExplore",
  ]);
});
