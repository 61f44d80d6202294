import { describe, expect, test } from "vitest";
import { message } from "./messages.ts";
import { folded, isName, looksOf, tidyName } from "./names.ts";

test.each([
  ["Ann", true],
  ["  Анна-Мария 2 ", true],
  ["🚀", true],
  ["李", true],
  ["", false],
  ["   ", false],
  ["a\tb", false],
  ["x".repeat(30), true],
  ["x".repeat(31), false],
  ["...", false],
])("the name %j may be used: %s", (name, isFine) => {
  expect(isName(name)).toBe(isFine);
});

test.each([
  ["a Hangul filler", "\u3164"],
  ["half a Hangul syllable that shows nothing", "\uFFA0\u115F"],
  ["a braille blank", "\u2800\u2800"],
  ["a space of no width", "Ann\u200B"],
  ["a joiner", "Ann\u200D"],
  ["a mark that turns the direction", "Ann\u202Ecod"],
  ["an isolate", "\u2066Ann\u2069"],
  ["an Arabic letter mark", "Ann\u061C"],
  ["a soft hyphen", "An\u00ADn"],
  ["a null", "a\u0000b"],
  ["a line break", "a\nb"],
  ["a space that does not break", "\u00A0"],
  ["nothing but a variation", "\uFE0F"],
])("a name with %s may not", (_, name) => {
  expect(isName(name)).toBe(false);
});

test("spaces and composed letters are tidied", () => {
  expect(tidyName("  Ann   Lee ")).toBe("Ann Lee");
  expect(tidyName("E\u0301va")).toBe("\u00C9va");
});

test("names are found whatever their case, width and accents", () => {
  expect(folded("ÉVA")).toBe("eva");
  expect(folded("Ａｎｎ")).toBe("ann");
  expect(folded("ЁЛКА")).toBe("елка");
});

describe("looks", () => {
  test.each([
    ["Ann", "ann"],
    ["Ann", "Ａｎｎ"],
    ["Ann", "Аnn"],
    ["Ann", "A n n"],
    ["Ann", "Ann."],
    ["Ann", "Ánn"],
    ["paypal", "раураl"],
    ["Will", "WiII"],
    ["Bob", "B0b"],
    ["Bob", "ВОВ"],
    ["Tom", "Тоm"],
    ["Marn", "Mam"],
    ["Анна", "Aнна"],
  ])("%j like %j", (one, other) => {
    expect(looksOf(one)).toBe(looksOf(other));
  });

  test.each([
    ["Ann", "Anna"],
    ["Bob", "Rob"],
    ["Анна", "Инна"],
    ["Guest 1000", "Guest 1001"],
    ["🚀", "🛸"],
  ])("%j unlike %j", (one, other) => {
    expect(looksOf(one)).not.toBe(looksOf(other));
  });
});

test.each([
  ["  hello  ", "hello"],
  ["safe\u202Efsm.exe\u2069", "safefsm.exe"],
  ["שלום", "שלום"],
  ["👩‍👩‍👧 ok", "👩‍👩‍👧 ok"],
  ["\u200B\u2060", undefined],
  ["\u202E \u200F", undefined],
  ["\u3164\u2800", undefined],
  ["x".repeat(501), undefined],
])("%j is said as %j", (text, said) => {
  const { data } = message.safeParse({ t: "chat", id: 1, table: "abcdefgh", text });
  expect(data && "text" in data ? data.text : undefined).toBe(said);
});
