import { freeUndo } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { consumer } from "../testing/consumer.ts";
import { DECK } from "../testing/hands.ts";
import { type Setting, table } from "../testing/table.ts";

test("who chose Trade must sell exactly one good [8.1, 8.5]", () => {
  const t = consumer({ tableau: ["gem-world", "comet-zone"], goods: ["gem-world", "comet-zone"] }, "trade");
  expect(t.options(0)).toEqual(["gem-world", "comet-zone"]);
  t.answer(0, "trade.sell", "comet-zone");
  expect(t.goods(0)).toEqual(["gem-world"]);
  expect(t.hand(0)).toEqual(DECK.slice(0, 3));
});

test("goods sell for 2, 3, 4 and 5 cards [8.2, 8.16]", () => {
  const prices = ["gem-world", "comet-zone", "lost-species-ark-world", "alien-robotic-factory"].map((world) => {
    const t = consumer({ tableau: [world], goods: [world] }, "trade");
    expect(t.discard()).toBe(1);
    return t.hand(0).length;
  });
  expect(prices).toEqual([2, 3, 4, 5]);
});

test("trade bonuses for all kinds, for one, for this world [8.3, tradeBonus, tradeBonusThisWorld]", () => {
  const cards = (tableau: readonly string[], world: string): number => {
    const t = consumer({ tableau: [...tableau, world], goods: [world] }, "trade");
    return t.hand(0).length;
  };
  expect(cards(["merchant-world"], "gem-world")).toBe(2 + 2);
  expect(cards(["mining-conglomerate", "spice-world"], "comet-zone")).toBe(3 + 1);
  expect(cards(["spice-world"], "gem-world")).toBe(2 + 2);
  expect(cards(["star-nomad-lair"], "pirate-world")).toBe(2 + 3);
  expect(cards(["pirate-world"], "star-nomad-lair")).toBe(2 + 1);
  expect(cards(["pirate-world"], "gem-world")).toBe(2);
});

test("Clandestine Uplift Lab: a card for each chromosome, for genes [8.3, tradeBonusPerChromosome, 1.10]", () => {
  const tableau = ["clandestine-uplift-lab", "aquatic-uplift-race", "abandoned-alien-uplift-camp", "hive-world"];
  const t = consumer({ tableau, goods: ["hive-world"] }, "trade");
  // Two chromosomes: the lab itself and the race, not the camp. 4 + 2.
  expect(t.hand(0)).toHaveLength(6);
});

test("powers that consume goods are no trade bonus: with chromosomes too an alien good sells for 5 [8.2, 8.3, 1.10]", () => {
  const tableau = ["aquatic-uplift-race", "public-works", "diversified-economy", "alien-robotic-factory"];
  const t = consumer({ tableau, goods: ["alien-robotic-factory"] }, "trade");
  expect([t.goods(0), t.hand(0).length]).toEqual([[], 5]);
});

test("bonuses do nothing without a sale, and others do not sell [8.4]", () => {
  const t = consumer({ tableau: ["merchant-world", "gem-world"], goods: ["gem-world"] }, "consume-x2");
  t.finish();
  expect(t.goods(0)).toEqual(["gem-world"]);
  expect(t.hand(0)).toEqual([]);
});

test("everybody consumes, chooser or not [8.5]", () => {
  const t = table({
    seats: [
      { start: "earths-lost-colony", goods: ["earths-lost-colony"] },
      { start: "old-earth", tableau: ["gem-world"], goods: ["gem-world"] },
    ],
  });
  t.choose("consume-x2", "explore+5");
  t.finish("explore.keep");
  expect([t.chips(0), t.chips(1)]).toEqual([2, 1]);
});

