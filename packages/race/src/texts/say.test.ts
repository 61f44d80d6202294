import { LANGUAGES, phrase } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { DESIGNS } from "../cards.ts";
import { nameOf, powerText, say, texts, worthText } from "./index.ts";

const NAMES = ["Ann", "Ben", undefined];

test("seats are named, numbers are not", () => {
  expect(say("en", "chips.gained", { who: 1, n: 1 }, NAMES)).toBe("Ben gained 1 VP.");
  expect(say("en", "chips.gained", { who: 2, n: 2 }, NAMES)).toBe("Player 3 gained 2 VP.");
});

test("who knows the private part of an event reads it in other words", () => {
  const told = { who: 0, n: 2 };
  expect(say("en", "cards.drawn", told, NAMES)).toBe("Ann drew 2 cards.");
  const known = { ...told, cards: "card/gem-world, card/drop-ships-2" };
  expect(say("en", "cards.drawn", known, NAMES)).toBe("You drew Gem World, Drop Ships.");
  expect(say("ru", "cards.drawn", known, NAMES)).toBe("Вы берёте «Мир самоцветов», «Десантные корабли».");
  expect(say("en", "develop.placed", { who: 0, card: "card/gem-world", n: 0, cards: "" }, NAMES)).toBe(
    "Ann placed Gem World for nothing.",
  );
});

test("every kind of thing has a name in both languages", () => {
  expect(nameOf("en", "good/gem-world", NAMES)).toBe("the good on Gem World");
  expect(nameOf("ru", "power/old-earth/consumeGoods", NAMES)).toBe("Старая Земля");
  expect(nameOf("ru", "goal/mostMilitary", NAMES)).toBe("Сильнейшая армия");
  expect(nameOf("en", "player/1", NAMES)).toBe("Ben");
  expect(nameOf("en", "number/4", NAMES)).toBe("4");
  expect(nameOf("en", "action/trade", NAMES)).toBe("Consume: Trade");
});

test("every power and every worth of every card can be put into words", () => {
  for (const { powers = [], worth = [] } of DESIGNS)
    for (const { said, params } of [...powers.map(powerText), ...worth.map(worthText)])
      for (const language of LANGUAGES) expect(phrase(language, said[language], params, String)).not.toMatch(/[{}]/);
  for (const [id, said] of Object.entries(texts))
    for (const language of LANGUAGES) expect(() => phrase(language, said[language], {}, String), id).not.toThrow();
});

test("what a power brings is told without what it does not bring", () => {
  const used = (vp: number, cards: number) =>
    say("en", "consume.used", { who: 0, power: "power/old-earth", n: 1, vp, cards }, NAMES);
  expect(used(2, 0)).toBe("Ann used Old Earth on 1 good for 2 VP.");
  expect(used(0, 1)).toBe("Ann used Old Earth on 1 good for 1 card.");
  expect(used(1, 2)).toBe("Ann used Old Earth on 1 good for 1 VP and 2 cards.");
});

test("the reader is spoken to", () => {
  const won = { who: 1, n: 1 };
  expect(say("en", "game.won", won, NAMES, 1)).toBe("You won.");
  expect(say("ru", "game.won", won, NAMES, 1)).toBe("Вы побеждаете.");
  expect(say("ru", "game.won", won, NAMES, 0)).toBe("Ben побеждает.");
});
