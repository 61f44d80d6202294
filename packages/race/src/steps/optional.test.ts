import { show } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { DESIGN } from "../cards.ts";
import { consumer } from "../testing/consumer.ts";
import { type TestTable, table } from "../testing/table.ts";

test("Merchant World with x2 and two discards: 2 VP, not 4; Galactic Salon: 2 VP [T11, 8.14, consumeDiscardHand, 8.13]", () => {
  const t = consumer({ tableau: ["merchant-world"], hand: ["gem-world", "spice-world", "comet-zone"] });
  expect(t.question(0)).toMatchObject({ key: "consume.discard", min: 0, max: 2 });
  t.answer(0, "consume.discard", ["gem-world", "comet-zone"]);
  expect(t.chips(0)).toBe(2);
  expect(t.hand(0)).toEqual(["spice-world"]);
  const salon = consumer({ tableau: ["galactic-salon"] });
  expect(salon.chips(0)).toBe(2);
});

test("cards drawn earlier in the phase may be discarded; the power may be declined [8.13]", () => {
  const t = consumer({ tableau: ["new-economy", "deficit-spending"] }, "trade", { deck: ["gem-world", "comet-zone"] });
  expect(t.options(0)).toEqual(["gem-world"]);
  t.answer(0, "consume.discard", []);
  expect(t.chips(0)).toBe(0);
});

test("R&D Crash Program: discard first, then draw [8.13, consumeDiscardHand]", () => {
  const t = consumer({ tableau: ["r-and-d-crash-program"], hand: ["gem-world"] });
  t.answer(0, "consume.discard", ["gem-world"]);
  expect(t.hand(0)).toEqual(["public-works"]);
});

test("Gambling World of the base game: name a number, flip a card [8.18, gambleName]", () => {
  const play = (value: string): TestTable => {
    const t = table({
      sets: "base",
      seats: [{ start: "new-sparta", tableau: ["gambling-world-base"] }, { start: "old-earth" }],
      deck: ["gem-world"],
    });
    t.choose("consume-x2", "trade");
    expect(t.options(0)).toEqual(["none", "1", "2", "3", "4", "5", "6", "7"]);
    t.answer(0, "gamble.name", value);
    return t;
  };
  expect(play("2").hand(0)).toEqual(["gem-world"]);
  expect(play("3").hand(0)).toEqual([]);
  expect(play("3").discard()).toBe(1);
  expect(play("none").discard()).toBe(0);
});

test("the new Gambling World: a wager of cost 5 wins against a defense of 7 [T10, 8.17, gambleAnte]", () => {
  const shown = ["gem-world", "spice-world", "rebel-homeworld", "comet-zone", "hive-world"];
  const t = consumer(
    { tableau: ["gambling-world-rebel"], hand: ["new-earth", "refugee-world", "alien-data-repository"] },
    "trade",
    {
      deck: shown,
    },
  );
  // Only cards of 1 to 6 may be wagered.
  expect(t.options(0)).toEqual(["none", "new-earth"]);
  t.answer(0, "gamble.ante", "new-earth");
  expect(t.options(0)).toEqual(shown);
  t.answer(0, "gamble.take", "gem-world");
  expect(t.hand(0)).toEqual(["new-earth", "refugee-world", "alien-data-repository", "gem-world"]);
  expect(t.discard()).toBe(4);
});

test("without a higher card the wager is lost [8.17]", () => {
  const t = consumer({ tableau: ["gambling-world-rebel"], hand: ["gem-world"] }, "trade", {
    deck: ["spice-world", "space-port"],
  });
  t.answer(0, "gamble.ante", "gem-world");
  expect(t.hand(0)).toEqual([]);
  expect(t.discard()).toBe(3);
});

test("revealed cards come from the deck like draws, with a shuffle in between [11.4, 11.2]", () => {
  const seats = [
    { start: "new-sparta", tableau: ["gambling-world-rebel"], hand: ["new-earth"] },
    { start: "imperium-warlord" },
  ];
  const t = table({ seats, deck: [] });
  const { deck, discard } = t.state().secret;
  // All but two cards of the deck lie in the discard pile.
  t.session.checkpoint.secret.discard = discard.concat(deck.slice(0, -2));
  t.session.checkpoint.secret.deck = deck.slice(-2);
  t.choose("trade", "trade");
  t.answer(0, "gamble.ante", "new-earth");
  expect(t.told("deck.shuffled")).toBe(1);
  expect(t.deck()).toBeGreaterThan(100);
});

test("revealed cards that nobody keeps are discarded, also when the pile became the deck in between [8.17, 11.4]", () => {
  const seats = [
    { start: "new-sparta", tableau: ["gambling-world-rebel"], hand: ["gem-world"] },
    { start: "imperium-warlord" },
  ];
  const t = table({ seats, deck: ["spice-world"], shuffles: [["space-marines"]] });
  const { deck } = t.state().secret;
  t.session.checkpoint.secret.discard = deck.slice(0, -1);
  t.session.checkpoint.secret.deck = deck.slice(-1);
  t.choose("trade", "trade");
  t.answer(0, "gamble.ante", "gem-world");
  const pile = t.state().secret.discard.map((card) => DESIGN[card].id);
  expect(pile.sort()).toEqual(["gem-world", "space-marines", "spice-world"]);
});

test("with nothing to choose for the mandatory powers, the optional ones are still offered with what was earned [8.6, 8.13]", () => {
  const tableau = ["public-works", "deficit-spending", "gem-world", "comet-zone"];
  const t = consumer({ start: "epsilon-eridani", tableau, goods: ["gem-world", "comet-zone"] });
  expect([t.asked(0), t.options(0)]).toEqual(["consume.discard", ["public-works"]]);
});

test("a wager for which the hand holds nothing yet is not lost [8.6, 8.13, 8.17]", () => {
  const tableau = ["gambling-world-rebel", "r-and-d-crash-program", "galactic-advertisers"];
  const t = consumer({ tableau }, "consume-x2", { deck: ["refugee-world", "space-port"] });
  expect([t.asked(0), t.hand(0)]).toEqual(["consume.next", ["refugee-world"]]);
  t.answer(0, "consume.next", "gambling-world-rebel");
  t.answer(0, "consume.discard", ["refugee-world"]);
  expect([t.asked(0), t.options(0)]).toEqual(["gamble.ante", ["none", "space-port"]]);
});

test("with courtesy nobody sees whether a hand holds a card for the wager [4.15, 8.17]", () => {
  const asked = (card: string) => {
    const t = consumer({ tableau: ["gambling-world-rebel"], hand: [card] }, "trade", { courtesy: true });
    return [t.asked(0), show(t.session, 1).waitingFor, show(t.session, 1).responses];
  };
  expect(asked("refugee-world")).toEqual(["gamble.ante", [], true]);
  expect(asked("gem-world")).toEqual(["gamble.ante", [], true]);
});
