import { expect, test } from "vitest";
import { type Finding, fieldPlace, findingText, itemPlace, reporting } from "./findings.ts";

test.each<[place: string, name: string, field: string]>([
  ["", "set", "set"],
  ["set", "deck", "set.deck"],
  ["set", "a-b_$1", "set.a-b_$1"],
  ["set", "1.2", 'set["1.2"]'],
  ["set", "1", 'set["1"]'],
  ["", "1", '["1"]'],
  ["set", "two words", 'set["two words"]'],
  ["set", "", 'set[""]'],
])("the place of a field: %j %j", (place, name, field) => {
  expect(fieldPlace(place, name)).toBe(field);
});

test("the place of an item", () => {
  expect(itemPlace("play", 3)).toBe("play[3]");
});

test("findings are noted with what they say, and with a reason only if there is one", () => {
  const all: Finding[] = [];
  const report = reporting(all);
  report("a", "x");
  report("b", "y", { n: 1 }, { id: "z", params: {} });
  expect(all).toEqual([
    { place: "a", id: "x", params: {} },
    { place: "b", id: "y", params: { n: 1 }, because: { id: "z", params: {} } },
  ]);
  expect(Object.keys(all[0])).not.toContain("because");
});

test("a finding in words", () => {
  const messages = {
    x: { en: "no {kind} {name}", ru: "нет: {kind} {name}" },
    why: { en: "Because of {n}.", ru: "Из-за {n}." },
    "kind/seat": { en: "seat", ru: "место" },
    red: { en: "Red!", ru: "Красный!" },
  };
  const finding = { place: "a", id: "x", params: { kind: "kind/seat", name: "red" } };
  expect(findingText("en", finding, messages)).toBe("no seat red");
  expect(findingText("ru", finding, messages)).toBe("нет: место red");
  const because = { id: "why", params: { n: 2 } };
  expect(findingText("en", { ...finding, because }, messages)).toBe("no seat red Because of 2.");
  expect(findingText("en", { ...finding, params: { kind: "kind/moon", name: "m" } }, messages)).toBe("no kind/moon m");
  expect(findingText("en", { place: "a", id: "unknown", params: {} })).toBe("unknown");
  expect(findingText("en", { place: "a", id: "scenario.missing", params: { name: "seat" } })).toBe('"seat" is missing');
  expect(findingText("en", { place: "a", id: "refused.one", params: { options: "a" } })).toBe(
    "Choose one of these: a.",
  );
});