test("the player picks the order of powers and the goods they take [8.6, consumeGoods]", () => {
  const t = consumer(
    {
      tableau: ["galactic-trendsetters", "plague-world", "gem-world"],
      goods: ["plague-world", "gem-world"],
    },
    "trade",
  );
  t.answer(0, "trade.sell", "gem-world");
  expect(t.asked(0)).toBe("consume.next");
  expect(t.options(0)).toEqual(["plan", "galactic-trendsetters", "plague-world"]);
  t.answer(0, "consume.next", "plague-world");
  expect(t.chips(0)).toBe(1);
  expect(t.goods(0)).toEqual([]);
});

test("one question per power: which goods it takes [8.6, 8.8]", () => {
  const tableau = ["consumer-markets", "gem-world", "spice-world", "space-port", "artist-colony"];
  const t = consumer({ tableau, goods: tableau.slice(1) }, "consume-x2");
  expect(t.question(0)).toMatchObject({ key: "consume.goods", min: 3, max: 3 });
  t.answer(0, "consume.goods", ["gem-world", "spice-world", "artist-colony"]);
  expect(t.goods(0)).toEqual(["space-port"]);
  expect(t.chips(0)).toBe(6);
});

/** What is asked when these worlds with goods are to feed these powers, up to the first question after `next`. */
function askedFor(
  powers: readonly string[],
  goods: readonly string[],
  more: Partial<Setting> = {},
): string | undefined {
  const t = consumer({ tableau: [...powers, ...goods], goods }, "consume-x2", more);
  if (t.asked(0) === "consume.next") t.answer(0, "consume.next", powers[0]);
  return t.asked(0);
}

test("goods of worlds that are alike are taken without asking [16.21]", () => {
  // Production worlds of one kind without a power that speaks of their own good.
  expect(askedFor(["public-works"], ["spice-world", "artist-colony"])).toBe("choose.action");
  const t = consumer({
    tableau: ["public-works", "spice-world", "artist-colony"],
    goods: ["spice-world", "artist-colony"],
  });
  expect([t.chips(0), t.goods(0).length]).toEqual([2, 1]);
  // Another kind, a draw when it produces, a windfall, a better sale, a power of its own.
  expect(askedFor(["public-works"], ["spice-world", "comet-zone"])).toBe("consume.goods");
  expect(askedFor(["public-works"], ["spice-world", "gem-world"])).toBe("consume.goods");
  expect(askedFor(["public-works"], ["spice-world", "refugee-world"])).toBe("consume.goods");
  expect(askedFor(["public-works"], ["pirate-world", "refugee-world"])).toBe("consume.goods");
  expect(askedFor(["public-works"], ["alien-toy-shop", "deserted-alien-colony"])).toBe("consume.goods");
});

test("a military world can be taken over with its good, so there it matters [16.21, 14.28]", () => {
  const goods = ["refugee-world", "former-penal-colony"];
  expect(askedFor(["public-works"], goods)).toBe("choose.action");
  expect(askedFor(["public-works"], goods, { takeovers: true })).toBe("consume.goods");
});

test("nobody is asked which goods go first if all go for the same [16.21]", () => {
  const goods = ["gem-world", "comet-zone", "hive-world"];
  // Each takes any good, or all that are left.
  expect(askedFor(["tourist-world", "public-works"], goods)).toBe("choose.action");
  expect(askedFor(["public-works", "pilgrimage-world"], goods)).toBe("choose.action");
  // One good would be left; or a power wants a kind; or one sells.
  expect(askedFor(["tourist-world"], goods)).toBe("consume.goods");
  expect(askedFor(["public-works", "tourist-world"], [...goods, "spice-world"])).toBe("consume.goods");
  expect(askedFor(["tourist-world", "mining-conglomerate"], goods)).toBe("consume.goods");
  expect(askedFor(["tourist-world", "trade-league"], goods)).toBe("consume.goods");
});

test("powers that take different kinds do not ask which of two that are alike, or if all go anyway [16.21]", () => {
  const goods = ["spice-world", "artist-colony", "comet-zone", "hive-world"];
  expect(askedFor(["diversified-economy"], goods)).toBe("choose.action");
  const others = ["gem-world", "artist-colony", "comet-zone", "hive-world"];
  expect(askedFor(["diversified-economy"], others)).toBe("consume.goods");
  expect(askedFor(["diversified-economy", "public-works"], others)).toBe("choose.action");
});

