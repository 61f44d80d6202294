import { expect, test } from "vitest";
import { cut, thingsIn, withSigns } from "./linked-words.ts";

test("the things of an event that have a text of their own", () => {
  const params = { player: "player/1", cards: "card/attack-08.2 2×name/plague", n: 3, alien: "power/oracle" };
  expect(thingsIn({ n: 1, trail: "", id: "x", params })).toEqual(["card/attack-08.2", "name/plague", "power/oracle"]);
});

test("names are cut out of a sentence, the longest first", () => {
  const pieces = cut("Ann plays Card Zap on Card Zapper.", [
    { ref: "card/a", name: "Card Zap" },
    { ref: "card/b", name: "Card Zapper" },
  ]);
  expect(pieces).toEqual([
    { text: "Ann plays " },
    { text: "Card Zap", ref: "card/a" },
    { text: " on " },
    { text: "Card Zapper", ref: "card/b" },
    { text: "." },
  ]);
});

test("a name that is not in the sentence changes nothing", () => {
  expect(cut("Nothing here.", [{ ref: "card/a", name: "Card Zap" }])).toEqual([{ text: "Nothing here." }]);
});

test("quotation marks go with the name", () => {
  expect(cut("Карта «Чума».", [{ ref: "card/a", name: "Чума" }])).toEqual([
    { text: "Карта " },
    { text: "«Чума»", ref: "card/a" },
    { text: "." },
  ]);
});

test("brackets and stops that touch a name go with it", () => {
  const pieces = cut("Ann gives you 2 cards (Plague, Quash).", [
    { ref: "card/a", name: "Plague" },
    { ref: "card/b", name: "Quash" },
  ]);
  expect(withSigns(pieces)).toEqual([
    { text: "Ann gives you 2 cards " },
    { text: "Plague", ref: "card/a", before: "(", after: "," },
    { text: " " },
    { text: "Quash", ref: "card/b", before: "", after: ")." },
    { text: "" },
  ]);
});
