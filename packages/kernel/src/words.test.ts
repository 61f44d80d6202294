import { expect, test } from "vitest";
import type { Params } from "./question.ts";
import { parseMessage, phrase } from "./words.ts";

const plain = (value: string | number): string => String(value);

function en(message: string, params: Params = {}): string {
  return phrase("en", message, params, plain);
}

function ru(message: string, params: Params = {}): string {
  return phrase("ru", message, params, plain);
}

test("plain text stays as it is, marks of other positions included", () => {
  expect(en("No. # 1, 100 %: it's done")).toBe("No. # 1, 100 %: it's done");
});

test("parameters are put through the callback", () => {
  const names = (value: string | number) => (value === "player/1" ? "Ann" : String(value));
  expect(phrase("en", "{who} takes {n}.", { who: "player/1", n: 3 }, names)).toBe("Ann takes 3.");
});

test("a missing parameter shows", () => {
  expect(en("{who} waits")).toBe("{who} waits");
});

test.each([
  [0, "0 штук"],
  [1, "1 штука"],
  [2, "2 штуки"],
  [5, "5 штук"],
  [11, "11 штук"],
  [21, "21 штука"],
  [22, "22 штуки"],
])("a Russian plural of %i is %s", (n, text) => {
  expect(ru("{n, plural, one {# штука} few {# штуки} many {# штук} other {# штуки}}", { n })).toBe(text);
});

test("an exact number goes before its plural case", () => {
  const message = "{n, plural, =0 {nothing} =1 {just one} one {# piece} other {# pieces}}";
  expect([0, 1, 2].map((n) => en(message, { n }))).toEqual(["nothing", "just one", "2 pieces"]);
});

test("a select takes the case named, `none` without a value, and otherwise `other`", () => {
  const message = "{what, select, none {a secret} left {the left one} other {{what}}}";
  expect(en(message)).toBe("a secret");
  expect(en(message, { what: "" })).toBe("a secret");
  expect(en(message, { what: "left" })).toBe("the left one");
  expect(en(message, { what: "up" })).toBe("up");
  expect(en("{what, select, left {L} other {R}}")).toBe("R");
});

test("cases nest, and # is the number of the plural around it, through a select too", () => {
  const message = "{a, plural, one {one of} other {{b, plural, one {# and} other {# or}} # {s, select, other {(#)}}}}";
  expect(en(message, { a: 3, b: 1 })).toBe("1 and 3 (3)");
});

test("space in a case is kept, space around its name is not", () => {
  expect(en("{ n ,\n plural , one { a } other{b } }", { n: 1 })).toBe(" a ");
});

test("apostrophes quote braces and, in a plural, the number sign", () => {
  expect(en("it''s '{n}' and '{'it''s'}'")).toBe("it's {n} and {it's}");
  expect(en("'{a'' b}' c, '{'x' y")).toBe("{a' b} c, {x' y");
  expect(en("'# {n, plural, other {'#' #}}", { n: 4 })).toBe("'# # 4");
});

test("a message is parsed once", () => {
  expect(parseMessage("{a} of {b}")).toBe(parseMessage("{a} of {b}"));
});

test.each([
  ["{", "the name of a parameter is expected at character 2"],
  ["a } b", "a } without its { at character 3"],
  ["{n", ", is expected at character 3"],
  ["{n, count, other {}}", '"count" where plural or select is expected'],
  ["{n, plural, one {a}}", 'no case "other" of {n}'],
  ["{n, plural, single {a} other {b}}", "a case of a plural is expected at character 13"],
  ["{n, plural, other {a} other {b}}", 'a second case "other"'],
  ["{n, plural, other {a}", "} is expected at character 22"],
  ["{n, plural, other {a", "} is expected at character 21"],
  ["it '{n}", "a quotation without its end"],
])("%s is malformed: %s", (message, why) => {
  expect(() => en(message)).toThrow(why);
  expect(() => en(message)).toThrow(message);
});