test("the best plan can be accepted at once [8.6]", () => {
  const tableau = [
    "galactic-trendsetters",
    "tourist-world",
    "free-trade-association",
    "gem-world",
    "spice-world",
    "comet-zone",
  ];
  const t = consumer({ tableau, goods: tableau.slice(3) });
  t.answer(0, "consume.next", "plan");
  // Two goods for Tourist World (2 x 3 VP), one for the trendsetters (2 x 2): better than 8 VP and two cards.
  expect(t.chips(0)).toBe(10);
  expect(t.goods(0)).toEqual([]);
});

test("powers that take all goods in any order are not asked about [8.6]", () => {
  const goods = ["gem-world", "comet-zone"];
  const t = consumer({ tableau: ["outlaw-world", "public-works", ...goods], goods });
  expect(t.asked(0)).toBe("choose.action");
  expect([t.chips(0), t.hand(0).length]).toEqual([4, 1]);
});

test("powers go on while one of them can take a good, also against the owner's will [8.7]", () => {
  const goods = ["gem-world", "plague-world"];
  const t = consumer({ tableau: ["outlaw-world", ...goods], goods });
  t.answer(0, "consume.next", "plague-world");
  // The other power has only one good to take: nothing to ask.
  expect(t.goods(0)).toEqual([]);
  expect(t.chips(0)).toBe(4);
});

test("an order that leaves goods is allowed [8.7]", () => {
  const tableau = ["mining-conglomerate", "tourist-world", "comet-zone", "mining-world", "gem-world"];
  const t = consumer({ tableau, goods: tableau.slice(2) });
  t.answer(0, "consume.next", "tourist-world");
  t.answer(0, "consume.goods", ["comet-zone", "mining-world"]);
  expect(t.goods(0)).toEqual(["gem-world"]);
});

test("a power with a fixed number cannot be used with fewer [8.9]", () => {
  const t = consumer({ tableau: ["tourist-world", "gem-world"], goods: ["gem-world"] });
  expect(t.goods(0)).toEqual(["gem-world"]);
  const two = consumer({
    tableau: ["mining-league", "comet-zone", "mining-world"],
    goods: ["comet-zone", "mining-world"],
  });
  expect(two.chips(0)).toBe(6);
});

test("tradeGood must sell while a good is left, with bonuses or without [8.10, tradeGood, 8.4]", () => {
  const league = consumer({ tableau: ["trade-league", "merchant-world", "gem-world"], goods: ["gem-world"] });
  league.finish("consume.discard");
  expect(league.hand(0)).toHaveLength(2 + 1 + 2);
  const market = consumer({
    tableau: ["black-market-trading-world", "export-duties", "gem-world"],
    goods: ["gem-world"],
  });
  expect(market.hand(0)).toHaveLength(2);
  const choice = consumer({ tableau: ["trade-league", "gem-world", "comet-zone"], goods: ["gem-world", "comet-zone"] });
  choice.answer(0, "consume.sell", "comet-zone");
  expect(choice.hand(0)).toHaveLength(3 + 1);
});

test("Pilgrimage World takes all that is left for one VP less [8.11, consumeAllGoods, 8.14]", () => {
  const goods = ["gem-world", "comet-zone", "hive-world"];
  const t = consumer({ tableau: ["pilgrimage-world", ...goods], goods });
  expect(t.goods(0)).toEqual([]);
  expect(t.chips(0)).toBe(4);
  const one = consumer({ tableau: ["pilgrimage-world", "gem-world"], goods: ["gem-world"] });
  expect([one.chips(0), one.goods(0)]).toEqual([0, []]);
});

