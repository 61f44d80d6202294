import { expect, test } from "vitest";
import type { BaseState } from "../rules.ts";
import { type Difference, differences, isNamed, questionDifferences } from "./compare.ts";
import type { Facts, Kind, Now, QuestionFacts } from "./facts.ts";

const SEATS = ["red", "blue", "green"];
const NOW: Now = { state: { agenda: [], rng: [0, 0, 0, 0], told: 0 } as BaseState, events: [], pending: [] };

/** What differs if a fact of this kind is `actual` and a file wants something else. */
function differs(kind: Kind, actual: unknown, wanted: unknown): Difference[] {
  const facts = { fact: { about: "", kind, read: () => actual } };
  return differences([{ what: "it", fact: "fact", key: "", wanted }], facts, NOW, SEATS);
}

test.each<[kind: Kind, actual: unknown, wanted: unknown]>([
  ["number", 3, 3],
  ["number", 3, { atLeast: 3 }],
  ["number", 3, { atMost: 3 }],
  ["number", 3, { atLeast: 2, atMost: 4 }],
  ["number", -3, { atMost: 0 }],
  ["number", 0, {}],
  ["text", "a", "a"],
  ["flag", false, false],
  ["seat", 1, "blue"],
  ["seat", 1, 1],
  ["seat", 1, "1"],
  ["seat", -1, "nobody"],
  ["seats", [2, 0], ["red", 2]],
  ["seats", [], []],
  ["name", "ten", "ten"],
  ["name", ["ten", "10"], "10"],
  ["names", ["a", ["b", "beta"]], ["beta", "a"]],
  ["names", ["a", "a"], ["a", "a"]],
  ["names", ["a", "b", "c"], { includes: ["c", "a"] }],
  ["names", ["a", "b"], { excludes: ["c"] }],
  ["names", ["a", "b"], { count: 2 }],
  ["names", ["a", "b"], { includes: ["a"], excludes: ["c"], count: 2 }],
  ["order", ["a", ["b", "beta"]], ["a", "beta"]],
  ["order", ["a", "b"], { includes: ["b"] }],
  ["top", ["a", ["b", "beta"], "c"], ["a", "beta"]],
  ["top", ["a"], []],
  ["counts", [1, 2, 3], [1, 2, 3]],
  ["counts", [1, 2, 3], { blue: 2, 2: { atLeast: 3 } }],
  ["anything", { a: [1, { b: 2 }], c: undefined }, { a: [1, { b: 2 }] }],
])("%s %j is met by %j", (kind, actual, wanted) => {
  expect(differs(kind, actual, wanted)).toEqual([]);
});

test.each<[kind: Kind, actual: unknown, wanted: unknown, is: string, said: string]>([
  ["number", 3, 4, "3", "4"],
  ["number", 3, { atLeast: 4 }, "3", '{"atLeast":4}'],
  ["number", 3, { atMost: 2 }, "3", '{"atMost":2}'],
  ["number", 5, { atLeast: 2, atMost: 4 }, "5", '{"atLeast":2,"atMost":4}'],
  ["text", "a", "b", '"a"', '"b"'],
  ["text", undefined, "b", "nothing", '"b"'],
  ["flag", false, true, "false", "true"],
  ["seat", 1, "red", '"blue"', '"red"'],
  ["seat", 1, "nobody", '"blue"', '"nobody"'],
  ["seat", 0, "nobody", '"red"', '"nobody"'],
  ["seat", -1, "red", '"nobody"', '"red"'],
  ["seat", 7, "red", "7", '"red"'],
  ["seats", [2, 0], ["red"], '["green","red"]', '["red"]'],
  ["seats", [2], ["red", "green"], '["green"]', '["red","green"]'],
  ["seats", [2, 0], ["red", "blue"], '["green","red"]', '["red","blue"]'],
  ["seats", [7], ["red"], "[7]", '["red"]'],
  ["name", "ten", "10", '"ten"', '"10"'],
  ["name", ["ten", "10"], "zehn", '"ten"', '"zehn"'],
  ["names", ["a", ["b", "beta"]], ["a"], '["a","b"]', '["a"]'],
  ["names", ["a", ["b", "beta"]], ["a", "c"], '["a","b"]', '["a","c"]'],
  ["names", ["a", "b"], ["a", "a"], '["a","b"]', '["a","a"]'],
  ["names", ["a", "b"], { includes: ["a", "a"] }, '["a","b"]', '{"includes":["a","a"]}'],
  ["names", ["a", ["b", "beta"]], { excludes: ["c", "beta"] }, '["a","b"]', '{"excludes":["c","beta"]}'],
  ["names", ["a", "b"], { count: 3 }, '["a","b"]', '{"count":3}'],
  ["names", ["a", "b"], { includes: ["a"], excludes: ["b"] }, '["a","b"]', '{"includes":["a"],"excludes":["b"]}'],
  ["order", ["a", ["b", "beta"]], ["beta", "a"], '["a","b"]', '["beta","a"]'],
  ["order", ["a", "b"], ["a", "a"], '["a","b"]', '["a","a"]'],
  ["order", ["a", "b"], ["a"], '["a","b"]', '["a"]'],
  ["top", ["a", ["b", "beta"], "c"], ["a", "c"], '["a","b","c"]', '["a","c"]'],
  ["top", ["a"], ["a", "b"], '["a"]', '["a","b"]'],
  ["counts", [1, 2, 3], [1, 2, 4], "[1,2,3]", "[1,2,4]"],
  ["counts", [1, 2, 3], [1, 2], "[1,2,3]", "[1,2]"],
  ["counts", [1, 2, 3], { blue: 2, green: 2 }, "[1,2,3]", '{"blue":2,"green":2}'],
  ["counts", [1, 2, 3], { pink: 1 }, "[1,2,3]", '{"pink":1}'],
  ["anything", [["a", "b"]], ["a"], '[["a","b"]]', '["a"]'],
  ["anything", { a: 1 }, { a: 1, b: 2 }, '{"a":1}', '{"a":1,"b":2}'],
  ["anything", { a: 1, b: 2 }, { a: 1 }, '{"a":1,"b":2}', '{"a":1}'],
])("%s %j is not %j", (kind, actual, wanted, is, said) => {
  expect(differs(kind, actual, wanted)).toEqual([{ what: "it", is, wanted: said }]);
});

