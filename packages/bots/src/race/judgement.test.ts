import { begin, questionFor, type Seat, submit, type Value } from "@hypergate/kernel";
import { type Card, cardNamed, NONE, type Position, race, type SeatPosition } from "@hypergate/race";
import { expect, test } from "vitest";
import { consuming } from "./goods.ts";
import { sensible } from "./sensible.ts";

/** A table in the middle of a game with goals off. */
function table(seats: readonly SeatPosition[], settings: Readonly<Record<string, unknown>> = {}, rest: Position = {}) {
  const config = {
    settings: { goals: false, takeovers: "on", ...settings, players: seats.length },
    position: { stage: "round", ...rest, seats } as const,
  };
  const session = begin(race, config, "judgement");
  const asked = (seat: Seat) => {
    const question = questionFor(session, seat);
    if (question === undefined) throw new Error(`seat ${seat} is asked nothing`);
    return question;
  };
  return {
    /** What seat `seat` is asked, and what the bot says to it. */
    says: (seat: Seat): readonly [string, Value] => {
      const question = asked(seat);
      return [question.key, sensible("x")(question, () => race.view(session.run.s, seat))];
    },
    answer: (seat: Seat, value: Value) => {
      expect(submit(session, { who: seat, key: asked(seat).key, value })).toBeUndefined();
    },
  };
}

const ENGINE: SeatPosition = {
  start: "old-earth",
  tableau: ["gem-world", "spice-world", "mining-world", "outlaw-world"],
  goods: ["gem-world", "spice-world", "mining-world"],
};

test("ends the game with its goods when it is ahead", () => {
  const t = table([ENGINE, { start: "new-sparta", hand: ["rebel-base"] }], {}, { pool: 6 });
  const [key, actions] = t.says(0);
  expect(key).toBe("choose.actions");
  expect(actions).toContain("action/consume-x2");
});

test("explores or sells rather than building with an empty hand", () => {
  const t = table([{ start: "alpha-centauri" }, { start: "new-sparta" }]);
  const [, actions] = t.says(0);
  expect(actions).not.toContain("action/develop");
  expect(actions).not.toContain("action/settle");
});

test("pays with what it needs least", () => {
  const hand = ["lost-species-ark-world", "artist-colony", "rebel-stronghold", "new-galactic-order"];
  const t = table([{ start: "old-earth", hand }, { start: "new-sparta" }], { actionsForTwo: 1 });
  t.answer(0, "action/settle");
  t.answer(1, "action/produce");
  const [key, world] = t.says(0);
  expect([key, world]).toEqual(["settle.pick", "card/artist-colony"]);
  t.answer(0, world);
  const [pay, cards] = t.says(0);
  expect(pay).toBe("settle.pay");
  expect(cards).not.toContain("card/lost-species-ark-world");
});

test("takes over what it can take for sure", () => {
  const attacker = [
    "imperium-seat",
    "imperium-troops",
    "space-marines",
    "new-galactic-order",
    "expedition-force",
  ] as const;
  const t = table([
    { start: "old-earth", tableau: attacker },
    { start: "alpha-centauri", tableau: ["drop-ships", "rebel-colony"], goods: [] },
    { start: "earths-lost-colony" },
  ]);
  t.answer(0, "action/settle");
  t.answer(1, "action/produce");
  t.answer(2, "action/produce");
  expect(t.says(0)).toEqual(["takeover.target", "card/rebel-colony"]);
});

test("defends a world with as many cards as it takes", () => {
  const t = table([
    {
      start: "old-earth",
      tableau: ["imperium-seat", "imperium-troops", "space-marines", "new-galactic-order", "expedition-force"],
    },
    {
      start: "alpha-centauri",
      goods: [],
      tableau: ["drop-ships", "space-mercenaries", "rebel-colony"],
      hand: ["public-works", "rebel-stronghold"],
    },
    { start: "earths-lost-colony" },
  ]);
  t.answer(0, "action/settle");
  t.answer(1, "action/produce");
  t.answer(2, "action/produce");
  t.answer(0, "card/rebel-colony");
  const [key, cards] = t.says(1);
  expect(key).toBe("defense.mercenaries");
  expect(cards).toHaveLength(1);
});