test("consumeDraw and consumeVp come by themselves, only VPs are doubled [8.12, 8.14, consumeDraw, consumeVp]", () => {
  const t = consumer({ tableau: ["new-economy", "galactic-advertisers", "galactic-salon"] });
  expect(t.hand(0)).toEqual(DECK.slice(0, 2));
  expect(t.chips(0)).toBe(2);
  const single = consumer({ tableau: ["galactic-salon"] }, "trade");
  expect(single.chips(0)).toBe(1);
});

test("optional powers stand beside mandatory ones, in the order the player picks [8.6, 8.13, P3]", () => {
  const t = consumer(
    {
      tableau: ["deficit-spending", "r-and-d-crash-program", "outlaw-world", "gem-world"],
      goods: ["gem-world"],
      hand: ["spice-world"],
      start: "new-sparta",
    },
    "consume-x2",
    { deck: ["comet-zone", "mining-world", "plague-world"] },
  );
  expect(t.options(0)).toEqual(["plan", "outlaw-world", "deficit-spending", "r-and-d-crash-program"]);
  t.answer(0, "consume.next", "r-and-d-crash-program");
  t.answer(0, "consume.discard", ["spice-world"]);
  t.answer(0, "consume.next", "outlaw-world");
  // Two cards have been earned by now.
  t.answer(0, "consume.discard", ["comet-zone", "mining-world"]);
  expect(t.chips(0)).toBe(2 + 2);
});

test("the pool can be overdrawn by all in the same phase, then the game ends [T15, 8.15, 12.1]", () => {
  const three = ["gem-world", "comet-zone", "hive-world"];
  const two = ["spice-world", "mining-world"];
  const t = table({
    pool: 1,
    seats: [
      { start: "old-earth", tableau: ["terraformed-world", ...three], goods: three },
      { start: "new-sparta", tableau: ["tourist-world", ...two], goods: two },
      { start: "imperium-warlord" },
    ],
  });
  t.choose("develop", "develop", "trade");
  t.finish();
  expect([t.chips(0), t.chips(1)]).toEqual([3, 3]);
  expect(t.state().table.pool).toBeLessThanOrEqual(0);
  expect(t.state().table.phase).toBe("over");
});

test("Diversified Economy takes three different kinds [consumeThreeKinds, 8.9]", () => {
  const goods = ["gem-world", "spice-world", "comet-zone", "hive-world"];
  const t = consumer({ tableau: ["diversified-economy", ...goods], goods });
  expect(t.options(0)).toEqual(["gem-world", "spice-world"]);
  t.answer(0, "consume.goods", "spice-world");
  expect(t.goods(0)).toEqual(["gem-world"]);
  expect(t.chips(0)).toBe(6);
  const two = consumer({
    tableau: ["diversified-economy", "gem-world", "comet-zone"],
    goods: ["gem-world", "comet-zone"],
  });
  expect(two.goods(0)).toHaveLength(2);
  const four = consumer({
    tableau: ["diversified-economy", "gem-world", "comet-zone", "hive-world", "alien-robotic-factory"],
    goods: ["gem-world", "comet-zone", "hive-world", "alien-robotic-factory"],
  });
  four.answer(0, "consume.leave", ["alien"]);
  expect(four.goods(0)).toEqual(["alien-robotic-factory"]);
});

test("Galactic Exchange takes one good of every kind, or fewer if the table allows [consumeDifferentKinds, 16.9]", () => {
  const goods = ["gem-world", "comet-zone", "hive-world"];
  const t = consumer({ tableau: ["galactic-exchange", ...goods], goods });
  expect(t.goods(0)).toEqual([]);
  expect([t.chips(0), t.hand(0).length]).toEqual([6, 3]);
  const free = consumer({ tableau: ["galactic-exchange", ...goods], goods }, "consume-x2", {
    settings: { exchange: "free" },
  });
  expect(free.question(0)).toMatchObject({ key: "consume.leave", min: 0, max: 3 });
  free.answer(0, "consume.leave", ["rare"]);
  expect(free.goods(0)).toEqual(["comet-zone"]);
});