test("a list by seat is compared with every seat, and a short one is not enough", () => {
  const facts: Facts = {
    chips: { about: "", kind: "number", by: "seat", read: (_, seat) => Number(seat) * 10 },
  };
  const differing = (wanted: unknown) =>
    differences([{ what: "chips", fact: "chips", key: undefined, wanted }], facts, NOW, SEATS);
  expect(differing([0, { atLeast: 10 }, 20])).toEqual([]);
  expect(differing([0, 10, 21])).toEqual([{ what: "chips", is: "[0,10,20]", wanted: "[0,10,21]" }]);
  expect(differing([0, 10])).toEqual([{ what: "chips", is: "[0,10,20]", wanted: "[0,10]" }]);
});

test("a fact is read under its key", () => {
  const facts: Facts = { told: { about: "", kind: "text", read: (_, key) => `told ${key}` } };
  const expected = { what: "told a", fact: "told", key: "a", wanted: "told a" };
  expect(differences([expected, { ...expected, key: "b" }], facts, NOW, SEATS)).toEqual([
    { what: "told a", is: '"told b"', wanted: '"told a"' },
  ]);
});

const QUESTION: QuestionFacts = {
  asked: "piece.play",
  options: [["ten", "10"], ["pass"]],
  min: 1,
  max: undefined,
  slots: [
    { called: ["home", "first"], max: 2 },
    { called: ["moon"], max: 1 },
  ],
};

test.each<[wanted: unknown]>([
  [{}],
  [undefined],
  [{ asked: "piece.play", options: ["pass", "10"], min: 1 }],
  [{ slots: { first: 2, moon: 1 } }],
])("a question with the parts %j", (wanted) => {
  expect(questionDifferences("red", QUESTION, wanted, SEATS)).toEqual([]);
  expect(differs("question", QUESTION, wanted)).toEqual([]);
});

test.each<[wanted: unknown, what: string, is: string, said: string]>([
  [{ asked: "piece.show" }, "red asked", '"piece.play"', '"piece.show"'],
  [{ min: 0 }, "red min", "1", "0"],
  [{ max: 2 }, "red max", '"nothing"', "2"],
  [{ options: ["ten"] }, "red options", '["ten","pass"]', '["ten"]'],
  [{ slots: { first: 2 } }, "red slots", '{"home":2,"moon":1}', '{"first":2}'],
  [{ slots: { first: 2, moon: 2 } }, "red slots", '{"home":2,"moon":1}', '{"first":2,"moon":2}'],
  [{ slots: { first: 2, sun: 1 } }, "red slots", '{"home":2,"moon":1}', '{"first":2,"sun":1}'],
])("a question without the parts %j", (wanted, what, is, said) => {
  expect(questionDifferences("red", QUESTION, wanted, SEATS)).toEqual([{ what, is, wanted: said }]);
});

test("every part of a question that differs is told", () => {
  const wanted = { asked: "other", min: 2, max: 3, options: [], slots: {} };
  const told = differs("question", QUESTION, wanted).map(({ what }) => what);
  expect(told).toEqual(["it asked", "it min", "it max", "it options", "it slots"]);
});

test("a thing is named by its name or by any of several", () => {
  expect(isNamed("ten", "ten")).toBe(true);
  expect(isNamed("ten", "te")).toBe(false);
  expect(isNamed(["ten", "10"], "10")).toBe(true);
  expect(isNamed(["ten"], "te")).toBe(false);
  expect(isNamed(undefined, "ten")).toBe(false);
});