test("pays once for the strength it lacks, with cards of the tableau or of the hand [14.23]", () => {
  const t = table([
    {
      start: "old-earth",
      tableau: ["imperium-seat", "imperium-troops", "space-marines", "new-galactic-order", "expedition-force"],
    },
    {
      start: "alpha-centauri",
      goods: [],
      tableau: ["drop-ships", "space-mercenaries", "new-military-tactics", "rebel-colony"],
      hand: ["public-works", "rebel-stronghold"],
    },
    { start: "earths-lost-colony" },
  ]);
  t.answer(0, "action/settle");
  t.answer(1, "action/produce");
  t.answer(2, "action/produce");
  t.answer(0, "card/rebel-colony");
  expect(t.says(1)).toEqual(["defense.tactics", ["card/new-military-tactics"]]);
  t.answer(1, ["card/new-military-tactics"]);
  expect(t.says(1)).toEqual(["defense.mercenaries", []]);
});

test("pays once for an attack, too [14.11]", () => {
  const t = table([
    {
      start: "old-earth",
      tableau: ["imperium-seat", "imperium-troops", "new-military-tactics", "space-mercenaries"],
      hand: ["public-works", "rebel-stronghold"],
    },
    { start: "alpha-centauri", goods: [], tableau: ["rebel-colony", "expedition-force"] },
    { start: "earths-lost-colony" },
  ]);
  t.answer(0, "action/settle");
  t.answer(1, "action/produce");
  t.answer(2, "action/produce");
  t.answer(0, "card/rebel-colony");
  expect(t.says(0)).toEqual(["takeover.tactics", ["card/new-military-tactics"]]);
  t.answer(0, ["card/new-military-tactics"]);
  expect(t.says(0)).toEqual(["takeover.mercenaries", []]);
});

test("keeps a card of the tableau that it may discard for nothing", () => {
  const t = table(
    [
      { start: "old-earth", tableau: ["new-military-tactics", "space-marines"], hand: ["aquatic-uplift-race"] },
      { start: "new-sparta", tableau: ["r-and-d-crash-program"], hand: ["public-works"] },
    ],
    { actionsForTwo: 1 },
  );
  t.answer(0, "action/settle");
  t.answer(1, "action/develop");
  t.answer(1, "card/public-works");
  expect(t.says(1)).toEqual(["develop.discount", "word/none"]);
  t.answer(1, "word/none");
  t.answer(0, "card/aquatic-uplift-race");
  expect(t.says(0)).toEqual(["settle.tactics", []]);
});

test("counts a start world that lies open once when it discards from its first hand", () => {
  const hands = [
    ["gem-world", "spice-world", "comet-zone", "mining-world", "drop-ships", "space-marines"],
    ["new-earth", "plague-world", "rebel-base", "pirate-world", "research-labs", "merchant-guild"],
    [
      "deficit-spending",
      "empath-world",
      "tourist-world",
      "diversified-economy",
      "imperium-armaments-world",
      "replicant-robots",
    ],
  ];
  const starts = ["alpha-centauri", "epsilon-eridani", "earths-lost-colony"];
  const t = table(
    starts.map((start, seat) => ({ start, hand: hands[seat] })),
    { sets: "base", takeovers: "off" },
    { stage: "deal" },
  );
  // A second Earth's Lost Colony would feed Tourist World; there is none.
  expect(t.says(2)).toEqual(["start.discard", ["card/deficit-spending", "card/tourist-world"]]);
});

test("sells the good that brings most", () => {
  const t = table(
    [
      {
        start: "old-earth",
        tableau: ["deserted-alien-colony", "gem-world"],
        goods: ["deserted-alien-colony", "gem-world"],
      },
      { start: "new-sparta" },
    ],
    { actionsForTwo: 1 },
  );
  t.answer(0, "action/trade");
  t.answer(1, "action/explore+5");
  t.answer(1, t.says(1)[1]);
  t.answer(0, t.says(0)[1]);
  expect(t.says(0)).toEqual(["trade.sell", "good/deserted-alien-colony"]);
});

test.each([
  // Old Earth takes two goods of any kind for a point each.
  [["old-earth"], [0, 2, 1, 0, 0], 2, 4],
  [["old-earth"], [0, 1, 0, 0, 0], 1, 1],
  // Consumer Markets wants novelty goods only.
  [["consumer-markets"], [0, 2, 3, 0, 0], 1, 2],
  // Tourist World takes two for three points.
  [["tourist-world", "public-works"], [0, 1, 1, 1, 0], 1, 4],
  [["diversified-economy"], [0, 1, 1, 0, 0], 1, 0],
  [["pilgrimage-world"], [0, 1, 1, 1, 0], 2, 4],
] as const)("%j makes of the goods %j, times %i, %i points", (names, goods, double, points) => {
  expect(consuming(cards(names), [...goods], double, 0)).toBe(points);
});

function cards(names: readonly string[]): Card[] {
  return names.map((name) => cardNamed(name) ?? NONE);
}
