import { cardOf, DESTINY, destinyOf } from "@hypergate/cosmic/client";
import { expect, test } from "vitest";
import { cardInWords } from "./card-words.ts";

test("an artifact says what it does, without the head of its statement", () => {
  const card = cardOf("card/quash");
  expect(cardInWords("en", { kind: "card", card })).toEqual({
    type: "Artifact",
    name: "Quash",
    text: "After a deal is made, the deal is void, and both dealers suffer the penalty for a failed deal.",
  });
  expect(cardInWords("ru", { kind: "card", card }).text).toMatch(/^После того как/);
});

test("a flare is called like its alien and says what the side shown does", () => {
  const card = cardOf("card/flare-oracle");
  const wild = cardInWords("en", { kind: "card", card });
  expect(wild).toEqual(cardInWords("en", { kind: "card", card, side: "wild" }));
  expect(wild.name).toBe("Oracle");
  expect(cardInWords("en", { kind: "card", card, side: "super" }).text).not.toBe(wild.text);
});

test("a destiny card names a colour or a rule", () => {
  const words = (ref: string) => cardInWords("en", { kind: "destiny", card: destinyOf(ref) });
  expect(words(DESTINY[0].ref)).toEqual({ type: "Destiny", name: "Blue", text: "" });
  expect(words("destiny/most-cards").name).toBe("Most cards in hand");
});
