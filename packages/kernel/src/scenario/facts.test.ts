import { expect, test } from "vitest";
import type { Question } from "../question.ts";
import type { BaseState, GameEvent } from "../rules.ts";
import { question } from "../testing/questions.ts";
import {
  commonFacts,
  type Expected,
  expectShape,
  type Fact,
  type Facts,
  type Kind,
  type Now,
  questionFacts,
  readExpected,
} from "./facts.ts";
import { type Finding, reporting } from "./findings.ts";
import { fits, word } from "./shape.ts";

const SEATS = ["red", "blue"];
const called = (ref: string, seats: readonly string[]) => [ref.replace(/^\w+\//, ""), `${ref} of ${seats.length}`];
const COMMON = commonFacts<BaseState>(called);

function now(pending: readonly Question[], ids: readonly string[] = []): Now {
  const events = ids.map((id, n): GameEvent => ({ n, trail: "", id, params: {} }));
  return { state: { agenda: [], rng: [0, 0, 0, 0], told: 0 }, events, pending };
}

const slots = [{ ref: "place/a", max: 2 }];
const one = question({ kind: "one", options: ["piece/a", "piece/b"] });
const spread = { ...question({ kind: "spread", slots, min: 0, max: 2 }), who: 1, key: "send" };

test("who is asked what", () => {
  const { asked, options, question: parts } = COMMON;
  const both = now([one, spread]);
  expect([asked.read(both, "0", SEATS), asked.read(both, "1", SEATS)]).toEqual(["asked", "send"]);
  expect(asked.read(now([spread]), "0", SEATS)).toBe("nothing");
  expect(options.read(both, "0", SEATS)).toEqual([
    ["a", "piece/a of 2"],
    ["b", "piece/b of 2"],
  ]);
  expect(options.read(now([]), "0", SEATS)).toEqual([]);
  expect(parts.read(both, "1", SEATS)).toEqual(questionFacts(spread, called, SEATS));
});

test("how often something was told", () => {
  expect(COMMON.told.read(now([], ["a", "b", "a"]), "a", SEATS)).toBe(2);
  expect(COMMON.told.read(now([], ["b"]), "a", SEATS)).toBe(0);
});

test.each<[asked: Question | undefined, min: number | undefined, max: number | undefined]>([
  [one, undefined, undefined],
  [question({ kind: "some", options: ["a", "b", "c"], min: 1, max: 2 }), 1, 2],
  [question({ kind: "number", min: 3, max: 4 }), 3, 4],
  [spread, 0, 2],
  [question({ kind: "order", options: ["a", "b"] }), undefined, undefined],
  [undefined, undefined, undefined],
])("%# the bounds of a question", (asked, min, max) => {
  expect(questionFacts(asked, called, SEATS)).toMatchObject({ asked: asked?.key ?? "nothing", min, max });
});

test("the slots of a question", () => {
  expect(questionFacts(spread, called, SEATS).slots).toEqual([{ called: ["a", "place/a of 2"], max: 2 }]);
  expect(questionFacts(one, called, SEATS).slots).toEqual([]);
  expect(questionFacts(undefined, called, SEATS).options).toEqual([]);
});

const fact = (kind: Kind, by?: Fact["by"]): Fact => ({ about: "", kind, read: () => 0, ...(by && { by }) });
const even = { kind: "even", meant: (name: string) => (Number(name) % 2 === 0 ? `even ${name}` : undefined) };
const FACTS: Facts = { pool: fact("number"), chips: fact("number", "seat"), fields: fact("text", even) };

function read(value: unknown): { all: Expected[]; findings: Finding[] } {
  const findings: Finding[] = [];
  return { all: readExpected(value, FACTS, SEATS, "expect", reporting(findings)), findings };
}

test("what is expected is read by seat, by key, or as it stands", () => {
  expect(read({ pool: 3, chips: { blue: 1, 0: 2 }, fields: { 4: "x" } })).toEqual({
    all: [
      { what: "pool", fact: "pool", key: "", wanted: 3 },
      { what: "chips 0", fact: "chips", key: "0", wanted: 2 },
      { what: "chips blue", fact: "chips", key: "1", wanted: 1 },
      { what: "fields 4", fact: "fields", key: "even 4", wanted: "x" },
    ],
    findings: [],
  });
  expect(read({ chips: [1, 2] })).toEqual({
    all: [{ what: "chips", fact: "chips", key: undefined, wanted: [1, 2] }],
    findings: [],
  });
  expect(read(undefined)).toEqual({ all: [], findings: [] });
});

test("seats and keys that are not there are told", () => {
  const { all, findings } = read({ chips: { pink: 1 }, fields: { 3: "x" } });
  expect(all).toEqual([]);
  expect(findings).toMatchObject([
    { place: "expect.chips", id: "scenario.seat", params: { name: "pink" } },
    { place: "expect.fields", id: "scenario.name", params: { kind: "kind/even", name: "3" } },
  ]);
  expect(read({ chips: [1, 2, 3] }).findings).toEqual([
    { place: "expect.chips", id: "scenario.seats", params: { n: 3, most: 2 } },
  ]);
});

test.each<[kind: Kind, fine: unknown[], bad: unknown[]]>([
  ["number", [1, -1, { atLeast: 1 }, { atMost: 2, atLeast: 1 }], ["1", { most: 1 }, 0.5]],
  ["text", ["a"], [1]],
  ["name", ["a"], [["a"]]],
  ["flag", [true], ["true"]],
  ["seat", ["red", "nobody"], ["pink", 1]],
  ["seats", [["red", "blue"]], ["red", ["nobody"]]],
  ["names", [["a"], { includes: ["a"], excludes: ["b"], count: 1 }], ["a", { count: -1 }, { unknown: 1 }]],
  ["order", [["a"], { includes: ["a"] }], ["a"]],
  ["top", [["a"]], [{ includes: ["a"] }]],
  ["counts", [[1, 2], { red: 1, blue: { atLeast: 1 } }], [1, ["a"], { red: "1" }]],
  ["question", [{ asked: "a", options: ["b"], min: 0, max: 1, slots: { a: 1 } }], [{ unknown: 1 }, { min: -1 }, "a"]],
  ["anything", [1, "a", [{}]], []],
])("the shape of %s", (kind, fine, bad) => {
  const seat = word("seat", () => SEATS);
  const shape = expectShape({ it: fact(kind), seats: fact(kind, "seat"), keys: fact(kind, even) }, seat);
  for (const value of fine) {
    for (const expected of [{ it: value }, { seats: { red: value } }, { seats: [value] }, { keys: { 2: value } }])
      expect([expected, fits(shape, expected)]).toEqual([expected, true]);
  }
  for (const value of bad) expect([value, fits(shape, { it: value })]).toEqual([value, false]);
  expect(fits(shape, { unknown: 1 })).toBe(false);
});