test("Alien Toy Shop takes the good on itself [consumeThisWorldGood]", () => {
  const t = consumer({ tableau: ["alien-toy-shop", "gem-world"], goods: ["alien-toy-shop", "gem-world"] });
  expect(t.goods(0)).toEqual(["gem-world"]);
  expect(t.chips(0)).toBe(4);
});

test("powers with the same text are one option; what has one outcome is not asked [8.6]", () => {
  const t = consumer({ tableau: ["public-works", "terraformed-world", "gem-world"], goods: ["gem-world"] });
  expect(t.asked(0)).toBe("choose.action");
  expect(t.chips(0)).toBe(2);
});

test("what was sold is known to all and is not taken back alone [8.1]", () => {
  const goods = ["gem-world", "spice-world"];
  const t = table({
    seats: [
      { start: "new-sparta", tableau: goods, goods },
      { start: "epsilon-eridani", tableau: ["comet-zone", "mining-world"], goods: ["comet-zone", "mining-world"] },
    ],
    deck: DECK,
  });
  t.choose("trade", "trade");
  t.answer(0, "trade.sell", "gem-world");
  expect(freeUndo(t.session, 0)).toBeDefined();
  t.answer(1, "trade.sell", "comet-zone");
  expect(freeUndo(t.session, 1)).toBeUndefined();
});

test("the best plan sells the dear good and consumes the cheap one [8.6, 8.10]", () => {
  const goods = ["gem-world", "alien-robotic-factory"];
  const t = consumer({ tableau: ["public-works", "trade-league", ...goods], goods });
  t.answer(0, "consume.next", "plan");
  // 5 and 1 of Trade League.
  expect([t.chips(0), t.hand(0).length]).toEqual([2, 6]);
});

test("a good on the start world counts among the kinds [consumeThreeKinds]", () => {
  const goods = ["alpha-centauri", "gem-world", "hive-world"];
  const t = consumer({ start: "alpha-centauri", tableau: ["diversified-economy", ...goods.slice(1)], goods });
  expect([t.chips(0), t.goods(0)]).toEqual([6, []]);
});

test("an alien good counts among the three kinds [consumeThreeKinds, 8.9]", () => {
  const goods = ["gem-world", "comet-zone", "alien-robotic-factory"];
  const t = consumer({ tableau: ["diversified-economy", ...goods], goods });
  expect([t.chips(0), t.goods(0)]).toEqual([6, []]);
});

test("the best plan sells the good that brings most [8.10, tradeBonusThisWorld]", () => {
  const tableau = ["trade-league", "public-works", "pirate-world", "gem-world"];
  const t = consumer({ tableau, goods: ["pirate-world", "gem-world"] }, "explore+5", {
    deck: [...DECK, "space-port", "new-earth", "spice-world", "mining-world", "comet-zone", "hive-world"],
  });
  t.until("consume.next", "explore.keep");
  t.answer(0, "consume.next", "plan");
  expect(t.hand(0).length).toBeGreaterThanOrEqual(6);
});

test("a player with his goods before him does not wait for others; cards come in player order [4.14, 8.5]", () => {
  const seats = [
    { start: "epsilon-eridani", tableau: ["gem-world", "spice-world"], goods: ["gem-world", "spice-world"] },
    { start: "new-sparta", tableau: ["outlaw-world", "comet-zone", "hive-world"], goods: ["comet-zone", "hive-world"] },
  ];
  const outcome = (first: number): string[][] => {
    const t = table({ seats, deck: DECK });
    t.choose("consume-x2", "explore+5");
    t.until("consume.goods", "explore.keep");
    expect([t.asked(0), t.asked(1)]).toEqual(["consume.goods", "consume.goods"]);
    for (const seat of [first, 1 - first]) t.answer(seat, "consume.goods", t.options(seat)[0]);
    return [t.hand(0), t.hand(1)];
  };
  expect(outcome(0)).toEqual(outcome(1));
});
